import type { Migration } from '../migration.ts'

/**
 * Mails and what became of each, and who wants none. Their jobs stand apart, as an earlier version takes
 * every other one for a profile.
 */
export const mailTables: Migration = {
  name: '0027-mail',
  statements: ({ sorted, clustered, guard }) => [
    `create table mailing (
      mailing_id ${sorted} primary key,
      org_id ${sorted} not null,
      subject text,
      text text,
      remind_after_days integer,
      created_at ${sorted} not null
    )`,
    ...guard('mailing'),
    `create table mail (
      mail_id ${sorted} primary key,
      org_id ${sorted} not null,
      kind ${sorted} not null,
      subject ${sorted} not null,
      user_id ${sorted} not null default '',
      interview_id ${sorted},
      address_key ${sorted},
      mailing_id ${sorted},
      state text not null,
      code integer,
      created_at ${sorted} not null,
      changed_at ${sorted} not null
    )`,
    `create unique index mail_of_subject on mail (subject, kind, user_id)
      where kind <> 'webhook_shut'`,
    `create unique index mail_of_address on mail (interview_id, address_key, kind)
      where address_key is not null`,
    'create index mail_by_subject on mail (subject)',
    `create index mail_waiting on mail (state) where state in ('queued', 'sending')`,
    'create index mail_of_mailing on mail (mailing_id) where mailing_id is not null',
    ...guard('mail'),
    `create table unsubscribed (
      org_id ${sorted} not null,
      address_key ${sorted} not null,
      at ${sorted} not null,
      primary key (org_id, address_key)
    )${clustered}`,
    ...guard('unsubscribed'),
    `create table mail_job (
      job_id ${sorted} primary key,
      kind ${sorted} not null,
      org_id ${sorted} not null,
      subject ${sorted} not null,
      attempts integer not null,
      run_at ${sorted},
      reason text
    )`,
    'create index mail_job_due on mail_job (kind, run_at, job_id)',
    'create index mail_job_by_time on mail_job (run_at, job_id)',
    'create index mail_job_of_subject on mail_job (subject)',
    ...guard('mail_job'),
  ],
}
