import type { Grouped, Grouper, GroupingTask } from '../../profile/grouping.ts'
import { type Caller, callModel, keepOpen, waitFor } from '../llm/call-model.ts'
import { createOutage } from '../llm/outage.ts'
import type { Access } from '../llm/providers.ts'
import type { Account, Spending } from '../llm/spending.ts'
import { buildPrompt } from './prompt.ts'
import { readGroups } from './read-groups.ts'

/** Well within the time for which a job is lent out. */
const patienceMsDefault = 90_000
/** What is counted for the answer while a call is under way. */
const outputTokensExpected = 2_000

export type ModelGrouperOptions = {
  access: Access
  /** The book that interviews are paid from, too. */
  spending: Spending
  fetch?: typeof globalThis.fetch
  patienceMs?: number
  wait?: Caller['wait']
  clock?: Caller['clock']
}

/** Has a model say which claims tell of the same thing, in one call. */
export function createModelGrouper(options: ModelGrouperOptions): Grouper {
  const { access, spending, fetch, patienceMs = patienceMsDefault } = options
  const caller: Caller = {
    wait: options.wait ?? waitFor,
    clock: options.clock ?? (() => performance.now()),
    outage: createOutage(),
    outputTokensExpected,
    open: keepOpen(async () => {
      const { openModel } = await import('../llm/ask-model.ts')
      const { groupsForm } = await import('./groups-form.ts')
      return await openModel(access, fetch, groupsForm)
    }),
  }
  return {
    name: `${access.provider}/${access.model}`,
    async group(task) {
      const { organization, now } = task
      const account = spending.open({ organization }, now)
      const grouped = await ask(caller, task, account, patienceMs)
      return { ...grouped, usage: account.total() }
    },
  }
}

async function ask(
  caller: Caller,
  task: GroupingTask,
  account: Account,
  patienceMs: number,
): Promise<Grouped> {
  const { signal, now } = task
  const { prompt, idOf } = buildPrompt(task)
  const errand = { account, signal, now, end: caller.clock() + patienceMs }
  const answer = await callModel(caller, errand, { prompt }, patienceMs)
  // Nobody waits any more: somebody else will ask again.
  signal.throwIfAborted()
  if (!answer.ok) return { ok: false, why: answer.failure.why }
  if (answer.refused) return { ok: false, why: 'refusal' }
  if (answer.text.trim() === '') return { ok: false, why: 'empty' }
  const groups = readGroups(answer.text)
  if (!groups) return { ok: false, why: 'bad_json' }
  const named = groups.map(({ title, claims }) => ({
    title,
    claims: claims.map((id) => idOf.get(id) ?? id),
  }))
  return { ok: true, groups: named }
}
