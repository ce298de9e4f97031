import { sql } from 'kysely'
import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { DueMail } from '../../service/mail/mail-records.ts'
import type { MailKind, MailState } from '../../service/mail/mail-states.ts'
import type { MailVerbs } from '../../service/mail/mail-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { readGathered } from './gathered.ts'

type Row = {
  mailID: string
  orgID: string
  kind: MailKind
  state: MailState
  subject: string
  createdAt: string
  addressKey: string | null
  organization: string | null
  mailingID: string | null
  mailSubject: string | null
  text: string | null
  remindAfterDays: number | null
  status: InviteStatus | null
  expiresAt: string | null
  userInfo: string | null
  interviewID: string | null
  interviewName: string | null
  guidelines: string | null
  productID: string | null
  closedAt: string | null
  unsubscribedAt: string | null
  owner: string | null
  webhookURL: string | null
}

const byID = prepared<{ mailID: string }, Row>(({ db }, { mailID }) =>
  db
    .selectFrom('mail')
    .leftJoin('organization', 'organization.org_id', 'mail.org_id')
    .leftJoin('mailing', 'mailing.mailing_id', 'mail.mailing_id')
    .leftJoin('invite', 'invite.link_id', 'mail.subject')
    .leftJoin('interview', 'interview.interview_id', 'invite.interview_id')
    .leftJoin('unsubscribed', (join) =>
      join
        .onRef('unsubscribed.org_id', '=', 'mail.org_id')
        .onRef('unsubscribed.address_key', '=', 'mail.address_key'),
    )
    .leftJoin('member', (join) =>
      join
        .onRef('member.user_id', '=', 'mail.user_id')
        .onRef('member.org_id', '=', 'mail.org_id')
        .on('member.role', '=', sql.lit('owner')),
    )
    .leftJoin('webhook', (join) =>
      join.onRef('webhook.webhook_id', '=', 'mail.subject').on('webhook.enabled', '=', sql.lit(0)),
    )
    .select([
      'mail.mail_id as mailID',
      'mail.org_id as orgID',
      sql<MailKind>`mail.kind`.as('kind'),
      sql<MailState>`mail.state`.as('state'),
      'mail.subject',
      'mail.created_at as createdAt',
      'mail.address_key as addressKey',
      'organization.name as organization',
      'mailing.mailing_id as mailingID',
      'mailing.subject as mailSubject',
      'mailing.text',
      'mailing.remind_after_days as remindAfterDays',
      sql<InviteStatus | null>`invite.status`.as('status'),
      'invite.expires_at as expiresAt',
      'invite.user_info as userInfo',
      'interview.interview_id as interviewID',
      'interview.interview_name as interviewName',
      'interview.guidelines',
      'interview.product_id as productID',
      'interview.closed_at as closedAt',
      'unsubscribed.at as unsubscribedAt',
      'member.email as owner',
      'webhook.url as webhookURL',
    ])
    .where('mail.mail_id', '=', mailID)
    .compile(),
)

export async function findMail(
  connection: Connection,
  query: Parameters<MailVerbs['findMail']>[0],
): Promise<DueMail | null> {
  const row = await byID.first(connection, query)
  if (!row) return null
  const { mailingID, mailSubject, text, remindAfterDays } = row
  return {
    mailID: row.mailID,
    orgID: row.orgID,
    kind: row.kind,
    state: row.state,
    subject: row.subject,
    createdAt: row.createdAt,
    addressKey: row.addressKey,
    organization: row.organization,
    mailing: mailingID === null ? null : { subject: mailSubject, text, remindAfterDays },
    invite: inviteOf(row),
    interview: interviewOf(row),
    isUnsubscribed: row.unsubscribedAt !== null,
    owner: row.owner,
    webhookURL: row.webhookURL,
    gathered: row.kind === 'care_more' ? await readGathered(connection, row.subject) : [],
  }
}

function inviteOf({ status, expiresAt, userInfo }: Row): DueMail['invite'] {
  if (status === null || expiresAt === null || userInfo === null) return null
  return { status, expiresAt, userInfo: JSON.parse(userInfo) }
}

function interviewOf(row: Row): DueMail['interview'] {
  const { interviewID, interviewName, guidelines, productID, closedAt } = row
  if (interviewID === null || guidelines === null || productID === null) return null
  const isClosed = closedAt !== null
  return { interviewID, interviewName: interviewName ?? '', guidelines, productID, isClosed }
}
