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
  /** For colleagues alone. */
  | 'internal'
  | 'list'

/** The cue words of one language. */
export type CueTable = {
  /** Words that, before a colon or as a whole heading, say what follows. */
  named: Readonly<Record<Cue, string>>
  /** Beginnings that need no colon: "Do not mention …", "Find out …". */
  begun: readonly (readonly [Cue, string])[]
  /** What to keep quiet about, with words around it: "leave X out of it", "X is off limits". One group. */
  avoidAround: readonly string[]
  /** How a guess of the researcher's begins, which nobody is to hear: "we suspect". */
  hunch: string
  /** What cannot be done without, in a sentence: "what I absolutely need is". */
  need: string
  /** "Ask about", "Explore": what follows is a topic or a clause. */
  cover: string
  /** Instructions to the interviewer that are not to be read out. */
  instruct: string
  /** What an interviewer sees to: "consent", "next steps". */
  logistics: string
  /** How a greeting or a farewell to colleagues begins. */
  courtesy: string
  /** Somewhere in a remark: what it stands beside must be asked. */
  mustPhrase: string
  /** Somewhere in a line: what else it says is to be kept quiet about. */
  avoidPhrase: string
  /** Somewhere in a heading: what follows is for colleagues. */
  internalPhrase: string
  /** Somewhere in a remark: to be put word for word. */
  wordForWord: string
  /** Before what somebody wants to know. */
  learn: string
  /** Somewhere in a remark: what it stands beside may be left out. */
  spare: string
  /** Before what comes first: "first of all". */
  firstly: string
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
  /** Lengths of time in words, and their minutes; the longer wording first. */
  spans: readonly (readonly [string, number])[]
  /** Words that put a limit on the interview as a whole. */
  whole: string
  /** How a length of time is made a limit in a sentence: "no longer", "at most". */
  atMost: string
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
