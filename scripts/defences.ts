import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Defence, defences } from '../test/trust/defences.ts'
import { writeDefences } from '../test/trust/results.ts'

/**
 * Takes each defence out of a copy of the program and tries the figure that it is for, which must
 * break then: `npm run defences`, `npm run defences -- F3 F6`. Exits 1 where a figure did not notice.
 */
const root = join(import.meta.dirname, '..')
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const copied = ['src', 'test', 'scripts', 'dist', 'docs', 'package.json', 'tsconfig.json']
const trialMsMax = 600_000

const tried = defences
  .filter(({ figure }) => wanted.length === 0 || wanted.includes(figure))
  .map((defence) => {
    const noticed = tryWithout(defence)
    console.log(
      `${noticed === null ? 'NOT NOTICED' : 'noticed'}  ${defence.figure}  ${defence.name}`,
    )
    if (noticed !== null) console.log(`    ${noticed}`)
    return { defence, noticed }
  })
const missed = tried.filter(({ noticed }) => noticed === null).length
console.log(`${tried.length - missed} passed, ${missed} failed`)
if (process.argv.includes('--write')) writeDefences(tried)
process.exitCode = missed === 0 ? 0 : 1

/** What the figure said of it when the defence was out; null where it held all the same. */
function tryWithout({ figure, times, cuts, shows }: Defence): string | null {
  const copy = mkdtempSync(join(tmpdir(), 'colloquy-without-'))
  try {
    // The user that PostgreSQL runs as must reach its programs.
    chmodSync(copy, 0o755)
    for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const { file, find, put } of cuts) {
      const text = readFileSync(join(copy, file), 'utf8')
      writeFileSync(join(copy, file), text.replace(find, put))
    }
    const given = [join(copy, 'scripts/trust.ts'), figure, '--times', String(times)]
    const { stdout } = spawnSync(process.execPath, given, {
      cwd: copy,
      encoding: 'utf8',
      timeout: trialMsMax,
    })
    const faults = [...stdout.matchAll(/^ +BROKEN +(.*)$/gm)].map(([, fault = '']) => fault)
    const noticed = faults.find((fault) => shows.test(fault))
    // A fault of another kind, or that it could not be tried, says nothing of the defence.
    if (noticed === undefined) for (const fault of faults) console.log(`    other: ${fault}`)
    return noticed?.slice(0, 160) ?? null
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
