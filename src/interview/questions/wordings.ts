import type { PlanQuestion } from '../../guide/plan.ts'
import { inLanguage, type Wordings } from '../../guide/translate.ts'
import type { Session } from '../session.ts'
import { spokenLanguage } from '../texts/texts.ts'

/** A planned question as it is put in the language of the conversation, as far as that can be. */
export function wordingsOf({ plan, language }: Session, question: PlanQuestion): Wordings {
  const spoken = spokenLanguage(language)
  return spoken === null ? question : inLanguage(question, plan, spoken)
}
