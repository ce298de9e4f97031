import { sentences } from '../../language/sentences.ts'
import { countWords } from '../../language/words.ts'
import { spokenLanguage } from '../texts.ts'
import { type Reply, withoutQuotes } from './context.ts'
import { praise } from './lexicon.ts'

const ackWordsMax = 12
/** Of an answer to what the participant asked, which is more than a nod. */
const metaAckWordsMax = 30

/** A short neutral nod, at most every second turn; anything else in its place is left out. */
export function keepNeutralAck(reply: Reply): void {
  if (reply.ack === null) return
  const { session, proposal } = reply
  const meta = proposal.action === 'answer_meta'
  const last = session.acknowledgedAt
  const tooSoon = !meta && last !== undefined && session.turns - last < 2
  const tooLong = countWords(reply.ack) > (meta ? metaAckWordsMax : ackWordsMax)
  const asks = withoutQuotes(reply.ack).includes('?')
  if (reply.ack === '' || tooSoon || tooLong || asks || isPraise(reply.ack, reply)) reply.ack = null
}

/** Leaves out sentences of praise in front of the question. */
export function dropPraise(reply: Reply): void {
  const parts = sentences(reply.question, reply.session.language).map(({ text }) => text)
  const kept = parts.filter((part) => part.includes('?') || !isPraise(part, reply))
  if (kept.length > 0 && kept.length < parts.length) reply.question = kept.join(' ')
}

function isPraise(text: string, { session }: Reply): boolean {
  return praise[spokenLanguage(session.language) ?? 'en'].test(withoutQuotes(text))
}
