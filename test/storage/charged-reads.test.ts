import { expect, test } from 'vitest'
import { onTheBillOf } from '../../src/service/calls/cost.ts'
import { openStore } from '../../src/storage/open.ts'
import { newDataFile } from '../databases.ts'

test('what is read of a data file is on the bill of whoever asked for it, and on no other', async () => {
  const store = await openStore(newDataFile())
  const [asking, waiting] = [{ cpuMs: 0 }, { cpuMs: 0 }]
  await Promise.all([
    onTheBillOf(asking, () => store.hasTokens()),
    onTheBillOf(waiting, () => new Promise((resolve) => setImmediate(resolve))),
  ])
  expect(asking.cpuMs).toBeGreaterThan(0)
  expect(waiting.cpuMs).toBe(0)
  await store.close()
})
