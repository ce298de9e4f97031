import { readable } from '../language/readable.ts'
import { contentStems, countWords } from '../language/words.ts'
import { settleDoubts, withoutDispelled } from './answers/doubts.ts'
import { isAllOrders } from './answers/read-answer.ts'
import type { Flag, TurnProposal } from './proposals/proposal.ts'
import { currentTopic, isMustAsk, openQuestions, topicState } from './questions/progress.ts'
import type { Message, Session } from './session.ts'
import type { Step } from './step.ts'
import { wishesFamiliar } from './texts/familiar.ts'

const factsMax = 60
const factCharactersMax = 300
const questionsForTeamMax = 20
const questionCharactersMax = 500
/** Most planned questions that one answer may settle by the way. */
const coveredPerTurnMax = 2
const shortAnswerWords = 3
const newStemsMin = 3
/** What is looked at to tell whether an answer is new: enough, and quick whatever is pasted. */
const messagesRead = 40
const charactersRead = 3_000
const unspaced =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const languageTag = /^[a-z]{2,3}$/

/** What is said under these is not evidence for a profile. */
const notEvidence: readonly Flag[] = ['injection', 'pasted', 'minor', 'crisis', 'distress', 'pii']
/** Flags counted as strikes while they come in a row. */
const strikeFlags = ['hostile', 'injection'] as const
const strikeAnswers = ['off_topic', 'dont_know', 'asked_me'] as const

/** What the engine itself can tell of an answer, before the interviewer has read it. */
export function recordAnswer({ session, messages }: Step, answer: string): void {
  const text = readable(answer)
  if (wishesFamiliar(text, session.language)) session.familiar = true
  // Words and stems of scripts without spaces cannot be counted: their answers get the benefit.
  const countable = !unspaced.test(text)
  setRun(session, 'short', countable && countWords(text) <= shortAnswerWords)
  const topic = topicState(session, session.current.topicId)
  if (!topic || !countable) return
  const stems = (said: string) => contentStems(said.slice(0, charactersRead), session.language)
  const known = new Set(messages.slice(-messagesRead).flatMap(({ content }) => stems(content)))
  const found = new Set(stems(text)).difference(known)
  topic.dryStreak = found.size < newStemsMin ? topic.dryStreak + 1 : 0
}

/** Keeps what the interviewer read out of an answer, as far as it holds. */
export function recordProposal(step: Step, proposal: TurnProposal): void {
  const { session } = step
  const answer = step.messages.findLast(({ role }) => role === 'user')
  if (answer && proposal.confirmed) settleDoubts(session, answer, proposal.confirmed)
  recordFlags(session, answer, proposal)
  recordCoverage(session, proposal)
  recordMemory(step, proposal)
  recordCovered(session, proposal)
  const { switchLanguage } = proposal
  if (switchLanguage !== null && languageTag.test(switchLanguage)) session.language = switchLanguage
  const { answered } = proposal.assessment
  // Whoever chose "No" has answered.
  if (answered === 'refused' && !answer?.choice) recordRefusal(session)
  if (answered === 'asked_me' || answered === 'meta') forgiveShortness(session)
}

/** Somebody who asks back has not run dry. */
function forgiveShortness(session: Session): void {
  setRun(session, 'short', false)
  const topic = topicState(session, session.current.topicId)
  if (topic) topic.dryStreak = Math.max(0, topic.dryStreak - 1)
}

/** The standing question is not asked again, nor rephrased. */
export function recordRefusal(session: Session): void {
  const topic = topicState(session, session.current.topicId)
  const { questionId } = session.current
  if (!topic || questionId === undefined || topic.refused.includes(questionId)) return
  topic.refused.push(questionId)
}

function recordFlags(session: Session, answer: Message | undefined, proposal: TurnProposal): void {
  const isOrders = answer !== undefined && isAllOrders(withoutDispelled(session, answer))
  const orders: Flag[] = isOrders ? ['injection'] : []
  const found = [...new Set([...proposal.flags, ...orders])]
  session.flags = [...new Set([...session.flags, ...found])]
  for (const flag of strikeFlags) setRun(session, flag, found.includes(flag))
  for (const level of strikeAnswers) setRun(session, level, proposal.assessment.answered === level)
  if (!answer) return
  if (proposal.assessment.answered === 'off_topic') {
    session.aside = [...(session.aside ?? []), answer.seq]
  }
  // Where an order has been found in an answer, its own words are barred and the rest stands.
  const isPart = !isOrders && hasOrders(withoutDispelled(session, answer))
  const barred = found.filter(
    (flag) => notEvidence.includes(flag) && !(flag === 'injection' && isPart),
  )
  if (barred.length > 0) {
    session.flagged = [...(session.flagged ?? []), { seq: answer.seq, flags: barred }]
  }
  const isKept = session.questionsForTeam.some(({ seq }) => seq === answer.seq)
  const asked = found.includes('question_for_team') && !isKept
  if (asked && session.questionsForTeam.length < questionsForTeamMax) {
    const quote = answer.content.slice(0, questionCharactersMax)
    session.questionsForTeam.push({ seq: answer.seq, quote })
  }
}

function hasOrders({ reading }: Message): boolean {
  return reading?.barred.some(({ why }) => why === 'order') ?? false
}

function recordCoverage(session: Session, { coverage }: TurnProposal): void {
  for (const { topicId, level } of coverage) {
    const topic = topicState(session, topicId)
    if (topic && level > topic.coverage) topic.coverage = level
  }
}

function recordMemory({ session, messages }: Step, { memory }: TurnProposal): void {
  const holding = memory.filter(({ seq, quote }) => isQuoteOf(messages[seq], quote))
  const kept = holding.map(({ fact, seq, quote }) => ({
    fact: fact.slice(0, factCharactersMax),
    seq,
    quote,
  }))
  session.memory = [...session.memory, ...kept].slice(-factsMax)
}

/** Whether a participant's message has these words, letter for letter. */
export function isQuoteOf(message: Message | undefined, quote: string): boolean {
  return message?.kind === 'answer' && quote.trim() !== '' && message.content.includes(quote)
}

function recordCovered(session: Session, { coveredQuestionIds }: TurnProposal): void {
  const settled = openQuestions(session)
    .filter((planned) => coveredQuestionIds.includes(planned.question.id))
    .filter((planned) => !isMustAsk(planned) && !planned.question.verbatim)
  for (const { topic, question } of settled.slice(0, coveredPerTurnMax)) {
    topicState(session, topic.id)?.alreadyCovered.push(question.id)
  }
}

/** Where it hurt is not probed any more. */
export function recordHurt(session: Session): void {
  const topic = topicState(session, currentTopic(session)?.id)
  if (!topic) return
  topic.sensitive = true
  topic.hurtAfter = topic.asked.length
}

/** Counts one more of what happened so far in all. */
export function countStrike(session: Session, name: string): void {
  session.strikes[name] = (session.strikes[name] ?? 0) + 1
}

function setRun(session: Session, name: string, happened: boolean): void {
  if (happened) countStrike(session, name)
  else delete session.strikes[name]
}
