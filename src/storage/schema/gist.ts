import type { Migration } from './migration.ts'

/** What counts as a theme has changed: those kept are made of the records again. */
export const gistAnew: Migration = {
  name: '0017-gist-anew',
  statements: () => ['update extraction set gist = null'],
}

/**
 * What reports need of what an interview told: the table is made anew, so that it does not lie behind
 * the overflow pages of `body`. Where it is not there, it is made of the body at each reading.
 */
export const gist: Migration = {
  name: '0012-gist',
  statements: ({ sorted }) => [
    'alter table extraction rename to extraction_before',
    'drop index extraction_of_profile',
    `create table extraction (
      link_id ${sorted} primary key,
      profile_id ${sorted} not null,
      product_id ${sorted} not null,
      completed_at ${sorted} not null,
      gist text,
      body text not null
    )`,
    `insert into extraction (link_id, profile_id, product_id, completed_at, body)
      select link_id, profile_id, product_id, completed_at, body from extraction_before`,
    'drop table extraction_before',
    'create index extraction_of_profile on extraction (profile_id, completed_at)',
  ],
}
