import type { Session } from '../session.ts'
import { join } from '../step.ts'
import { textsFor } from '../texts/texts.ts'
import { closingWords } from './closing-questions.ts'

/** Thanks, in the guide's own words where it has some: then none of ours are needed. */
export function usualFarewell({ plan, language }: Session): string {
  const texts = textsFor(language)
  const own = closingWords(plan)
  return own === '' ? texts.closing : join(own, texts.closingAfterOwn)
}
