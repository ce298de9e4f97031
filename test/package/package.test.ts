import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { createClient as CreateClient } from '../../src/client/client.ts'
import { freePort } from '../chaos/killable.ts'
import { createDatabase } from '../postgres.ts'
import { answers, eventually } from '../start.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
const newFolder = () => mkdtempSync(join(tmpdir(), 'colloquy-package-'))

/** What the package is made of: packed elsewhere, as other tests use what is built here. */
const packed = ['bin', 'src', 'examples', 'LICENSE', 'README.md']
const builtBy = ['package.json', 'vite.config.ts', 'vite.package.config.ts']
const compiledBy = ['tsconfig.json', 'tsconfig.package.json']

/** Where a stranger stands: an empty folder, then with the package alone. */
const folder = newFolder()
const installed = join(folder, 'node_modules/colloquy')
const bin = join(folder, 'node_modules/.bin/colloquy')

beforeAll(async () => {
  const checkout = newFolder()
  for (const name of [...packed, ...builtBy, ...compiledBy]) {
    cpSync(join(root, name), join(checkout, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  const npm = (cwd: string, ...args: string[]) =>
    run('npm', args, { cwd, env: { ...process.env, PATH } })
  const { stdout } = await npm(checkout, 'pack', '--silent')
  // Whatever it lacked would have to be fetched.
  await npm(
    folder,
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    join(checkout, stdout.trim()),
  )
}, 120_000)

/** Starts what was installed; ends with the test. */
function start(args: string[], env: Record<string, string>) {
  const child = spawn(bin, args, {
    ...{ cwd: folder, env: { PATH, PORT: '0', LOG_LEVEL: 'warn', ...env } },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  return { child, lines, ended: once(child, 'exit') }
}

const said = (lines: string[], words: RegExp) =>
  eventually(async () => lines.map((line) => words.exec(line)?.[1]).find(Boolean))

test('a package holds what runs, and neither sources nor what is for development', () => {
  const names = readdirSync(installed, { recursive: true, encoding: 'utf8' })
  expect(
    names.filter((name) => /(?<!\.d)\.tsx?$|\.test\.|^(src|test|eval|data)\b/.test(name)),
  ).toEqual([])
  expect(names).toContain('lib/LICENSES.md')
  expect(readdirSync(join(folder, 'node_modules'))).toEqual([
    '.bin',
    '.package-lock.json',
    'colloquy',
  ])
})

test('from an empty folder to a profile: the command alone serves, and the client finds its way', async () => {
  const { child, lines, ended } = start([], {})
  const url = await said(lines, /^Colloquy listens on (\S+)$/)
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  expect((await fetch(`${url}/console`)).status).toBe(200)
  expect(await said(lines, /^Its data is in (.+)$/)).toBe(join(folder, 'data/colloquy.db'))
  const command = await said(lines, /^ {2}npx colloquy (token create .*)$/)

  const { stdout } = await run(bin, command.split(' '), { cwd: folder, env: { PATH } })
  const { createClient }: { createClient: typeof CreateClient } = await import(
    pathToFileURL(join(installed, 'lib/client/package.js')).href
  )
  const client = createClient({ baseURL: url, token: stdout.trim() })
  const about = { productID: 'ledger', interviewName: 'n', guidelines: 'Why do studios leave?' }
  const { interviewID } = await client.interviews.addOne(about)
  const [link = ''] = await client.invites.createInvites({ interviewID })
  const linkID = link.split('/').at(-1) ?? ''
  const send = (event: Parameters<typeof client.participant.addEvent>[0]['event']) =>
    client.participant.addEvent({ linkID, event })
  await send({ type: 'consent', agreed: true })
  let state = await send({ type: 'onboard', name: 'Sample Person', occupation: 'Bookkeeper' })
  for (const text of answers.slice(0, 2)) {
    const after = state.expects?.after ?? 0
    state = await send({ type: 'answer', clientMessageID: text.slice(0, 9), after, text })
  }
  await send({ type: 'end', keep: true })
  const profile = await eventually(async () =>
    (await client.profiles.getList({ productID: about.productID })).at(0),
  )
  expect(profile).toMatchObject({ firstName: 'Sample', metadata: { interview_count: 1 } })
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('an older Node is told in a sentence what is needed', async () => {
  const before = join(folder, 'before.cjs')
  writeFileSync(before, `Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`)
  const told = await run(process.execPath, ['-r', before, bin]).catch((error) => error)
  expect(told).toMatchObject({ code: 1, stdout: '' })
  expect(told.stderr).toMatch(
    /^Colloquy needs Node 22\.\d.* or later and this is 20\.20\.2: .*\.\n$/,
  )
})

test('several processes serve from a package', async () => {
  const port = String(await freePort())
  const env = { PORT: port, DATABASE_URL: await createDatabase() }
  const { child, lines, ended } = start(['serve', '--workers', '2'], env)
  const url = await said(lines, /^Colloquy listens on (\S+)$/)
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('each provider of models is in the package', async () => {
  const env = {
    ...{ PATH, COLLOQUY_MODEL_URL: 'http://127.0.0.1:1', COLLOQUY_MODEL: 'openai-compatible/x' },
    COLLOQUY_MODELS: 'openai/x,anthropic/x,google/x',
    ...{ OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', GOOGLE_GENERATIVE_AI_API_KEY: 'k' },
  }
  const told: { stdout: string } = await run(bin, ['model', 'check'], { cwd: folder, env }).then(
    () => expect.fail('nothing answers there'),
    (error) => error,
  )
  expect(told.stdout.match(/cannot be reached for /g)).toHaveLength(4)
})

test('a stranger compiles against the client, strictly and without what it is made of', async () => {
  const program = `import { type Client, ColloquyError, createClient } from 'colloquy/client'
const client: Client = createClient({ baseURL: '', token: 't' })
export async function send(interviewID: string): Promise<string[]> {
  const links: string[] = await client.invites.createInvites({ interviewID, count: 2 })
  for await (const { status } of client.invites.getList.each({ interviewID })) links.push(status)
  // @ts-expect-error: a member that there is not
  await client.interviews.getOne({ nothing: 1 }).catch((error) => error instanceof ColloquyError)
  return links
}
`
  writeFileSync(join(folder, 'program.mts'), program)
  const strictly = ['--strict', '--skipLibCheck', 'false', '--noEmit', '--lib', 'es2022,dom']
  const as = ['--module', 'nodenext', '--target', 'es2022', '--types', '', '--ignoreConfig']
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { stdout } = await run(tsc, [...strictly, ...as, 'program.mts'], {
    cwd: folder,
    env: { PATH },
  })
  expect(stdout).toBe('')
})
