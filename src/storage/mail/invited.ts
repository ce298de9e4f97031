import { type Expression, type SqlBool, sql } from 'kysely'
import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { Invited } from '../../service/mail/mail-records.ts'
import type { MailState } from '../../service/mail/mail-states.ts'
import type { MailVerbs } from '../../service/mail/mail-store.ts'
import type { Connection, Dialect } from '../dialect.ts'
import { prepared } from '../query.ts'

type Given<N extends keyof MailVerbs> = Parameters<MailVerbs[N]>[0]

type InvitedRow = Omit<Invited, 'userInfo'> & { userInfo: string }

const columns = [
  'interview.closed_at as closedAt',
  'invite.link_id as linkID',
  'invite.interview_id as interviewID',
  sql<InviteStatus>`invite.status`.as('status'),
  'invite.created_at as createdAt',
  'invite.expires_at as expiresAt',
  'invite.user_info as userInfo',
  sql<MailState | null>`mail.state`.as('mailed'),
] as const

function fromInvites({ db }: Dialect) {
  return db
    .selectFrom('invite')
    .leftJoin('mail', (join) =>
      join
        .onRef('mail.subject', '=', 'invite.link_id')
        .on('mail.kind', '=', sql.lit('invitation'))
        .on('mail.user_id', '=', sql.lit('')),
    )
    .innerJoin('interview', 'interview.interview_id', 'invite.interview_id')
}

type Behind = { orgID: string; interviewID: string; now: string; createdAt: string; id: string }

/** Those behind a place that have no mail and have not begun. */
function fromWaiting(dialect: Dialect, behind: Behind) {
  return fromInvites(dialect)
    .where((eb) => {
      const place = eb.refTuple('invite.created_at', 'invite.link_id')
      const terms: Expression<SqlBool>[] = [
        eb('invite.org_id', '=', behind.orgID),
        eb('invite.interview_id', '=', behind.interviewID),
        eb(place, '>', eb.tuple(behind.createdAt, behind.id)),
      ]
      return eb.and(terms)
    })
    .where('invite.status', '=', sql.lit('created'))
    .where('invite.expires_at', '>', behind.now)
    .where('mail.state', 'is', null)
}

const waiting = prepared<Behind & { limit: number }, InvitedRow>((dialect, page) =>
  fromWaiting(dialect, page)
    .select(columns)
    .orderBy('invite.created_at')
    .orderBy('invite.link_id')
    .limit(page.limit)
    .compile(),
)

const countOfWaiting = prepared<Behind, { count: number }>((dialect, behind) =>
  fromWaiting(dialect, behind).select(sql<number>`cast(count(*) as integer)`.as('count')).compile(),
)

const ofLinks = prepared<{ orgID: string; links: string }, InvitedRow>((dialect, given) =>
  fromInvites(dialect)
    .select(columns)
    .where('invite.org_id', '=', given.orgID)
    .where('invite.link_id', 'in', (eb) =>
      eb
        .selectFrom(
          dialect.tableOf<{ link_id: string }, 'link'>(
            sql`${given.links}`,
            { link_id: 'text' },
            'link',
          ),
        )
        .select('link.link_id'),
    )
    .compile(),
)

export async function listWaiting(
  connection: Connection,
  { after, ...query }: Given<'listWaiting'>,
): Promise<Invited[]> {
  // Sorts before every time and identifier.
  const { createdAt, id } = after ?? { createdAt: '', id: '' }
  return (await waiting.all(connection, { ...query, createdAt, id })).map(read)
}

export async function countWaiting(
  connection: Connection,
  { after, ...query }: Given<'countWaiting'>,
): Promise<number> {
  return (await countOfWaiting.first(connection, { ...query, ...after }))?.count ?? 0
}

export async function listInvited(
  connection: Connection,
  { orgID, linkIDs }: Given<'listInvited'>,
): Promise<Invited[]> {
  const links = JSON.stringify(linkIDs.map((link_id) => ({ link_id })))
  return (await ofLinks.all(connection, { orgID, links })).map(read)
}

function read({ userInfo, ...row }: InvitedRow): Invited {
  return { ...row, userInfo: JSON.parse(userInfo) }
}
