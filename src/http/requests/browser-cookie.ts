/** A year: as long as a conversation is kept. */
const ageSeconds = 31_536_000

/**
 * The cookie by which a participant's browser is known again. Under TLS its name makes browsers refuse
 * it from anybody who came without, and the name without that is not looked at.
 */
export function browserCookie({ secure }: { secure: boolean }) {
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
    /** The `Set-Cookie` that keeps the value for this one link. */
    write(value: string, linkID: string): string {
      const path = `/i/${encodeURIComponent(linkID)}`
      const attributes = `Path=${path}; Max-Age=${ageSeconds}; HttpOnly; SameSite=Strict`
      return `${name}=${value}; ${attributes}${secure ? '; Secure' : ''}`
    },
  }
}
