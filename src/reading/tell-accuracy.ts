import { accuracyOf, judgePerson } from '../rehearsal/stand-in/accuracy.ts'
import { commonestIn, type Person } from '../rehearsal/stand-in/commonest.ts'
import type { Measured } from '../rehearsal/stand-in/measure.ts'
import type { Accuracies } from '../service/reading.ts'

/** How often what software says is right, of what was kept of each measuring. */
export function tellAccuracy(given: {
  people: readonly { profileID: string; body: string }[]
}): Accuracies {
  const people: Person[] = given.people.map(({ profileID, body }) => ({
    profileID,
    // As `measure` made it, and nobody else writes it.
    measured: JSON.parse(body) as Measured,
  }))
  const common = commonestIn(people)
  const judged = people.map((one) => judgePerson(one, common))
  return {
    overall: accuracyOf(judged),
    profiles: judged.map((one) => ({ profileID: one.profileID, ...accuracyOf([one]) })),
  }
}
