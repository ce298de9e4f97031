import { isPastCaps } from '../closing/caps.ts'
import { turnAway } from '../closing/wrap.ts'
import type { Session } from '../session.ts'
import { join, type Step, say, textsOf } from '../step.ts'
import { type ClosedPlanned, closedOf, isGate } from './closed-at.ts'
import { readOut } from './read-out.ts'

/** How often somebody is asked to choose once more before the interview ends for them. */
const asksMax = 2

/**
 * The question that nobody passes without choosing: of a screener, or with ends or places. Whoever went on
 * by words, or left it out, would be let in where a choice had ended it. Null where none stands open.
 */
export function gateAt(session: Session): ClosedPlanned | null {
  const planned = closedOf(session, session.current.questionId)
  if (!planned || session.choices?.[planned.question.id]) return null
  return isGate(planned.topic, planned.question) ? planned : null
}

/**
 * Asks to choose after all, and in the end thanks whoever does not. Whoever asked something has the
 * `answers` to it first, and has not been told no yet.
 */
export function stayAtGate(
  step: Step,
  { question, topic, closed }: ClosedPlanned,
  answers: string | null = null,
): void {
  const { session, messages } = step
  const asked = session.closedAgain ?? []
  const times = asked.filter((id) => id === question.id).length
  if ((times >= asksMax && answers === null) || isPastCaps(session, messages)) {
    turnAway(step, 'screened_out')
    return
  }
  if (answers === null) session.closedAgain = [...asked, question.id]
  const texts = textsOf(session)
  say(step, {
    kind: 'rephrase',
    content: join(answers, texts.choiceNeeded, readOut(closed, texts), question.text),
    topicId: topic.id,
    questionId: question.id,
    generatedBy: 'fixed',
  })
}
