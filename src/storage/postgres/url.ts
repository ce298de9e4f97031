/** Whether the driver can read it: otherwise it would fail with an error that nobody can act upon. */
export function isPostgresURL(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text)) return false
  // What the driver itself puts right: no host, as for a socket, blanks and lone percent signs.
  const given = text.replace('@/', '@socket/')
  const whole = / |%(?![a-f0-9]{2})/i.test(given) ? encodeURI(given) : given
  if (!URL.canParse(whole)) return false
  const { username, password, pathname } = new URL(whole)
  return [username, password, pathname].every(isDecodable)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false // Bytes that are no UTF-8.
  }
}
