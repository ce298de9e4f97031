/** A fetch that keeps the cookies it is given, as the participant's browser would. */
export function createBrowserFetch(): typeof fetch {
  const jar = new Map<string, string>()
  return async function browserFetch(input, init) {
    const headers = new Headers(init?.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await fetch(input, { ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }
}

/** The base URL and the linkID of an invite URL; null when it is none. */
export function readInviteURL(text: string): { baseURL: string; linkID: string } | null {
  const match = /^(https?:\/\/.+)\/i\/([0-9A-Za-z]+)\/?$/.exec(text.trim())
  return match?.[1] && match[2] ? { baseURL: match[1], linkID: match[2] } : null
}
