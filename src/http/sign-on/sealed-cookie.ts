import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Checks } from '../../service/sign-on/issuer.ts'
import type { Edge } from '../edge.ts'
import { cookieName, readOne } from '../requests/console-cookie.ts'

/** How long somebody may take to sign in elsewhere. */
const ageSeconds = 600
const algorithm = 'aes-256-gcm'
const [keyBytes, ivBytes, tagBytes] = [32, 12, 16]

/** One sign-on under way. */
export type UnderWay = { checks: Checks; then: string }

/**
 * What a browser keeps while its member signs in elsewhere, so that the answer is taken from that browser
 * alone, by any process. It is sealed: whoever reads it cannot end what the browser began. Lax, as the
 * answer comes by a link of another site; the state in it tells an answer that this browser asked for.
 */
export function createSealedCookie({ secure, now }: Pick<Edge, 'secure' | 'now'>, secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sign-on cookie', keyBytes))

  function seal(text: string): string {
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv(algorithm, key, iv)
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  }

  function open(value: string): string | null {
    const bytes = Buffer.from(value, 'base64url')
    if (bytes.length <= ivBytes + tagBytes) return null
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    })
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    try {
      const body = decipher.update(bytes.subarray(ivBytes + tagBytes))
      return Buffer.concat([body, decipher.final()]).toString('utf8')
    } catch {
      // Nothing that was sealed here.
      return null
    }
  }

  function write(headers: IncomingHttpHeaders, value: string, age: number): string {
    const { name, attribute } = cookieName('signOn', headers, secure)
    return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${attribute}`
  }

  return {
    /** What this browser began; null where it is nothing, or was too long ago. */
    read(headers: IncomingHttpHeaders): UnderWay | null {
      const { name } = cookieName('signOn', headers, secure)
      const text = open(readOne(headers.cookie, name) ?? '')
      if (text === null) return null
      // Sealed by `write`, and by nobody else.
      const { until, ...underWay } = JSON.parse(text) as UnderWay & { until: number }
      return until > now().getTime() ? underWay : null
    },
    write(headers: IncomingHttpHeaders, underWay: UnderWay): string {
      const until = now().getTime() + ageSeconds * 1_000
      return write(headers, seal(JSON.stringify({ ...underWay, until })), ageSeconds)
    },
    clear: (headers: IncomingHttpHeaders) => write(headers, '', 0),
  }
}
