import type { Migration } from './migration.ts'

/**
 * Links for many people, who started by them, and where their interviews lead in the end. What is kept of
 * somebody stands apart from the invite, whose own columns end with what lies behind overflow pages.
 */
export const openLinkTables: Migration = {
  name: '0025-open-links',
  statements: ({ sorted, guard }) => [
    `create table open_link (
      interview_id ${sorted} primary key,
      open_id ${sorted} not null unique,
      org_id ${sorted} not null,
      is_open integer not null,
      people integer,
      started integer not null,
      expires_at ${sorted},
      keep text not null,
      created_at ${sorted} not null
    )`,
    ...guard('open_link'),
    `create table open_start (
      link_id ${sorted} primary key,
      org_id ${sorted} not null,
      interview_id ${sorted} not null,
      person ${sorted},
      browser ${sorted},
      kept text not null
    )`,
    `create unique index open_start_of_person on open_start (interview_id, person)
      where person is not null`,
    `create unique index open_start_of_browser on open_start (interview_id, browser)
      where browser is not null`,
    'create index open_start_of_interview on open_start (interview_id)',
    ...guard('open_start'),
    'alter table interview add column redirects text',
  ],
}

/**
 * Whoever starts by a link holds a place of it: for good once they agreed (`held_until` is null), till
 * then for a while, after which it is given back. Those of the version before have theirs for good.
 */
export const openPlaceTables: Migration = {
  name: '0030-open-places',
  statements: ({ sorted }) => [
    'alter table open_start add column has_place integer not null default 1',
    `alter table open_start add column held_until ${sorted}`,
    `alter table open_start add column address ${sorted}`,
    `alter table open_start add column former_browser ${sorted}`,
    `create index open_start_held on open_start (interview_id, held_until)
      where held_until is not null`,
  ],
}

/** The places of one address are counted at each start: as many as it holds are read, not all that are held. */
export const openAddressTables: Migration = {
  name: '0032-open-addresses',
  statements: () => [
    `create index open_start_of_address on open_start (interview_id, address, held_until)
      where address is not null`,
  ],
}
