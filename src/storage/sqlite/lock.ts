import { DatabaseSync } from 'node:sqlite'
import { AppError } from '../../contract/errors.ts'
import { isBusy, translateSqliteError } from './errors.ts'
import { keepPrivate } from './private-file.ts'

export type FileLock = { release(): void }

/**
 * Holds a data file for one process: a tiny database beside it, in an exclusive transaction that
 * never writes. The system frees it at once when the process ends, however it ends.
 */
export function lockFile(path: string, { waitMs }: { waitMs: number }): FileLock {
  let database: DatabaseSync | undefined
  try {
    keepPrivate(`${path}-lock`)
    database = new DatabaseSync(`${path}-lock`, { timeout: waitMs })
    database.exec('begin exclusive')
  } catch (error) {
    database?.close()
    throw isBusy(error) ? anotherIsRunning(error) : translateSqliteError(error)
  }
  return { release: () => (database.isOpen ? database.close() : undefined) }
}

function anotherIsRunning(cause: unknown): AppError {
  return new AppError(
    'unavailable',
    'Another Colloquy is running on this data file: stop it first, or give this one its own.',
    { cause },
  )
}
