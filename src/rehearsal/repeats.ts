import type { Plan } from '../guide/plan.ts'
import { askedAbout, asksTheSame } from '../profile/stand-in/asked-about.ts'

/** Questions compared with each other. */
const questionsMax = 200

/** Each planned question that asks what an earlier one asked, by its id and that one's. */
export function repeatsIn(plan: Plan): Map<string, string> {
  const asked = plan.topics
    .flatMap(({ questions }) => questions)
    .slice(0, questionsMax)
    .map(({ id, text }) => ({ id, ...askedAbout(text, plan.language) }))
  const found = new Map<string, string>()
  for (const [at, later] of asked.entries()) {
    const earlier = asked
      .slice(0, at)
      .find((one) => !found.has(one.id) && asksTheSame(one, later, plan.language))
    if (earlier) found.set(later.id, earlier.id)
  }
  return found
}
