import type { CallID } from '../contract/calls.ts'
import { routes } from './routes.ts'
import { type Received, type SendOptions, send } from './send.ts'
import type { CallOptions, Client } from './types.ts'

export { ColloquyError } from './error.ts'
export type { CallOptions, Client } from './types.ts'

/** How long one try of a call may take. A participant's event is answered within 13 s. */
const timeoutMsDefault = 30_000
/** Items a page when a list is walked and no `limit` is given. */
const pageItems = 100

export type ClientOptions = {
  /** Where the service is, as in `https://interviews.example.com`. A page it serves itself: `''`. */
  baseURL: string
  /** The access token; the calls of participants and of `console` go without, and never carry it. */
  token?: string
  /** In place of the global one. */
  fetch?: typeof fetch
  /** Milliseconds for each try of a call; 30 seconds when left out. */
  timeoutMs?: number
}

type Input = Record<string, unknown>

/**
 * The service's calls as methods, in browsers and on Node. Each answers what `result` holds and fails
 * with a `ColloquyError`. Reads, and writes with an `idempotencyKey`, are tried up to three times.
 *
 * @example
 * const client = createClient({ baseURL: 'https://interviews.example.com', token })
 * const { interviewID } = await client.interviews.addOne({ productID, interviewName, guidelines })
 * const links = await client.invites.createInvites({ interviewID, count: 10 })
 * for await (const invite of client.invites.getList.each({ interviewID })) console.log(invite.status)
 */
export function createClient({ baseURL, token, fetch, timeoutMs }: ClientOptions): Client {
  const options: SendOptions = {
    baseURL: baseURL.replace(/\/+$/, ''),
    token,
    // Called as a plain function: browsers refuse their own fetch with another `this`.
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: timeoutMs ?? timeoutMsDefault,
  }
  const client: Record<string, Record<string, unknown>> = {}
  for (const [id, route] of Object.entries(routes)) {
    const [tag = '', name = ''] = id.split('.')
    client[tag] ??= {}
    client[tag][name] = createMethod(options, id, route)
  }
  // Filled from the table that the compiler holds to the contract.
  return client as Client
}

function createMethod(options: SendOptions, id: string, route: string) {
  const [method = '', path = ''] = route.split(' ')
  const isOpen = path.startsWith('/i/')
  const ofConsole = path.startsWith('/console/')
  const makesLinks: CallID = 'invites.createInvites'

  function request(input: Input, call: CallOptions = {}): Promise<Received> {
    const linkID = encodeURIComponent(String(input.linkID))
    const query = method === 'GET' && !isOpen ? writeQuery(input) : ''
    return send(
      isOpen || ofConsole ? { ...options, token: undefined } : options,
      {
        method,
        target: path.replace('{linkID}', linkID) + query,
        ...(method === 'POST' && { body: isOpen ? (input.event ?? {}) : input }),
        ...(ofConsole && { headers: { 'x-colloquy-console': '1' } }),
        safe: (method === 'GET' && id !== makesLinks) || call.idempotencyKey !== undefined,
      },
      call,
    )
  }

  async function* each(input: Input, call?: CallOptions): AsyncGenerator<unknown> {
    let cursor: string | null = null
    do {
      const { result, link } = await request(
        { limit: pageItems, ...input, ...(cursor !== null && { cursor }) },
        call,
      )
      if (Array.isArray(result)) yield* result
      cursor = nextCursor(link)
    } while (cursor !== null)
  }

  return Object.assign(
    async (input: Input, call?: CallOptions) => (await request(input, call)).result,
    { each },
  )
}

function writeQuery(input: Input): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined) query.append(name, String(value))
  }
  return `?${query}`
}

/** Only the cursor is taken from the link: the token never follows an address out of an answer. */
function nextCursor(link: string | null): string | null {
  const url = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return url === undefined ? null : new URLSearchParams(url.split('?')[1]).get('cursor')
}
