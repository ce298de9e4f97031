import type { ClosedQuestion } from '../../guide/plan.ts'
import { findQuestion, type PlannedQuestion } from '../questions/progress.ts'
import type { Message, MessageKind, Session } from '../session.ts'

/** Lines that put a planned question itself; a follow-up to it is an open one. */
const puts: readonly MessageKind[] = ['opening', 'question', 'rephrase']

export type ClosedPlanned = PlannedQuestion & { closed: ClosedQuestion }

/** The closed question that a line of the interviewer's puts; null where it puts none. */
export function closedAt(session: Session, line: Message | null): ClosedPlanned | null {
  if (line?.role !== 'assistant' || !puts.includes(line.kind)) return null
  return closedOf(session, line.questionId)
}

/** The closed question with this identifier; null where it is another, or none. */
export function closedOf(session: Session, questionId: string | undefined): ClosedPlanned | null {
  const planned = questionId === undefined ? null : findQuestion(session, questionId)
  const closed = planned?.question.closed
  return planned && closed ? { ...planned, closed } : null
}

/** What was chosen, as it is read: options with a comma between, or the number. */
export function chosenText(
  { options = [], kind }: ClosedQuestion,
  choice: readonly number[],
): string {
  if (kind === 'scale' || kind === 'number') return String(choice[0])
  return choice.map((at) => options[at]?.text ?? '').join(', ')
}
