import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { cookieName, readOne } from './console-cookie.ts'
import type { Edge } from './edge.ts'

/** A year. */
const ageSeconds = 31_536_000
/** 128 random bits. */
const idBytes = 16
/** The identifier and its signature. */
const valuePattern = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/

/**
 * By which a browser is known that has signed in to an account before. It opens nothing: it only lets
 * its owner try a password while others who guess at the account must wait. An account is an e-mail
 * address as `accountOf` writes it.
 */
export function deviceCookie(
  headers: IncomingHttpHeaders,
  { secure, deviceSecret }: Pick<Edge, 'secure' | 'deviceSecret'>,
) {
  const { name, attribute } = cookieName('device', headers, secure)
  const sign = (id: string, account: string) =>
    createHmac('sha256', deviceSecret).update(`device ${id} ${account}`).digest()

  return {
    /** Which of the account's browsers this is; null where it is none. */
    read(account: string): string | null {
      const value = readOne(headers.cookie, name) ?? ''
      const [, id = '', signature = ''] = valuePattern.exec(value) ?? []
      if (id === '') return null
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(id, account)) ? id : null
    },
    /** The `Set-Cookie` that makes it one, a new one where no identifier is given. */
    write(account: string, given: string | null): string {
      const id = given ?? randomBytes(idBytes).toString('base64url')
      const value = `${id}.${sign(id, account).toString('base64url')}`
      return `${name}=${value}; Path=/; Max-Age=${ageSeconds}; HttpOnly; SameSite=Lax${attribute}`
    },
  }
}

/** An e-mail address by which guesses are counted, whether there is such an account or not. */
export function accountOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}
