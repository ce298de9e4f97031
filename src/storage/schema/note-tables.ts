import type { Migration } from './migration.ts'

/** What the team remarks on conversations, people and interviews. */
export const noteTables: Migration = {
  name: '0020-notes',
  statements: ({ sorted, guard }) => [
    `create table note (
      note_id ${sorted} primary key,
      org_id ${sorted} not null,
      kind text not null,
      subject ${sorted} not null,
      quote_link ${sorted},
      quote_seq integer,
      quote_start integer,
      quote_end integer,
      text text not null,
      user_id text not null,
      created_at ${sorted} not null
    )`,
    'create index note_of_subject on note (org_id, subject, created_at, note_id)',
    'create index note_by_subject on note (subject)',
    'create index note_quoting on note (quote_link) where quote_link is not null',
    ...guard('note'),
  ],
}
