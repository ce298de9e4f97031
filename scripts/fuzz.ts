import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { OpenAPIDocument } from '../src/contract/openapi/openapi-types.ts'
import { addTokenFor } from '../test/trust/furnish.ts'
import { startJudge } from '../test/trust/hostile/fuzz-judge.ts'
import { writeFuzz } from '../test/trust/results.ts'
import { serve } from '../test/trust/served.ts'

/**
 * Gives `/openapi.json` and a token to Specmatic, which nobody here wrote, lets it ask the service
 * whatever it makes of them, and has openapi-backend judge every answer: `npm run fuzz`, or a part
 * of it with `npm run fuzz -- /v1/invites`. Needs Java 17 and the npm registry: both packages are
 * installed outside of the checkout. `FUZZ_FOLDER` keeps them and what Specmatic itself says.
 */
const versions = { specmatic: '2.55.1', 'openapi-backend': '5.21.2' }
const combinationsMax = '8'
/** Specmatic takes seconds to start: some paths are given to it together. */
const pathsAtOnce = 4
/** For those paths; Specmatic is ended after it. */
const partMsMax = 150_000

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Enters the outcome in `docs/trust.md`, after each part, so that no run is for nothing. */
    write: { type: 'boolean', default: false },
  },
})
const kept = process.env.FUZZ_FOLDER
const folder = kept ?? mkdtempSync(join(tmpdir(), 'colloquy-fuzz-'))
mkdirSync(folder, { recursive: true })
install()
const databaseURL = `file:${mkdtempSync(join(tmpdir(), 'colloquy-fuzz-data-'))}/data.db`
const token = await addTokenFor(databaseURL, 'acme', ['read', 'write', 'admin'])
const server = await serve({ databaseURL })
const judge = await startJudge(server.url, folder)
const document: OpenAPIDocument = JSON.parse(
  await (await fetch(`${server.url}/openapi.json`)).text(),
)
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
writeFileSync(join(folder, 'specmatic.yaml'), settings())
const paths = Object.keys(document.paths).filter(
  (path) => positionals.length === 0 || positionals.some((begin) => path.startsWith(begin)),
)
const tried: string[] = []
const cut: string[] = []
while (tried.length < paths.length) {
  const part = paths.slice(tried.length, tried.length + pathsAtOnce)
  const { ended, seconds } = await fuzz(part)
  tried.push(...part)
  if (ended === null) cut.push(...part)
  console.log(`${part.join(' ')}: ${ended ?? 'cut off'}, ${Math.round(seconds)} s; ${verdict()}`)
  if (options.write) writeFuzz(describeRun())
}
await judge.close()
const { code } = await server.end('SIGTERM')
for (const [key, count] of [...judge.counts].sort()) console.log(`${key}: ${count}`)
for (const line of judge.outside) console.log(`OUTSIDE ${line}`)
console.log(`${verdict()}; the service ended with ${code}`)
if (!kept) rmSync(folder, { recursive: true, force: true })
process.exitCode = judge.outside.size === 0 && judge.counts.size > 0 && code === 0 ? 0 : 1

function verdict(): string {
  const total = sumOf(judge.counts).toLocaleString('en')
  return `${total} answers, ${judge.outside.size} outside the document`
}

function describeRun(): string {
  const asked = new Set([...judge.counts.keys()].map((key) => key.slice(0, key.lastIndexOf(' '))))
  const operations = tried.flatMap((path) => Object.values(document.paths[path] ?? {}))
  const names = operations.map(({ operationId }) => operationId)
  const silent = names.filter((name) => !asked.has(name))
  const statuses = new Map<string, number>()
  for (const [key, count] of judge.counts) {
    const status = key.slice(key.lastIndexOf(' ') + 1)
    statuses.set(status, (statuses.get(status) ?? 0) + count)
  }
  const counted = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
  const left = paths.filter((path) => !tried.includes(path))
  const command = ['npm run fuzz', ...positionals].join(positionals.length > 0 ? ' -- ' : '')
  const by = Object.entries(versions).map((entry) => entry.join(' '))
  return [
    `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, ${by.join(', ')}: **${verdict()}**, of ${names.length - silent.length} operations (${counted.join(', ')}).`,
    cut.length > 0 ? `Ended by us after ${partMsMax / 1_000} s: ${cut.join(', ')}.` : '',
    silent.length > 0 ? `It asked nothing of ${silent.join(', ')}.` : '',
    left.length > 0 ? `Not tried yet: ${left.join(', ')}.` : '',
    ...[...judge.outside].map((line) => `- ${line}`),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function install(): void {
  if (existsSync(join(folder, 'node_modules/specmatic/specmatic.jar'))) return
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`)
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', ...wanted], { cwd: folder })
}

function settings(): string {
  return `version: 2
contracts:
  - provides:
      - openapi.json
security:
  OpenAPI:
    securitySchemes:
      token:
        type: bearer
        token: ${token}
`
}

/** Lets it ask these paths; what it thinks of the answers is in `specmatic.log`. */
async function fuzz(part: readonly string[]): Promise<{ ended: string | null; seconds: number }> {
  const begun = performance.now()
  const log = createWriteStream(join(folder, 'specmatic.log'), { flags: 'a' })
  const jar = join(folder, 'node_modules/specmatic/specmatic.jar')
  const filter = part.map((path) => `PATH='${path}'`).join(' || ')
  const given = ['-Xmx600m', '-jar', jar, 'test', `--testBaseURL=${judge.url}`]
  const child = spawn('java', [...given, '--timeout-in-ms=20000', `--filter=${filter}`], {
    cwd: folder,
    timeout: partMsMax,
    env: {
      ...process.env,
      SPECMATIC_GENERATIVE_TESTS: 'true',
      MAX_TEST_REQUEST_COMBINATIONS: combinationsMax,
    },
  })
  let last = ''
  child.stdout.on('data', (chunk: Buffer) => {
    last = (last + chunk).slice(-2_000)
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  await once(child, 'close')
  const ended = /Tests run: \d+/.exec(last)?.[0] ?? null
  return { ended, seconds: (performance.now() - begun) / 1_000 }
}
