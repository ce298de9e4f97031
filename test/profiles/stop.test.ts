import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { jobsAtOnce } from '../../src/service/jobs/worker.ts'
import { openStore } from '../../src/storage/open.ts'
import { databases } from '../databases.ts'
import { addFinished, allProfiles, somebody } from './given.ts'

const people = Array.from({ length: jobsAtOnce + 3 }, (_, number) => somebody(number))

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

test.each(databases)(
  'SIGTERM ends a service on $name after the profiles under way and before others',
  async ({ open }) => {
    const databaseURL = await open()
    const before = await openStore(databaseURL)
    await addFinished(before, people)
    await before.close()

    const program = fileURLToPath(new URL('./stopping-process.ts', import.meta.url))
    const service = spawn(process.execPath, [program], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATABASE_URL: databaseURL, PORT: '0' },
    })
    child = service
    const ended = once(service, 'exit')
    const read: string[] = []
    for await (const line of createInterface({ input: service.stdout })) {
      read.push(line)
      if (read.length === jobsAtOnce) service.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
    expect(read).toHaveLength(jobsAtOnce)

    const after = await openStore(databaseURL)
    expect(await after.countJobs()).toEqual({ waiting: 3, parked: 0 })
    expect(await allProfiles(after)).toHaveLength(jobsAtOnce)
    await after.close()
  },
)
