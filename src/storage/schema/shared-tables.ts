import type { Migration } from './migration.ts'

/** What processes count together: requests of a window, and what models used up on a day. */
export const sharedTables: Migration = {
  name: '0013-shared-counts',
  statements: ({ sorted, large, clustered, guard }) => [
    `create table rate_count (
      key ${sorted} primary key,
      ends_at ${sorted} not null,
      count integer not null
    )${clustered}`,
    'create index rate_count_by_end on rate_count (ends_at)',
    `create table model_spending (
      org_id ${sorted} not null,
      day ${sorted} not null,
      tokens ${large} not null,
      micro_usd ${large} not null,
      primary key (org_id, day)
    )${clustered}`,
    ...guard('model_spending'),
  ],
}
