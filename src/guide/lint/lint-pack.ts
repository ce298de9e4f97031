/** What the linter knows of one language. Patterns meet folded text: lower case, straight quotes. */
export type LintPack = {
  /** Words before the question proper: "so", "and", "okay". */
  leadIn: RegExp
  /** How an open question starts. */
  open: RegExp
  /** A question word that makes the question open wherever it stands. */
  openAnywhere?: RegExp
  /** How a request for an account starts: "Tell me about". */
  request: RegExp
  /** Sets the scene for the question and asks nothing itself: "Think of a day". */
  scene: RegExp
  /** How a yes-or-no question starts. */
  closed: RegExp
  /** Yes-or-no in form, an open request in fact: "Could you tell me", "Is there anything else". */
  accepted: RegExp
  leading: readonly { find: RegExp; why: LeadingKind }[]
  /** A compliment or verdict, as a sentence or before the comma. */
  praise: RegExp
  hypothetical: RegExp
  /** Looks hypothetical but asks about what was or is. */
  factual: RegExp
  /** Two questions in one sentence, however they are joined. */
  /** "…, and why?": one question with what is before it. */
  reason: RegExp
  double: readonly RegExp[]
  /** The plain joining word, as in "price and support". */
  and: RegExp
  /** Stretches in which the joining word joins no two questions. */
  joined: readonly RegExp[]
  /** An account of several steps: one request, however many it names. */
  process: RegExp
}

export type LeadingKind =
  | 'negative'
  | 'tag'
  | 'pressure'
  | 'crowd'
  | 'loaded'
  | 'reason'
  | 'candidates'
  | 'opinion'
