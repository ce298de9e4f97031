import type { DatabaseSync } from 'node:sqlite'

/**
 * `secure_delete` overwrites what is deleted where it stands. It does not know of the copies that
 * stay in the unused middle of a page when its rows were moved to another one, so that words of an
 * erased interview can outlive it there: measured on 9 of 267 small interviews. Rebuilding the file
 * from its living rows leaves none. That takes 1 to 2 s per 100 MB (measured), in which writes wait
 * and reads go on. `user_version` is 1 while it is still to be done, also by the next process.
 */

/** How soon after an erasure the file is rebuilt; others that come meanwhile are rebuilt with it. */
const delayMs = { least: 20_000, most: 3_600_000 }
/** What a megabyte takes, where it was never measured. */
const msPerMegabyte = 15
/** Writes wait while it lasts: for at most a hundredth of the time, whoever erases and how often. */
const shareOfTime = 1 / 100

/** A larger file is left to the next start, so that the service stops in time. */
const rebuiltAtCloseBytesMax = 256 * 1024 * 1024

export function needsRebuild(database: DatabaseSync): boolean {
  return read(database, 'user_version') === 1
}

/** What keeps it from being written keeps the erasure, too, which says so to whoever asked for it. */
export function markForRebuild(database: DatabaseSync): void {
  try {
    if (!needsRebuild(database)) database.exec('pragma user_version = 1')
  } catch {
    return
  }
}

export function mayRebuildAtClose(database: DatabaseSync): boolean {
  return needsRebuild(database) && bytesOf(database) <= rebuiltAtCloseBytesMax
}

/** How long to wait for the next rebuilding, by what the last one took, if there was one: milliseconds. */
export function rebuildDelayMs(database: DatabaseSync, lastMs: number | null): number {
  const expectedMs = lastMs ?? (bytesOf(database) / 1e6) * msPerMegabyte
  return Math.min(delayMs.most, Math.max(delayMs.least, expectedMs / shareOfTime))
}

function bytesOf(database: DatabaseSync): number {
  return read(database, 'page_count') * read(database, 'page_size')
}

/** Writes the whole file anew; false when that has to be tried again. */
export function rebuild(database: DatabaseSync): boolean {
  try {
    database.exec('vacuum; pragma user_version = 0')
    return true
  } catch {
    return false // No room on the disk, or another process writes: both pass.
  }
}

function read(database: DatabaseSync, pragma: 'user_version' | 'page_count' | 'page_size'): number {
  return Number(database.prepare(`pragma ${pragma}`).get()?.[pragma])
}
