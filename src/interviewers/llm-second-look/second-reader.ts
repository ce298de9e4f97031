import type { SecondReader } from '../../profile/second-look.ts'
import { type CallerOptions, createCaller } from '../llm/calls/create-caller.ts'
import { converse } from '../llm/dialogue.ts'
import type { Dialogues } from '../llm/dialogues.ts'
import type { Spending } from '../llm/spending/spending.ts'

/** Together with the reading and the judging well within the time for which a job is lent out. */
const patienceMsDefault = 60_000
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 1_500

export type ModelSecondReaderOptions = CallerOptions & {
  /** Plays what is asked of the model, where people's words are read. */
  dialogues: Pick<Dialogues, 'lookAgain'>
  /** The book that interviews are paid from, too. */
  spending: Spending
  /** Whose claims it looks at, by `provider/model`. */
  looksAt: (madeBy: string) => boolean
  now: () => Date
  /** Told, in a word or two that quote nobody, why claims were not looked at. */
  onFailure?: (failure: { why: string; cause?: unknown }) => void
  patienceMs?: number
}

/** Has a model look again at the claims that models read. */
export function createModelSecondReader(options: ModelSecondReaderOptions): SecondReader {
  const { access, dialogues, spending, looksAt, now } = options
  const patienceMs = options.patienceMs ?? patienceMsDefault
  const caller = createCaller(
    options,
    async () => (await import('./look-form.ts')).lookForm,
    outputTokensExpected,
  )
  return {
    async look({ linkID, session, messages, completedAt }, claims, signal) {
      const interview = { linkID, session, messages, completedAt }
      const [own, others] = [
        claims.filter(({ madeBy }) => looksAt(madeBy)),
        claims.filter(({ madeBy }) => !looksAt(madeBy)),
      ]
      if (own.length === 0) return null
      const at = now()
      const account = spending.open(session, at, `${access.provider}/${access.model}`)
      const errand = { account, signal, now: at, end: caller.clock() + patienceMs }
      const looked = await converse(caller, errand, (answers) =>
        dialogues.lookAgain({ interview, claims: own, ms: patienceMs, answers }),
      ).catch((cause: unknown) => ({ ok: false as const, why: 'error', cause }))
      // Nobody waits any more: somebody else will ask again.
      signal.throwIfAborted()
      const usage = account.total()
      if (looked.ok) return { ...looked, claims: [...looked.claims, ...others], usage }
      const { ok: _, ...failure } = looked
      options.onFailure?.(failure)
      return { ok: false, why: looked.why, usage }
    },
  }
}
