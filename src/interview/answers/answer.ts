import { AppError } from '../../contract/errors.ts'
import { gateAt, stayAtGate } from '../closed/gate.ts'
import { choiceOf, takeChoice, takeWords } from '../closed/take-closed.ts'
import { isPastCaps } from '../closing/caps.ts'
import { recordRecapAnswer, takeRecapAnswer } from '../closing/recap-answer.ts'
import { meetStop, settleEnd } from '../closing/stopping.ts'
import { takeVerdict } from '../closing/verdict.ts'
import { askLast, finish, letGo, wrapNow } from '../closing/wrap.ts'
import type { EngineEvent } from '../events.ts'
import { requestTurn } from '../proposals/lease.ts'
import { askNext } from '../questions/ask.ts'
import { newestQuestion } from '../questions/expects.ts'
import { recordAnswer, recordRefusal } from '../record.ts'
import { meetSelfHarm } from '../self-harm/meet-self-harm.ts'
import { hearSelfHarm } from '../self-harm/self-harm.ts'
import type { Message, MessageKind } from '../session.ts'
import { hear, hearSkip, pick, replyTo, type Step, textsOf } from '../step.ts'
import type { AnswerReading } from './answer-reading.ts'
import { meetConditions } from './conditions.ts'
import { isForModel } from './doubts.ts'
import { wantsToGoOn } from './intent.ts'
import { readAnswer } from './read-answer.ts'
import { answerQuestions, keepQuestions } from './their-questions.ts'

type Answer = Extract<EngineEvent, { type: 'answer' }>
type Skip = Extract<EngineEvent, { type: 'skip' }>

/** Questions whose skipping refuses the planned question itself, not a follow-up to it. */
const refusable: readonly MessageKind[] = ['opening', 'question', 'rephrase', 'redirect', 'meta']

/** Takes an answer: it is kept whatever comes next, and what comes next is on its way. */
export function takeAnswer(step: Step, answer: Answer): void {
  const { session } = step
  requireNewest(step, answer.after)
  if (answer.unread) {
    takeUnread(step, answer)
    return
  }
  const asked = session.endAsked === true
  if (session.state === 'verdict' && !asked) {
    takeVerdict(step, answer)
    return
  }
  const chosen = choiceOf(step, answer)
  if (chosen?.choice && !isHarm(answer)) {
    takeChoice(step, answer, { ...chosen, choice: chosen.choice })
    return
  }
  const question = newestQuestion(step.messages)?.content ?? null
  const { unsure } = answer
  const reading = readAnswer(answer.text, { language: session.language, question, unsure })
  if (session.state === 'conversation' && !asked && !chosen) {
    recordAnswer(step, answer.text)
    if (reading.act === 'answer') meetConditions(session, answer.text)
  }
  hearAnswer(step, answer, reading)
  keepQuestions(session, step.messages.length - 1, reading)
  if (reading.act === 'protest') session.noFollowUps = true
  const harm = reading.selfHarm
  // "I cannot go on" answers the question whether to stop, and a wish to stop is met as one.
  const isHint = harm === 'hinted' && !asked && reading.act === 'answer'
  if (harm === 'told' || (isHint && !isForModel(session))) meetSelfHarm(step, harm)
  else if (asked) settleEnd(step, wantsToGoOn(answer.text))
  else if (reading.leaves) meetLeaving(step, answer, reading)
  else if (reading.act === 'stop') meetStop(step)
  else if (session.state === 'recap') takeRecapAnswer(step, answer, reading)
  else if (session.state === 'anything_else')
    askLast(step, answerQuestions(session, reading.questions))
  else if (chosen) takeWords(step, chosen.planned, reading)
  else if (isPastCaps(session, step.messages)) wrapNow(step)
  else requestTurn(step)
}

/** Whether words that match an option tell of self-harm; a tap says what the guide says. */
function isHarm({ choice, text }: Answer): boolean {
  return choice === undefined && hearSelfHarm(text) !== null
}

/** Whoever has to go is asked nothing more but the verdict; at the very end not even that. */
function meetLeaving(step: Step, answer: Answer, reading: AnswerReading): void {
  const { session } = step
  const answers = answerQuestions(session, reading.questions)
  if (session.state === 'recap') recordRecapAnswer(step, answer, reading)
  if (session.state === 'anything_else') {
    finish(step, session.endReason ?? 'finished', answers)
  } else letGo(step, answers)
}

/** Keeps an answer of which nobody could read a word, and asks on. */
function takeUnread(step: Step, answer: Answer): void {
  const { session } = step
  hearAnswer(step, answer)
  session.unread = [...(session.unread ?? []), step.messages.length - 1]
  if (session.endAsked) settleEnd(step, true)
  else if (session.state !== 'conversation') askLast(step, null)
  else if (isPastCaps(session, step.messages)) wrapNow(step)
  else askNext(step, pick(step, textsOf(session).acknowledgements))
}

/** Leaves a question out, without a word about it. */
export function takeSkip(step: Step, { after, browser }: Skip): void {
  const { session } = step
  requireNewest(step, after)
  if (session.state === 'verdict' && !session.endAsked) {
    takeVerdict(step, browser === undefined ? {} : { browser })
    return
  }
  const skipped = newestQuestion(step.messages)
  const gate = gateAt(session)
  hearSkip(step, after, browser)
  if (session.endAsked) settleEnd(step, false)
  else if (session.state !== 'conversation') askLast(step, null)
  else if (gate) stayAtGate(step, gate)
  else {
    if (skipped && refusable.includes(skipped.kind)) recordRefusal(session)
    session.strikes.short = (session.strikes.short ?? 0) + 1
    if (isPastCaps(session, step.messages)) wrapNow(step)
    else askNext(step, pick(step, textsOf(session).afterSkip))
  }
}

function requireNewest({ session, messages }: Step, after: number): void {
  const newest = newestQuestion(messages)
  if (session.state === 'onboarding' || !newest) {
    throw new AppError('conflict', 'The interview has not begun: the onboarding comes first.')
  }
  if (after !== newest.seq) {
    const where = `the newest one is number ${newest.seq}`
    throw new AppError('conflict', `The question has moved on: ${where}.`)
  }
  if (session.pending) {
    const where = `question number ${newest.seq} is answered`
    throw new AppError('conflict', `The interviewer is still writing: ${where}.`)
  }
}

function hearAnswer(
  step: Step,
  { text, clientMessageID, after, browser }: Answer,
  reading?: AnswerReading,
): void {
  const pasted = reading?.barred.some(({ why }) => why === 'pasted') ?? false
  const flags: Pick<Message, 'flags'> = pasted ? { flags: ['pasted'] } : {}
  hear(step, {
    kind: 'answer',
    content: text,
    clientMessageID,
    ...replyTo(after, browser),
    ...flags,
    ...(reading && { reading }),
  })
}
