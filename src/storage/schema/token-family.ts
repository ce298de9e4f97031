import type { Migration } from './migration.ts'

/** Which token made a token, so that none outlives what made it. */
export const tokenFamily: Migration = {
  name: '0015-token-family',
  statements: ({ sorted }) => [
    `alter table token add column parent_id ${sorted}`,
    'alter table token add column generation integer not null default 0',
    'create index token_of_parent on token (parent_id) where parent_id is not null',
  ],
}
