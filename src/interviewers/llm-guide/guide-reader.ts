import type { GuideReader } from '../../interview/guide-reader.ts'
import { type CallerOptions, createCaller } from '../llm/calls/create-caller.ts'
import { converse } from '../llm/dialogue.ts'
import type { Dialogues } from '../llm/dialogues.ts'
import type { Spending } from '../llm/spending/spending.ts'

/** Somebody waits for it in the console, behind a proxy that commonly waits for a minute. */
const patienceMsDefault = 50_000
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 3_000

export type ModelGuideReaderOptions = CallerOptions & {
  /** Plays what is asked of the model, where people's words are read. */
  dialogues: Pick<Dialogues, 'readGuide'>
  /** The book that interviews are paid from, too. */
  spending: Spending
  patienceMs?: number
}

/** Has a model read guides. */
export function createModelGuideReader(options: ModelGuideReaderOptions): GuideReader {
  const { access, dialogues, spending, patienceMs = patienceMsDefault } = options
  const caller = createCaller(
    options,
    async () => (await import('./guide-form.ts')).guideForm,
    outputTokensExpected,
  )
  const name = `${access.provider}/${access.model}`
  return {
    name,
    async read({ signal, ...task }) {
      const { orgID, now } = task
      const account = spending.open({ orgID }, now, name)
      const errand = { account, signal, now, end: caller.clock() + patienceMs }
      const read = await converse(caller, errand, (answers) =>
        dialogues.readGuide({ task, ms: patienceMs, answers }),
      )
      return { ...read, usage: account.total() }
    },
  }
}
