import type { Plan } from '../guide/plan.ts'
import { askedAbout, createAskedIndex } from '../profile/stand-in/asked-about.ts'

/** Questions compared with each other. */
const questionsMax = 200

/** Each planned question that asks what an earlier one asked, by its id and that one's. */
export function repeatsIn(plan: Plan): Map<string, string> {
  const asked = plan.topics
    .flatMap(({ questions }) => questions)
    .slice(0, questionsMax)
    .map(({ id, text }) => ({ id, ...askedAbout(text, plan.language) }))
  const sameAs = createAskedIndex(asked)
  const found = new Map<string, string>()
  for (const [at, later] of asked.entries()) {
    const same = [...sameAs(later)].filter((place) => place < at).toSorted((a, b) => a - b)
    const earlier = same.map((place) => asked[place]?.id ?? '').find((id) => !found.has(id))
    if (earlier !== undefined) found.set(later.id, earlier)
  }
  return found
}
