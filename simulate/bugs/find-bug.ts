import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bug } from './bugs.ts'

const root = join(import.meta.dirname, '../..')
const copied = ['src', 'simulate', 'scripts', 'package.json', 'tsconfig.json']
/** How long it is looked for: of CPU, so that a busy machine finds as much, and on the clock. */
const cpuSecondsMax = 60
const waitMsMax = 20 * 60_000
/** More than are done in that time. */
const runsMax = 1_000_000

export type Found = { sentences: string[]; cpuSeconds: number }

/** What the simulation of a copy with this bug says, once it breaks; empty where it does not in time. */
export function findBug({ file, find, put }: Bug, seed: number): Found {
  const copy = mkdtempSync(join(tmpdir(), 'colloquy-bug-'))
  try {
    for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const text = readFileSync(join(copy, file), 'utf8')
    if (text.split(find).length !== 2) throw new Error(`${file} is not as the bug expects it.`)
    writeFileSync(
      join(copy, file),
      text.replace(find, () => put),
    )
    const { stdout, stderr } = spawnSync(
      'bash',
      [
        ...['-c', `ulimit -t ${cpuSecondsMax}; exec "$0" "$@"`, process.execPath],
        ...[join(copy, 'scripts/simulate.ts'), '--first'],
        ...['--seed', String(seed), '--runs', String(runsMax)],
      ],
      { cwd: copy, encoding: 'utf8', timeout: waitMsMax },
    )
    const sentences = [...stdout.matchAll(/^ {2}(\S.*)$/gm)].map(([, sentence = '']) => sentence)
    if (sentences.length === 0 && stderr !== '') sentences.push(stderr.slice(0, 300))
    const [, cpuSeconds = cpuSecondsMax] = /, (\d+) s of CPU/.exec(stdout) ?? []
    return { sentences, cpuSeconds: Number(cpuSeconds) }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
