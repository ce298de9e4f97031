import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from './postgres.ts'

/** Where the data file of a test may live. */
export function newDataFile(): string {
  return `file:${join(mkdtempSync(join(tmpdir(), 'colloquy-')), 'data.db')}`
}

/** What every promise of the whole service is tried on; `open` answers an empty database's URL. */
export const databases: { name: string; open: () => Promise<string> }[] = [
  { name: 'SQLite', open: async () => newDataFile() },
  { name: 'PostgreSQL', open: createDatabase },
]
