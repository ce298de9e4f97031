/** Longest address that a page is sent on to: an assistant's may be long, and a cookie must hold it. */
const charactersMax = 2_000

/**
 * Whether a text is an address within the service: a path that no browser reads as another host, as it
 * does `//host` and `/\host`, written in plain characters.
 */
export function isOwnPath(text: string): boolean {
  if (text.length > charactersMax || text.startsWith('//')) return false
  return text.startsWith('/') && /^[!-[\]-~]+$/.test(text)
}
