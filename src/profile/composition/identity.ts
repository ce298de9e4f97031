/**
 * Who somebody is, told by an e-mail address. One that the invite was made for is proved by the
 * link that was sent to it; one that was typed is only a claim. The two never are the same person
 * by themselves. Dots and plus signs are part of an address.
 */
export function identityOf(known: { invitedEmail?: string; typedEmail?: string }): string | null {
  const invited = foldEmail(known.invitedEmail)
  if (invited) return `invited:${invited}`
  const typed = foldEmail(known.typedEmail)
  return typed ? `typed:${typed}` : null
}

/** The same e-mail known in the other way: who has it may be the same person, or somebody else. */
export function otherIdentity(identity: string): string | null {
  const [, kind, email] = /^(invited|typed):(.*)$/su.exec(identity) ?? []
  return email === undefined ? null : `${kind === 'typed' ? 'invited' : 'typed'}:${email}`
}

/** Whether an identity is proved by the link. */
export function isProved(identity: string): boolean {
  return identity.startsWith('invited:')
}

/** The same text for the same address, however it was written. */
export function foldEmail(email: string | undefined): string {
  return (email ?? '').trim().normalize('NFC').toLowerCase()
}
