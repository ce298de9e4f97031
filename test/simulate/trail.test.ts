import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, '../../scripts/simulate.ts')
/** A few people, some of whom finish, and faults of most kinds. */
const seed = 4003
const people = '0,1,2,3,4,5,6,7,8,9,10,11'

function trailOf(...more: string[]): string {
  const given = [script, '--seed', String(seed), '--runs', '1', '--people', people, ...more]
  const { stdout } = spawnSync(process.execPath, given, { encoding: 'utf8' })
  return /^trail of seed \d+: ([0-9a-f]{16})$/m.exec(stdout)?.[1] ?? stdout
}

test('the same seed gives the same trail, to the last row of the database, in another process', () => {
  const trail = trailOf()
  expect(trail).toMatch(/^[0-9a-f]{16}$/)
  expect(trailOf()).toBe(trail)
}, 240_000)

test('the store that serves, on a data file with its threads, holds what is promised as well', () => {
  expect(trailOf('--file')).toMatch(/^[0-9a-f]{16}$/)
}, 240_000)
