import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { startService } from '../start.ts'
import { addFinished, somebody } from './given.ts'

const program = join(import.meta.dirname, '../../src/cli/colloquy.ts')
const run = promisify(execFile)

test.each(databases)(
  'parked jobs are listed and let go again beside a running service on $name',
  async ({ open }) => {
    const databaseURL = await open()
    const service = await startService(databaseURL, { work: false })
    const { store } = service
    const people = [somebody(1), somebody(2), somebody(3)]
    await addFinished(store, people)
    const jobs = async (...args: string[]) => {
      const env = { PATH: process.env.PATH, DATABASE_URL: databaseURL }
      const ended = run(process.execPath, [program, 'jobs', ...args], { env })
      return (await ended.catch((failed: { stderr: string }) => ({ stdout: failed.stderr }))).stdout
    }
    expect(await jobs('list')).toBe('0 parked, 3 waiting.\n')

    const lines: string[] = []
    for (const { linkID } of people) {
      const times = { now: new Date().toISOString(), leaseUntil: '2999-01-01T00:00:00.000Z' }
      const job = await store.claimJob(times)
      const failure = { jobID: job?.jobID ?? '', attempts: 1, runAt: null, reason: 'Hopeless.' }
      await store.failJob(failure)
      lines.push(`${job?.jobID}\tacme\t${linkID}\tHopeless.\n`)
    }
    expect(await jobs('list')).toBe(`${lines.join('')}3 parked, 0 waiting.\n`)

    const [first = ''] = lines[0]?.split('\t') ?? []
    expect(await jobs('retry', first)).toBe('1 will be tried again.\n')
    expect(await jobs('retry', first)).toBe('There is no parked job with this jobID.\n')
    expect(await jobs('retry')).toBe('Give one jobID, or --all.\n')
    expect(await store.countJobs()).toEqual({ waiting: 1, parked: 2 })
    expect(await jobs('retry', '--all')).toBe('2 will be tried again.\n')
    expect(await store.countJobs()).toEqual({ waiting: 3, parked: 0 })
    await service.close()
  },
)
