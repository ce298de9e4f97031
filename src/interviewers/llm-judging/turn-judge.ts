import type { TurnJudge } from '../../profile/turn-judge.ts'
import { type CallerOptions, createCaller } from '../llm/calls/create-caller.ts'
import { converse } from '../llm/dialogue.ts'
import type { Dialogues } from '../llm/dialogues.ts'
import type { Spending } from '../llm/spending/spending.ts'

/** Together with the reading of the interview well within the time for which a job is lent out. */
const patienceMsDefault = 60_000
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 600

export type ModelTurnJudgeOptions = CallerOptions & {
  /** Plays what is asked of the model, where people's words are read. */
  dialogues: Pick<Dialogues, 'judgeTurns'>
  /** The book that interviews are paid from, too. */
  spending: Spending
  /** Whose interviews it judges, by `provider/model`. */
  judges: (interviewer: string) => boolean
  now: () => Date
  /** Told, in a word or two that quote nobody, why an interview was not judged. */
  onFailure?: (failure: { why: string; cause?: unknown }) => void
  patienceMs?: number
}

/** Has a model judge each question of the interviews that models conducted. */
export function createModelTurnJudge(options: ModelTurnJudgeOptions): TurnJudge {
  const { access, dialogues, spending, judges, now } = options
  const patienceMs = options.patienceMs ?? patienceMsDefault
  const caller = createCaller(
    options,
    async () => (await import('./turns-form.ts')).turnsForm,
    outputTokensExpected,
  )
  const by = `${access.provider}/${access.model}`
  return {
    async judge(interview, signal) {
      const { session } = interview
      if (!judges(session.interviewer)) return null
      const at = now()
      const account = spending.open(session, at, by)
      const errand = { account, signal, now: at, end: caller.clock() + patienceMs }
      const judged = await converse(caller, errand, (answers) =>
        dialogues.judgeTurns({ interview, ms: patienceMs, answers }),
      ).catch((cause: unknown) => ({ ok: false as const, why: 'error', cause }))
      // Nobody waits any more: somebody else will ask again.
      signal.throwIfAborted()
      const usage = account.total()
      if (judged.ok) return { ...judged, by, usage }
      const { ok: _, ...failure } = judged
      options.onFailure?.(failure)
      return { ok: false, why: judged.why, usage }
    },
  }
}
