import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type RoundFile, roundFile } from './round.ts'

/** Reads one round; says in a sentence what is wrong with it. */
export function readRound(path: string): RoundFile {
  const read = roundFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (read.success) return read.data
  throw new Error(`${path} is no round:\n${z.prettifyError(read.error)}`)
}

/** Every round that was held, the first one first. */
export function readRounds(folder = import.meta.dirname): RoundFile[] {
  return readdirSync(folder)
    .filter((name) => /^round-\d+\.json$/.test(name))
    .map((name) => readRound(join(folder, name)))
    .toSorted((a, b) => a.round - b.round)
}
