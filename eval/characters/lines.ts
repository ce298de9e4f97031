/** What the characters say besides their facts, in one language of one set. */
export type Lines = {
  /** To what they know nothing of. */
  thin: readonly string[]
  terse: readonly string[]
  padding: readonly string[]
  insults: readonly string[]
  offTopic: readonly string[]
  asksBack: readonly string[]
  minor: readonly string[]
  grief: readonly string[]
  selfHarm: readonly string[]
  /** Each said early, and its opposite said later. */
  contradictions: readonly (readonly [string, string])[]
  projectEnded: readonly string[]
  /** Answers in Spanish of somebody who changes to it. */
  spanish: readonly string[]
  nothingMore: readonly string[]
  recapFine: readonly string[]
  verdicts: Record<'bad' | 'middling' | 'good', readonly string[]>
}
