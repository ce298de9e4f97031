/**
 * Where a claim's words stand: characters `start` to `end` (UTF-16 units, end exclusive) of the
 * participant message `seq` of the interview `linkID`, and those words themselves.
 */
export type Evidence = {
  linkID: string
  seq: number
  start: number
  end: number
  /** Exactly the stored text from `start` to `end`. */
  quote: string
  /** The question it answers, where one is shown with it. */
  context?: string
  /** Set where the words first named were not quite the stored ones, which now stand here. */
  requoted?: true
}

/** A `remark` is about the product and says neither praise nor problem for certain. */
export const claimKinds = [
  'background',
  'praise',
  'problem',
  'request',
  'question',
  'remark',
  'key_value',
  'interest',
  'sentiment',
  'contradiction',
] as const
export type ClaimKind = (typeof claimKinds)[number]

/** Something the person told, which rests on their own words. */
export type Claim = {
  kind: ClaimKind
  /** What is claimed, as it may be shown: for the built-in synthesizer the person's own sentence. */
  text: string
  /** The same in a sentence that can be read without its question; a model's, held against the words. */
  sentence?: string
  /** What it is about, folded for comparison: a value, a matter of feedback. Empty: not named. */
  key: string
  /** Of feedback and values. */
  polarity?: 'wants' | 'avoids' | 'positive' | 'negative'
  /** Of problems 1 to 3, of values 1 to 3. */
  strength?: 1 | 2 | 3
  /** Of sentiment, 1 to 5. */
  score?: number
  /** Of sentiment: how it came to be known. */
  method?: 'self_placed' | 'stated' | 'inferred'
  confidence: 'high' | 'medium' | 'low'
  /** Told at the recap: it puts something right or adds to it. Or what the person took back then. */
  standing?: 'correction' | 'addition' | 'withdrawn'
  madeBy: string
  /** At least one, but for what onboarding gave. */
  evidence: Evidence[]
}
