import { sql } from 'kysely'
import type { MailShown, MailTold } from '../../service/mail/mail-states.ts'
import type { MailVerbs } from '../../service/mail/mail-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

type Row = MailShown & { linkID: string }

const ofLinks = prepared<{ links: string }, Row>(({ db, tableOf }, { links }) =>
  db
    .selectFrom(tableOf<{ link_id: string }, 'link'>(sql`${links}`, { link_id: 'text' }, 'link'))
    .innerJoin('mail', (join) =>
      join
        .onRef('mail.subject', '=', 'link.link_id')
        .on('mail.kind', 'in', [sql.lit('invitation'), sql.lit('reminder')]),
    )
    .select([
      'mail.subject as linkID',
      sql<MailShown['kind']>`mail.kind`.as('kind'),
      sql<MailShown['state']>`mail.state`.as('state'),
      'mail.changed_at as at',
      'mail.code',
    ])
    .compile(),
)

const ofLink = prepared<{ orgID: string; linkID: string }, MailTold>(({ db }, { orgID, linkID }) =>
  db
    .selectFrom('mail')
    .leftJoin('mailing', 'mailing.mailing_id', 'mail.mailing_id')
    .select([
      sql<MailTold['kind']>`mail.kind`.as('kind'),
      sql<MailTold['state']>`mail.state`.as('state'),
      'mail.changed_at as at',
      'mail.code',
      'mailing.subject',
      'mailing.text',
    ])
    .where('mail.subject', '=', linkID)
    .where('mail.org_id', '=', orgID)
    .where('mail.kind', 'in', [sql.lit('invitation'), sql.lit('reminder')])
    .compile(),
)

export async function listMailsTo(
  connection: Connection,
  query: Parameters<MailVerbs['listMailsTo']>[0],
): Promise<MailTold[]> {
  return (await ofLink.all(connection, query)).toSorted(invitationFirst)
}

/** The invitation and the reminder of each of these links (≤ 1,000) that has any. */
export async function listMails(
  connection: Connection,
  links: readonly string[],
): Promise<Map<string, MailShown[]>> {
  if (links.length === 0) return new Map()
  const rows = await ofLinks.all(connection, {
    links: JSON.stringify(links.map((link_id) => ({ link_id }))),
  })
  return Map.groupBy(rows.toSorted(invitationFirst), ({ linkID }) => linkID)
}

function invitationFirst(one: MailShown, other: MailShown): number {
  return one.kind < other.kind ? -1 : 1
}
