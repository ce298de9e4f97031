import { AppError } from '../../contract/errors.ts'
import { readPlace } from '../open.ts'
import type { Tell } from '../progress.ts'
import { backUpFile, restoreFile } from '../sqlite/backup.ts'
import type { Restored, RestoreOptions } from './restored.ts'

/** Writes everything in the store at `url` to a new file, also while a service is at work on it. */
export async function backUpStore(
  url: string,
  file: string,
  onProgress: Tell = () => {},
): Promise<void> {
  const place = readPlace(url)
  if (place.kind === 'memory') throw noFile()
  if (place.kind === 'file') return backUpFile(place.path, file, onProgress)
  const { backUpPostgres } = await import('../postgres/backup.ts')
  return backUpPostgres(place.url, file, onProgress)
}

/**
 * Puts what a backup holds into the store at `url`, without what was erased since. Fails before it
 * has changed anything: on a backup that is not whole, or a store that is in use or holds something.
 */
export async function restoreStore(
  url: string,
  file: string,
  options: RestoreOptions,
): Promise<Restored> {
  const place = readPlace(url)
  if (place.kind === 'memory') throw noFile()
  if (place.kind === 'file') return restoreFile(place.path, file, options)
  const { restorePostgres } = await import('../postgres/restore.ts')
  return restorePostgres(place.url, file, options)
}

function noFile(): AppError {
  return new AppError('invalid', 'A database in memory has nothing to back up or restore.')
}
