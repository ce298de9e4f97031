import type { Migration } from './migration.ts'

/** How a model grouped the claims of an interview's people; behind the second wall, too. */
export const groupingTables: Migration = {
  name: '0011-theme-grouping',
  statements: ({ sorted, guard }) => [
    `create table theme_grouping (
      interview_id ${sorted} primary key,
      org_id ${sorted} not null,
      version integer not null,
      usage text,
      body text
    )`,
    ...guard('theme_grouping'),
  ],
}
