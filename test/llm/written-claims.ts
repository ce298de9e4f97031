import type { Draft } from '../../src/interviewers/llm-synthesis/read-drafts.ts'

/** A claim as a model would write it; what is left out is null. */
export type Written = Pick<Draft, 'kind' | 'from' | 'quote'> & Partial<Draft>

/** The whole object that a model would write. */
export function claimed(claims: readonly Written[]): string {
  const empty = { words: null, label: null, polarity: null, strength: null, score: null }
  return JSON.stringify({
    claims: claims.map((claim) => ({ ...empty, needsQuestion: false, ...claim })),
  })
}
