import { expect, test } from 'vitest'
import { createKeptResults, type KeptResultsDeps } from './kept-results.ts'

/** A double of the store, whose study is known by `mark`. */
function fakeStudy() {
  const study = { mark: 'first' as string | null, links: 2, changes: 0 }
  const store = {
    markParts: async () => [{ links: 2, last: null, mark: study.mark }],
    findGrouping: async () => null,
    listThemeChanges: async () => Array.from({ length: study.changes }, () => ({})),
    countLinks: async () => study.links,
  } as unknown as KeptResultsDeps['store'] // Of a change nothing is read but that it is there.
  let at = 0
  const { keep } = createKeptResults({ store, now: () => new Date(at) })
  let made = 0
  async function ask(known: unknown = null, what: unknown[] = ['report', 3], size = 0) {
    const asked = { orgID: 'org', interviewID: 'int_1', what, known }
    return await keep(asked, async () => {
      made += 1
      return { told: `“${made}” 🚲`, more: 'x'.repeat(size) }
    })
  }
  /** As a call that waits for its turn once the study is marked, while `meanwhile` happens. */
  async function askPart(meanwhile = () => {}) {
    made += 1
    const asked = { orgID: 'org', interviewID: 'int_1', what: ['in parts', made] }
    return await keep(asked, async ([part]) => {
      meanwhile()
      at += 1_000
      return { told: await part?.keep({ what: ['part'] }, async () => ({ mark: study.mark })) }
    })
  }
  return { study, ask, askPart, made: () => made }
}

test('what was told of a study is told again until something of it changes', async () => {
  const { study, ask, made } = fakeStudy()
  const first = await ask()
  expect(await ask()).toEqual(first)
  expect(made()).toBe(1)
  study.mark = 'second'
  expect(await ask()).not.toEqual(first)
  study.links = 3
  await ask()
  study.changes = 1
  await ask()
  await ask(['a place is taken'])
  expect(made()).toBe(5)
  await ask(['a place is taken'])
  expect(made()).toBe(5)
})

test('what was asked otherwise is another result', async () => {
  const { ask, made } = fakeStudy()
  await ask()
  await ask(null, ['report', 5])
  await ask(null, ['findings', 5])
  await ask()
  expect(made()).toBe(3)
})

test('nothing is kept of a study that is not told in short, and no more than a bound of all', async () => {
  const { study, ask, made } = fakeStudy()
  study.mark = null
  await ask()
  await ask()
  expect(made()).toBe(2)
  study.mark = 'first'
  const mebibyte = 2 ** 20
  await ask(null, ['large'], 3 * mebibyte)
  await ask(null, ['large'], 3 * mebibyte)
  expect(made()).toBe(4)
  for (let at = 0; at < 20; at += 1) await ask(null, ['one', at], mebibyte)
  expect(made()).toBe(24)
  await ask(null, ['one', 19], mebibyte)
  expect(made()).toBe(24)
  await ask(null, ['one', 0], mebibyte)
  expect(made()).toBe(25)
})

test('what was kept of a part is not told where somebody was erased while the call waited', async () => {
  const { study, askPart } = fakeStudy()
  await askPart()
  const again = await askPart(() => (study.mark = 'unread'))
  expect(again).toEqual({ told: { mark: 'unread' } })
  study.mark = 'first'
  expect(await askPart()).toEqual({ told: { mark: 'first' } })
})
