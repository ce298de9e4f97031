import type { Usage } from '../session.ts'

/**
 * An interviewer was asked and proposed nothing that can be used. `why` is a word or two that may be
 * stored and logged: it never quotes what anybody wrote. What the attempt used up is counted all the
 * same.
 */
export class ProposalFailure extends Error {
  override readonly name = 'ProposalFailure'
  readonly why: string
  readonly usage: Usage | null

  constructor(why: string, usage: Usage | null = null) {
    super(`No proposal: ${why}.`)
    this.why = why
    this.usage = usage
  }
}
