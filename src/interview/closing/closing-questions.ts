import type { Plan } from '../../guide/plan.ts'

/** Most closing questions of a guide that are asked. */
const closingQuestionsMax = 5

/** The guide's own last questions, asked in place of "anything else". */
export function closingQuestions(plan: Plan): string[] {
  return plan.closing
    .map(({ text }) => text.trim())
    .filter(isQuestion)
    .slice(0, closingQuestionsMax)
}

/** The guide's own words of farewell; empty when it has none. */
export function closingWords(plan: Plan): string {
  return plan.closing
    .map(({ text }) => text.trim())
    .filter((text) => !isQuestion(text))
    .join(' ')
}

function isQuestion(text: string): boolean {
  return text.includes('?')
}
