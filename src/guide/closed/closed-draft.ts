import type { ClosedQuestion, SourceLines } from '../plan.ts'

/** A closed question: what it is, and all the lines that it is made of. */
export type ClosedDraft = {
  question: ClosedQuestion
  read: { text: string; lines: SourceLines }[]
}
