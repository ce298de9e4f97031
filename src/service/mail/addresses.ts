import { createHmac, timingSafeEqual } from 'node:crypto'
import { domainToASCII, domainToUnicode } from 'node:url'
import { foldEmail } from '../../profile/composition/identity.ts'

/** Of an address in an envelope, RFC 5321. */
const addressCharactersMax = 254

/** Whether mail can be sent there: one mailbox at one host, and nothing that ends a header. */
export function isMailAddress(address: string): boolean {
  if (address.length > addressCharactersMax) return false
  const [local = '', host = '', ...more] = address.split('@')
  if (more.length > 0 || local === '' || local.length > 64) return false
  return (
    /^[^\s"(),:;<>[\\\]\p{C}]+$/u.test(local) &&
    /^[\p{L}\p{N}.-]+$/u.test(host) &&
    !/^[.-]|\.\./.test(host) &&
    !host.endsWith('.') &&
    domainToASCII(host) !== ''
  )
}

/** What an address is told by without being kept: the same for however it is written, of one organization. */
export function addressKeyOf(key: string, orgID: string, email: string): string {
  return hmac(key, `address\n${orgID}\n${mailboxOf(email)}`)
}

/** What an address was told by once, which differed with some ways to write it. */
export function formerKeyOf(key: string, orgID: string, email: string): string {
  return hmac(key, `address\n${orgID}\n${foldEmail(email)}`)
}

/** The same for each way to write a mailbox: as mail programs do, which send to the host in ASCII. */
function mailboxOf(email: string): string {
  const [local = '', host = ''] = email.trim().split('@')
  // In letters again, as most of what was kept before is told by them.
  const whole = domainToUnicode(domainToASCII(host))
  const name = whole.endsWith('.') ? whole.slice(0, -1) : whole
  return `${local.normalize('NFKC').toLowerCase().normalize('NFC')}@${name}`
}

/** Lets whoever has it unsubscribe an address: signed, so that nobody makes up any. */
export function unsubscribeToken(key: string, orgID: string, addressKey: string): string {
  const org = Buffer.from(orgID).toString('base64url')
  return `${org}.${addressKey}.${signatureOf(key, orgID, addressKey)}`
}

/** Null where it is none of ours. */
export function readUnsubscribeToken(
  key: string,
  token: string,
): { orgID: string; addressKey: string } | null {
  const [org = '', addressKey = '', signature = '', ...more] = token.split('.')
  if (more.length > 0) return null
  const orgID = Buffer.from(org, 'base64url').toString()
  const given = Buffer.from(signature)
  const due = Buffer.from(signatureOf(key, orgID, addressKey))
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null
  return { orgID, addressKey }
}

function signatureOf(key: string, orgID: string, addressKey: string): string {
  return hmac(key, `unsubscribe\n${orgID}\n${addressKey}`).slice(0, 22)
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
