import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bug } from './bugs.ts'

const root = join(import.meta.dirname, '../..')
const copied = ['src', 'simulate', 'scripts', 'package.json', 'tsconfig.json']

export type Found = { sentences: string[]; seconds: number }

/** What the simulation of a copy with this bug says, once it breaks; empty where it does not in time. */
export function findBug(
  { file, find, put }: Bug,
  { seed, minutes }: { seed: number; minutes: number },
): Found {
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
    const begun = performance.now()
    const given = [
      '--seed',
      String(seed),
      '--minutes',
      String(minutes),
      '--workers',
      '1',
      '--first',
    ]
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(copy, 'scripts/simulate.ts'), ...given],
      { cwd: copy, encoding: 'utf8', timeout: (minutes + 1) * 60_000 },
    )
    const sentences = [...stdout.matchAll(/^ {2}(\S.*)$/gm)].map(([, sentence = '']) => sentence)
    if (sentences.length === 0 && stderr !== '') sentences.push(stderr.slice(0, 300))
    return { sentences, seconds: (performance.now() - begun) / 1_000 }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
