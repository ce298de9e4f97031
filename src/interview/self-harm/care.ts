import { countStrike, recordHurt } from '../record.ts'
import { type Step, say, textsOf } from '../step.ts'

/** How often one interview says its care text before it ends gently. */
export const crisisTextsMax = 2

/** The care text, which asks whether to stop. */
export function sayCare(step: Step): void {
  const { session } = step
  countStrike(session, 'crisis')
  recordHurt(session)
  session.endAsked = true
  const { topicId, questionId } = session.current
  say(step, {
    kind: 'safety',
    content: textsOf(session).crisis(session.careResources ?? null),
    ...(topicId !== undefined && { topicId }),
    ...(questionId !== undefined && { questionId }),
    generatedBy: 'fixed',
  })
}
