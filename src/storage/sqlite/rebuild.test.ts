import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { rebuildDelayMs } from './rebuild.ts'

test('writes wait for the rebuilding of a file for a hundredth of the time, after an hour at the latest', () => {
  const database = new DatabaseSync(':memory:')
  expect(rebuildDelayMs(database, null)).toBe(20_000)
  expect(rebuildDelayMs(database, 10)).toBe(20_000)
  expect(rebuildDelayMs(database, 5_000)).toBe(500_000)
  expect(rebuildDelayMs(database, 90_000)).toBe(3_600_000)
})

test('how long it takes is told from the size of the file where none was rebuilt yet', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table a (b blob)')
  database.exec('insert into a values (zeroblob(30000000))')
  expect(rebuildDelayMs(database, null)).toBeGreaterThan(40_000)
})
