import type { Migration } from './migration.ts'

/** What tokens are for and when they were used, and interviews that are only tried. */
export const accessTables: Migration = {
  name: '0009-access',
  statements: ({ sorted }) => [
    'alter table token add column name text',
    `alter table token add column last_used_at ${sorted}`,
    `create table preview (
      link_id ${sorted} primary key,
      interview_id ${sorted} not null,
      owner_id ${sorted} not null,
      expires_at ${sorted} not null
    )`,
    'create index preview_ends on preview (expires_at)',
    'create index preview_of_owner on preview (owner_id)',
  ],
}

/**
 * Assistants that a member connected by signing in. Each is a token of the member's, whose hash is that of
 * the access token of the moment. Versions before know neither its prefix nor a need of these columns.
 */
export const assistantTables: Migration = {
  name: '0033-assistants',
  statements: ({ sorted, clustered, guard }) => [
    `alter table token add column client_id ${sorted}`,
    `alter table token add column access_until ${sorted}`,
    `alter table token add column family_hash ${sorted}`,
    'alter table token add column refresh_hash text',
    `create unique index token_of_family on token (family_hash)
      where family_hash is not null`,
    `create index token_of_assistant on token (org_id, user_id, created_at, token_id)
      where client_id is not null`,
    `create table authorization_code (
      code_hash ${sorted} primary key,
      org_id ${sorted} not null,
      user_id ${sorted} not null,
      client_id ${sorted} not null,
      client_name text not null,
      redirect_uri text not null,
      challenge text not null,
      scopes text not null,
      expires_at ${sorted} not null,
      token_id ${sorted}
    )${clustered}`,
    'create index authorization_code_of_member on authorization_code (user_id)',
    'create index authorization_code_ends on authorization_code (expires_at)',
    ...guard('authorization_code'),
  ],
}
