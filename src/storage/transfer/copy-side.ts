import type { Value } from '../dialect.ts'

/** A table as a copy sees it: columns in the order of their names, rows in the order of their key. */
export type CopyTable = {
  name: string
  columns: { name: string; type: 'text' | 'integer' }[]
  /** Of the primary key, in its order. */
  key: string[]
}

export type Row = Value[]

/** How far the copy of one table has come: the key of the last row that is in the target. */
export type Mark = { after: Value[]; rows: number }

/** One of the two databases of a copy. */
export type CopySide = {
  /** Which database it is, without a password: a copy is only gone on with from the same one. */
  name: string
  tables: CopyTable[]
  count(table: CopyTable): Promise<number>
  /** At most `limit` rows behind the one with this key. */
  read(table: CopyTable, after: Value[] | null, limit: number): Promise<Row[]>
  close(): Promise<void>
}

export type CopyTarget = CopySide & {
  /** The source of a copy into this database that has not ended; null when there is none. */
  unfinished: string | null
  begin(source: string): Promise<void>
  findMark(table: CopyTable): Promise<Mark | null>
  /** Adds rows and remembers that they are there, in one transaction. */
  write(table: CopyTable, rows: Row[], mark: Mark): Promise<void>
  /** Makes it a database like any other. */
  finish(): Promise<void>
}

/** While a copy is under way its target carries this as a migration, so that nothing else opens it. */
export const copyMark = { number: 1_000_000, name: 'copy' } as const

export const markTable = `create table if not exists copy_mark (
  name text primary key,
  last_key text not null,
  copied integer not null
)`

export function keyOf(table: CopyTable, row: Row): Value[] {
  return table.key.map((name) => {
    const at = table.columns.findIndex((column) => column.name === name)
    return row[at] ?? null
  })
}

/** The condition of a row behind a key, with its order and limit; `place` names a parameter. */
export function pageClause(
  { key }: CopyTable,
  isFirst: boolean,
  place: (index: number) => string,
): string {
  const columns = key.join(', ')
  const places = key.map((_, index) => place(index))
  const where = isFirst ? '' : `where (${columns}) > (${places.join(', ')})`
  return `${where} order by ${columns} limit ${place(isFirst ? 0 : key.length)}`
}
