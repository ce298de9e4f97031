import { createHash, hash as digest } from 'node:crypto'
import { resolve } from 'node:path'
import { AppError } from '../../contract/errors.ts'
import { type Place, readPlace } from '../open.ts'
import { type CopySide, type CopyTable, type CopyTarget, keyOf, type Row } from './copy-side.ts'
import { rowsAtOnce } from './rows-at-once.ts'

/** Rows held in memory at a time, of each side. */
const rowsUsual = 1_000

export type CopyProgress = { step: 'copied' | 'checked'; table: string; rows: number; of: number }

export type Copied = {
  tables: number
  rows: number
  /** SHA-256 over all rows of all tables: equal for databases that hold the same. */
  hash: string
}

/**
 * Copies everything from one database to another of either kind, table by table in the order of the
 * keys. Each page is written with the mark of how far it went, so that a copy that was cut short
 * goes on where it stopped; in the end every row is read back from both and compared by hash. The
 * target opens for nothing else until then.
 */
export async function copyStore(
  from: string,
  to: string,
  onProgress: (progress: CopyProgress) => void,
): Promise<Copied> {
  assertTwo(readPlace(from), readPlace(to))
  const source = await openSource(from)
  try {
    const target = await openTarget(to)
    try {
      await prepare(source, target)
      const of = await countRows(source)
      await copyTables(source, target, (table, rows) =>
        onProgress({ step: 'copied', table, rows, of }),
      )
      const copied = await compareTables(source, target, (table, rows) =>
        onProgress({ step: 'checked', table, rows, of }),
      )
      await target.finish()
      return copied
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

/** Before either is opened: the lock of one file would keep its other opening out. */
function assertTwo(from: Place, to: Place): void {
  const isSame =
    from.kind === 'file' && to.kind === 'file' && resolve(from.path) === resolve(to.path)
  if (isSame) throw sameDatabase()
}

function sameDatabase(): AppError {
  return new AppError('invalid', 'The source and the target are the same database.')
}

async function openSource(url: string): Promise<CopySide> {
  const place = readPlace(url)
  if (place.kind === 'memory') throw notInMemory()
  if (place.kind === 'file') {
    const { openFileSource } = await import('./copy-sqlite.ts')
    return await openFileSource(place.path)
  }
  const { openServerSource } = await import('./copy-postgres.ts')
  return await openServerSource(place.url)
}

async function openTarget(url: string): Promise<CopyTarget> {
  const place = readPlace(url)
  if (place.kind === 'memory') throw notInMemory()
  if (place.kind === 'file') {
    const { openFileTarget } = await import('./copy-sqlite.ts')
    return await openFileTarget(place.path)
  }
  const { openServerTarget } = await import('./copy-postgres.ts')
  return await openServerTarget(place.url)
}

function notInMemory(): AppError {
  return new AppError('invalid', 'A database in memory cannot be copied.')
}

/** Makes sure that the target is empty, or holds the beginning of this very copy. */
async function prepare(source: CopySide, target: CopyTarget): Promise<void> {
  if (source.name === target.name) throw sameDatabase()
  if (JSON.stringify(source.tables) !== JSON.stringify(target.tables)) {
    throw new Error('The tables of the two databases differ.')
  }
  if (target.unfinished !== null) {
    if (target.unfinished === source.name) return
    throw new AppError('invalid', 'The target holds the beginning of a copy of another database.')
  }
  if ((await countRows(target)) > 0) {
    throw new AppError('invalid', 'The target is not empty: give a database without any data.')
  }
  await target.begin(source.name)
}

async function countRows(side: CopySide): Promise<number> {
  let rows = 0
  for (const table of side.tables) rows += await side.count(table)
  return rows
}

type Tell = (table: string, rows: number) => void

async function copyTables(source: CopySide, target: CopyTarget, tell: Tell): Promise<void> {
  let before = 0
  for (const table of source.tables) {
    let mark = await target.findMark(table)
    for (;;) {
      const limit = rowsAtOnce(table.name, rowsUsual)
      const rows = await source.read(table, mark?.after ?? null, limit)
      const last = rows.at(-1)
      if (!last) break
      mark = { after: keyOf(table, last), rows: (mark?.rows ?? 0) + rows.length }
      await target.write(table, rows, mark)
      tell(table.name, before + mark.rows)
    }
    before += mark?.rows ?? 0
  }
}

async function compareTables(source: CopySide, target: CopySide, tell: Tell): Promise<Copied> {
  const all = createHash('sha256')
  let rows = 0
  for (const table of source.tables) {
    const others = hashes(target, table)
    for await (const { hash, row } of hashes(source, table)) {
      const other = await others.next()
      if (other.done || other.value.hash !== hash) throw differs(table, row)
      all.update(hash)
      rows += 1
      if (rows % rowsUsual === 0) tell(table.name, rows)
    }
    const more = await others.next()
    if (!more.done) throw differs(table, more.value.row)
    tell(table.name, rows)
    all.update(table.name)
  }
  return { tables: source.tables.length, rows, hash: all.digest('hex') }
}

async function* hashes(side: CopySide, table: CopyTable) {
  const limit = rowsAtOnce(table.name, rowsUsual)
  let after: Row | null = null
  for (;;) {
    const rows: Row[] = await side.read(table, after, limit)
    for (const row of rows) yield { row, hash: digest('sha256', JSON.stringify(row)) }
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    after = keyOf(table, last)
  }
}

function differs(table: CopyTable, row: Row): AppError {
  const key = keyOf(table, row).join(' ')
  return new AppError(
    'unavailable',
    `The row ${key} of ${table.name} is not the same on both sides: something has changed it meanwhile. Begin again with an empty target.`,
  )
}
