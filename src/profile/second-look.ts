import type { Usage } from '../interview/session.ts'
import type { Claim, Evidence } from './claims/claim.ts'
import type { FinishedInterview } from './synthesizer.ts'

/** A sentence on what an interview told, with the words it rests on. */
export type SummarySentence = { text: string; evidence: Evidence[] }

/** What is left of the claims, and what was made of them. `usage`: also of a look that came to nothing. */
export type SecondLook =
  | {
      ok: true
      claims: Claim[]
      rejected: { reason: string; count: number }[]
      summary: SummarySentence[]
      usage?: Usage | undefined
    }
  | { ok: false; why: string; usage?: Usage | undefined }

/** Looks again at claims that a model read: whether their words carry them, and how they read. */
export type SecondReader = {
  /** Null where it looks at none of these. */
  look(
    interview: FinishedInterview,
    claims: readonly Claim[],
    signal: AbortSignal,
  ): Promise<SecondLook | null>
}
