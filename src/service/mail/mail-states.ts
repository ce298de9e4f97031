/** `invitation` and `reminder` go to people who are invited, the others to owners. */
export type MailKind = 'invitation' | 'reminder' | 'care' | 'care_more' | 'webhook_shut'

/**
 * `sending`: its words are on their way. `uncertain`: nobody knows whether they arrived, and they are not
 * sent again. `refused`: the server takes none for this address. `failed`: it was tried too often. `left`:
 * it was not to be sent any more.
 */
export type MailState = 'queued' | 'sending' | 'sent' | 'refused' | 'uncertain' | 'failed' | 'left'

/** A mail as lists of invites show it. */
export type MailShown = {
  kind: 'invitation' | 'reminder'
  state: MailState
  at: string
  code: number | null
}

/** With the words that a call gave; null where it was in the service's own. */
export type MailTold = MailShown & { subject: string | null; text: string | null }
