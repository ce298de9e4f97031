import { pattern } from '../lines/pattern.ts'

/** What the linter knows of one language. Patterns meet folded text: lower case, straight quotes. */
export type LintWords = {
  /** Words before the question proper: "so", "and", "okay". */
  leadIn: RegExp
  /** How an open question starts. */
  open: string
  /** A question word that makes the question open wherever it stands. */
  openAnywhere?: RegExp
  /** How a request for an account starts: "Tell me about". */
  request: string
  /** Sets the scene for the question and asks nothing itself: "Think of a day". */
  scene: string
  /** How a yes-or-no question starts. */
  closed: string
  /** Yes-or-no in form, an open request in fact: "Could you tell me", "Is there anything else". */
  accepted: string
  /** What pushes, by how it does; of a sentence that does so in several ways the first is told. */
  leading: Readonly<Record<LeadingKind, readonly string[]>>
  /** A compliment or verdict, as a sentence or before the comma. */
  praise: string
  hypothetical: string
  /** Looks hypothetical but asks about what was or is. */
  factual: RegExp
  /** "…, and why?": one question with what is before it. */
  reason: RegExp
  /** Two questions in one sentence, however they are joined. */
  double: readonly RegExp[]
  /** The plain joining word, as in "price and support". */
  and: RegExp
  /** Stretches in which the joining word joins no two questions. */
  joined: readonly RegExp[]
  /** An account of several steps: one request, however many it names. */
  process: RegExp
}

/** In the order in which they are looked for. */
const leadingKinds = [
  'negative',
  'tag',
  'pressure',
  'crowd',
  'loaded',
  'reason',
  'candidates',
  'opinion',
] as const
export type LeadingKind = (typeof leadingKinds)[number]

export type LintPack = ReturnType<typeof createLintPack>

export function createLintPack(words: LintWords) {
  return {
    ...words,
    open: pattern(words.open),
    request: pattern(words.request),
    scene: pattern(words.scene),
    closed: pattern(words.closed),
    accepted: pattern(words.accepted),
    praise: pattern(words.praise),
    hypothetical: pattern(words.hypothetical),
    leading: leadingKinds.flatMap((why) =>
      words.leading[why].map((source) => ({ why, find: pattern(source) })),
    ),
  }
}
