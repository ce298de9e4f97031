import { accuracyOf, type Person } from '../rehearsal/stand-in/accuracy.ts'
import type { Measured } from '../rehearsal/stand-in/measure.ts'
import type { Accuracies } from '../service/reading.ts'

/** How often what software says is right, of what was kept of each measuring. */
export function tellAccuracy(given: {
  people: readonly { profileID: string; body: string }[]
  only?: string
}): Accuracies {
  const people: Person[] = given.people.map(({ profileID, body }) => ({
    profileID,
    // As `measure` made it, and nobody else writes it.
    measured: JSON.parse(body) as Measured,
  }))
  const { only } = given
  const wanted = only === undefined ? people : people.filter((one) => one.profileID === only)
  return {
    overall: accuracyOf(only === undefined ? people : []),
    profiles: wanted.map((one) => ({ profileID: one.profileID, ...accuracyOf([one], people) })),
    none: accuracyOf([]),
  }
}
