import { type Client, ColloquyError, createClient } from '../../client/client.ts'
import { type Member, sessionCalls, type Token } from './calls/session-calls.ts'
import { createWatched, useWatched } from './watch.ts'

export type SessionState =
  | { at: 'loading' }
  | { at: 'unreachable'; error: unknown }
  | { at: 'setup' }
  | { at: 'signedOut' }
  /** `isExpired`: the screen stays as it is until the person has signed in again. */
  | { at: 'signedIn'; member: Member; orgID: string; isExpired: boolean }

/** How members of this service sign in; `signOn` is what single sign-on is called. */
type Ways = Omit<Awaited<ReturnType<typeof sessionCalls.getState>>, 'state'>

/** A bearer is renewed this long before it ends. */
const renewMs = 30_000
/** Times that one call is made anew because its bearer was refused. */
const callsMax = 3

/** Who is signed in. The bearer lives in memory alone; the cookie is only good for fetching it. */
function createSession() {
  const state = createWatched<SessionState>({ at: 'loading' })
  let ways: Ways = { passwords: true }
  let token: Token | null = null
  let fetching: Promise<Token | null> | null = null
  let starting: Promise<void> | null = null

  /** One at a time: a slow look must not outlive the one that found everything well. */
  function start(): Promise<void> {
    starting ??= look().finally(() => {
      starting = null
    })
    return starting
  }

  async function look(): Promise<void> {
    try {
      const { state: at, ...told } = await sessionCalls.getState({})
      ways = told
      if (at === 'signedIn') await enter()
      else state.set({ at })
    } catch (error) {
      state.set({ at: 'unreachable', error })
    }
  }

  /** Reads who came in. Somebody else than before sees nothing of what was on the screen. */
  async function enter(): Promise<void> {
    const before = state.get()
    const next = await sessionCalls.getToken({})
    if (before.at === 'signedIn' && before.member.userID !== next.member.userID) {
      return location.assign('/console')
    }
    token = next
    state.set({ at: 'signedIn', member: next.member, orgID: next.orgID, isExpired: false })
  }

  function leave(): void {
    token = null
    const now = state.get()
    if (now.at === 'signedIn') state.set({ ...now, isExpired: true })
    else state.set({ at: 'signedOut' })
  }

  /** A fresh token; null when the session is over. */
  async function renew(): Promise<Token | null> {
    try {
      const next = await sessionCalls.getToken({})
      const now = state.get()
      token = next
      if (now.at === 'signedIn' && now.member.role !== next.member.role) {
        state.set({ ...now, member: next.member })
      }
      return next
    } catch (error) {
      if (!(error instanceof ColloquyError) || error.status !== 401) throw error
      leave()
      return null
    }
  }

  function signedInAgain(signal?: AbortSignal | null): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const now = state.get()
        if (now.at !== 'signedIn' || now.isExpired) return
        stop()
        resolve()
      }
      const end = () => {
        stop()
        reject(signal?.reason)
      }
      const unwatch = state.watch(look)
      const stop = () => {
        unwatch()
        signal?.removeEventListener('abort', end)
      }
      signal?.addEventListener('abort', end)
      if (signal?.aborted) end()
      else look()
    })
  }

  /** A good bearer. While nobody is signed in, it waits for somebody to be. */
  async function bearer(signal?: AbortSignal | null): Promise<string> {
    for (;;) {
      await signedInAgain(signal)
      if (token && Date.parse(token.expiresAt) - Date.now() > renewMs) return token.token
      fetching ??= renew().finally(() => {
        fetching = null
      })
      const fresh = await fetching
      if (fresh) return fresh.token
    }
  }

  const client = createClient({
    baseURL: '',
    async fetch(input, init) {
      const value = await bearer(init?.signal)
      const headers = new Headers(init?.headers)
      headers.set('authorization', `Bearer ${value}`)
      const reply = await fetch(input, { ...init, headers, credentials: 'omit' })
      if (reply.status === 401 && token?.token === value) token = null
      return reply
    },
  })

  /**
   * Makes a call, waiting first for as long as it takes somebody to sign in; a call whose bearer was
   * refused has changed nothing and is made anew.
   */
  async function run<T>(call: (client: Client) => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (let calls = 1; ; calls += 1) {
      await bearer(signal)
      try {
        return await call(client)
      } catch (error) {
        const isRefused = error instanceof ColloquyError && error.status === 401
        if (!isRefused || calls === callsMax) throw error
      }
    }
  }

  return {
    ...{ state, start, enter, run },
    client: () => client,
    ways: () => ways,
    /** Somebody may have signed in in another window of this browser. */
    async lookAgain(): Promise<void> {
      const { state: at } = await sessionCalls.getState({})
      if (at === 'signedIn') await enter()
    },
    /** Lets somebody else sign in. Loaded anew, so that no call of before is made in their name. */
    giveUp: () => location.assign('/console/signin'),
    /** Loaded anew, so that nothing that was begun is left in memory for whoever comes next. */
    async signOut(): Promise<void> {
      const { signOutURL } = await sessionCalls.signOut({})
      if (signOutURL === undefined) location.reload()
      else location.assign(signOutURL)
    },
  }
}

export const session = createSession()
export const useSession = (): SessionState => useWatched(session.state)

/** Who is signed in; only drawn where somebody is. */
export function useMember(): Member {
  const now = useSession()
  if (now.at !== 'signedIn') throw new TypeError('Nobody is signed in.')
  return now.member
}

export const canWrite = ({ role }: Member): boolean => role !== 'viewer'
export const canAdminister = ({ role }: Member): boolean => role === 'owner'
