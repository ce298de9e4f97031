import type { Answered } from '../../../profile/search/found.ts'

/** What one answer is found by: stems of its own and of the question before it. */
export type SaidWords = {
  seq: number
  own: string[]
  asked: string[]
  /** Whether a profile may rest on it: not pasted, injected or the like. */
  isEvidence: boolean
}

/** An answer as a search finds it. */
export type Searched = Answered & { profileID: string | null }
