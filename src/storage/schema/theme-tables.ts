import type { Migration } from './migration.ts'

/**
 * What researchers changed of the themes of an interview. Those changes name claims, which what is
 * kept of a record says from here on: it is made of the records again.
 */
export const themeTables: Migration = {
  name: '0021-codebook',
  statements: ({ sorted, guard }) => [
    `create table theme_change (
      change_id ${sorted} primary key,
      org_id ${sorted} not null,
      interview_id ${sorted} not null,
      number integer not null,
      user_id text not null,
      created_at ${sorted} not null,
      body text not null,
      taken_back_by text,
      taken_back_at ${sorted}
    )`,
    'create unique index theme_change_of_interview on theme_change (interview_id, number)',
    ...guard('theme_change'),
    'update extraction set gist = null',
  ],
}
