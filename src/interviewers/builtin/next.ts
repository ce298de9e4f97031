import {
  budgetUsed,
  freeTurns,
  isMustAsk,
  nextQuestion,
  openQuestions,
  type PlannedQuestion,
  topicState,
} from '../../interview/questions/progress.ts'
import type { Session } from '../../interview/session.ts'

/** Ordinary questions still wanted: neither must-asks nor only "if time". */
export function ordinaryLeft(session: Session): PlannedQuestion[] {
  return openQuestions(session).filter(
    (planned) =>
      !isMustAsk(planned) &&
      !planned.question.ifTime &&
      planned.topic.weight >= 1 &&
      topicState(session, planned.topic.id)?.status !== 'skipped',
  )
}

/**
 * The planned question to ask next. While the budget has room for all of them, one subject is
 * finished before the next begins, as people talk; else the engine's own order decides.
 */
export function plannedNext(session: Session): PlannedQuestion | null {
  const next = nextQuestion(session)
  const ordinary = ordinaryLeft(session)
  const roomy = freeTurns(session) >= ordinary.length && budgetUsed(session) < 1
  if (!next || !roomy || session.lastQuestions !== undefined) return next
  const wanted = openQuestions(session).filter(
    (planned) =>
      planned.question.id === next.question.id ||
      isMustAsk(planned) ||
      ordinary.some(({ question }) => question.id === planned.question.id),
  )
  return wanted.find(({ topic }) => topic.id === session.current.topicId) ?? wanted[0] ?? next
}
