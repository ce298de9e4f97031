import type { AnswerReading } from '../answers/answer-reading.ts'
import { meetConditions } from '../answers/conditions.ts'
import { readAnswer } from '../answers/read-answer.ts'
import { answerQuestions } from '../answers/their-questions.ts'
import { isPastCaps } from '../closing/caps.ts'
import { turnAway, wrapNow } from '../closing/wrap.ts'
import type { EngineEvent } from '../events.ts'
import { requestTurn } from '../proposals/lease.ts'
import { askNext } from '../questions/ask.ts'
import { newestQuestion } from '../questions/expects.ts'
import { nextQuestion, topicState } from '../questions/progress.ts'
import { recordRefusal } from '../record.ts'
import type { Session } from '../session.ts'
import { hear, join, pick, replyTo, type Step, say, textsOf } from '../step.ts'
import { checkChoice } from './check-choice.ts'
import { type ClosedPlanned, closedAt } from './closed-at.ts'
import { gateAt, stayAtGate } from './gate.ts'
import { readChoice, takenFor } from './read-choice.ts'
import { readOut } from './read-out.ts'

type Answer = Extract<EngineEvent, { type: 'answer' }>

/** The closed question that an answer is to, and what it chooses; null where it is to another one. */
export function choiceOf(
  { session, messages }: Step,
  { choice, text }: Answer,
): { planned: ClosedPlanned; choice: number[] | null } | null {
  const isAsked = session.state === 'conversation' && !session.endAsked
  const planned = isAsked ? closedAt(session, newestQuestion(messages)) : null
  const { language } = session
  if (choice) {
    const checked = checkChoice(planned?.closed ?? null, { choice, text }, language)
    return planned && { planned, choice: checked }
  }
  return planned && { planned, choice: readChoice(planned.closed, text, language) }
}

/** Takes what was chosen: the end for whom the interview is not, else on to the next question. */
export function takeChoice(
  step: Step,
  answer: Answer,
  { planned, choice }: { planned: ClosedPlanned; choice: number[] },
): void {
  const { session } = step
  hearChoice(step, answer, { planned, choice })
  session.choices = { ...session.choices, [planned.question.id]: choice }
  const heard = step.messages.at(-1)
  // As a tap would, and by what was said besides.
  for (const words of new Set([heard?.content ?? '', answer.text])) meetConditions(session, words)
  const { closed, topic } = planned
  const state = topicState(session, topic.id)
  // Of choices alone nothing more is to be learned.
  if (state && topic.questions.every((one) => one.closed)) state.coverage = 2
  if (choice.some((at) => closed.options?.[at]?.end)) turnAway(step, 'screened_out')
  else if (closed.why && !isPastCaps(session, step.messages)) askWhy(step, planned)
  else goOn(step)
}

/** What stands in the way of an answer that was taken: there is no place any more. */
export function takeTurnedAway(step: Step, answer: Answer | undefined): void {
  const chosen = answer && choiceOf(step, answer)
  if (answer) hearChoice(step, answer, chosen ?? null)
  if (chosen?.choice) {
    step.session.choices = { ...step.session.choices, [chosen.planned.question.id]: chosen.choice }
  }
  turnAway(step, 'quota_full')
}

/** Keeps an answer: where words chose, as what they were taken for, and these words beside it. */
function hearChoice(
  step: Step,
  { text, choice: tapped, clientMessageID, after, browser, unsure }: Answer,
  chosen: ReturnType<typeof choiceOf>,
): void {
  const { language } = step.session
  const choice = chosen?.choice
  const question = newestQuestion(step.messages)?.content ?? null
  const content = choice && !tapped ? takenFor(chosen.planned.closed, choice, text) : text
  hear(step, {
    kind: 'answer',
    content,
    clientMessageID,
    ...replyTo(after, browser),
    ...(choice ? { choice } : { reading: readAnswer(text, { language, question, unsure }) }),
    ...(content !== text && { said: text }),
  })
}

/** Words that are none of the options: those are read out once, then the words stand, but at a gate. */
export function takeWords(
  step: Step,
  { question, topic, closed }: ClosedPlanned,
  reading: AnswerReading,
): void {
  const { session } = step
  const asked = session.closedAgain ?? []
  const gate = gateAt(session)
  const answers = answerQuestions(session, reading.questions)
  if (gate && (reading.act === 'refusal' || asked.includes(question.id)))
    stayAtGate(step, gate, answers)
  else if (reading.act === 'refusal') {
    recordRefusal(session)
    goOn(step, pick(step, textsOf(session).afterSkip))
  } else if (asked.includes(question.id) || isPastCaps(session, step.messages)) goOn(step)
  else {
    session.closedAgain = [...asked, question.id]
    const texts = textsOf(session)
    const lead = reading.act === 'puzzled' ? texts.sorryUnclear : null
    say(step, {
      kind: 'rephrase',
      content: join(lead, answers, readOut(closed, texts), question.text),
      topicId: topic.id,
      questionId: question.id,
      generatedBy: 'fixed',
    })
  }
}

function askWhy(step: Step, { topic, question }: ClosedPlanned): void {
  say(step, {
    kind: 'probe',
    probeKind: 'reason',
    content: textsOf(step.session).whyChosen,
    topicId: topic.id,
    questionId: question.id,
    generatedBy: 'fixed',
  })
}

/** The next question; a model words that itself where it is an open one. */
function goOn(step: Step, lead: string | null = null): void {
  const { session, messages } = step
  if (isPastCaps(session, messages)) wrapNow(step)
  else if (isModels(session)) requestTurn(step)
  else askNext(step, lead)
}

function isModels(session: Session): boolean {
  return session.interviewer !== 'builtin' && !nextQuestion(session)?.question.closed
}
