import type { Rule } from '../pattern.ts'

/** How one language turns what a researcher wrote into what a participant is asked. */
export type RewordPack = {
  /** Closed main clause, without its question mark, to an open question. The first that fits. */
  reopen: readonly Rule[]
  /** When no rule fits: makes any yes-or-no question open. */
  reopenAny: (question: string) => string
  /** Takes the push out of a question: every rule, in order. Sentences of social proof go first. */
  neutral: readonly Rule[]
  /** A second wording. The first that fits. */
  again: readonly Rule[]
  againAny: (question: string) => string
  /** From the third person to the second: every rule, in order. */
  second: readonly Rule[]
  /**
   * Makes "people" the participant, in goals and hints: a question that a researcher wrote out may
   * well ask about other people.
   */
  people: readonly Rule[]
  /** Makes "they" the participant too: only where nobody else is spoken of. */
  secondThey: readonly Rule[]
  /** Whoever a goal's clause is about is the participant: "how parents plan" to "how you plan". */
  audience: readonly Rule[]
  /** Words for customers that never reach them, and what to say instead. */
  labels: readonly Rule[]
  /** Any of those words. */
  label: RegExp
  /** "late payments" to a question about them, and its second wording. */
  noun: (noun: string) => string
  /** Other ways to ask that, for the further ones of a guide. */
  moreNouns: readonly ((noun: string) => string)[]
  nounAgain: (noun: string) => string
  /** "how they decide" to a question. */
  clause: readonly Rule[]
  /** What starts such a clause. */
  clauseStart: RegExp
  /** A hint of a word or two as a question that is fit once they have touched on it. */
  hint: (hint: string) => string
  /** Takes the question words off, to make a title. */
  title: readonly Rule[]
  /** What the researcher learns from a topic. */
  goal: (title: string) => string
  /** What the researcher learns from a topic that is one question. */
  goalOf: (question: string) => string
  /** The product without a name, fit as a subject and as an object. */
  product: string
  /** Words after which a noun starts, and words that end it: for splitting "price and support". */
  determiners: string
  prepositions: string
  joiners: string
  questionWords: string
}
