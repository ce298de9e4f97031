import type { Message, Session } from '../interview/session.ts'
import type { Claim } from './claim.ts'

export type SynthesisContext = {
  linkID: string
  session: Session
  messages: readonly Message[]
  /** RFC 3339. */
  completedAt: string
  signal: AbortSignal
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
