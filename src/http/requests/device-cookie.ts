import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Edge } from '../edge.ts'
import { cookieName, readOne } from './console-cookie.ts'

/** A year. */
const ageSeconds = 31_536_000
/** 128 bits. */
const idCharacters = 22
/** The identifier and its signature. */
const valuePattern = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/

/**
 * By which a browser is known that has signed in to an account before. It opens nothing: it only lets
 * its owner try a password while others who guess at the account must wait. An account is an e-mail
 * address as `accountOf` writes it; one address may be a member of several organizations, each with a
 * password of its own. So the identifier is the same for all browsers that signed in to one of them:
 * whoever knows a password in one gets no more tries at that of another, however often they sign in.
 */
export function deviceCookie(
  headers: IncomingHttpHeaders,
  { secure, deviceSecret }: Pick<Edge, 'secure' | 'deviceSecret'>,
) {
  const { name, attribute } = cookieName('device', headers, secure)
  const sign = (id: string, account: string) =>
    createHmac('sha256', deviceSecret).update(`device ${id} ${account}`).digest()

  return {
    /** By what this browser's guesses at the account are counted; null where it never signed in. */
    read(account: string): string | null {
      const value = readOne(headers.cookie, name) ?? ''
      const [, id = '', signature = ''] = valuePattern.exec(value) ?? []
      if (id === '') return null
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(id, account)) ? id : null
    },
    /** The `Set-Cookie` of a browser that signed in to the account of this organization's member. */
    write(account: string, orgID: string): string {
      const told = JSON.stringify(['member', orgID, account])
      const hash = createHmac('sha256', deviceSecret).update(told).digest('base64url')
      const id = hash.slice(0, idCharacters)
      const value = `${id}.${sign(id, account).toString('base64url')}`
      return `${name}=${value}; Path=/; Max-Age=${ageSeconds}; HttpOnly; SameSite=Lax${attribute}`
    },
  }
}

/** An e-mail address by which guesses are counted, whether there is such an account or not. */
export function accountOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}
