import type { Session } from '../session.ts'
import { join, textsOf } from '../step.ts'
import { closingWords } from './closing-questions.ts'

/** Thanks, in the guide's own words where it has some: then none of ours are needed. */
export function usualFarewell(session: Session): string {
  const texts = textsOf(session)
  const own = closingWords(session.plan)
  return own === '' ? texts.closing : join(own, texts.closingAfterOwn)
}
