import type { Interviewer } from '../../interview/ports.ts'
import { ProposalFailure } from '../../interview/proposals/proposal-failure.ts'
import { type CallerOptions, createCaller } from './calls/create-caller.ts'
import type { TurnPatience } from './conduct-turn.ts'
import { converse } from './dialogue.ts'
import type { Dialogues } from './dialogues.ts'
import { createDayBook } from './spending/day-book.ts'
import { createSpending, type Spending, type SpendLimits } from './spending/spending.ts'

/** How long the attempts and both together may take. */
type Patience = TurnPatience & { totalMs: number }
/** What is left of a model's time for telling that it is over. */
const spareMs = 200

/** A reply may take the whole time, and mending it what is left of that. */
export function patienceOf(ms: number): Patience {
  const totalMs = ms - spareMs
  return { firstMs: totalMs, mendMs: totalMs, totalMs }
}

/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 400

export type ModelInterviewerOptions = CallerOptions & {
  limits: SpendLimits
  /** Plays what is asked of the model, where people's words are read. */
  dialogues: Pick<Dialogues, 'conductTurn'>
  /** The book to keep where others spend by the same limits. */
  spending?: Spending
  patience: Patience
}

/**
 * Conducts with a language model. Every reply has passed the gates, after at most one more attempt
 * to mend it; everything else is a `ProposalFailure` that says why, in time for somebody else to
 * speak. The provider's package is loaded with the first reply.
 */
export function createModelInterviewer(options: ModelInterviewerOptions): Interviewer {
  const { access, limits, dialogues, patience } = options
  const caller = createCaller(options, null, outputTokensExpected)
  const spending = options.spending ?? createSpending(limits, createDayBook())
  const name = `${access.provider}/${access.model}`
  return {
    name,
    async propose({ signal, ...turn }) {
      const account = spending.open(turn.session, turn.now, name)
      const { totalMs, ...perAttempt } = patience
      const errand = { account, signal, now: turn.now, end: caller.clock() + totalMs }
      const verdict = await converse(caller, errand, (answers) =>
        dialogues.conductTurn({ turn, patience: perAttempt, answers }),
      )
      const usage = account.total()
      if (verdict.type !== 'proposal') throw new ProposalFailure(verdict.why, usage ?? null)
      return { ...verdict.proposal, ...(usage && { usage }) }
    },
  }
}
