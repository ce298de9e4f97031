import type { IncomingHttpHeaders } from 'node:http'
import type { Edge } from './edge.ts'

/** As long as a session lasts at most. */
const ageSeconds = 86_400

/** The cookie of a console session: good for the console's own calls, and read nowhere else. */
export type ConsoleCookie = {
  read(): string | null
  /** The `Set-Cookie` that keeps the value, or takes it away where that is null. */
  write(value: string | null): string
}

/**
 * How the cookie is called depends on how the browser came. A browser keeps a `__Host-` cookie for
 * this very origin, and for secure ones, as it holds this machine's own name to be. In a local
 * network without TLS there is neither; where there is TLS, the weaker name is not looked at.
 */
export function consoleCookie(
  headers: IncomingHttpHeaders,
  { secure }: Pick<Edge, 'secure'>,
): ConsoleCookie {
  const safe = secure || isThisMachine(headers.host ?? '')
  const name = safe ? '__Host-colloquy' : 'colloquy_console'
  const pattern = new RegExp(`^ *${name}=([A-Za-z0-9_-]{43}) *$`)
  return {
    read() {
      const values = (headers.cookie ?? '')
        .split(';')
        .flatMap((cookie) => pattern.exec(cookie)?.[1] ?? [])
      // Two of one name: somebody else set one of them.
      return values.length === 1 ? (values[0] ?? null) : null
    },
    write(value) {
      const age = value === null ? 0 : ageSeconds
      const attributes = `Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax`
      return `${name}=${value ?? ''}; ${attributes}${safe ? '; Secure' : ''}`
    },
  }
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
