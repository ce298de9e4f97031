import type { ClosedQuestion, Plan, PlanQuestion, Topic } from '../../guide/plan.ts'
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

/** Whether nobody passes a question without choosing: of a screener, or with ends or places. */
export function isGate({ screener }: Topic, { closed }: PlanQuestion): boolean {
  const decides = closed?.options?.some(({ end, quota }) => end || quota !== undefined)
  return closed !== undefined && (screener === true || decides === true)
}

/** Whether a guide has such a question, so that nobody is told that they may leave out whatever they like. */
export function hasGates({ topics }: Pick<Plan, 'topics'>): boolean {
  return topics.some((topic) => topic.questions.some((question) => isGate(topic, question)))
}

/** What was chosen, as it is read: options with a comma between, or the number. */
export function chosenText(
  { options = [], kind }: ClosedQuestion,
  choice: readonly number[],
): string {
  if (kind === 'scale' || kind === 'number') return String(choice[0])
  return choice.map((at) => options[at]?.text ?? '').join(', ')
}
