import { createHash } from 'node:crypto'
import { AppError } from '../../contract/errors.ts'
import type { DefinitionWords } from '../dialect.ts'
import { copyMark } from '../transfer/copy-side.ts'
import type { Migration } from './migration.ts'
import { migrations } from './migrations.ts'

/** A migration as the database remembers it. */
export type Applied = { number: number; name: string; checksum: string }

export type Planned = Applied & { statements: string[] }

export const migrationTable = `create table if not exists migration (
  number integer primary key,
  name text not null,
  checksum text not null
)`

/**
 * What is still to be applied, in order. Fails where the database is not an earlier state of this
 * program's: newer, or made by other migrations.
 */
export function planMigrations(
  applied: readonly Applied[],
  words: DefinitionWords,
  known: readonly Migration[] = migrations,
): Planned[] {
  const all = known.map((migration, index) => describe(migration, index + 1, words))
  for (const { number, name, checksum } of applied) {
    if (number === copyMark.number) {
      throw new AppError(
        'unavailable',
        'A copy into this database has not come to its end: give the same `colloquy copy` again.',
      )
    }
    const own = all[number - 1]
    if (!own) {
      throw new AppError(
        'unavailable',
        'The database was written by a newer version of Colloquy: run that version or a newer one.',
      )
    }
    if (own.name !== name || own.checksum !== checksum) {
      throw new AppError(
        'unavailable',
        `The database was made by another version of the migration ${own.name}.`,
      )
    }
  }
  return all.slice(applied.length)
}

function describe(migration: Migration, number: number, words: DefinitionWords): Planned {
  const statements = migration.statements(words)
  const checksum = createHash('sha256').update(statements.join(';\n')).digest('hex')
  return { number, name: migration.name, checksum, statements }
}
