import type { Scope } from '../../contract/calls/call.ts'
import { AppError } from '../../contract/errors.ts'
import type { Caller } from '../service.ts'
import type { AssistantClient, Clients } from './clients.ts'
import { isRegistered, withParameters } from './redirects.ts'

/** What assistants may ask for: nothing that governs the organization. */
export const assistantScopes = ['read', 'write'] as const satisfies readonly Scope[]
export type AssistantScope = (typeof assistantScopes)[number]
/** What programs ask for everywhere, and what is given here anyway or there is not: OAuth lets it be left out. */
const usualScopes: readonly string[] = ['offline_access', 'openid', 'profile', 'email']

/** What an assistant asks a member for, checked. */
export type AuthorizationRequest = {
  client: AssistantClient
  redirectURI: string
  challenge: string
  /** What it asks for and this member may give. */
  scopes: AssistantScope[]
  /** Sends back to the assistant with these parameters. */
  answer(parameters: Record<string, string>): string
}

/** A mistake that the assistant is told, by whoever it sent here. */
export type RefusedRequest = {
  client: AssistantClient
  redirectURI: string
  /** For the person. */
  problem: string
  returnTo: string
}

export type RequestDeps = { clients: Clients; publicURL: string }

/**
 * Reads the parameters that an assistant sent somebody here with. Where it cannot be known who asks, or
 * where the answer would go, nobody is sent back (RFC 6749, 4.1.2.1).
 */
export async function readRequest(
  { clients, publicURL }: RequestDeps,
  { caller, request }: { caller: Pick<Caller, 'orgID' | 'userID' | 'scopes'>; request: string },
): Promise<AuthorizationRequest | RefusedRequest> {
  const given = new URLSearchParams(request)
  const client = await clients.find(caller, one(given, 'client_id') ?? '')
  const redirectURI = one(given, 'redirect_uri') ?? onlyOne(client.redirectURIs)
  if (!isRegistered(client.redirectURIs, redirectURI)) {
    throw new AppError(
      'invalid',
      'The assistant wants an answer at an address that is none of its own (redirect_uri).',
    )
  }
  const state = one(given, 'state')
  const answer = (parameters: Record<string, string>) =>
    withParameters(redirectURI, {
      ...parameters,
      ...(state !== null && { state }),
      iss: publicURL,
    })
  const refuse = (error: string, problem: string): RefusedRequest => ({
    ...{ client, redirectURI, problem },
    returnTo: answer({ error, error_description: problem }),
  })

  if (one(given, 'response_type') !== 'code') {
    return refuse('unsupported_response_type', 'The assistant must ask for a code.')
  }
  if ((one(given, 'response_mode') ?? 'query') !== 'query') {
    return refuse('invalid_request', 'The assistant must take its answer as response_mode=query.')
  }
  const challenge = one(given, 'code_challenge') ?? ''
  const isProven = one(given, 'code_challenge_method') === 'S256'
  if (!isProven || !/^[A-Za-z0-9_-]{43}$/.test(challenge)) {
    return refuse('invalid_request', 'The assistant must use PKCE with S256 (code_challenge).')
  }
  if (!isResource(one(given, 'resource'), publicURL)) {
    return refuse('invalid_target', `What is asked for must be ${publicURL}/mcp (resource).`)
  }
  const told = (one(given, 'scope') ?? '').split(' ').filter((scope) => scope !== '')
  const asked = told.filter((scope) => !usualScopes.includes(scope))
  if (asked.some((scope) => !isAssistantScope(scope))) {
    const may = assistantScopes.join(' and ')
    return refuse('invalid_scope', `An assistant may ask for ${may} here, and for nothing else.`)
  }
  const wanted = asked.length === 0 ? ['read'] : asked
  const scopes = assistantScopes.filter(
    (scope) => wanted.includes(scope) && caller.scopes.includes(scope),
  )
  if (scopes.length === 0) {
    return refuse('invalid_scope', 'The assistant asks for nothing that you may give.')
  }
  return { client, redirectURI, challenge, scopes, answer }
}

function isAssistantScope(scope: string): scope is AssistantScope {
  return (assistantScopes as readonly string[]).includes(scope)
}

/** Whether this names what assistants reach here; where it is left out, nothing else is there to mean. */
export function isResource(given: string | null, publicURL: string): boolean {
  if (given === null) return true
  if (!URL.canParse(given)) return false
  return new URL(given).href.replace(/\/$/, '') === new URL(`${publicURL}/mcp`).href
}

/** A parameter; null where it is left out or, as OAuth has it, empty. None comes twice. */
export function one(given: URLSearchParams, name: string): string | null {
  const values = given.getAll(name)
  if (values.length > 1) throw new AppError('invalid', `${name} must be given at most once.`)
  return values[0] || null
}

function onlyOne(registered: readonly string[]): string {
  const [first, ...more] = registered
  if (first !== undefined && more.length === 0) return first
  throw new AppError('invalid', 'The assistant must say where the answer goes (redirect_uri).')
}
