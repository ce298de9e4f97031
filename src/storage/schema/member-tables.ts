import type { Migration } from './migration.ts'

/** Members of the console, and what they sign in with. */
export const memberTables: Migration = {
  name: '0005-members',
  statements: ({ sorted, clustered }) => [
    `create table member (
      user_id ${sorted} primary key,
      org_id ${sorted} not null,
      email text not null,
      email_key ${sorted} not null,
      name text,
      role text not null,
      created_at ${sorted} not null,
      joined_at ${sorted},
      password text,
      join_code ${sorted},
      join_until ${sorted}
    )`,
    'create unique index member_of_email on member (email_key, org_id)',
    'create index member_of_org on member (org_id, created_at, user_id)',
    `create unique index member_invited on member (join_code)
      where join_code is not null`,
    `create table setup_code (
      hash ${sorted} primary key,
      created_at ${sorted} not null
    )${clustered}`,
    'create index setup_code_by_age on setup_code (created_at)',
    `create table console_session (
      hash ${sorted} primary key,
      user_id ${sorted} not null,
      created_at ${sorted} not null,
      used_at ${sorted} not null,
      expires_at ${sorted} not null
    )${clustered}`,
    'create index console_session_of_member on console_session (user_id)',
    'create index console_session_ends on console_session (expires_at)',
    'create index console_session_rests on console_session (used_at)',
    `create table console_bearer (
      hash ${sorted} primary key,
      session_hash ${sorted} not null,
      expires_at ${sorted} not null
    )${clustered}`,
    'create index console_bearer_of_session on console_bearer (session_hash)',
    'create index console_bearer_ends on console_bearer (expires_at)',
  ],
}

/** By whom members are known who sign in elsewhere, and which sessions began so. */
export const identityTables: Migration = {
  name: '0034-identities',
  statements: ({ sorted, clustered, guard }) => [
    `create table member_identity (
      org_id ${sorted} not null,
      issuer ${sorted} not null,
      subject ${sorted} not null,
      user_id ${sorted} not null,
      linked_at ${sorted} not null,
      primary key (org_id, issuer, subject)
    )${clustered}`,
    'create unique index member_identity_of_member on member_identity (user_id, issuer)',
    ...guard('member_identity'),
    'alter table console_session add column issuer text',
  ],
}
