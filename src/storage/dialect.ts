import type { AliasedRawBuilder, Kysely, RawBuilder } from 'kysely'
import type { Tables } from './schema/tables/tables.ts'

/** Everything in which the two databases differ, as far as the queries are concerned. */
export type Dialect = {
  /** Builds and compiles queries; it never runs one. */
  db: Kysely<Tables>
  /** A JSON array of objects as a table. */
  tableOf<T extends Record<string, string | number | null>, A extends string>(
    json: RawBuilder<unknown>,
    columns: { [K in keyof T]: 'text' | 'integer' },
    alias: A,
  ): AliasedRawBuilder<T, A>
  /** A JSON array of texts as a table, each with itself in small letters, of ASCII at least. */
  textsOf<A extends string>(
    json: RawBuilder<unknown>,
    alias: A,
  ): AliasedRawBuilder<{ value: string; folded: string }, A>
  /** Aggregates rows into the JSON text of an array of arrays. */
  arraysOf(columns: readonly string[], orderBy: readonly string[]): RawBuilder<string>
  /** Aggregates rows into the JSON text of an array of objects, as `JSON.stringify` writes it. */
  objectsOf(columns: readonly string[], orderBy: readonly string[]): RawBuilder<string>
  /** The JSON text of an array of one row's columns. */
  arrayOf(columns: readonly string[]): RawBuilder<string>
  /** A hash of a text where the database makes one; else the text. */
  shortened(text: RawBuilder<unknown>): RawBuilder<string>
  /** Whether a column of text holds another text, taken literally. */
  contains(column: string, text: string): RawBuilder<boolean>
  /** Tokens, apart by spaces, as the index keeps them. */
  storedTokens(column: string): RawBuilder<unknown>
  /** How rows of `said` are found by their tokens, which are letters and digits. */
  tokensMatch: {
    /** A pattern: of each of these lists at least one token, and none of `but`. */
    pattern(all: readonly (readonly string[])[], but?: readonly string[]): string
    /** Joins what matches the pattern of each `term`, as `saidID`. */
    join: RawBuilder<unknown>
    saidID: RawBuilder<unknown>
    /** The rows, `said_id`, that match one pattern, in their order. */
    rows(pattern: RawBuilder<unknown>): RawBuilder<unknown>
  }
  /** Reads a table by this index, which has all that is wanted, where its rows are far apart. */
  readBy(index: 'invite_person' | 'said_place'): RawBuilder<unknown>
  /** Ends a query whose rows nobody else may change until the verb is over. */
  forUpdate: RawBuilder<unknown>
  /** Ends a query whose rows nobody else may delete until the verb is over. */
  forKeyShare: RawBuilder<unknown>
  /** As `forUpdate`, passing over rows that somebody else is changing. */
  forUpdateSkipLocked: RawBuilder<unknown>
  /** Whether a statement gave up because another transaction held what it needed. */
  isLockTimeout(error: unknown): boolean
  /** Tells every process, once the transaction is committed, that there is a job; if there are several. */
  announceJob: string | null
  /** Makes the briefs of the records of links that meet a condition, where there are none. */
  addBriefs(which: RawBuilder<unknown>): RawBuilder<unknown>
  /** The words of table definitions. */
  words: DefinitionWords
}

export type DefinitionWords = {
  /** Text that is compared and sorted by its bytes. */
  sorted: string
  /** Whole numbers up to 2^53, where `integer` ends at 2^31. */
  large: string
  /** Ends the definition of a table whose rows live in the order of their primary key. */
  clustered: string
  /** Shows the rows of a table only to whom they belong to; nothing where there is no such thing. */
  guard(table: string): string[]
  /** The same for a table that does not say whose its rows are: by the row of another one. */
  guardBy(table: string, other: string, column: string): string[]
  /** Makes the table `said` and what it is searched with. */
  searchIndex: string[]
  /** Leaves word of the body of each recording that goes. */
  soundLeft: string[]
  /** Makes the table `invite_count` and what keeps it, beside the links that there are already. */
  inviteCounting: string[]
  /** Makes the table `brief` and what keeps it; of the records that there are already briefs are made later. */
  briefs: string[]
  /**
   * Keeps count of the sound there is, in `sound_room`. With a consent goes the sound that rests on it,
   * whoever erases it: a version before knows of none.
   */
  soundRoom: string[]
  /** A member of a column that holds JSON, as text. */
  member(column: string, name: string): string
}

/** How every connection looks to a verb. */
export type Connection = {
  dialect: Dialect
  run(statement: Statement): Promise<{ rows: unknown[]; changes: number }>
}

export type Statement = {
  sql: string
  parameters: readonly Value[]
  /** Not by a plan that was made before, perhaps while there was nothing in the table. */
  isPlannedAnew?: boolean
}
export type Value = string | number | null
