import { sentences } from '../../language/sentences.ts'
import { countWords, fold, words } from '../../language/words.ts'
import { answerQuestions, isAboutAnswering } from '../answers/their-questions.ts'
import { aboutTexts } from '../texts/about.ts'
import { spokenLanguage } from '../texts/texts.ts'
import { type Reply, withoutQuotes } from './context.ts'
import { assurances, ofAnswers, ofItself, passesOn, praise, sympathy } from './lexicon.ts'
import { claims, isKind, isUntrue } from './remarks.ts'
import { isTakenUp } from './stated.ts'

const ackWordsMax = 12
/** A model meets what they told in a sentence or two, and answers what they asked in a few. */
const listeningWordsMax = 45
const answerWordsMax = 100
/** So few words answer nothing. */
const nodWordsMax = 4
/** Of the built-in interviewer's answer to what they asked, which is more than a nod. */
const metaAckWordsMax = 45
/** Most sentences of what is said beside a question that are read. */
const sentencesMax = 8
/** Lines of the interviewer's in which the same nod does not come twice. */
const linesBack = 3
/** Said before an end that was proposed; where a question comes instead, it makes no sense. */
const endings: readonly string[] = ['close', 'confirm_end']

/**
 * A short neutral nod, at most every second turn, or what a model says to what they told; or an answer
 * to what they asked. Returns what to say where the other gates leave nothing of an answer.
 */
export function keepNeutralAck(reply: Reply): string | null {
  if (reply.ack === null) return null
  const { session, proposal } = reply
  const questions = reply.messages.at(-1)?.reading?.questions ?? []
  const isNod = questions.length === 0 || countWords(reply.ack) <= nodWordsMax
  if (proposal.action === 'answer_meta' || !isNod) {
    const { noted } = aboutTexts[spokenLanguage(session.language) ?? 'en']
    const known = answerQuestions(session, questions) ?? noted
    const answer = session.interviewer === 'builtin' ? trueOfUs : whatAnswers
    reply.ack = answer(reply.ack, reply, known) ?? known
    return known
  }
  if (session.interviewer === 'builtin') keepNod(reply, reply.ack)
  else reply.ack = whatListens(reply, reply.ack)
  return null
}

/** Of the built-in interviewer: short, neutral, and not in two turns running. */
function keepNod(reply: Reply, ack: string): void {
  const { session, proposal } = reply
  const last = session.acknowledgedAt
  const tooSoon = last !== undefined && session.turns - last < 2
  const tooLong = countWords(ack) > ackWordsMax
  const asks = withoutQuotes(ack).includes('?')
  const ends = endings.includes(proposal.action)
  const unfit = ack === '' || tooSoon || tooLong || asks || ends
  if (unfit || isSaidLately(ack, reply) || isPraise(ack, reply) || isPity(ack, reply))
    reply.ack = null
}

/**
 * Of a model: the sentences that meet what they told, as many as are read at a glance. That something was
 * hard on them may be said, which strangers who judged interviews missed where it was not.
 */
function whatListens(reply: Reply, ack: string): string | null {
  // Before an end that does not come it makes no sense.
  const isSwapped = reply.ownWords || reply.planned !== null
  if (isSwapped && endings.includes(reply.proposal.action)) return null
  return sentencesOf(
    ack,
    reply,
    (text) => !claims(reply, text) && !isSaidLately(text, reply),
    listeningWordsMax,
  )
}

/**
 * Of a model: what answers their question. Each sentence is true of us, passes the question on, or is said
 * out of kindness; where they ask whether they answer well, or the rules see no question, kindness will do.
 */
function whatAnswers(ack: string, reply: Reply, known: string): string | null {
  const questions = reply.messages.at(-1)?.reading?.questions ?? []
  const isFree = questions.length === 0 || isAboutAnswering(questions)
  let isAnswered = isFree
  const isFit = (text: string) => {
    if (!isUntrue(reply, text) && isTrueOfUs(text, reply)) isAnswered = true
    else return isFree ? !claims(reply, text) : isKind(reply, text, known)
    return true
  }
  const kept = sentencesOf(ack, reply, isFit, answerWordsMax)
  return isAnswered ? kept : null
}

/** The sentences that may be said, as many as there is room for; null where there are none. */
function sentencesOf(
  ack: string,
  reply: Reply,
  isFit: (text: string) => boolean,
  wordsMax: number,
): string | null {
  const kept: string[] = []
  for (const { text } of sentences(ack, reply.session.language).slice(0, sentencesMax)) {
    if (withoutQuotes(text).includes('?') || isPraise(text, reply) || !isFit(text)) continue
    if (countWords([...kept, text].join(' ')) <= wordsMax) kept.push(text)
  }
  return kept.length > 0 ? kept.join(' ') : null
}

/** Of the built-in interviewer: what of an answer to their question is true of us; null where nothing is. */
function trueOfUs(ack: string, reply: Reply): string | null {
  return sentencesOf(ack, reply, (text) => isTrueOfUs(text, reply), metaAckWordsMax)
}

/** What an interviewer truly says of itself and of the interview, what the guide says first, or that it does not know. */
function isTrueOfUs(ack: string, { session }: Reply): boolean {
  const { opening } = session.plan
  if (opening && isTakenUp(ack, [opening.text], session.language)) return true
  const language = spokenLanguage(session.language) ?? 'en'
  if (passesOn[language].test(ack)) return true
  if (ofAnswers[language].test(ack) && !assurances.test(ack)) return true
  return words(ack).some((word) => ofItself.includes(word))
}

function isSaidLately(ack: string, { messages }: Reply): boolean {
  const recent = messages.filter(({ role }) => role === 'assistant').slice(-linesBack)
  return recent.some(({ content }) => fold(content).startsWith(`${fold(ack)} `))
}

/** Leaves out sentences of praise and pity in front of the question. */
export function dropPraise(reply: Reply): void {
  const parts = sentences(reply.question, reply.session.language).map(({ text }) => text)
  const isKept = (part: string) =>
    part.includes('?') || !(isPraise(part, reply) || isPity(part, reply))
  const kept = parts.filter(isKept)
  if (kept.length > 0 && kept.length < parts.length) reply.question = kept.join(' ')
}

function isPraise(text: string, { session }: Reply): boolean {
  return praise[spokenLanguage(session.language) ?? 'en'].test(withoutQuotes(text))
}

function isPity(text: string, { session }: Reply): boolean {
  return sympathy[spokenLanguage(session.language) ?? 'en'].test(withoutQuotes(text))
}
