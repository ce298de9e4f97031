import type { Migration } from '../schema/migration.ts'

/**
 * What of a sealed recording is large lies apart from the row that says whose it is. When that row goes, whoever
 * takes it away, only a word of it is left here: the megabytes go a recording at a time afterwards.
 */
export const bodyTables: Migration = {
  name: '0044-sound-bodies',
  statements: ({ sorted, guard, soundLeft }) => [
    `create table sound_body (
      body_id ${sorted} primary key,
      org_id ${sorted} not null,
      sealed text not null
    )`,
    `create table sound_left (
      body_id ${sorted} primary key,
      org_id ${sorted} not null
    )`,
    ...soundLeft,
    ...guard('sound_body'),
    ...guard('sound_left'),
  ],
}
