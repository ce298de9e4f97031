import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { markForRebuild, needsRebuild, rebuild, rebuildDelayMs } from './rebuild.ts'

test('writes wait for the rebuilding of a file for a hundredth of the time, however long it takes', () => {
  const database = new DatabaseSync(':memory:')
  expect(rebuildDelayMs(database, null)).toBe(20_000)
  const after = (ms: number) => rebuildDelayMs(database, { ms, megabytes: 1 })
  expect([10, 5_000, 90_000].map(after)).toEqual([20_000, 500_000, 9_000_000])
})

test('a file that has grown takes longer than the last time', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table a (b blob)')
  database.exec('insert into a values (zeroblob(64000000))')
  const byItsSize = rebuildDelayMs(database, null)
  expect(byItsSize).toBeGreaterThan(90_000)
  // What a small one took says little.
  expect(rebuildDelayMs(database, { ms: 10, megabytes: 1 })).toBe(byItsSize)
  expect(rebuildDelayMs(database, { ms: 2_000, megabytes: 32 })).toBeGreaterThan(390_000)
  // What is free already is not written anew.
  database.exec('delete from a')
  expect(rebuildDelayMs(database, null)).toBe(20_000)
})

test('how long it takes is told from the size of the file where none was rebuilt yet', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table a (b blob)')
  database.exec('insert into a values (zeroblob(30000000))')
  expect(rebuildDelayMs(database, null)).toBeGreaterThan(40_000)
})

test('a file in which another process erased behind the rebuilding is rebuilt again', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(markForRebuild)
  const exec = database.exec.bind(database)
  database.exec = (sql) => {
    exec(sql)
    if (sql.includes('vacuum')) exec(markForRebuild)
  }
  expect([rebuild(database), needsRebuild(database)]).toEqual([false, true])
  database.exec = exec
  expect([rebuild(database), needsRebuild(database)]).toEqual([true, false])
})
