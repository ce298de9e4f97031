import type { IncomingHttpHeaders } from 'node:http'
import type { Edge } from '../edge.ts'

/** As long as a session lasts at most. */
const ageSeconds = 86_400

/** The cookie of a console session: good for the console's own calls, and read nowhere else. */
export type ConsoleCookie = {
  read(): string | null
  /** The `Set-Cookie` that keeps the value, or takes it away where that is null. */
  write(value: string | null): string
}

export function consoleCookie(
  headers: IncomingHttpHeaders,
  { secure }: Pick<Edge, 'secure'>,
): ConsoleCookie {
  const { name, attribute } = cookieName('console', headers, secure)
  return {
    read() {
      const value = readOne(headers.cookie, name)
      return value !== null && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null
    },
    write(value) {
      const age = value === null ? 0 : ageSeconds
      const attributes = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`
      return `${name}=${value ?? ''}; ${attributes}${attribute}`
    },
  }
}

const names = {
  console: { safe: '__Host-colloquy', plain: 'colloquy_console' },
  device: { safe: '__Host-colloquy_device', plain: 'colloquy_device' },
  signOn: { safe: '__Host-colloquy_sign_on', plain: 'colloquy_sign_on' },
}

/**
 * How a cookie is called depends on how the browser came. A browser keeps a `__Host-` cookie for
 * this very origin, and for secure ones, as it holds this machine's own name to be. In a local
 * network without TLS there is neither; where there is TLS, the weaker name is not looked at.
 */
export function cookieName(
  what: keyof typeof names,
  { host = '' }: IncomingHttpHeaders,
  secure: boolean,
): { name: string; attribute: string } {
  const isSafe = secure || isThisMachine(host)
  const { [what]: name } = names
  return isSafe ? { name: name.safe, attribute: '; Secure' } : { name: name.plain, attribute: '' }
}

/** The value of the one cookie of this name. Of two, somebody else set one: that is none. */
export function readOne(cookies: string | undefined, name: string): string | null {
  const values = (cookies ?? '').split(';').flatMap((cookie) => {
    const [given = '', value = '', ...rest] = cookie.trim().split('=')
    return given === name && rest.length === 0 ? [value] : []
  })
  return values.length === 1 ? (values[0] ?? null) : null
}

function isThisMachine(host: string): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(name)
  )
}
