import type { QuoteRef, TurnProposal } from '../../interview/proposal.ts'
import type { Message } from '../../interview/session.ts'
import { locateQuote, searchable } from '../../profile/locate-quote.ts'

/** What a model quotes from is looked through up to here; it was shown no more of it. */
const searchedCharactersMax = 2_000

/**
 * Puts the stored words in place of what a model quoted with other quotes, dashes, spaces or a slip.
 * What nobody wrote stays as it is: the gates leave it out.
 */
export function mendQuotes(proposal: TurnProposal, messages: readonly Message[]): TurnProposal {
  const mend = <T extends Partial<QuoteRef>>(item: T): T => {
    const { seq, quote } = item
    const message = seq === undefined ? undefined : messages[seq]
    if (quote === undefined || message?.kind !== 'answer') return item
    const { content } = message
    if (content.includes(quote)) return item
    const found = locateQuote(searchable(content.slice(0, searchedCharactersMax)), quote, 0)
    return found ? { ...item, quote: content.slice(found.start, found.end) } : item
  }
  return {
    ...proposal,
    coverage: proposal.coverage.map(mend),
    memory: proposal.memory.map(mend),
    target: proposal.target && mend(proposal.target),
  }
}
