import type { Migration } from './migration.ts'

/** In which browser somebody agreed, and the keys of the service's own that know it again. */
export const browserTables: Migration = {
  name: '0014-browsers',
  statements: ({ sorted, clustered }) => [
    'alter table consent add column browser text',
    `create table secret (
      name ${sorted} primary key,
      value text not null,
      created_at ${sorted} not null
    )${clustered}`,
  ],
}
