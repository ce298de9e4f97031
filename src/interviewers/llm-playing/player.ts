import type { Player } from '../../profile/player.ts'
import { type CallerOptions, createCaller } from '../llm/calls/create-caller.ts'
import { converse } from '../llm/dialogue.ts'
import type { Dialogues } from '../llm/dialogues.ts'
import type { Spending } from '../llm/spending/spending.ts'

/** Twelve are played, several at a time, while somebody waits in the console. */
const patienceMs = 30_000
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 900

export type ModelPlayerOptions = CallerOptions & {
  dialogues: Pick<Dialogues, 'playPerson'>
  /** The book that interviews are paid from, too. */
  spending: Spending
}

/** Has a model play people who do not exist, one call each. */
export function createModelPlayer(options: ModelPlayerOptions): Player {
  const { access, dialogues, spending } = options
  const caller = createCaller(
    options,
    async () => (await import('./play-form.ts')).playForm,
    outputTokensExpected,
  )
  const name = `${access.provider}/${access.model}`
  return {
    name,
    async play({ signal, ...task }) {
      const { orgID, now } = task
      const account = spending.open({ orgID }, now, name)
      const errand = { account, signal, now, end: caller.clock() + patienceMs }
      const played = await converse(caller, errand, (answers) =>
        dialogues.playPerson({ task, ms: patienceMs, answers }),
      )
      return { ...played, usage: account.total() }
    },
  }
}
