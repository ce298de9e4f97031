import type { Grouper } from '../../profile/claims/grouping.ts'
import { type CallerOptions, createCaller } from '../llm/calls/create-caller.ts'
import { converse } from '../llm/dialogue.ts'
import type { Dialogues } from '../llm/dialogues.ts'
import type { Spending } from '../llm/spending/spending.ts'

/** Well within the time for which a job is lent out. */
const patienceMsDefault = 90_000
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 2_000

export type ModelGrouperOptions = CallerOptions & {
  /** Plays what is asked of the model, where people's words are read. */
  dialogues: Pick<Dialogues, 'groupClaims'>
  /** The book that interviews are paid from, too. */
  spending: Spending
  patienceMs?: number
}

/** Has a model say which claims tell of the same thing, in one call. */
export function createModelGrouper(options: ModelGrouperOptions): Grouper {
  const { access, dialogues, spending, patienceMs = patienceMsDefault } = options
  const caller = createCaller(
    options,
    async () => (await import('./groups-form.ts')).groupsForm,
    outputTokensExpected,
  )
  const name = `${access.provider}/${access.model}`
  return {
    name,
    async group({ signal, ...task }) {
      const { orgID, now } = task
      const account = spending.open({ orgID }, now, name)
      const errand = { account, signal, now, end: caller.clock() + patienceMs }
      const grouped = await converse(caller, errand, (answers) =>
        dialogues.groupClaims({ task, ms: patienceMs, answers }),
      )
      // Nobody waits any more: somebody else will ask again.
      signal.throwIfAborted()
      return { ...grouped, usage: account.total() }
    },
  }
}
