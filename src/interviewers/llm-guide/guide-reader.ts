import type { GuideReader } from '../../interview/guide-reader.ts'
import { type Caller, keepOpen, waitFor } from '../llm/call-model.ts'
import { converse } from '../llm/dialogue.ts'
import type { Dialogues } from '../llm/dialogues.ts'
import type { ModelState } from '../llm/model-state.ts'
import { createOutage } from '../llm/outage.ts'
import type { Access } from '../llm/providers.ts'
import type { Spending } from '../llm/spending.ts'

/** Somebody waits for it in the console, behind a proxy that commonly waits for a minute. */
const patienceMsDefault = 50_000
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 3_000

export type ModelGuideReaderOptions = {
  access: Access
  /** Plays what is asked of the model, where people's words are read. */
  dialogues: Pick<Dialogues, 'readGuide'>
  /** The book that interviews are paid from, too. */
  spending: Spending
  /** What is known of the model, where others ask it too. */
  state?: ModelState
  fetch?: typeof globalThis.fetch
  patienceMs?: number
  wait?: Caller['wait']
  clock?: Caller['clock']
}

/** Has a model read guides. */
export function createModelGuideReader(options: ModelGuideReaderOptions): GuideReader {
  const { access, dialogues, spending, fetch, patienceMs = patienceMsDefault } = options
  const caller: Caller = {
    wait: options.wait ?? waitFor,
    clock: options.clock ?? (() => performance.now()),
    outage: createOutage(),
    note: options.state?.note,
    outputTokensExpected,
    open: keepOpen(async () => {
      const { openModel } = await import('../llm/ask-model.ts')
      const { guideForm } = await import('./guide-form.ts')
      return await openModel(access, fetch, guideForm, options.state?.ways)
    }),
  }
  const name = `${access.provider}/${access.model}`
  return {
    name,
    async read({ signal, ...task }) {
      const { organization, now } = task
      const account = spending.open({ organization }, now, name)
      const errand = { account, signal, now, end: caller.clock() + patienceMs }
      const read = await converse(caller, errand, (answers) =>
        dialogues.readGuide({ task, ms: patienceMs, answers }),
      )
      return { ...read, usage: account.total() }
    },
  }
}
