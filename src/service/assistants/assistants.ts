import type { BodyOf, ResultOf } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import type { RandomBytes } from '../ids.ts'
import { createCode } from '../members/accounts.ts'
import type { Token } from '../members/token-store.ts'
import type { Caller, Service } from '../service.ts'
import type { Store } from '../store.ts'
import { hashText } from '../taking-part/consent.ts'
import {
  type AuthorizationRequest,
  type RefusedRequest,
  readRequest,
} from './authorization-request.ts'
import type { AssistantClient, Clients } from './clients.ts'
import { placeOf } from './redirects.ts'

/** How long a code is good, … */
const codeMs = 60_000
/** … and kept, so that one that comes twice ends what it was exchanged for. */
const codeKeptMs = 3_600_000
/** Assistants of one member. */
const assistantsMax = 50

export type AssistantDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  clients: Clients
  /** Where the service is, without a slash at its end. */
  publicURL: string
}

type AssistantCalls = Pick<
  Service,
  'assistants.getRequest' | 'assistants.answer' | 'assistants.getList' | 'assistants.revoke'
>

/** What members let assistants do that they sign in for. */
export function createAssistants(deps: AssistantDeps): AssistantCalls {
  const { store, now } = deps
  const at = () => now().toISOString()

  return {
    async 'assistants.getRequest'({ caller, body: { request } }) {
      const asked = await read(deps, caller, request)
      const asking = present(asked)
      if ('problem' in asked) return { value: asking }
      return { value: { ...asking, shown: deps.clients.sign(shownOf(caller, asked)) } }
    },

    async 'assistants.answer'({ caller, body }) {
      const request = await read(deps, caller, body.request)
      if ('problem' in request) return { value: { returnTo: request.returnTo } }
      if (!body.allow) {
        const returnTo = request.answer({
          error: 'access_denied',
          error_description: 'The member did not allow it.',
        })
        return { value: { returnTo } }
      }
      if (!deps.clients.isSigned(shownOf(caller, request), body.shown ?? '')) {
        const told =
          'This is not what you were shown: who asks, what for, or where the answer goes has changed. Load the page anew.'
        throw new AppError('conflict', told)
      }
      const code = await giveCode(deps, { caller, request, scopes: body.scopes ?? request.scopes })
      return { value: { returnTo: request.answer({ code }) } }
    },

    async 'assistants.getList'({ caller: { orgID, userID } }) {
      const own = await store.listAssistants({ orgID, userID, at: at(), limit: assistantsMax })
      return { value: own.map(presentAssistant) }
    },

    async 'assistants.revoke'({ caller, body: { tokenID } }) {
      const { orgID, userID } = caller
      if (await store.revokeToken({ tokenID, orgID, assistantOf: userID, at: at() })) {
        return { value: { done: true as const } }
      }
      throw new AppError('not_found', 'You have no assistant with this tokenID, or it has ended.')
    },
  }
}

/** Consent is a person's: no token gives it, whatever it may do otherwise. */
async function read(
  { clients, publicURL }: AssistantDeps,
  caller: Caller,
  request: string,
): Promise<AuthorizationRequest | RefusedRequest> {
  if (caller.tokenID !== 'console') {
    throw new AppError('forbidden', 'Only a member who is signed in to the console may do this.')
  }
  return await readRequest({ clients, publicURL }, { caller, request })
}

async function giveCode(
  { store, now, randomBytes }: AssistantDeps,
  {
    caller: { orgID, userID },
    request: { client, redirectURI, challenge, scopes: asked },
    scopes,
  }: {
    caller: Caller
    request: AuthorizationRequest
    scopes: NonNullable<BodyOf<'assistants.answer'>['scopes']>
  },
): Promise<string> {
  const given = asked.filter((scope) => scopes.includes(scope))
  if (given.length === 0 || scopes.some((scope) => !asked.includes(scope))) {
    throw new AppError('invalid', 'scopes must be some of those that the assistant asks for.')
  }
  const code = createCode(randomBytes)
  const at = now().getTime()
  const kept = await store.addCode({
    code: {
      ...{ codeHash: hashText(code), orgID, userID, redirectURI, challenge },
      clientID: client.clientID,
      clientName: nameOf(client, redirectURI),
      scopes: given,
      expiresAt: new Date(at + codeMs).toISOString(),
    },
    at: new Date(at).toISOString(),
    forgetBefore: new Date(at - codeKeptMs).toISOString(),
    most: assistantsMax,
  })
  if (kept === 'full') {
    const told = `You have connected ${assistantsMax} assistants, or allowed as many just now: end one first, under Settings, Account.`
    throw new AppError('conflict', told)
  }
  return code
}

/** All that a member consents to, and who: as the page showed it, or as it is when they answer. */
function shownOf(
  { orgID, userID }: Caller,
  { client: { clientID, name, host }, redirectURI, scopes }: AuthorizationRequest,
): string {
  return JSON.stringify(['shown', orgID, userID, clientID, name, host, redirectURI, scopes])
}

/** As lists of tokens show it: what it calls itself, and what is known of it. */
function nameOf({ name, host }: AssistantClient, redirectURI: string): string {
  return `${name} (${host ?? placeOf(redirectURI).host})`
}

function present(
  request: AuthorizationRequest | RefusedRequest,
): ResultOf<'assistants.getRequest'> {
  const { client, redirectURI } = request
  const { host, isThisComputer } = placeOf(redirectURI)
  const asking = {
    name: client.name,
    ...(client.host !== null && { host: client.host }),
    returnHost: host,
    thisComputer: isThisComputer,
  }
  if ('problem' in request) {
    return { ...asking, scopes: [], problem: request.problem, returnTo: request.returnTo }
  }
  return { ...asking, scopes: request.scopes }
}

function presentAssistant({
  tokenID,
  name,
  scopes,
  createdAt,
  expiresAt,
  lastUsedAt,
}: Omit<Token, 'hash'>): ResultOf<'assistants.getList'>[number] {
  return {
    ...{ tokenID, name: name ?? '', scopes, timestamp: createdAt },
    ...(expiresAt !== null && { expires_on: expiresAt }),
    ...(lastUsedAt && { last_used: lastUsedAt }),
  }
}
