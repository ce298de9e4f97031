import { hintsAtSelfHarm } from './hinted.ts'
import { tellsOfSelfHarm } from './told.ts'

/** How somebody speaks of wanting to die or of hurting themselves. */
export type SelfHarm = 'told' | 'hinted'

/** Whether an answer speaks of it, in whatever language. What is missed, a person reads later. */
export function hearSelfHarm(answer: string): SelfHarm | null {
  if (tellsOfSelfHarm(answer)) return 'told'
  return hintsAtSelfHarm(answer) ? 'hinted' : null
}
