import type { QuoteRef, TurnProposal } from '../../interview/proposal.ts'
import type { Message } from '../../interview/session.ts'
import { readable } from '../../language/readable.ts'
import { locateQuote, type Searchable, searchable } from '../../profile/locate-quote.ts'

/**
 * Puts the stored words in place of what a model quoted with other quotes, dashes, spaces or a slip.
 * What nobody wrote stays as it is: the gates leave it out.
 */
export function mendQuotes(proposal: TurnProposal, messages: readonly Message[]): TurnProposal {
  const ready = new Map<string, Searchable>()
  const lookUp = (content: string) => {
    const known = ready.get(content) ?? searchable(readable(content))
    ready.set(content, known)
    return known
  }
  const mend = <T extends Partial<QuoteRef>>(item: T): T => {
    const { seq, quote } = item
    const message = seq === undefined ? undefined : messages[seq]
    if (quote === undefined || message?.kind !== 'answer') return item
    const { content } = message
    if (content.includes(quote)) return item
    const text = lookUp(content)
    const found = locateQuote(text, quote, 0)
    return found ? { ...item, quote: text.content.slice(found.start, found.end) } : item
  }
  return {
    ...proposal,
    coverage: proposal.coverage.map(mend),
    memory: proposal.memory.map(mend),
    target: proposal.target && mend(proposal.target),
  }
}
