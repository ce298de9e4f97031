import { type Expression, type SqlBool, sql } from 'kysely'
import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { SummaryRow } from '../../service/interviews/invite-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { listMails } from '../mail/listed-mails.ts'
import { prepared, type Query } from '../query.ts'
import { hasStatus } from './due-invites.ts'
import { readInvite } from './invites.ts'
import { foldSearch } from './search-text.ts'
import { notOfErasing } from './unseen.ts'

type Row = Parameters<typeof readInvite>[0] & Omit<SummaryRow, 'userInfo' | 'kept' | 'mails'>

type Page = {
  orgID: string
  interviewID: string
  productID: string
  search: string
  now: string
  idleBefore: string
  createdAt: string
  id: string
  limit: number
}

/** By what a list is narrowed; each set of these is a statement of its own. */
type Narrowed = {
  interview: boolean
  product: boolean
  status: InviteStatus | undefined
  search: boolean
}

function summaryPage({ interview, product, status, search }: Narrowed): Query<Page, Row> {
  return prepared<Page, Row>(({ db, contains }, page) =>
    db
      .selectFrom('invite')
      .leftJoin('open_start', 'open_start.link_id', 'invite.link_id')
      .select([
        'invite.link_id as linkID',
        'invite.org_id as orgID',
        'invite.interview_id as interviewID',
        'invite.product_id as productID',
        sql<InviteStatus>`invite.status`.as('status'),
        'invite.created_at as createdAt',
        'invite.expires_at as expiresAt',
        'invite.last_activity_at as lastActivityAt',
        'invite.completed_at as completedAt',
        'invite.user_info as userInfo',
        'open_start.kept',
        'invite.answers',
        'invite.sentiment',
        'invite.profile_id as profileID',
      ])
      .where((eb) => {
        const terms: Expression<SqlBool>[] = [
          notOfErasing,
          eb('invite.org_id', '=', page.orgID),
          eb(
            eb.refTuple('invite.created_at', 'invite.link_id'),
            '>',
            eb.tuple(page.createdAt, page.id),
          ),
        ]
        if (interview) terms.push(eb('invite.interview_id', '=', page.interviewID))
        if (product) terms.push(eb('invite.product_id', '=', page.productID))
        if (status) terms.push(hasStatus(status, page))
        if (search) terms.push(contains('search', page.search))
        return eb.and(terms)
      })
      .orderBy('invite.created_at')
      .orderBy('invite.link_id')
      .limit(page.limit)
      .compile(),
  )
}

const made = new Map<string, Query<Page, Row>>()

function pageQuery(narrowed: Narrowed): Query<Page, Row> {
  const name = JSON.stringify(narrowed)
  const known = made.get(name)
  if (known) return known
  const query = summaryPage(narrowed)
  made.set(name, query)
  return query
}

export async function listSummaries(
  connection: Connection,
  { orgID, interviewID, productID, status, search, ...rest }: Parameters<Store['listSummaries']>[0],
): Promise<SummaryRow[]> {
  if (interviewID === undefined && productID === undefined) {
    throw new Error('A list of invites is of an interview or of a product.')
  }
  const { after, limit, now, idleBefore } = rest
  const query = pageQuery({
    interview: interviewID !== undefined,
    product: productID !== undefined,
    status,
    search: search !== undefined,
  })
  const rows = await query.all(connection, {
    orgID,
    interviewID: interviewID ?? '',
    productID: productID ?? '',
    search: foldSearch(search ?? ''),
    now,
    idleBefore,
    // Sorts before every time and identifier.
    createdAt: after?.createdAt ?? '',
    id: after?.id ?? '',
    limit,
  })
  const mails = await listMails(
    connection,
    rows.map(({ linkID }) => linkID),
  )
  return rows.map((row) => {
    const written = mails.get(row.linkID)
    return { ...readSummary(row), ...(written && { mails: written }) }
  })
}

export function readSummary(row: Row): SummaryRow {
  const { answers, sentiment, profileID } = row
  return { ...readInvite(row), answers, sentiment, profileID }
}
