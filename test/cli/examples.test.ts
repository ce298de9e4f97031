import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newDataFile } from '../databases.ts'
import { startService, takeInterview } from '../start.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

test('the programs in examples/ make an interview, collect what was told, and read conversations', async () => {
  const service = await startService(newDataFile())
  const env = { COLLOQUY_URL: service.url, COLLOQUY_TOKEN: await service.newToken() }
  const example = async (...args: string[]) => {
    const { stdout } = await run(process.execPath, args, { cwd: root, env, timeout: 60_000 })
    return stdout
  }
  const guide = 'examples/guides/invoicing.md'
  const made = await example('examples/send.ts', 'Ledgerly', guide, '2')
  const [interviewID = '', first = '', ...rest] = made.trim().split('\n')
  expect([interviewID, first, rest.length]).toEqual([
    expect.stringMatching(/^int_/),
    expect.stringContaining('/i/'),
    1,
  ])
  const said = [
    'I sent the last invoice on Friday. The export was slow, which is a pain every week.',
  ]
  await takeInterview(first, said, { onboard: { name: 'Sample Person', occupation: 'Baker' } })
  while (await service.worker.tick());

  const collected = await example('examples/collect.ts', 'Ledgerly', interviewID)
  expect(collected).toContain('Sample, Baker')
  expect(collected).toContain('The export was slow')
  expect(collected).toContain('1 of 2 finished.')
  expect(await example('examples/plain-fetch.js', interviewID)).toContain(`user: ${said[0]}`)
})
