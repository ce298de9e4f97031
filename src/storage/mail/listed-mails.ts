import { sql } from 'kysely'
import type { MailShown } from '../../service/mail/mail-states.ts'
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

/** The invitation and the reminder of each of these links (≤ 1,000) that has any. */
export async function listMails(
  connection: Connection,
  links: readonly string[],
): Promise<Map<string, MailShown[]>> {
  if (links.length === 0) return new Map()
  const rows = await ofLinks.all(connection, {
    links: JSON.stringify(links.map((link_id) => ({ link_id }))),
  })
  // The invitation, then its reminder.
  const sorted = rows.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
  return Map.groupBy(sorted, ({ linkID }) => linkID)
}
