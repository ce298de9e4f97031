/**
 * A Plan is what guidelines compile to: the topics to cover, the questions to ask, what to keep
 * quiet about, and how long it may take. Every element that the researcher wrote keeps the lines it
 * came from, 1-based and inclusive; an element that we added (an archetype's question) has none.
 */
export type SourceLines = { from: number; to: number }

export const languages = ['en', 'de', 'fr', 'es', 'pt'] as const
/** A language the built-in interviewer speaks. */
export type Language = (typeof languages)[number]

/** What the question linter can find in one question. */
export type LintRule =
  | 'multiple'
  | 'double_barrelled'
  | 'closed'
  | 'leading'
  | 'too_long'
  | 'praise'
  | 'hypothetical'
  | 'no_question'

export type LintFinding = {
  rule: LintRule
  /** One sentence for the researcher: what is wrong and why it matters. */
  message: string
  /** A better wording, where one can be made by rule. */
  suggestion?: string
}

export type ClosedOption = {
  text: string
  /** Whoever chooses it is screened out. */
  end?: true
  /** The most people that it has places for. */
  quota?: number
}

/** How a closed question is answered. */
export type ClosedQuestion = {
  kind: 'one' | 'some' | 'scale' | 'number'
  /** Of `one` and `some`. */
  options?: ClosedOption[]
  /** The most that may be chosen, of `some`. */
  max?: number
  /** Of a scale. */
  from?: number
  to?: number
  labels?: { low?: string; high?: string }
  /** Followed by one question for the reason. */
  why?: true
}

export type PlanQuestion = {
  /** Stable within the plan, `q1`, `q2`, …. */
  id: string
  /** As it will be asked, in the second person, one open question. */
  text: string
  /** A second wording, asked when the first was not understood. */
  rephrased: string
  must: boolean
  /** Asked exactly as written. */
  verbatim: boolean
  ifTime: boolean
  /** The researcher's own words, where `text` differs from them. */
  original?: string
  /** The researcher's condition for leaving it out, as written: "skip if they never paid". */
  skipIf?: string
  /** The researcher's condition for asking it, as written: "lapsed only". Unmet, it is not asked. */
  onlyIf?: string
  /** Asked exactly as written, and answered by a choice. */
  closed?: ClosedQuestion
  lines?: SourceLines
  /** What the linter says of the researcher's wording. `text` may already have it put right. */
  lint: LintFinding[]
}

/** What to follow up on. With `when`, only once the participant touches it. */
export type ProbeHint = {
  when?: string
  /** As written: a word or two, or a whole question. */
  ask: string
  /** The same as an open question, fit to be asked once the participant has touched on it. */
  question?: string
  lines?: SourceLines
}

export type Avoidance = {
  /** `mention`: never say it first. `ask`: never ask about it. `promise`: never offer it. */
  kind: 'mention' | 'ask' | 'promise'
  /** The words to avoid, as written. */
  text: string
  /** The lower-case content words that give it away. */
  terms: string[]
  lines?: SourceLines
}

export type Topic = {
  /** Stable within the plan, `t1`, `t2`, …. */
  id: string
  title: string
  /** What an answered topic tells the researcher. */
  learningGoal: string
  /** must 2, normal 1, if time 0.5 */
  weight: number
  must: boolean
  /** Health, money trouble, grief and the like: never probed. */
  sensitive: boolean
  /** May take three probes where others take two. */
  deep: boolean
  budget: { minutes?: number; turns?: number }
  /** Comes before everything else and ends the interview for whom it is not. */
  screener?: true
  questions: PlanQuestion[]
  probeHints: ProbeHint[]
  lines?: SourceLines
}

export type Plan = {
  /** Version of the compiler that made it. */
  version: 1
  language: Language
  goals: { text: string; lines?: SourceLines }[]
  /** Everything the researcher wrote that is none of the other things. Nothing is dropped. */
  context: { text: string; lines?: SourceLines }[]
  /** Of `context`, what may have been meant to be asked and is not: shown to the researcher. */
  unasked?: { text: string; lines: SourceLines }[]
  /** Product names, features, quoted and capitalised terms. */
  glossary: string[]
  topics: Topic[]
  avoid: Avoidance[]
  /** A fixed opening, said before the first question. */
  opening?: { text: string; lines?: SourceLines }
  /** Fixed closing questions or words. */
  closing: { text: string; lines?: SourceLines }[]
  /** Whole interview: active minutes and interviewer turns. */
  budget: { minutes: number; turns: number; explicit: boolean }
  tone?: string
  /** The product as it is named to participants: its name, or "the product" in their language. */
  product?: string
  /** What participants are asked about where that is no name, as a sentence ends: "your membership". */
  about?: string
  /** Lines that set something or name the guide itself, each as written. */
  settings?: {
    name: 'tone' | 'language' | 'limit' | 'product' | 'title'
    text: string
    lines: SourceLines
  }[]
  /** Set when topics came from an archetype because the guide was a sentence or two. */
  archetypes: string[]
  warnings: { message: string; lines?: SourceLines; suggestion?: string }[]
}
