import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Collected } from './collect.ts'
import type { Verdict } from './judge.ts'
import type { Pattern } from './record.ts'

/** A pattern and what the checker says of it, where it was asked. */
export type Judged = Pattern & { verdict: Verdict | undefined }

const verdictsPath = new URL('verdicts.jsonl', import.meta.url)
const collecting = fileURLToPath(new URL('collect.ts', import.meta.url))
const outputBytesMax = 64 * 1024 * 1024

/** Every pattern of the tree, collected by a process whose constructor of patterns keeps count. */
export function collectPatterns(): Collected {
  const output = execFileSync(process.execPath, [collecting], { maxBuffer: outputBytesMax })
  return JSON.parse(output.toString()) // by collect.ts
}

export function readVerdicts(): Map<string, Verdict> {
  const lines = readFileSync(verdictsPath, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line): Verdict => JSON.parse(line)).map((each) => [each.key, each]))
}

export function asLines(verdicts: Iterable<Verdict>): string {
  const sorted = [...verdicts].toSorted((one, other) => (one.key < other.key ? -1 : 1))
  return sorted.map((each) => `${JSON.stringify(each)}\n`).join('')
}

export { verdictsPath }
