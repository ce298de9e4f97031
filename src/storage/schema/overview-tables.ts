import type { Migration } from './migration.ts'

/**
 * What lists and reports need of an invite, in columns of its own: the whole table is made anew, so
 * that none of them lies behind the overflow pages of `frozen`.
 */
export const overviewTables: Migration = {
  name: '0008-overview',
  statements: ({ sorted, clustered, member }) => [
    'alter table invite rename to invite_before',
    `create table invite (
      link_id ${sorted} primary key,
      org_id ${sorted} not null,
      interview_id ${sorted} not null,
      product_id ${sorted} not null,
      status ${sorted} not null,
      created_at ${sorted} not null,
      expires_at ${sorted} not null,
      last_activity_at ${sorted},
      completed_at ${sorted},
      answers integer not null default 0,
      sentiment integer,
      profile_id ${sorted},
      search ${sorted} not null default '',
      user_info text not null,
      digest text,
      frozen text
    )`,
    `insert into invite (link_id, org_id, interview_id, product_id, status, created_at, expires_at,
        last_activity_at, completed_at, answers, profile_id, search, user_info, frozen)
      select link_id, org_id, interview_id, product_id, status, created_at, expires_at,
        last_activity_at, completed_at,
        (select count(*) from message where message.link_id = old.link_id and role = 'user'
          and ${member('detail', 'kind')} = 'answer'),
        (select profile_id from extraction where extraction.link_id = old.link_id),
        lower(coalesce(${member('user_info', 'email')}, '') || ' '
          || coalesce(${member('user_info', 'name')}, '') || ' '
          || coalesce(${member('user_info', 'occupation')}, '') || ' ' || link_id),
        user_info, frozen
      from invite_before as old`,
    'drop table invite_before',
    'create index invite_of_interview on invite (interview_id, created_at, link_id, status)',
    'create index invite_of_product on invite (org_id, product_id, created_at, link_id, status)',
    `create index invite_open on invite (expires_at)
      where status in ('created', 'started', 'abandoned')`,
    `create index invite_started on invite (coalesce(last_activity_at, created_at))
      where status = 'started'`,
    `create index invite_ended on invite (coalesce(last_activity_at, created_at), link_id)
      where status in ('completed', 'abandoned', 'expired', 'revoked')`,
    `create index invite_active on invite (interview_id, last_activity_at)
      where last_activity_at is not null`,
    `create index invite_felt on invite (org_id, product_id, profile_id, completed_at, sentiment)
      where sentiment is not null`,
    'create index interview_of_org on interview (org_id, created_at, interview_id)',
    'create index interview_of_product on interview (org_id, product_id, created_at, interview_id)',
    `create table organization (
      org_id ${sorted} primary key,
      name text,
      accent text,
      logo text,
      retention_days integer
    )${clustered}`,
    `create index organization_retention on organization (retention_days)
      where retention_days is not null`,
    `create table brand (
      hash ${sorted} primary key,
      org_id ${sorted} not null,
      type text not null,
      body text not null
    )`,
    'create index brand_of_org on brand (org_id)',
  ],
}
