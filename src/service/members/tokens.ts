import { hash as digest } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { encodeBase62, type RandomBytes, randomBase62 } from '../ids.ts'
import type { Authenticate, Caller } from '../service.ts'
import type { Store } from '../store.ts'
import { scopesOf } from './roles.ts'
import type { Token } from './token-store.ts'

/** How often it is noted that a token is in use, and of how many at a time. */
const noteUseEveryMs = 600_000
const notedMax = 10_000

/**
 * `clq_` begins an access token, `clc_` one that the console fetched for its member, `cla_` one that an
 * assistant was given by a member, which is good at `/mcp` alone.
 */
const tokenPattern = /^cl[qca]_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/
const bearerPrefix = 'clc_'
const assistantPrefix = 'cla_'

function checksum(body: string): string {
  return encodeBase62(crc32(body), 6)
}

/** A new bearer token: `clq_`, 30 random base62 digits and 6 of checksum. */
export function createToken(randomBytes: RandomBytes): string {
  return write('clq_', randomBytes)
}

/** The same for the console, which keeps it for some minutes. */
export function createBearer(randomBytes: RandomBytes): string {
  return write(bearerPrefix, randomBytes)
}

/** The same for an assistant. */
export function createAssistantToken(randomBytes: RandomBytes): string {
  return write(assistantPrefix, randomBytes)
}

function write(prefix: string, randomBytes: RandomBytes): string {
  const body = randomBase62(randomBytes, 30)
  return `${prefix}${body}${checksum(body)}`
}

/** Whether a text can be a token at all; tells mistyped ones without a look into the database. */
export function isTokenShaped(text: string): boolean {
  const match = tokenPattern.exec(text)
  return match?.[1] !== undefined && checksum(match[1]) === match[2]
}

/** What is stored of a token: its SHA-256 in lower-case hex. */
export function hashToken(token: string): string {
  return digest('sha256', token)
}

/** Tells whose a token is. Whether it is looked up each time is for the store it is given to say. */
export function createAuthenticate({
  store,
  now,
  onUnnoted,
}: {
  store: Pick<Store, 'findToken' | 'findBearer' | 'touchToken'>
  now: () => Date
  /** Told why it could not be noted that a token is in use. */
  onUnnoted: (cause: unknown) => void
}): Authenticate {
  let noted = new Map<string, number>()

  return async function authenticate(text) {
    if (!isTokenShaped(text)) return null
    const hash = hashToken(text)
    if (text.startsWith(bearerPrefix)) return await findMember(hash)
    const token = await store.findToken({ hash })
    if (!token || token.revokedAt !== null) return null
    if (token.expiresAt !== null && token.expiresAt <= now().toISOString()) return null
    const { orgID, userID, scopes, tokenID, assistant } = token
    if (assistant && assistant.accessUntil <= now().toISOString()) return null
    noteUse(token)
    const caller = { orgID, userID, scopes, tokenID }
    // Counted by what stays: a new access token is no new caller.
    if (assistant) return { ...caller, tokenHash: `assistant ${tokenID}`, isAssistant: true }
    return { ...caller, tokenHash: hash }
  }

  /** Now and then, beside the call: that it was used is told to nobody in a hurry. */
  function noteUse({ hash, lastUsedAt }: Token): void {
    const at = now()
    const before = noted.get(hash) ?? Date.parse(lastUsedAt ?? '')
    if (at.getTime() - before < noteUseEveryMs) return
    if (noted.size >= notedMax) noted = new Map()
    noted.set(hash, at.getTime())
    // A call must not fail for it; the next one tries again.
    store.touchToken({ hash, at: at.toISOString() }).catch((cause: unknown) => {
      noted.delete(hash)
      onUnnoted(cause)
    })
  }

  async function findMember(hash: string): Promise<Caller | null> {
    const member = await store.findBearer({ hash, at: now().toISOString() })
    if (!member) return null
    const { orgID, userID, role, sessionHash } = member
    // Counted by the session: a new bearer is no new caller.
    return { orgID, userID, scopes: scopesOf(role), tokenHash: sessionHash, tokenID: 'console' }
  }
}
