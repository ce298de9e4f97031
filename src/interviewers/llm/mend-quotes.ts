import type { QuoteRef, TurnProposal } from '../../interview/proposals/proposal.ts'
import type { Message } from '../../interview/session.ts'
import { readable } from '../../language/readable.ts'
import { locateQuote, searchable } from '../../profile/claims/locate-quote.ts'

/**
 * Puts the stored words in place of what a model's recap quoted with other quotes, dashes, spaces or a
 * slip. What nobody wrote stays as it is: the line that rests on it is left out.
 */
export function mendQuotes(proposal: TurnProposal, messages: readonly Message[]): TurnProposal {
  const { recap } = proposal
  if (!recap) return proposal
  return {
    ...proposal,
    recap: recap.map(({ text, quotes }) => ({
      text,
      quotes: quotes.map((quote) => mend(quote, messages)),
    })),
  }
}

function mend({ seq, quote }: QuoteRef, messages: readonly Message[]): QuoteRef {
  const message = messages[seq]
  if (message?.kind !== 'answer' || message.content.includes(quote)) return { seq, quote }
  const text = searchable(readable(message.content))
  const found = locateQuote(text, quote, 0)
  return { seq, quote: found ? text.content.slice(found.start, found.end) : quote }
}
