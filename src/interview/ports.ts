import type { TurnProposal } from './proposals/proposal.ts'
import type { Message, Session, Usage } from './session.ts'

/** What an interviewer is given to propose the next turn: everything, and nothing of anybody else. */
export type Turn = {
  /** The link's identifier: only to break ties the same way each time. */
  seed: string
  session: Session
  /** The whole conversation so far; the last one is the answer to react to. */
  messages: readonly Message[]
  now: Date
}

/** `signal` ends when nobody waits for the proposal any more. */
export type TurnContext = Turn & { signal: AbortSignal }

/** A proposal and, of a model, what it used up. */
export type Proposed = TurnProposal & { usage?: Usage }

/**
 * Conducts: reads the plan, the state and the conversation, and proposes one turn. It may fail, best
 * with a `ProposalFailure`, or be slow; the service then asks the built-in interviewer, which does
 * neither.
 */
export type Interviewer = {
  /** `builtin`, or `provider/model`. */
  name: string
  propose(context: TurnContext): Promise<Proposed>
}
