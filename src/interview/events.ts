import type { OnboardingFieldName } from '../contract/participant.ts'
import type { AnswerContext } from './answers/answer-reading.ts'
import type { TurnProposal } from './proposals/proposal.ts'
import type { Message, Session, Usage } from './session.ts'

type Answer = {
  type: 'answer'
  text: string
  /** Of a closed question: the options chosen, or its number. */
  choice?: number[] | undefined
  clientMessageID: string
  after: number
  browser?: string
  unread?: true
  unsure?: AnswerContext['unsure']
  /** At the recap: the lines of it that the text puts right. */
  corrections?: { old: string; new: string }[] | undefined
}

/**
 * Everything that can happen to a session. Consent makes it; erasure ends it from outside. `unread`:
 * reading it took more than its time, so it is kept whole and the interview goes on without it.
 */
export type EngineEvent =
  | Answer
  | { type: 'onboard'; fields: Partial<Record<OnboardingFieldName, string>>; browser?: string }
  | { type: 'skip'; after: number; browser?: string }
  | {
      type: 'verdict'
      score?: number
      text?: string
      browser?: string
      unread?: true
      unsure?: AnswerContext['unsure']
    }
  /** The participant stops early and keeps what was said. */
  | { type: 'end'; keep: true }
  /** What was chosen has no place any more; with the answer that chose it, if that was just now. */
  | { type: 'turn_away'; answer?: Answer }
  /** A checked proposal for the turn that is due. */
  | {
      type: 'turn_ready'
      turnId: string
      proposal: TurnProposal
      generatedBy: 'builtin' | 'llm'
      usage?: Usage
      /** Why the built-in interviewer spoke in place of a model. */
      fallbackReason?: string
    }
  /** Nobody could propose: the engine asks on by itself. */
  | { type: 'turn_failed'; turnId: string; why: string; usage?: Usage }
  /** The lease on the turn that is due ran out: somebody else takes it up. */
  | { type: 'turn_overdue' }
  | { type: 'set_language'; language: string }
  | { type: 'close'; reason: 'researcher' | 'idle' | 'budget' }

export type EndReason = NonNullable<Session['endReason']>

/** What the service does once the step is stored. */
export type Effect =
  /** Ask the interviewer for a proposal on the answer after message `after`, as this turn. */
  | { type: 'request_turn'; turnId: string; after: number }
  /** The session has reached its end. With `minor` no profile may be made. */
  | { type: 'complete'; reason: EndReason }

export type Reduction = { session: Session; append: Message[]; effects: Effect[] }

export type ReduceContext = {
  now: Date
  /** The link's identifier: only to choose between equal wordings, the same way each time. */
  seed: string
}
