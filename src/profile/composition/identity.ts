/**
 * Who somebody is, told by an e-mail address. One that the invite was made for is proved by the
 * link that was sent to it: all its interviews are one person's. One that was typed is only a claim,
 * which anybody can make: it is of its one interview. Dots and plus signs are part of an address.
 */
export function identityOf(known: {
  linkID: string
  invitedEmail?: string
  typedEmail?: string
}): string | null {
  const invited = foldEmail(known.invitedEmail)
  if (invited) return `invited:${invited}`
  const typed = foldEmail(known.typedEmail)
  return typed ? `typed:${typed} ${known.linkID}` : null
}

/** The address in an identity. */
export function emailOf(identity: string): string {
  const [address = ''] = identity.slice(identity.indexOf(':') + 1).split(' ')
  return address
}

/** Whether an identity is proved by the link. */
export function isProved(identity: string): boolean {
  return identity.startsWith('invited:')
}

/** The same text for the same address, however it was written. */
export function foldEmail(email: string | undefined): string {
  return (email ?? '').trim().normalize('NFC').toLowerCase()
}
