import type { Migration } from './migration.ts'

/** Pages for somebody without an account. */
export const shareTables: Migration = {
  name: '0022-shares',
  statements: ({ sorted, guard }) => [
    `create table share (
      share_id ${sorted} primary key,
      org_id ${sorted} not null,
      interview_id ${sorted} not null,
      what text not null,
      link_id ${sorted},
      names integer not null,
      user_id ${sorted} not null,
      created_at ${sorted} not null,
      expires_at ${sorted} not null
    )`,
    'create index share_of_interview on share (org_id, interview_id, created_at, share_id)',
    `create index share_of_link on share (link_id, created_at, share_id)
      where link_id is not null`,
    ...guard('share'),
  ],
}
