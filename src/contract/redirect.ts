/** Characters of the name of a parameter that is kept. */
const parameterCharactersMax = 200

export function isParameter(name: string): boolean {
  return name.length <= parameterCharactersMax && /^[A-Za-z0-9_.-]+$/.test(name)
}

/** What stands in a redirect for something of the person: the link's identifier, or a kept parameter. */
const placeholder = /\{([A-Za-z0-9_.-]+)\}/g

/** Characters of a redirect. */
export const redirectCharactersMax = 2_000

/** The address with what is known in place of its placeholders, and nothing for what is not. */
export function fillRedirect(
  redirect: string,
  known: (name: string) => string | undefined,
): string {
  return redirect.replaceAll(placeholder, (_, name: string) =>
    encodeURIComponent(known(name) ?? ''),
  )
}

/**
 * Whether it is an `https:` address whatever its placeholders are filled with: what a person brings along
 * chooses no other host.
 */
export function isRedirect(text: string): boolean {
  if (text.length > redirectCharactersMax || !text.startsWith('https://')) return false
  const [one, other] = ['x', 'y'].map((value) => fillRedirect(text, () => value))
  if (one === undefined || other === undefined || /[{}\s\\]/.test(one)) return false
  if (!URL.canParse(one) || !URL.canParse(other)) return false
  const { origin, hostname, username, password } = new URL(one)
  const isFixed = origin === new URL(other).origin
  return isFixed && isHost(hostname) && username === '' && password === ''
}

/** Characters of a name of a host, and of one part of it. */
const hostCharactersMax = 253
const hostPartMax = 63

/** Whether a host, as a URL writes it, is an address or a name that there can be; `[::1]` has its brackets. */
function isHost(host: string): boolean {
  if (host.startsWith('[')) return true
  const name = host.endsWith('.') ? host.slice(0, -1) : host
  const isPart = (part: string) =>
    part.length <= hostPartMax && /^[a-z0-9_-]+$/.test(part) && !/^-|-$/.test(part)
  return name.length <= hostCharactersMax && name.split('.').every(isPart)
}
