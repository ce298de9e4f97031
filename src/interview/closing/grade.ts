import type { Plan } from '../../guide/plan.ts'
import { closingQuestions } from './closing-questions.ts'

/** A question for a grade: "from 1 to 5", "0–10", "out of ten", "Schulnote", in five languages. */
const grade =
  /(?<![\d.,])[01] ?(?:to|through|bis|à|a|et|und|and|y|e|[-–—]) ?(?:4|5|6|7|10|20|100)(?![\d%])|(?:out of|von|sur|sobre|de un total de) ?(?:5|10|20|100|five|ten|zehn|dix|diez|dez)(?![\d%])|schulnote|school grade/iu

/** Whether the guide itself asks for a grade, so that a rating of ours would be a second one. */
export function asksForGrade(plan: Plan): boolean {
  const planned = plan.topics.flatMap(({ questions }) => questions.map(({ text }) => text))
  return [...planned, ...closingQuestions(plan)].some((text) => grade.test(text))
}
