import { expect, test } from 'vitest'
import { createReadTries } from './transaction.ts'

const away = Object.assign(new Error('It refuses.'), { code: 'ECONNREFUSED' })

/** A double of a read that finds its database at the n-th try. */
function readAt(found: number, failure: Error = away) {
  const tries = { made: 0 }
  const read = async () => {
    tries.made += 1
    if (tries.made < found) throw failure
    return 'read'
  }
  return { tries, read }
}

test('a read is tried again, and while the database is away the next ones fail at once', async () => {
  const tried = createReadTries()
  expect(await tried(readAt(3).read)).toBe('read')
  const lost = readAt(Number.POSITIVE_INFINITY)
  await expect(tried(lost.read)).rejects.toBe(away)
  expect(lost.tries.made).toBe(4)
  const next = readAt(2)
  await expect(tried(next.read)).rejects.toBe(away)
  expect(next.tries.made).toBe(1)
  expect(await tried(next.read)).toBe('read')
})

test('a query that takes too long takes the tries from nobody else', async () => {
  const tried = createReadTries()
  const slow = readAt(Number.POSITIVE_INFINITY, new Error('Query read timeout'))
  await expect(tried(slow.read)).rejects.toThrow('timeout')
  expect(slow.tries.made).toBe(1)
  expect(await tried(readAt(2).read)).toBe('read')
})
