import { execFileSync, spawn } from 'node:child_process'
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
import type { OpenAPIDocument } from '../src/contract/openapi.ts'
import { addTokenFor } from '../test/trust/furnish.ts'
import { startJudge } from '../test/trust/fuzz-judge.ts'
import { serve } from '../test/trust/served.ts'

/**
 * Gives `/openapi.json` and a token to Specmatic, which nobody here wrote, lets it ask the service
 * whatever it makes of them, and has openapi-backend judge every answer. Needs Java 17 and the npm
 * registry: both packages are installed outside of the checkout. `FUZZ_FOLDER` keeps them.
 */
const versions = { specmatic: '2.55.1', 'openapi-backend': '5.21.2' }
const combinationsMax = '30'
/** For each operation; Specmatic is ended after it. */
const operationMsMax = 120_000

const kept = process.env.FUZZ_FOLDER
const folder = kept ?? mkdtempSync(join(tmpdir(), 'colloquy-fuzz-'))
mkdirSync(folder, { recursive: true })
install()
const databaseURL = `file:${mkdtempSync(join(tmpdir(), 'colloquy-fuzz-data-'))}/data.db`
const token = await addTokenFor(databaseURL, 'acme')
const server = await serve({ databaseURL })
const judge = await startJudge(server.url, folder)
const document: OpenAPIDocument = JSON.parse(
  await (await fetch(`${server.url}/openapi.json`)).text(),
)
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
writeFileSync(join(folder, 'specmatic.yaml'), settings())
for (const path of process.argv[2] ? [process.argv[2]] : Object.keys(document.paths))
  await fuzz(path)
await judge.close()
await server.end('SIGTERM')

const total = sumOf(judge.counts)
for (const [key, count] of [...judge.counts].sort()) console.log(`${key}: ${count}`)
for (const line of judge.outside) console.log(`OUTSIDE ${line}`)
console.log(`${total} answers, ${judge.outside.size} outside the document`)
if (!kept) rmSync(folder, { recursive: true, force: true })
process.exitCode = judge.outside.size === 0 && total > 0 ? 0 : 1

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

/** Lets it ask one path; what it thinks of the answers is in `specmatic.log`. */
function fuzz(path: string): Promise<void> {
  const log = createWriteStream(join(folder, 'specmatic.log'), { flags: 'a' })
  const jar = join(folder, 'node_modules/specmatic/specmatic.jar')
  const given = ['-Xmx600m', '-jar', jar, 'test', `--testBaseURL=${judge.url}`]
  const child = spawn('java', [...given, '--timeout-in-ms=20000', `--filter=PATH='${path}'`], {
    cwd: folder,
    timeout: operationMsMax,
    env: {
      ...process.env,
      SPECMATIC_GENERATIVE_TESTS: 'true',
      MAX_TEST_REQUEST_COMBINATIONS: combinationsMax,
    },
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
}
