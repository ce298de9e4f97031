import type { Migration } from '../schema/migration.ts'

/**
 * Recordings of what was said, each sealed with the operator's key, and who asked and who allowed that they
 * are kept. Rows of megabytes: not clustered, and what is summed up stands in the index.
 */
export const soundTables: Migration = {
  name: '0040-sound',
  statements: ({ sorted, large, clustered, guard, soundRoom }) => [
    'alter table interview add column sound integer',
    'alter table consent add column sound_hash text',
    `create table sound (
      link_id ${sorted} not null,
      seq integer not null,
      part integer not null,
      org_id ${sorted} not null,
      came_by ${sorted} not null,
      starts integer not null,
      ends integer not null,
      milliseconds integer not null,
      bytes integer not null,
      key_id ${sorted} not null,
      kept_at ${sorted} not null,
      body_id ${sorted} not null,
      head text not null,
      primary key (link_id, seq, part)
    )`,
    'create index sound_of_link on sound (link_id, seq, bytes)',
    `create table sound_room (
      org_id ${sorted} not null,
      came_by ${sorted} not null,
      bytes ${large} not null,
      primary key (org_id, came_by)
    )${clustered}`,
    'create index sound_room_of_all on sound_room (org_id, came_by, bytes)',
    ...soundRoom,
    ...guard('sound'),
    ...guard('sound_room'),
  ],
}
