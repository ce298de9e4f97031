import { expect, test } from 'vitest'
import { addToken, freePort } from '../chaos/killable.ts'
import { newDataFile } from '../databases.ts'
import { createDatabase } from '../postgres.ts'
import { call, eventually } from '../start.ts'
import { isReady, serve } from './running.ts'

/** The processes that serve, by what the system knows of the one that started them. */
async function childrenOf(pid: number | undefined): Promise<number[]> {
  const { readFile } = await import('node:fs/promises')
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(' ').filter(Boolean).map(Number)
}

test.skipIf(process.platform !== 'linux')(
  'several processes serve one port, a dead one is replaced, and a stop ends them in peace',
  { timeout: 120_000 },
  async () => {
    const databaseURL = await createDatabase()
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const { child, ended, errors } = serve({ DATABASE_URL: databaseURL, PORT: String(port) }, [
      '--workers',
      '2',
    ])
    await eventually(() => isReady(url))
    const token = await addToken(databaseURL)
    const before = await eventually(async () => {
      const pids = await childrenOf(child.pid)
      return pids.length === 2 ? pids : null
    })
    process.kill(before[0] ?? 0, 'SIGKILL')
    const after = await eventually(async () => {
      const pids = await childrenOf(child.pid)
      return pids.length === 2 && !pids.includes(before[0] ?? 0) ? pids : null
    })
    expect(after).toContain(before[1])
    const list = () => call(`${url}/v1/profiles/getList?productID=p`, { token })
    expect(await eventually(() => list().catch(() => null))).toMatchObject({ status: 200 })
    child.kill('SIGTERM')
    expect(await ended).toEqual({ code: 0, signal: null })
    for (const pid of after) expect(() => process.kill(pid, 0)).toThrow()
    expect(errors).toEqual([])
  },
)

test('on a data file several processes are refused in a sentence', async () => {
  const { ended, errors } = serve({ DATABASE_URL: newDataFile() }, ['--workers', '2'])
  expect(await ended).toMatchObject({ code: 1 })
  expect(errors).toEqual([
    'Several processes need PostgreSQL: a data file is served by one. Leave --workers out, or set DATABASE_URL.',
  ])
})

test.each(['0', 'two', '65', '-1', '1.5'])('%s is no number of processes', async (count) => {
  const { ended, errors } = serve({ DATABASE_URL: newDataFile() }, [`--workers=${count}`])
  expect(await ended).toMatchObject({ code: 1 })
  expect(errors).toEqual(['--workers must be a whole number between 1 and 64.'])
})

test('what keeps one process from starting ends all of them, told once', async () => {
  const databaseURL = await createDatabase()
  const port = await freePort()
  const other = serve({ DATABASE_URL: databaseURL, PORT: String(port) })
  await eventually(() => isReady(`http://127.0.0.1:${port}`))
  const { ended, errors } = serve({ DATABASE_URL: databaseURL, PORT: String(port) }, [
    '--workers',
    '2',
  ])
  expect(await ended).toMatchObject({ code: 1 })
  expect(errors[0]).toContain('is in use by another program')
  other.child.kill('SIGTERM')
  expect(await other.ended).toMatchObject({ code: 0 })
})
