import { agrees } from '../acts/acts.ts'
import type { AnswerReading } from '../answers/answer-reading.ts'
import { withoutBarred } from '../answers/read-answer.ts'
import { answerQuestions } from '../answers/their-questions.ts'
import type { EngineEvent } from '../events.ts'
import { mayAskModel } from '../proposals/breaker.ts'
import { requestTurn } from '../proposals/lease.ts'
import { isFirstAtRecap } from '../proposals/moves.ts'
import { join, type Step, say, textsOf } from '../step.ts'
import { putsRight, recordCorrection } from './corrections.ts'
import { askLast } from './wrap.ts'

type Answer = Extract<EngineEvent, { type: 'answer' }>

/**
 * Takes what somebody says to the recap: what they put right or add is followed up once, and a model
 * receives what they say to that.
 */
export function takeRecapAnswer(step: Step, answer: Answer, reading: AnswerReading): void {
  const { session, messages } = step
  const texts = textsOf(session)
  const isFirst = isFirstAtRecap(messages)
  const answers = answerQuestions(session, reading.questions)
  const besides = withoutBarred({ content: answer.text, reading }, ['talk'], ' ')
  const wantsToKnow = (reading.act === 'question' || reading.act === 'puzzled') && !agrees(besides)
  const again = messages.filter(({ kind }) => kind === 'recap').length > 1
  if (isFirst && wantsToKnow && !again) {
    sayFixed(step, 'recap', join(answers, texts.recapMeans))
    return
  }
  const tells = recordRecapAnswer(step, answer, reading)
  if (tells && !session.noFollowUps && mayAskModel(session)) requestTurn(step)
  else if (tells && !session.noFollowUps && isFirst) followUpRecap(step)
  else thankAtRecap(step, answers)
}

/** What the engine does at the recap where no model spoke: one follow-up of its own, then on. */
export function goOnAtRecap(step: Step): void {
  if (isFirstAtRecap(step.messages)) followUpRecap(step)
  else thankAtRecap(step, answerAtRecap(step))
}

function thankAtRecap(step: Step, answers: string | null): void {
  const [thanks] = textsOf(step.session).acknowledgements
  askLast(step, answers ?? (step.session.noFollowUps ? null : thanks))
}

/** The engine's own follow-up to what was put right or added. */
function followUpRecap(step: Step): void {
  const texts = textsOf(step.session)
  const more = putsRight(step.session) ? texts.correctedMore : texts.addedMore
  sayFixed(step, 'probe', join(answerAtRecap(step), more))
}

/** What is said to a question of theirs beside what they put right. */
export function answerAtRecap({ session, messages }: Step): string | null {
  const { reading } = messages.at(-1) ?? {}
  return answerQuestions(session, reading?.questions ?? [])
}

/** Keeps what was put right or added, if anything was. */
export function recordRecapAnswer(step: Step, answer: Answer, reading: AnswerReading): boolean {
  const tells =
    (reading.act === 'answer' || answer.corrections !== undefined) && !agrees(answer.text)
  if (tells) recordCorrection(step, answer)
  return tells
}

function sayFixed(step: Step, kind: 'recap' | 'probe', content: string): void {
  const about = kind === 'probe' ? { probeKind: 'expand' as const } : {}
  say(step, { kind, content, generatedBy: 'fixed', ...about })
}
