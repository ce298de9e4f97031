import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { createClient as CreateClient } from '../../src/client/client.ts'
import { freePort } from '../chaos/killable.ts'
import { createDatabase } from '../postgres.ts'
import { openScriptedIssuer } from '../sign-on/scripted-issuer.ts'
import { signOnSettings } from '../sign-on/settings.ts'
import { openSignOn } from '../sign-on/sign-on-browser.ts'
import { answers, eventually } from '../start.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
/** The Node that the package runs on, where it is not the one that builds it. */
const runPATH = [process.env.PACKAGE_NODE, PATH].filter(Boolean).join(delimiter)
const newFolder = () => mkdtempSync(join(tmpdir(), 'colloquy-package-'))

/** What the package is made of: packed elsewhere, as other tests use what is built here. */
const packed = ['bin', 'src', 'examples', 'LICENSE', 'README.md']
const builtBy = ['package.json', 'package-lock.json', 'vite.config.ts', 'vite.package.config.ts']
const releasedBy = ['scripts']
const compiledBy = ['tsconfig.json', 'tsconfig.package.json']

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const forAssistants = readFileSync(join(root, 'docs/mcp.md'), 'utf8')
const changelog = `# Changelog\n\n## Unreleased\n\n- To come.\n\n## ${version} (2026-11-26)\n\n- New.\n\n## 0.0.1\n\n- Old.\n`

/** Where a stranger stands: an empty folder, then with the package alone. */
const folder = newFolder()
const release = newFolder()
const installed = join(folder, 'node_modules/colloquy')
const bin = join(folder, 'node_modules/.bin/colloquy')

beforeAll(async () => {
  const checkout = newFolder()
  for (const name of [...packed, ...builtBy, ...compiledBy, ...releasedBy]) {
    cpSync(join(root, name), join(checkout, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  writeFileSync(join(checkout, 'CHANGELOG.md'), changelog)
  const npm = (cwd: string, ...args: string[]) =>
    run('npm', args, { cwd, env: { ...process.env, PATH } })
  await npm(checkout, 'run', '-s', 'release', '--', release)
  // Whatever it lacked would have to be fetched.
  const quietly = ['--offline', '--no-audit', '--no-fund']
  await npm(folder, 'install', ...quietly, join(release, `colloquy-${version}.tgz`))
}, 240_000)

/** Starts what was installed; ends with the test. */
function start(args: string[], env: Record<string, string>) {
  const child = spawn(bin, args, {
    ...{ cwd: folder, env: { PATH: runPATH, PORT: '0', LOG_LEVEL: 'warn', ...env } },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  return { child, lines, ended: once(child, 'exit') }
}

/** Whatever were to be fetched would be missing, and nothing is taken that an earlier run has left. */
const npxEnv = () => ({
  ...{ PATH: runPATH, LOG_LEVEL: 'warn', PORT: '0' },
  ...{ npm_config_cache: newFolder(), npm_config_offline: 'true', npm_config_audit: 'false' },
})

/** Starts what a line says, as somebody would in a terminal; ends with the test. */
async function startByNpx(line: string, cwd: string) {
  const env = npxEnv()
  const child = spawn('bash', ['-c', line], {
    ...{ cwd, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  })
  onTestFinished(() => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
  })
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  return { url: await said(lines, /^Colloquy listens on (\S+)$/), env }
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

test('a release brings the package, what it is made of, its notes, and the checksums of all', async () => {
  const read = (ending: string) =>
    readFileSync(join(release, `colloquy-${version}.${ending}`), 'utf8')
  expect(read('md')).toBe('- New.\n')
  const { components } = JSON.parse(read('cdx.json'))
  expect(components.map(({ name }: { name: string }) => name)).toContain('fastify')
  const { stdout } = await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: release })
  expect(stdout.match(/: OK$/gm)).toHaveLength(readdirSync(release).length - 1)
})

test('from an empty folder to a profile: the command alone serves, and the client finds its way', async () => {
  const { child, lines, ended } = start([], {})
  const url = await said(lines, /^Colloquy listens on (\S+)$/)
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  expect((await fetch(`${url}/console`)).status).toBe(200)
  expect(await said(lines, /^Its data is in (.+)$/)).toBe(join(folder, 'data/colloquy.db'))
  const command = await said(lines, /^ {2}npx colloquy (token create .*)$/)

  const { stdout } = await run(bin, command.split(' '), { cwd: folder, env: { PATH: runPATH } })
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

test('the lines of the README, in a folder with the tarball alone, end in a profile', {
  timeout: 240_000,
}, async () => {
  const empty = newFolder()
  const tarball = `colloquy-${version}.tgz`
  copyFileSync(join(release, tarball), join(empty, tarball))
  const [, command = ''] = /^(npx .*\.tgz)$/m.exec(readme) ?? []
  expect(command).toBe(`npx --yes ./${tarball}`)
  const { url, env } = await startByNpx(command, empty)

  const [, block = ''] = /## From nothing to a profile\n.*?```sh\n(.*?)\n```/s.exec(readme) ?? []
  const lines = block
    .replaceAll('npm run -s colloquy --', command)
    .replace('http://localhost:3000', url)
    .split('\n')
  const last = lines.pop()
  // A profile may take longer than the README says on a machine that does much else.
  const asked = `for try in $(seq 300); do told=$(${last}); [[ $told == *prf_* ]] && break; sleep 0.2; done; echo "$told"`
  const script = ['set -eo pipefail', ...lines, asked].join('\n')
  const { stdout } = await run('bash', ['-c', script], { cwd: empty, env })
  const [profile] = JSON.parse(stdout).result
  expect(profile).toMatchObject({ firstName: 'Sample', metadata: { interview_count: 1 } })
})

test('from any folder the tarball is run by its address, as assistants are told to', {
  timeout: 240_000,
}, async () => {
  const [, before = ''] = /"args": (\["--yes", "file:[^\]]*)/.exec(forAssistants) ?? []
  const [yes = '', address = '', ...args]: string[] = JSON.parse(`${before}]`)
  expect([yes, ...args]).toEqual(['--yes', 'mcp', '--url', 'https://interviews.example.com'])
  const whole = address.replace(/\/.*\//, `${release}/`).replace(/-[\d.]+\.tgz$/, `-${version}.tgz`)
  const env = npxEnv()
  const { stdout } = await run('npx', [yes, whole, '--version'], { cwd: newFolder(), env })
  expect(stdout).toBe(`${version}\n`)
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
    ...{
      PATH: runPATH,
      COLLOQUY_MODEL_URL: 'http://127.0.0.1:1',
      COLLOQUY_MODEL: 'openai-compatible/x',
    },
    COLLOQUY_MODELS: 'openai/x,anthropic/x,google/x',
    ...{ OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', GOOGLE_GENERATIVE_AI_API_KEY: 'k' },
  }
  const told: { stdout: string } = await run(bin, ['model', 'check'], { cwd: folder, env }).then(
    () => expect.fail('nothing answers there'),
    (error) => error,
  )
  expect(told.stdout.match(/cannot be reached for /g)).toHaveLength(4)
})

test('single sign-on is in the package', async () => {
  const issuer = await openScriptedIssuer()
  onTestFinished(async () => void (await issuer.close()))
  const env = { ...signOnSettings(issuer.url), OIDC_DEFAULT_ROLE: 'owner' }
  const { child, lines, ended } = start([], { ...env, DATABASE_URL: 'file:data/sign-on.db' })
  const url = (await said(lines, /^Colloquy listens on (\S+)$/)) ?? ''
  const browser = openSignOn({ url })
  expect(await browser.signIn(issuer)).toBe('/console')
  expect(await browser.console().state()).toBe('signedIn')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
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
