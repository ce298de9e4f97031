/** Longest address that somebody is sent back to, characters. */
export const redirectCharactersMax = 1_000

/** A program on one's own machine (RFC 8252, section 7.3), and what many such programs write instead. */
const loopbackHosts = ['127.0.0.1', '[::1]', 'localhost']

/** What editors register as theirs; other schemes need the dot of a name that somebody owns (RFC 8252, 7.1). */
const editorSchemes = ['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:']

/** Whether anybody may be sent back to this address with a code. */
export function isGoodRedirect(text: string): boolean {
  if (text.length > redirectCharactersMax || /[^\x21-\x7e]/.test(text)) return false
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || text.includes('#') || url.username !== '' || url.password !== '') return false
  // Without it a browser takes the rest for a path of this service.
  if (/^https?:/i.test(text) && !/^https?:\/\//i.test(text)) return false
  if (url.protocol === 'https:') return true
  if (url.protocol === 'http:') return loopbackHosts.includes(url.hostname)
  return editorSchemes.includes(url.protocol) || url.protocol.includes('.')
}

/** Letter by letter one of those that were registered, but for the port of one's own machine. */
export function isRegistered(registered: readonly string[], given: string): boolean {
  return registered.some((one) => one === given || (isLoopback(one) && sameButPort(one, given)))
}

/** Where a code goes, as people can tell it. */
export function placeOf(redirectURI: string): { host: string; isThisComputer: boolean } {
  const { protocol, host } = new URL(redirectURI)
  const isThisComputer = isLoopback(redirectURI) || protocol !== 'https:'
  return { host: protocol === 'https:' || protocol === 'http:' ? host : protocol, isThisComputer }
}

/** The address with these parameters added to those that it has. */
export function withParameters(redirectURI: string, parameters: Record<string, string>): string {
  return `${redirectURI}${redirectURI.includes('?') ? '&' : '?'}${new URLSearchParams(parameters)}`
}

function isLoopback(text: string): boolean {
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && loopbackHosts.includes(hostname)
}

function sameButPort(one: string, other: string): boolean {
  if (!isGoodRedirect(other)) return false
  const [left, right] = [new URL(one), new URL(other)]
  left.port = ''
  right.port = ''
  return left.href === right.href
}
