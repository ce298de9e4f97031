/** What a line's beginning, or a section's heading, says the rest is. */
export type Cue =
  | 'must'
  | 'probe'
  | 'avoid_mention'
  | 'avoid_ask'
  | 'avoid_promise'
  | 'avoid'
  | 'goal'
  | 'opening'
  | 'closing'
  | 'tone'
  | 'language'
  | 'product'
  | 'context'
  | 'limit'
  | 'list'

/** The cue words of one language. */
export type CueTable = {
  /** Words that, before a colon or as a whole heading, say what follows. */
  named: Readonly<Record<Cue, string>>
  /** Beginnings that need no colon: "Do not mention …", "Find out …". */
  begun: readonly (readonly [Cue, string])[]
  /** "Ask about", "Explore": what follows is a topic or a clause. */
  cover: string
  /** Instructions to the interviewer that are not to be read out. */
  instruct: string
  /** "If they mention X, ask Y": two groups. */
  conditional: readonly string[]
  /** Flags behind a question. */
  must: string
  ifTime: string
  verbatim: string
  skipIf: string
  deep: string
  minutes: string
  questions: string
  halfHour: string
  hour: string
  /** Words that put a limit on the interview as a whole. */
  whole: string
  /** What one avoids by style rather than by subject: "leading questions", "jargon". */
  manner: string
  /** Topics people find hard to talk about. */
  sensitive: string
  /** Questions that ask for a verdict, which come late. */
  evaluative: string
  /** Easy beginnings: role, first contact. */
  easy: string
  /** "Acme is a …", "We are Acme": one group, the name. */
  productName: readonly string[]
  /** How an opening that may be read out begins. */
  spoken: string
  /** Dividers of a list: "price, trust and speed". */
  listAnd: string
  /** Names of the languages. */
  languageNames: string
}
