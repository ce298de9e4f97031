import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../test/chaos/killable.ts'
import { tryExamples } from '../test/edge/openapi/try-examples.ts'

/**
 * Gives `docs/openapi.json` to programs that nobody here wrote: Spectral and Redocly judge the document;
 * Prism stands before the service and judges every request that is made of the document's own examples,
 * and every answer: `npm run judge`. They are installed by a lock file of their own where they are not.
 */
const judges = join(import.meta.dirname, '../test/edge/openapi/judges')
const document = join(import.meta.dirname, '../docs/openapi.json')
const programs = join(judges, 'node_modules/.bin')
const startMsMax = 60_000

if (!existsSync(programs)) {
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['ci', ...quietly], { cwd: judges, stdio: 'inherit' })
}
const folder = mkdtempSync(join(tmpdir(), 'colloquy-judge-'))
try {
  lint('spectral', '--fail-severity=hint', '--ruleset=spectral.yaml', document)
  lint('redocly', '--config=redocly.yaml', '--format=github-actions', document)
  const database = `file:${join(folder, 'data.db')}`
  const { answered, asked, left, broken } = await tryExamples(database, startPrism)
  for (const line of broken) console.log(line)
  console.log(`prism: ${answered} of ${asked} operations answer 200 from their own examples`)
  console.log(`not asked, for want of a model and of an assistant that asks: ${left.join(', ')}`)
  if (answered < asked) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function lint(name: string, ...args: string[]): void {
  const { stdout, status } = spawnSync(join(programs, name), ['lint', ...args], {
    cwd: judges,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  // Redocly takes a document that it warns of for a valid one.
  const isClean = status === 0 && !stdout.includes('::warning')
  console.log(isClean ? `${name}: 0 errors, 0 warnings` : stdout)
  if (!isClean) process.exitCode = 1
}

/** Answers in the service's place whatever the document does not allow, in its own shape. */
async function startPrism(url: string): Promise<{ url: string; end(): void }> {
  const port = String(await freePort())
  const args = ['proxy', document, url, '--errors', '--host', '127.0.0.1', '--port', port]
  const child = spawn(join(programs, 'prism'), args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const listens = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), startMsMax)
    child.stdout.on('data', (chunk) => {
      if (!String(chunk).includes('is listening on')) return
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', () => reject(new Error('Prism did not start.')))
  })
  await listens
  return { url: `http://127.0.0.1:${port}`, end: () => void child.kill('SIGTERM') }
}
