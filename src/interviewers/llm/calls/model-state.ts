import type { Answer } from './ask-model.ts'
import type { Access } from './providers.ts'
import { type Ways, waysOf } from './ways.ts'

/** Failures in which the model was not asked, so that they tell nothing of it. */
const notAsked = ['outage', 'spend_limit']

/** What is known of one model, wherever in the process it is asked. */
export type ModelState = {
  ways: Ways
  /** Told of every call. */
  note(answer: Answer): void
  /** Why the newest call came to nothing; null where it was answered, or none was made. */
  whyNot(): string | null
}

export function createModelState(access: Access): ModelState {
  let failed: string | null = null
  return {
    ways: waysOf(access),
    note(answer) {
      if (answer.ok) failed = null
      else if (!notAsked.includes(answer.failure.why)) failed = answer.failure.why
    },
    whyNot: () => failed,
  }
}
