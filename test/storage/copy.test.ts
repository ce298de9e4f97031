import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/storage/open.ts'
import { copyStore } from '../../src/storage/transfer/copy.ts'
import { createDatabase } from '../postgres.ts'
import {
  aCorrection,
  aMessage,
  anInterview,
  aPlan,
  aProfile,
  aStep,
  aToken,
  invitesOf,
} from '../store/given.ts'
import { temporaryFolder } from './temporary-folder.ts'

const folder = temporaryFolder()
const source = `file:${join(folder, 'source.db')}`
const quiet = () => undefined

/** More than some pages of rows, with letters of several alphabets and characters of every width. */
beforeAll(async () => {
  const store = await openStore(source)
  const interview = anInterview({ interviewName: 'Ünïcode — 日本語 \u{1F600} "quoted" \\ \u2028' })
  await store.addToken(aToken())
  await store.addInterview({ interview })
  const links = Array.from(
    { length: 3_600 },
    (_, index) => `link-${String(index).padStart(5, '0')}`,
  )
  for (let at = 0; at < links.length; at += 900) {
    await store.addInvites(invitesOf(interview, links.slice(at, at + 900)))
  }
  for (const link of links.slice(0, 20)) {
    await store.takeStep(aStep(link, { append: [aMessage(0), aMessage(1)], plan: aPlan() }))
  }
  await store.saveProfile(aProfile(links[0] ?? ''))
  await store.correctProfile({
    orgID: 'org',
    profileID: 'profile',
    expectVersion: 1,
    correction: aCorrection(),
    body: '{}',
  })
  // More than fits into 32 bits.
  await store.addSpending({ orgID: 'org', day: '2026-01-01', tokens: 5_000_000_000, microUSD: 1 })
  await store.close()
})

/** Copies in a process of its own, which is killed once it has said so many lines. */
async function copyKilledAfter(lines: number, to: string): Promise<void> {
  const script = join(import.meta.dirname, 'copying-process.ts')
  const child = spawn(process.execPath, [script, source, to], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = 0
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('done')) throw new Error('The copy ended before it was killed.')
    said += 1
    if (said === lines) child.kill('SIGKILL')
  }
  expect((await ended)[1]).toBe('SIGKILL')
}

describe('copy', () => {
  test('takes everything to a server and back, killed twice on the way, and both ends are equal', async () => {
    const server = await createDatabase()
    await copyKilledAfter(2, server)
    await expect(openStore(server)).rejects.toThrow('has not come to its end')
    await copyKilledAfter(3, server)
    const there = await copyStore(source, server, quiet)
    const back = await copyStore(server, `file:${join(folder, 'back.db')}`, quiet)
    const direct = await copyStore(source, `file:${join(folder, 'direct.db')}`, quiet)
    expect(there.rows).toBeGreaterThan(3_650)
    expect(back).toEqual(there)
    expect(direct).toEqual(there)
    const store = await openStore(server)
    expect(await store.findInterview({ orgID: 'org', interviewID: 'interview' })).toMatchObject({
      interviewName: 'Ünïcode — 日本語 \u{1F600} "quoted" \\ \u2028',
    })
    await store.close()
  })

  test('into a file goes on where it was killed', async () => {
    const to = `file:${join(folder, 'killed.db')}`
    await copyKilledAfter(1, to)
    await copyKilledAfter(2, to)
    const begun: number[] = []
    await copyStore(source, to, ({ step, rows }) => step === 'copied' && begun.push(rows))
    expect(begun[0]).toBeGreaterThan(1_000)
  })

  test('refuses a target that holds something else, and leaves it as it was', async () => {
    const to = `file:${join(folder, 'busy.db')}`
    const store = await openStore(to)
    await store.addToken(aToken({ hash: 'other' }))
    await store.close()
    await expect(copyStore(source, to, quiet)).rejects.toThrow(
      'The target is not empty: give a database without any data.',
    )
    const again = await openStore(to)
    expect(await again.listTokens({})).toHaveLength(1)
    await again.close()
  })

  test('refuses a target that another copy was begun into', async () => {
    const to = `file:${join(folder, 'begun.db')}`
    await copyKilledAfter(1, to)
    const other = `file:${join(folder, 'other.db')}`
    await (await openStore(other)).close()
    await expect(copyStore(other, to, quiet)).rejects.toThrow('a copy of another database')
  })

  test('refuses to copy a database onto itself, from nowhere, or from under a service', async () => {
    await expect(copyStore(source, source, quiet)).rejects.toThrow('are the same database')
    const server = await createDatabase()
    await expect(copyStore(server, server, quiet)).rejects.toThrow()
    const absent = join(folder, 'absent.db')
    await expect(copyStore(`file:${absent}`, `file:${absent}-2`, quiet)).rejects.toThrow(
      'There is no database to copy from.',
    )
    expect(existsSync(`${absent}-2`)).toBe(false)
    const serving = await openStore(source, { exclusive: true })
    await expect(copyStore(source, `file:${absent}`, quiet)).rejects.toThrow('Another Colloquy')
    await serving.close()
    expect(existsSync(absent)).toBe(false)
  })
})
