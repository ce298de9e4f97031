import { randomBytes } from 'node:crypto'

const cookieName = 'colloquy_browser'
/** 128 random bits. */
const valueBytes = 16
/** A year: as long as a conversation is kept. */
const ageSeconds = 31_536_000

/** The value by which a participant's browser is known again; null where it sent none of ours. */
export function readBrowser(cookies: string | undefined): string | null {
  for (const cookie of cookies?.split(';') ?? []) {
    const value = new RegExp(`^ *${cookieName}=([A-Za-z0-9_-]{22}) *$`).exec(cookie)?.[1]
    if (value !== undefined) return value
  }
  return null
}

export function makeBrowser(): string {
  return randomBytes(valueBytes).toString('base64url')
}

/** The `Set-Cookie` that keeps the value for this one link. */
export function writeBrowser(
  value: string,
  { linkID, secure }: { linkID: string; secure: boolean },
): string {
  const path = `/i/${encodeURIComponent(linkID)}`
  const attributes = `Path=${path}; Max-Age=${ageSeconds}; HttpOnly; SameSite=Strict`
  return `${cookieName}=${value}; ${attributes}${secure ? '; Secure' : ''}`
}
