import type { Message, Session, Usage } from '../interview/session.ts'
import type { Claim } from './claims/claim.ts'

/** Whoever reads interviews without a model. */
export const builtinName = 'builtin'

export type FinishedInterview = {
  linkID: string
  session: Session
  messages: readonly Message[]
  /** RFC 3339. */
  completedAt: string
}

export type SynthesisContext = FinishedInterview & {
  signal: AbortSignal
  /** Told how the claims came about, where that is more than the synthesizer's name. */
  tell?: (outcome: SynthesisOutcome) => void
}

export type SynthesisOutcome = {
  /** Who read the interview in the end. */
  madeBy: string
  /** Why it was not the one that was asked, in a word or two that quote nobody. */
  fallbackReason?: string
  /** What it first wrote and the interview does not bear out. */
  rejected?: { reason: string; count: number }[]
  /** What a model used up, also where its reading came to nothing. */
  usage?: Usage | undefined
}

/**
 * Reads one finished interview and says what the person told, each claim with its words. What it
 * returns is verified in code before anybody sees it.
 */
export type Synthesizer = {
  /** `builtin`, or `provider/model`. */
  name: string
  extract(context: SynthesisContext): Promise<Claim[]>
}
