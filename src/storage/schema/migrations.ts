import type { DefinitionWords } from '../dialect.ts'
import { bodyTables } from '../sound/body-tables.ts'
import { soundTables } from '../sound/sound-tables.ts'
import { planTables } from '../taking-part/plan-tables.ts'
import { quotaTables } from '../taking-part/quota-tables.ts'
import { accessTables, assistantTables } from './access-tables.ts'
import { browserTables } from './browser-tables.ts'
import { gist, gistAnew } from './gist.ts'
import { groupingTables } from './grouping-tables.ts'
import { identityTables, memberTables } from './member-tables.ts'
import type { Migration } from './migration.ts'
import { noteTables } from './note-tables.ts'
import { openAddressTables, openLinkTables, openPlaceTables } from './open-link-tables.ts'
import { mailTables } from './outgoing/mail-tables.ts'
import { webhookEventTables, webhookTables } from './outgoing/webhook-tables.ts'
import { overviewTables } from './overview-tables.ts'
import { productTables } from './product-tables.ts'
import { rowSecurity, toldSecurity } from './row-security.ts'
import { derivedTables, searchTables } from './search-tables.ts'
import { shareTables } from './share-tables.ts'
import { sharedTables } from './shared-tables.ts'
import { simulationTables } from './simulation-tables.ts'
import { themeTables } from './theme-tables.ts'
import { tokenFamily } from './token-family.ts'

export const migrations: Migration[] = [
  {
    name: '0001-start',
    statements: ({ sorted, clustered }) => [
      `create table token (
        hash ${sorted} primary key,
        token_id ${sorted} not null unique,
        org_id ${sorted} not null,
        user_id text not null,
        scopes text not null,
        created_at ${sorted} not null,
        expires_at ${sorted},
        revoked_at ${sorted}
      )`,
      'create index token_by_age on token (created_at, token_id)',
      'create index token_of_org on token (org_id, created_at, token_id)',

      `create table interview (
        interview_id ${sorted} primary key,
        org_id ${sorted} not null,
        product_id ${sorted} not null,
        user_id text not null,
        interviewer text not null,
        created_at ${sorted} not null,
        interview_name text not null,
        guidelines text not null
      )`,

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
        user_info text not null,
        frozen text
      )`,
      'create index invite_of_interview on invite (interview_id, created_at, link_id)',
      'create index invite_of_product on invite (org_id, product_id, created_at, link_id)',
      `create index invite_open on invite (expires_at)
        where status in ('created', 'started', 'abandoned')`,
      `create index invite_started on invite (coalesce(last_activity_at, created_at))
        where status = 'started'`,

      `create table session (
        link_id ${sorted} primary key,
        version integer not null,
        next_seq integer not null,
        pending_until ${sorted},
        state text not null
      )`,
      'create index session_pending on session (pending_until) where pending_until is not null',

      `create table message (
        link_id ${sorted} not null,
        seq integer not null,
        role text not null,
        client_message_id ${sorted},
        content text not null,
        detail text not null,
        primary key (link_id, seq)
      )${clustered}`,
      `create unique index message_of_client on message (link_id, client_message_id)
        where client_message_id is not null`,

      `create table consent (
        link_id ${sorted} primary key,
        text_hash text not null,
        locale text not null,
        agreed_at ${sorted} not null
      )${clustered}`,

      `create table profile (
        profile_id ${sorted} primary key,
        org_id ${sorted} not null,
        identity ${sorted},
        version integer not null,
        created_at ${sorted} not null,
        updated_at ${sorted} not null,
        body text not null
      )`,
      `create unique index profile_of_identity on profile (org_id, identity)
        where identity is not null`,

      `create table profile_product (
        org_id ${sorted} not null,
        product_id ${sorted} not null,
        created_at ${sorted} not null,
        profile_id ${sorted} not null,
        primary key (org_id, product_id, created_at, profile_id)
      )${clustered}`,
      'create index profile_product_of_profile on profile_product (profile_id)',

      `create table extraction (
        link_id ${sorted} primary key,
        profile_id ${sorted} not null,
        product_id ${sorted} not null,
        completed_at ${sorted} not null,
        body text not null
      )`,
      'create index extraction_of_profile on extraction (profile_id, completed_at)',

      `create table job (
        job_id ${sorted} primary key,
        kind text not null,
        org_id ${sorted} not null,
        subject ${sorted} not null,
        attempts integer not null,
        run_at ${sorted},
        reason text
      )`,
      'create index job_due on job (run_at, job_id)',
      'create index job_of_subject on job (subject)',

      `create table idempotency (
        scope ${sorted} not null,
        key ${sorted} not null,
        fingerprint text not null,
        created_at ${sorted} not null,
        response text not null,
        primary key (scope, key)
      )`,
      'create index idempotency_by_age on idempotency (created_at)',
    ],
  },
  {
    name: '0002-corrections',
    statements: ({ sorted, clustered }) => [
      `create table correction (
        profile_id ${sorted} not null,
        version integer not null,
        field text not null,
        value text not null,
        reason text not null,
        user_id text not null,
        corrected_at ${sorted} not null,
        primary key (profile_id, version)
      )${clustered}`,
    ],
  },
  {
    name: '0003-erasures',
    statements: ({ sorted, clustered }) => [
      `create table erasure (
        link_hash ${sorted} primary key,
        org_id ${sorted} not null,
        erased_at ${sorted} not null
      )${clustered}`,
      'create index erasure_by_age on erasure (erased_at)',
    ],
  },
  {
    name: '0004-people',
    statements: ({ sorted, clustered, member }) => [
      `create table invite_email (
        org_id ${sorted} not null,
        email ${sorted} not null,
        link_id ${sorted} not null,
        kind text not null,
        primary key (org_id, email, link_id)
      )${clustered}`,
      'create index invite_email_of_link on invite_email (link_id)',
      // What was stored before has been folded by nobody: this comes close enough.
      `insert into invite_email (org_id, email, link_id, kind)
        select org_id, lower(trim(${member('state', 'invitedEmail')})), invite.link_id, 'invited'
        from invite join session on session.link_id = invite.link_id
        where ${member('state', 'invitedEmail')} is not null`,
      `insert into invite_email (org_id, email, link_id, kind)
        select org_id, lower(trim(${member('user_info', 'email')})), invite.link_id,
          case when session.link_id is null then 'invited' else 'typed' end
        from invite left join session on session.link_id = invite.link_id
        where ${member('user_info', 'email')} is not null
        on conflict do nothing`,
      'alter table consent add column interviewer text',
      'alter table consent add column provider text',
    ],
  },
  memberTables,
  {
    name: '0006-audit',
    statements: ({ sorted, clustered }) => [
      `create table audit (
        org_id ${sorted} not null,
        at ${sorted} not null,
        audit_id ${sorted} not null,
        user_id text not null,
        token_id ${sorted} not null,
        call text not null,
        resource ${sorted},
        count integer not null,
        primary key (org_id, at, audit_id)
      )${clustered}`,
      'create index audit_of_resource on audit (org_id, resource, at, audit_id)',
      'create index audit_by_age on audit (at)',
    ],
  },
  {
    name: '0007-retention',
    statements: () => [
      'alter table interview add column retention_days integer',
      `create index interview_retention on interview (retention_days)
        where retention_days is not null`,
      `create index invite_ended on invite (coalesce(last_activity_at, created_at), link_id)
        where status in ('completed', 'abandoned', 'expired', 'revoked')`,
    ],
  },
  overviewTables,
  accessTables,
  rowSecurity,
  groupingTables,
  gist,
  sharedTables,
  browserTables,
  tokenFamily,
  toldSecurity,
  gistAnew,
  {
    name: '0018-contact',
    statements: () => ['alter table organization add column contact text'],
  },
  searchTables,
  noteTables,
  themeTables,
  shareTables,
  webhookTables,
  simulationTables,
  openLinkTables,
  webhookEventTables,
  mailTables,
  quotaTables,
  {
    name: '0029-simulation-outline',
    statements: () => ['alter table simulation add column outline text'],
  },
  openPlaceTables,
  productTables,
  openAddressTables,
  assistantTables,
  identityTables,
  {
    // Whether somebody of an organization was erased since is asked of its own erasures alone, and of each
    // organization one interview is erased at a time.
    name: '0035-erasures-of-organizations',
    statements: () => [
      'create index erasure_of_organization on erasure (org_id, erased_at)',
      `create index interview_erasing_of_org on interview (org_id, erasing_at, interview_id)
        where erasing_at is not null`,
    ],
  },
  planTables,
  {
    // Of a million links that were made, reports read those alone on which somebody did anything.
    name: '0037-begun-links',
    statements: () => [
      `create index invite_begun on invite (interview_id, created_at, link_id)
        where last_activity_at is not null`,
    ],
  },
  {
    // How many links there are of each status is told without a look at any of them.
    name: '0038-invite-counts',
    statements: ({ inviteCounting, guard }) => [...inviteCounting, ...guard('invite_count')],
  },
  {
    // What reports need of what was told lies close together, whatever else is kept of an interview.
    name: '0039-briefs',
    statements: ({ briefs, guard }) => [...briefs, ...guard('brief')],
  },
  soundTables,
  {
    name: '0041-consent-voice',
    statements: () => ['alter table consent add column voice text'],
  },
  bodyTables,
  {
    // Of a part of a study, too, it is told from an index alone whether anything else was told.
    name: '0045-brief-parts',
    statements: () => [
      'create index brief_of_part on brief (interview_id, created_at, link_id, org_id, stamp)',
      'drop index brief_stamped',
    ],
  },
]

/** The tables that the first so many migrations make, in their order: all that a backup holds. */
export function ownTables(words: DefinitionWords, applied = migrations.length): string[] {
  const made = migrations.slice(0, applied)
  const statements = made.flatMap((migration) => migration.statements(words))
  const names = statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? [])
  const derived: readonly string[] = derivedTables
  // A table that was made anew is one all the same.
  return [...new Set(names)].filter((name) => !derived.includes(name))
}
