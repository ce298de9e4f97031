import { expect, test } from 'vitest'
import { openStore } from '../../src/storage/open.ts'
import { createDatabase } from '../postgres.ts'

const warningsOf = async (url: string) => {
  const warnings: string[] = []
  const store = await openStore(url, { onWarning: (text) => warnings.push(text) })
  await store.close()
  return warnings
}

test('a database user whom row-level security does not hold is told of at the start', async () => {
  const url = new URL(await createDatabase())
  expect(await warningsOf(url.href)).toEqual([])
  url.username = 'postgres'
  url.password = 'postgres'
  expect(await warningsOf(url.href)).toEqual([expect.stringMatching(/superuser.*own\.$/)])
})
