import type { Migration } from './migration.ts'

/** What tokens are for and when they were used, and interviews that are only tried. */
export const accessTables: Migration = {
  name: '0009-access',
  statements: ({ sorted }) => [
    'alter table token add column name text',
    `alter table token add column last_used_at ${sorted}`,
    `create table preview (
      link_id ${sorted} primary key,
      interview_id ${sorted} not null,
      owner_id ${sorted} not null,
      expires_at ${sorted} not null
    )`,
    'create index preview_ends on preview (expires_at)',
    'create index preview_of_owner on preview (owner_id)',
  ],
}
