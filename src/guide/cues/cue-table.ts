/** What a line's beginning, or a heading, says the rest is. */
export type Label =
  | 'must'
  | 'ifTime'
  | 'probe'
  | 'noGo'
  | 'goal'
  | 'opening'
  | 'closing'
  | 'tone'
  | 'language'
  | 'product'
  | 'context'
  /** For colleagues alone. */
  | 'internal'
  | 'list'
  | 'limit'

/** The cue words of one language. Alternatives of a pattern each, divided by `|`. */
export type CueTable = {
  /** Before a colon, or as a heading of their own. */
  labels: Readonly<Record<Label, string>>
  /** How a line begins that says what is to be found out. */
  goal: string
  /** How an order to the interviewer begins: "ask them", "explore". */
  ask: string
  /** The same, of what has to be asked. */
  must: string
  /** How a line on manners begins. */
  tone: string
  /** Anywhere in a sentence: what else it says is to be kept quiet about. */
  noGo: string
  /** The same with words around what is kept quiet about: one group. */
  noGoAround: readonly string[]
  /** In what is forbidden: a promise; a question. */
  promising: string
  asking: string
  /** What is forbidden as bad manners rather than as a subject: "interrupt", "jargon". */
  manner: string
  /** Flags behind or before a question. */
  flagMust: string
  /** Somewhere in a remark or a heading: what it stands by must be asked. */
  mustPhrase: string
  flagIfTime: string
  flagVerbatim: string
  flagSkip: string
  flagDeep: string
  /** "Only" of a condition, before it or behind it. */
  only: string
  /** What begins a condition: "if", "for those who". */
  when: string
  /** What begins one only where it is about other people: "when". */
  whenOthers: string
  /** "mentions", "it comes up": what a condition waits for is around it. */
  mention: string
  /** A wish rather than a condition: "if you could". */
  wish: string
  /** Words for those who are asked, and pronouns for them and for others. */
  people: string
  they: string
  you: string
  /** "Do we", "should I": the team asks itself. */
  ourselves: string
  /** A wish to a colleague: "could you ask them". */
  colleague: string
  /** Requests to the participant, and words that make one of a request of another kind. */
  request: string
  describe: string
  /** What a question begins with that only lacks its mark. Empty where word order does not tell. */
  unmarked: string
  /** What is on the interviewer's own list: "thank them", "start the recording". */
  instruct: string
  courtesy: string
  spoken: string
  /** Verbs of somebody's opinion: "Marek thinks". */
  thinks: string
  minutes: string
  questions: string
  /** Lengths of time in words, and their minutes; the longer wording first. */
  spans: readonly (readonly [string, number])[]
  /** Words that put a limit on the interview as a whole, or make a number one. */
  whole: string
  sensitive: string
  /** "Acme is a …", "We are Acme": one group, the name. */
  productName: readonly string[]
  /** What the guide itself is called. */
  guideName: string
}
