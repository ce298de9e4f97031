import { AppError } from '../../contract/errors.ts'

const putBackup = 'put a backup in its place with `colloquy restore FILE --replace`'

/** Said of a file that SQLite finds faults in. */
export const damaged = `The database file is damaged: ${putBackup}.`

/** SQLite's primary result codes that are no bug of ours, each in a sentence for the operator. */
const sentences: Record<number, string> = {
  5: 'The database is busy: another program holds it.',
  6: 'The database is busy: another program holds it.',
  7: 'The database has run out of memory.',
  8: 'The database cannot be written: the file or its folder is read-only.',
  10: 'The database cannot be read or written: the disk reports an error.',
  11: damaged,
  13: 'The database cannot be written: the disk is full.',
  14: 'The database file cannot be opened.',
  23: 'The database file cannot be opened.',
  26: `The file is not a Colloquy database: set DATABASE_URL to another one, or ${putBackup}.`,
}

/** Turns a failure of SQLite that its operator can mend into an `AppError`; others stay as they are. */
export function translateSqliteError(error: unknown): unknown {
  const sentence = sentences[primaryCode(error)]
  return sentence ? new AppError('unavailable', sentence, { cause: error }) : error
}

/** Whether another connection holds what was asked for. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === 5
}

function primaryCode(error: unknown): number {
  if (!(error instanceof Error) || !('errcode' in error)) return 0
  // The lower byte; the upper ones say more about the same failure.
  return typeof error.errcode === 'number' ? error.errcode & 0xff : 0
}
