import { hash as digest } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { encodeBase62, type RandomBytes, randomBase62 } from './ids.ts'
import type { Authenticate } from './service.ts'
import type { Store } from './store.ts'

const tokenPattern = /^clq_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/

function checksum(body: string): string {
  return encodeBase62(crc32(body), 6)
}

/** A new bearer token: `clq_`, 30 random base62 digits and 6 of checksum. */
export function createToken(randomBytes: RandomBytes): string {
  const body = randomBase62(randomBytes, 30)
  return `clq_${body}${checksum(body)}`
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
}: {
  store: Pick<Store, 'findToken'>
  now: () => Date
}): Authenticate {
  return async function authenticate(text) {
    if (!isTokenShaped(text)) return null
    const hash = hashToken(text)
    const token = await store.findToken({ hash })
    if (!token || token.revokedAt !== null) return null
    if (token.expiresAt !== null && token.expiresAt <= now().toISOString()) return null
    return { orgID: token.orgID, userID: token.userID, scopes: token.scopes, tokenHash: hash }
  }
}
