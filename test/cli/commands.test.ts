import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../chaos/killable.ts'
import { openConsole, password, setUp } from '../console/console-browser.ts'
import { newDataFile } from '../databases.ts'
import { createDatabase } from '../postgres.ts'
import { call, startService } from '../start.ts'
import { colloquy, program } from './colloquy.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'colloquy-cli-'))
const who = ['--org', 'acme']
const create = ['token', 'create', ...who, '--user', 'ada']

const looking = [
  ['token', 'list'],
  ['token', 'revoke', 'tok_x'],
  ['members', 'list', ...who],
  ['jobs', 'list'],
  ['export', ...who, '--interview', 'int_x'],
  ['backup', join(tmpdir(), 'never-made.backup')],
]

test('a command that looks for what is there makes no data file, and says what to do', async () => {
  const folder = newFolder()
  for (const args of looking) {
    const { code, stdout, stderr } = await colloquy([...args, '--data', folder])
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      /^There is no database of Colloquy at .*colloquy\.db: start the service first, .*\n$/,
    )
  }
  expect(existsSync(join(folder, 'colloquy.db'))).toBe(false)
}, 120_000)

test('nor does one that is given a file that is not there', async () => {
  const folder = join(newFolder(), 'data')
  const { code, stderr } = await colloquy(['restore', join(folder, 'x'), '--data', folder])
  expect([code, stderr]).toEqual([1, 'There is no such file or folder.\n'])
  expect(existsSync(folder)).toBe(false)
}, 120_000)

test('nor tables in PostgreSQL', async () => {
  const url = await createDatabase()
  const { code, stderr } = await colloquy(['token', 'list'], { env: { DATABASE_URL: url } })
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no database of Colloquy/)])
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query("select 1 from pg_tables where schemaname = 'public'")
  await client.end()
  expect(rows).toEqual([])
}, 120_000)

test('a first token may be made before the first start, and prints nothing else', async () => {
  const databaseURL = newDataFile()
  const made = await colloquy(create, { env: { DATABASE_URL: databaseURL } })
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(/^clq_[0-9A-Za-z]{36}\n$/)
  const service = await startService(databaseURL)
  const token = made.stdout.trim()
  expect((await call(`${service.url}/v1/products/getList`, { token })).status).toBe(200)
  await service.close()
}, 120_000)

test('what lists prints JSON for programs, with the names of the interface', async () => {
  const databaseURL = newDataFile()
  const env = { DATABASE_URL: databaseURL }
  await colloquy([...create, '--expires', '1d'], { env })
  await colloquy(create, { env })
  const list = async (...args: string[]) =>
    JSON.parse((await colloquy([...args, '--json'], { env })).stdout)
  expect(await list('token', 'list')).toEqual([
    expect.objectContaining({ orgID: 'acme', userID: 'ada', expires_on: expect.any(String) }),
    {
      ...{ orgID: 'acme', userID: 'ada', scopes: ['read', 'write'] },
      ...{ tokenID: expect.stringMatching(/^tok_/), timestamp: expect.any(String) },
    },
  ])
  expect(await list('jobs', 'list')).toEqual([])
  expect(await list('webhooks', 'list', ...who)).toEqual([])
  expect(await list('retention', '--dry-run')).toEqual([])
}, 120_000)

test('members are added, listed and let in again on the command line', async () => {
  const databaseURL = newDataFile()
  const service = await startService(databaseURL)
  const env = { DATABASE_URL: databaseURL, PUBLIC_URL: service.url }
  await setUp(service)
  const added = await colloquy(['members', 'add', ...who, '--email', 'rosa@example.com'], { env })
  expect(added).toMatchObject({ code: 0, stderr: '' })
  expect(added.stdout).toMatch(/^http\S+\/console\/join\/[\w-]{43}\n$/)
  const codeOf = ({ stdout }: { stdout: string }) => stdout.trim().split('/').at(-1)
  const rosa = openConsole(service)
  expect((await rosa.post('join', { code: codeOf(added), password })).json.result).toMatchObject({
    role: 'researcher',
  })
  const listed = await colloquy(['members', 'list', ...who], { env })
  expect(listed.stdout).toMatch(
    /^usr_\w+\tolga\.owner@example\.com\towner\tjoined .*\tOlga Owner$/m,
  )
  expect(listed.stdout).toMatch(/^usr_\w+\trosa@example\.com\tresearcher\tjoined .*$/m)

  // The sole owner who forgot the password, and has no token either.
  const reset = await colloquy(['members', 'reset', ...who, 'Olga.Owner@Example.com'], { env })
  expect(reset.stdout).toMatch(/^http\S+\/console\/reset\/[\w-]{43}\n$/)
  const next = 'other words, long enough'
  const olga = openConsole(service)
  expect((await olga.post('join', { code: codeOf(reset), password: next })).status).toBe(200)
  const audited = await service.store.listAudit({ orgID: 'acme', limit: 100 })
  expect(audited.map(({ call, userID }) => `${userID}: ${call}`)).toEqual(
    expect.arrayContaining(['command line: members.addOne', 'command line: members.resetPassword']),
  )
  const nobody = await colloquy(['members', 'reset', ...who, 'nobody@example.com'], { env })
  expect([nobody.code, nobody.stderr]).toEqual([1, expect.stringContaining('members list')])
  await service.close()
}, 120_000)

test('a start takes --port and --data before the environment, and that before .env', async () => {
  const cwd = newFolder()
  const port = await freePort()
  writeFileSync(join(cwd, '.env'), 'PORT=1\nDATABASE_URL=mysql://x\nLOG_LEVEL=silent\n')
  // Nothing but the name starts the service, also with its options.
  const args = [program, `--port=${port}`, '--data', 'kept']
  const child = spawn(process.execPath, args, {
    ...{ cwd, env: { PATH: process.env.PATH, PORT: '2' } },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  let logged = ''
  child.stderr.on('data', (chunk: Buffer) => {
    logged += chunk
  })
  await new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('The calls')) resolve()
    })
  })
  expect(lines).toContain(`Colloquy listens on http://localhost:${port}`)
  expect(lines).toContain(`Its data is in ${join(cwd, 'kept/colloquy.db')}`)
  expect(lines).toContain(`Its settings are also those of ${join(cwd, '.env')}`)
  // The first steps are good as they stand.
  const told = lines.find((line) => line.includes('token create')) ?? ''
  const made = await colloquy(told.trim().split(' ').slice(5), { cwd })
  const url = `http://localhost:${port}/v1/products/getList`
  expect((await call(url, { token: made.stdout.trim() })).status).toBe(200)
  expect(logged).toBe('')
}, 120_000)

test('a setting of .env that is wrong is told as any other', async () => {
  const cwd = newFolder()
  writeFileSync(join(cwd, '.env'), 'RATE_LIMIT=many\n')
  const { code, stderr } = await colloquy(['serve'], { cwd })
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^RATE_LIMIT must be .*\n$/)])
}, 120_000)
