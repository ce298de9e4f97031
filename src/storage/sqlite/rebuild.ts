import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/**
 * `secure_delete` overwrites what is deleted where it stands. It does not know of the copies that
 * stay in the unused middle of a page when its rows were moved to another one, so that words of an
 * erased interview can outlive it there: measured on 9 of 267 small interviews. Rebuilding the file
 * from its living rows leaves none. That takes 1 to 2 s per 100 MB (measured), in which writes wait
 * and reads go on. `user_version` is not 0 while it is still to be done, also by the next process.
 */

/** Belongs into the transaction of every erasure, which it stands or falls with. */
export const markForRebuild = 'pragma user_version = 1'
/** While a file is rebuilt its mark is that process's own, so that what is erased meanwhile is seen. */
const ownMarks = { min: 2, max: 2 ** 31 } as const

/** How soon after an erasure the file is rebuilt; others that come meanwhile are rebuilt with it. */
const delayMsMin = 20_000
/** What a megabyte takes at least, however quick the last one was. */
const msPerMegabyte = 15
/** Of a smaller file most of the time goes elsewhere: it says little of what a larger one takes. */
const tellingMegabytes = 16
/** Writes wait while it lasts: for at most a hundredth of the time, whoever erases and how often. */
const shareOfTime = 1 / 100

/** A larger file is left to the next start, so that the service stops in time. */
const rebuiltAtCloseBytesMax = 256 * 1024 * 1024

/** What the last rebuilding took, and how large the file was behind it. */
export type Rebuilt = { ms: number; megabytes: number }

export function needsRebuild(database: DatabaseSync): boolean {
  return read(database, 'user_version') !== 0
}

export function mayRebuildAtClose(database: DatabaseSync): boolean {
  return needsRebuild(database) && megabytesOf(database) * 1e6 <= rebuiltAtCloseBytesMax
}

/** How long to wait for the next rebuilding of the file as it is now, and after the last one, if any: milliseconds. */
export function rebuildDelayMs(database: DatabaseSync, last: Rebuilt | null): number {
  const megabytes = megabytesOf(database)
  const growth = last ? megabytes / Math.max(last.megabytes, tellingMegabytes) : 0
  const expectedMs = Math.max((last?.ms ?? 0) * Math.max(1, growth), megabytes * msPerMegabyte)
  return Math.max(delayMsMin, expectedMs / shareOfTime)
}

/** What there is to write anew. */
export function megabytesOf(database: DatabaseSync): number {
  const pages = read(database, 'page_count') - read(database, 'freelist_count')
  return (pages * read(database, 'page_size')) / 1e6
}

/** Writes the whole file anew; false when that has to be done again, as where somebody was erased behind it. */
export function rebuild(database: DatabaseSync): boolean {
  const own = randomInt(ownMarks.min, ownMarks.max)
  try {
    database.exec(`pragma user_version = ${own}`)
    database.exec('vacuum')
    database.exec('begin immediate')
    const isWhole = read(database, 'user_version') === own
    database.exec(isWhole ? 'pragma user_version = 0; commit' : 'commit')
    return isWhole
  } catch {
    // No room on the disk, or another process writes: both pass.
    if (database.isTransaction) database.exec('rollback')
    return false
  }
}

type Pragma = 'user_version' | 'page_count' | 'freelist_count' | 'page_size'

function read(database: DatabaseSync, pragma: Pragma): number {
  return Number(database.prepare(`pragma ${pragma}`).get()?.[pragma])
}
