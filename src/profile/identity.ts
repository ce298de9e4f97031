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

function foldEmail(email: string | undefined): string {
  return (email ?? '').trim().normalize('NFC').toLowerCase()
}
