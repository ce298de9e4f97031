import type { Reworded, Rule } from '../lines/pattern.ts'

/** How one language puts right what the linter finds, where that is sure. */
export type RewordWords = {
  /** Whole questions, without their mark, that push or can be answered with yes: to open ones. */
  open: readonly (readonly [string, Reworded])[]
  /** What pushes and can be left out: "surely", "such as …". */
  drop: readonly string[]
  /** How a second wording puts a question again. */
  again: (question: string) => string
  /** The product without a name, fit as a subject and as an object. */
  product: string
  joiners: string
  questionWords: string
  determiners: string
}

/** The same with its patterns made. The first rule that fits holds. */
export type RewordPack = Omit<RewordWords, 'open' | 'drop'> & {
  open: readonly Rule[]
  drop: readonly RegExp[]
}
