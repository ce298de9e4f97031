import type { Rule } from '../lines/pattern.ts'

/** How one language puts right what the linter finds, where that is sure. The first rule that fits. */
export type RewordPack = {
  /** Whole questions, without their mark, that push or can be answered with yes: to open ones. */
  open: readonly Rule[]
  /** What pushes and can be left out: "surely", "such as …". */
  drop: readonly RegExp[]
  /** How a second wording puts a question again. */
  again: (question: string) => string
  /** The product without a name, fit as a subject and as an object. */
  product: string
  joiners: string
  questionWords: string
  determiners: string
}
