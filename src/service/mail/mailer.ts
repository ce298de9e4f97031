/** A mail in plain text to one address. */
export type Letter = {
  /** The same for every try: what the Message-ID is made of. */
  mailID: string
  fromName: string
  to: string
  subject: string
  text: string
  headers: Record<string, string>
}

/**
 * `refused`: the server takes no mail for this address, or not this mail. `later`: it, or the way to it,
 * did not take it this time. `uncertain`: the way broke when its words were under way. `stopped`: it was
 * not to be sent any more.
 */
export type MailOutcome =
  | { kind: 'sent' | 'uncertain' | 'stopped' }
  | { kind: 'refused'; code: number }
  | { kind: 'later'; reason: string }

/** How mail is sent. */
export type Mailer = {
  /** Sends one and answers what came of it. `begin` is asked in the instant before its words go out. */
  send(
    letter: Letter,
    options: { begin: () => Promise<boolean>; signal: AbortSignal },
  ): Promise<MailOutcome>
}
