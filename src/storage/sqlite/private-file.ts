import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

const ownerAlone = 0o600
const everybodyElse = 0o077

/**
 * Makes a file that is its owner's alone before SQLite would make it for everybody to read; one that
 * is there, and this user's own, is closed to others. What SQLite puts beside it takes after it.
 */
export function keepPrivate(path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) {
    makePrivate(path)
    return
  }
  const isOwn = stat.isFile() && stat.uid === process.getuid?.()
  if (isOwn && (stat.mode & everybodyElse) !== 0) chmodSync(path, ownerAlone)
}

function makePrivate(path: string): void {
  let file: number
  try {
    file = openSync(path, 'wx', ownerAlone)
  } catch {
    return // Another process was first, or it cannot be made, which SQLite then says in its own words.
  }
  closeSync(file)
}
