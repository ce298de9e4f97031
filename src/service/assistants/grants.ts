import { createHash } from 'node:crypto'
import { AppError } from '../../contract/errors.ts'
import { stampOf } from '../calls/audit-reads.ts'
import { createID, type RandomBytes, randomBase62 } from '../ids.ts'
import { createAssistantToken, hashToken } from '../members/tokens.ts'
import type { Store } from '../store.ts'
import { hashText } from '../taking-part/consent.ts'
import type { Granted, KeptPair } from './assistant-store.ts'
import { isResource, one } from './authorization-request.ts'
import type { AssistantClient, Clients } from './clients.ts'

/** How long an access token is good, seconds. */
export const accessSeconds = 3_600
/** An assistant that does not come back for that long has to ask again. */
const refreshMs = 30 * 86_400_000

/** A refresh token: this, what all of a family share, and what is new in each. */
const refreshPrefix = 'clr_'
const familyDigits = 22
const secretDigits = 30

/** What assistants do wrong without anybody signed in, by its names (RFC 6749, 5.2; 7591, 3.2.2; 8707, 2). */
export class GrantError extends Error {
  readonly code:
    | 'invalid_request'
    | 'invalid_grant'
    | 'invalid_target'
    | 'unsupported_grant_type'
    | 'invalid_client_metadata'
  constructor(code: GrantError['code'], message: string) {
    super(message)
    this.code = code
  }
}

export type GrantDeps = {
  store: Store
  now: () => Date
  randomBytes: RandomBytes
  clients: Clients
  publicURL: string
}

/** As RFC 6749, 5.1, has it. */
export type TokenAnswer = {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/** What assistants do without anybody signed in: a code or a refresh token is all they show. */
export type Grants = {
  exchange(form: URLSearchParams): Promise<TokenAnswer>
  /** Ends a token; says nothing of whether it was one (RFC 7009). */
  revoke(form: URLSearchParams): Promise<void>
  register(metadata: unknown): AssistantClient
}

export function createGrants(deps: GrantDeps): Grants {
  const { store, clients, publicURL } = deps
  const at = () => deps.now().toISOString()

  /** Nobody makes a call here, so its line of the audit log is written by itself. */
  async function note(call: string, { orgID, userID, tokenID }: Granted): Promise<void> {
    const line = { ...stampOf(deps), orgID, userID, tokenID, call, resource: tokenID, count: 1 }
    await store.addAudit({ lines: [line] })
  }

  async function redeem(form: URLSearchParams): Promise<TokenAnswer> {
    const verifier = needed(form, 'code_verifier')
    const code = needed(form, 'code')
    const familyPart = randomBase62(deps.randomBytes, familyDigits)
    const pair = createPair(deps, familyPart)
    const redeemed = await store.redeemCode({
      ...{ codeHash: hashText(code), clientID: needed(form, 'client_id'), at: at() },
      // OAuth 2.1 no longer asks for it; where it is told, it must be the one.
      redirectURI: readOne(form, 'redirect_uri'),
      challenge: challengeOf(verifier),
      tokenID: createID(deps, 'tok_'),
      ...pair.kept,
    })
    if (redeemed.outcome === 'unknown') throw badGrant('The code is not good, or no longer.')
    if (redeemed.outcome === 'reused') {
      await note('assistants.reused', redeemed)
      throw badGrant('The code came a second time; what it was exchanged for has ended.')
    }
    await note('assistants.connected', redeemed)
    return present(pair.given, redeemed)
  }

  async function renew(form: URLSearchParams): Promise<TokenAnswer> {
    const token = needed(form, 'refresh_token')
    const familyPart = familyOf(token)
    if (familyPart === null) throw badGrant('The refresh token is not good.')
    const pair = createPair(deps, familyPart)
    const clientID = needed(form, 'client_id')
    const renewed = await store.renewAssistant({
      ...{ clientID, expectHash: hashText(token), at: at() },
      ...pair.kept,
    })
    if (renewed.outcome === 'unknown')
      throw badGrant('The refresh token is not good, or no longer.')
    if (renewed.outcome === 'reused') {
      await note('assistants.reused', renewed)
      throw badGrant('The refresh token was used before: the assistant has to be connected again.')
    }
    return present(pair.given, renewed)
  }

  return {
    async exchange(form) {
      const kind = needed(form, 'grant_type')
      if (!isResource(readOne(form, 'resource'), publicURL)) {
        throw new GrantError('invalid_target', `resource must be ${publicURL}/mcp.`)
      }
      if (kind === 'authorization_code') return await redeem(form)
      if (kind === 'refresh_token') return await renew(form)
      throw new GrantError(
        'unsupported_grant_type',
        'grant_type must be authorization_code or refresh_token.',
      )
    },
    async revoke(form) {
      const token = needed(form, 'token')
      const familyPart = familyOf(token)
      const ended = await store.endAssistant({
        hash: hashToken(token),
        familyHash: familyPart === null ? '' : hashText(familyPart),
        clientID: needed(form, 'client_id'),
        at: at(),
      })
      if (ended) await note('assistants.revoke', ended)
    },
    register: (metadata) => clients.register(metadata),
  }
}

function createPair({ now, randomBytes }: GrantDeps, familyPart: string) {
  const access = createAssistantToken(randomBytes)
  const refresh = `${refreshPrefix}${familyPart}${randomBase62(randomBytes, secretDigits)}`
  const at = now().getTime()
  const kept: KeptPair & { familyHash: string } = {
    hash: hashToken(access),
    accessUntil: new Date(at + accessSeconds * 1_000).toISOString(),
    refreshHash: hashText(refresh),
    familyHash: hashText(familyPart),
    expiresAt: new Date(at + refreshMs).toISOString(),
  }
  return { given: { access, refresh }, kept }
}

function present(
  { access, refresh }: { access: string; refresh: string },
  { scopes }: Granted,
): TokenAnswer {
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    refresh_token: refresh,
    scope: scopes.join(' '),
  }
}

/** The part that all refresh tokens of a family share; null where it is no such token. */
function familyOf(token: string): string | null {
  const digits = token.slice(refreshPrefix.length)
  const isOne = token.startsWith(refreshPrefix) && digits.length === familyDigits + secretDigits
  return isOne && !/[^0-9A-Za-z]/.test(digits) ? digits.slice(0, familyDigits) : null
}

/** Of PKCE, by S256; what is no verifier (RFC 7636, 4.1) has none. */
function challengeOf(verifier: string): string {
  const isOne = verifier.length >= 43 && verifier.length <= 128
  if (!isOne || /[^A-Za-z0-9._~-]/.test(verifier)) return ''
  return createHash('sha256').update(verifier).digest('base64url')
}

function needed(form: URLSearchParams, name: string): string {
  const value = readOne(form, name)
  if (value === null) throw new GrantError('invalid_request', `${name} is missing.`)
  return value
}

function readOne(form: URLSearchParams, name: string): string | null {
  try {
    return one(form, name)
  } catch (error) {
    if (error instanceof AppError) throw new GrantError('invalid_request', error.message)
    throw error
  }
}

function badGrant(message: string): GrantError {
  return new GrantError('invalid_grant', message)
}
