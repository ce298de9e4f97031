import type { DefinitionWords } from '../dialect.ts'

/** Statements that run in one transaction. Append-only: one that was released is never edited. */
export type Migration = { name: string; statements(words: DefinitionWords): string[] }
