import type { Migration } from './migration.ts'

/** Tables that hold nothing but what can be made of the others: no backup or copy has them. */
export const derivedTables = [
  'said',
  'invite_count',
  'brief',
  'brief_filling',
  'sound_room',
] as const

/**
 * The words that answers are found by. They are filled as words are stored, and for what was stored
 * before when it is first searched. Each database searches them by its own means.
 */
export const searchTables: Migration = {
  name: '0019-search',
  statements: ({ searchIndex }) => searchIndex,
}
