import { agrees } from '../acts/acts.ts'
import type { AnswerReading } from '../answers/answer-reading.ts'
import { withoutBarred } from '../answers/read-answer.ts'
import { answerQuestions } from '../answers/their-questions.ts'
import type { EngineEvent } from '../events.ts'
import { mayAskModel } from '../proposals/breaker.ts'
import { requestTurn } from '../proposals/lease.ts'
import { join, type Step, say, textsOf } from '../step.ts'
import { putsRight, recordCorrection } from './corrections.ts'
import { askVerdict } from './wrap.ts'

type Answer = Extract<EngineEvent, { type: 'answer' }>

/** Takes what somebody says to the recap: what they put right or add is followed up once. */
export function takeRecapAnswer(step: Step, answer: Answer, reading: AnswerReading): void {
  const { session, messages } = step
  const texts = textsOf(session)
  const asked = messages.slice(0, -1).findLast(({ role }) => role === 'assistant')
  const isFirst = asked?.kind === 'recap'
  const answers = answerQuestions(session, reading.questions)
  const besides = withoutBarred({ content: answer.text, reading }, ['talk'], ' ')
  const wantsToKnow = (reading.act === 'question' || reading.act === 'puzzled') && !agrees(besides)
  const again = messages.filter(({ kind }) => kind === 'recap').length > 1
  if (isFirst && wantsToKnow && !again) {
    sayFixed(step, 'recap', join(answers, texts.recapMeans))
    return
  }
  const tells = recordRecapAnswer(step, answer, reading)
  if (!isFirst || !tells || session.noFollowUps) {
    const [thanks] = texts.acknowledgements
    askVerdict(step, answers ?? (session.noFollowUps ? null : thanks))
    return
  }
  if (mayAskModel(session)) requestTurn(step)
  else followUpRecap(step)
}

/** The engine's own follow-up to what was put right or added. */
export function followUpRecap(step: Step): void {
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
