import type { Plan } from '../guide/plan.ts'
import { askedAbout } from '../profile/stand-in/asked-about.ts'
import { createCloseness } from '../profile/stand-in/closeness.ts'

/** Questions compared with each other. */
const questionsMax = 200
/** How close two questions are that come to the same answer: 1 is of the same words. */
const repeatMin = 0.6

/** Each planned question that asks what an earlier one asked, by its id and that one's. */
export function repeatsIn(plan: Plan): Map<string, string> {
  const asked = plan.topics
    .flatMap(({ questions }) => questions)
    .slice(0, questionsMax)
    .map(({ id, text }) => ({ id, ...askedAbout(text, plan.language) }))
  const closenessTo = createCloseness(asked)
  const found = new Map<string, string>()
  for (const [at, later] of asked.entries()) {
    const close = closenessTo(later).filter(({ closeness }) => closeness >= repeatMin)
    const earlier = asked
      .slice(0, at)
      .find(
        (one, place) =>
          !found.has(one.id) &&
          one.contrast.symmetricDifference(later.contrast).size === 0 &&
          (one.folded === later.folded || close.some((each) => each.at === place)),
      )
    if (earlier) found.set(later.id, earlier.id)
  }
  return found
}
