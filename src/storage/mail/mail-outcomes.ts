import { sql } from 'kysely'
import type { MailVerbs } from '../../service/mail/mail-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { insertMailJobs, mailOfJob } from './mail-jobs.ts'

type Given<N extends keyof MailVerbs> = Parameters<MailVerbs[N]>[0]

const begin = prepared<{ mailID: string; at: string }>(({ db }, { mailID, at }) =>
  db
    .updateTable('mail')
    .set({ state: 'sending', changed_at: at })
    .where('mail_id', '=', mailID)
    .where('state', 'in', [sql.lit('queued'), sql.lit('failed')])
    .where((eb) =>
      eb.or([
        eb('kind', 'in', [sql.lit('care'), sql.lit('care_more'), sql.lit('webhook_shut')]),
        eb.and([
          eb.exists(
            eb
              .selectFrom('invite')
              .select('invite.link_id')
              .whereRef('invite.link_id', '=', 'mail.subject')
              .where('invite.status', '=', sql.lit('created'))
              .where('invite.expires_at', '>', at),
          ),
          eb.not(
            eb.exists(
              eb
                .selectFrom('unsubscribed')
                .select('unsubscribed.at')
                .whereRef('unsubscribed.org_id', '=', 'mail.org_id')
                .whereRef('unsubscribed.address_key', '=', 'mail.address_key'),
            ),
          ),
        ]),
      ]),
    )
    .compile(),
)

const settle = prepared<
  { mailID: string; expectState: string; state: string; code: number | null; at: string },
  { orgID: string }
>(({ db }, { mailID, expectState, state, code, at }) =>
  db
    .updateTable('mail')
    .set({ state, code, changed_at: at })
    .where('mail_id', '=', mailID)
    .where('state', '=', expectState)
    .returning('org_id as orgID')
    .compile(),
)

const giveUp = prepared<{ mailID: string }>(({ db }, { mailID }) =>
  db
    .updateTable('mail')
    .set({ state: sql<string>`case state when 'sending' then 'uncertain' else 'failed' end` })
    .where('mail_id', '=', mailID)
    .where('state', 'in', [sql.lit('queued'), sql.lit('sending')])
    .compile(),
)

const insertReminder = prepared<{ mailID: string; of: string; at: string }, { mailID: string }>(
  ({ db }, { mailID, of, at }) =>
    db
      .insertInto('mail')
      .columns([
        ...(['mail_id', 'org_id', 'kind', 'subject', 'interview_id'] as const),
        ...(['address_key', 'mailing_id', 'state', 'created_at', 'changed_at'] as const),
      ])
      .expression(
        db
          .selectFrom('mail')
          .select([
            sql<string>`cast(${mailID} as text)`.as('mail_id'),
            'org_id',
            sql.lit('reminder').as('kind'),
            'subject',
            'interview_id',
            'address_key',
            'mailing_id',
            sql.lit('queued').as('state'),
            sql<string>`cast(${at} as text)`.as('created_at'),
            sql<string>`cast(${at} as text)`.as('changed_at'),
          ])
          .where('mail_id', '=', of),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('mail_id as mailID')
      .compile(),
)

const addUnsubscribed = prepared<Given<'unsubscribe'>>(({ db }, { orgID, addressKey, at }) =>
  db
    .insertInto('unsubscribed')
    .values({ org_id: orgID, address_key: addressKey, at })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
)

const doubt = prepared<{ at: string }>(({ db }, { at }) =>
  db
    .updateTable('mail')
    .set({ state: 'uncertain', changed_at: at })
    .where('state', 'in', [sql.lit('queued'), sql.lit('sending')])
    .compile(),
)

const removeAllJobs = prepared<Record<string, never>>(({ db }) =>
  db
    .deleteFrom('mail_job')
    .where('kind', 'in', [sql.lit('mail'), sql.lit('alert')])
    .compile(),
)

const removeJobs = prepared<{ linkID: string }>(({ db }, { linkID }) =>
  db
    .deleteFrom('mail_job')
    .where('subject', 'in', (eb) =>
      eb.selectFrom('mail').select('mail.mail_id').where('mail.subject', '=', linkID),
    )
    .compile(),
)

const remove = prepared<{ linkID: string }, { mailingID: string | null }>(({ db }, { linkID }) =>
  db
    .deleteFrom('mail')
    .where('subject', '=', linkID)
    .returning('mailing_id as mailingID')
    .compile(),
)

const removeMailing = prepared<{ mailingID: string }>(({ db }, { mailingID }) =>
  db
    .deleteFrom('mailing')
    .where('mailing_id', '=', mailingID)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mail')
            .select('mail.mail_id')
            .whereRef('mail.mailing_id', '=', 'mailing.mailing_id'),
        ),
      ),
    )
    .compile(),
)

export async function beginMail(
  connection: Connection,
  change: Given<'beginMail'>,
): Promise<boolean> {
  return (await begin.change(connection, change)) === 1
}

export async function settleMail(
  connection: Connection,
  { reminder, ...change }: Given<'settleMail'>,
): Promise<boolean> {
  const settled = await settle.first(connection, change)
  if (!settled) return false
  if (reminder) {
    const { mailID, runAt } = reminder
    const follows = { mailID, of: change.mailID, at: change.at }
    const written = await insertReminder.all(connection, follows)
    const mails = written.map((one) => one.mailID)
    await insertMailJobs(connection, { orgID: settled.orgID, kind: 'mail', mails, runAt })
  }
  return true
}

/** What becomes of a mail whose job waits for a person, where no try of it could say so. */
export async function giveUpMail(
  connection: Connection,
  { jobID }: { jobID: string },
): Promise<void> {
  await giveUp.change(connection, { mailID: mailOfJob(jobID) })
}

export async function unsubscribe(
  connection: Connection,
  change: Given<'unsubscribe'>,
): Promise<void> {
  await addUnsubscribed.change(connection, change)
}

export async function doubtMails(
  connection: Connection,
  change: Given<'doubtMails'>,
): Promise<void> {
  await doubt.change(connection, change)
  await removeAllJobs.change(connection, {})
}

/** Mails about a link or a webhook with their jobs, and the words that nobody else was sent. */
export async function eraseMails(connection: Connection, linkID: string): Promise<void> {
  await removeJobs.change(connection, { linkID })
  const removed = await remove.all(connection, { linkID })
  const mailings = new Set(removed.flatMap(({ mailingID }) => mailingID ?? []))
  for (const mailingID of mailings) await removeMailing.change(connection, { mailingID })
}
