import { sentences } from '../../language/sentences.ts'
import { countWords, fold, words } from '../../language/words.ts'
import { aboutTexts } from '../texts/about.ts'
import { spokenLanguage } from '../texts/texts.ts'
import { type Reply, withoutQuotes } from './context.ts'
import { ofItself, passesOn, praise, sympathy } from './lexicon.ts'

const ackWordsMax = 12
/** Of an answer to what the participant asked, which is more than a nod. */
const metaAckWordsMax = 30
/** Lines of the interviewer's in which the same nod does not come twice. */
const linesBack = 3
/** Said before an end that was proposed; where a question comes instead, it makes no sense. */
const endings: readonly string[] = ['close', 'confirm_end']

/** A short neutral nod, at most every second turn; anything else in its place is left out. */
export function keepNeutralAck(reply: Reply): void {
  if (reply.ack === null) return
  const { session, proposal } = reply
  const meta = proposal.action === 'answer_meta'
  const last = session.acknowledgedAt
  const tooSoon = !meta && last !== undefined && session.turns - last < 2
  const tooLong = countWords(reply.ack) > (meta ? metaAckWordsMax : ackWordsMax)
  const asks = withoutQuotes(reply.ack).includes('?')
  const ends = endings.includes(proposal.action)
  const unfit = reply.ack === '' || tooSoon || tooLong || asks || ends
  // Whoever asks the same again is owed the same answer again.
  const isRepeated = !meta && isSaidLately(reply.ack, reply)
  if (unfit || isRepeated || isPraise(reply.ack, reply)) reply.ack = null
  if (meta && reply.ack !== null && !isTrueOfUs(reply.ack, reply)) {
    reply.ack = aboutTexts[spokenLanguage(session.language) ?? 'en'].noted
  }
}

/** What an interviewer truly says of itself and of the interview, or that it does not know. */
function isTrueOfUs(ack: string, { session }: Reply): boolean {
  if (passesOn[spokenLanguage(session.language) ?? 'en'].test(ack)) return true
  return words(ack).some((word) => ofItself.includes(word))
}

function isSaidLately(ack: string, { messages }: Reply): boolean {
  const recent = messages.filter(({ role }) => role === 'assistant').slice(-linesBack)
  return recent.some(({ content }) => fold(content).startsWith(`${fold(ack)} `))
}

/** Leaves out sentences of praise in front of the question. */
export function dropPraise(reply: Reply): void {
  const parts = sentences(reply.question, reply.session.language).map(({ text }) => text)
  const kept = parts.filter((part) => part.includes('?') || !isPraise(part, reply))
  if (kept.length > 0 && kept.length < parts.length) reply.question = kept.join(' ')
}

function isPraise(text: string, { session }: Reply): boolean {
  const language = spokenLanguage(session.language) ?? 'en'
  const own = withoutQuotes(text)
  return praise[language].test(own) || sympathy[language].test(own)
}
