/** A year: as long as a conversation is kept. */
const ageSeconds = 31_536_000

/**
 * The cookie by which a participant's browser is known again. Under TLS its name makes browsers refuse
 * it from anybody who came without, and the name without that is not looked at.
 */
export function browserCookie({
  secure,
  embedOrigins,
}: {
  secure: boolean
  embedOrigins: readonly string[]
}) {
  const name = secure ? '__Secure-colloquy_browser' : 'colloquy_browser'
  const pattern = new RegExp(`^ *${name}=([A-Za-z0-9_-]{22}) *$`)
  return {
    /** Null where the browser sent none of ours. */
    read(cookies: string | undefined): string | null {
      for (const cookie of cookies?.split(';') ?? []) {
        const value = pattern.exec(cookie)?.[1]
        if (value !== undefined) return value
      }
      return null
    },
    /** The `Set-Cookie` that keeps the value for the pages of one link. */
    write(value: string, path: string, sameSite: 'Strict' | 'Lax' = 'Strict'): string {
      const attributes = `Path=${path}; Max-Age=${ageSeconds}; HttpOnly`
      if (!secure) return `${name}=${value}; ${attributes}; SameSite=${sameSite}`
      // Of a page that may stand in a frame of another site: kept for that site by itself. What comes
      // from elsewhere is refused by other headers.
      const site = embedOrigins.length > 0 ? 'None; Partitioned' : sameSite
      return `${name}=${value}; ${attributes}; SameSite=${site}; Secure`
    },
  }
}
