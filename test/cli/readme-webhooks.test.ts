import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../chaos/killable.ts'

const root = join(import.meta.dirname, '../..')
const checkedOut = [
  'bin',
  'src',
  'scripts',
  'examples',
  'package.json',
  'vite.config.ts',
  'tsconfig.json',
]
const words = 'From a start that lets this machine through to a first verified event:'

/** The lines of the README behind those words, without what is said of them. */
function linesOfReadme(): string[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, block = ''] = readme.split(words)[1]?.split(/```(?:sh)?\n/) ?? []
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))
}

/** Runs a line as somebody would in a terminal; what it starts ends with the test. */
function terminal(cwd: string, env: Record<string, string>) {
  return (line: string) => {
    const child = spawn('sh', ['-c', line], {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env, PATH: `${root}/node_modules/.bin:${process.env.PATH}` },
    })
    let written = ''
    child.stdout.setEncoding('utf8').on('data', (piece) => {
      written += piece
    })
    onTestFinished(() => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
    })
    return {
      says: (what: RegExp) =>
        expect.poll(() => written, { timeout: 200_000, interval: 50 }).toMatch(what),
      async ends() {
        const [code] = await once(child, 'close')
        expect(code, `${line}\n${written}`).toBe(0)
        return written
      },
    }
  }
}

test('the lines of the README lead from a start to a first verified event', {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of checkedOut) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const [start = '', add = '', receive = '', tryOut = '', ...more] = linesOfReadme()
  expect([start.includes('npm start'), more]).toEqual([true, []])

  const [port, ours] = [await freePort(), await freePort()]
  // Other ports than those of the README, which somebody may have taken on this machine.
  const one = terminal(folder, { PORT: String(ours) })
  const other = terminal(folder, { PORT: String(port), WEBHOOK_ALLOW: '127.0.0.1' })
  await one(start).says(/^Colloquy listens on /m)
  const added = await other(add.replace(':4000/', `:${port}/`)).ends()
  const [webhookID = '', secret = ''] = added.trim().split('\t')
  const receiver = other(receive.replace('whsec_…', secret).replace(/ &$/, ''))
  await receiver.says(/^listening$/m)
  expect(await other(tryOut.replace('whk_…', webhookID)).ends()).toMatch(
    /^succeeded: It answered 204/,
  )
  await receiver.says(/^webhook\.test http\S+$/m)
})
