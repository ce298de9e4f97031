import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type InviteStatus, inviteStatuses } from '../../contract/invite-statuses.ts'
import type {
  InterviewRow,
  Overview,
  ProductOverview,
} from '../../service/interviews/interview-store.ts'
import type { InviteCounts } from '../../service/interviews/invite-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection, Dialect } from '../dialect.ts'
import { prepared } from '../query.ts'
import { type Moment, statusNow } from './due-invites.ts'

/** Where time moved more links on than that, what is stored is not told: links are counted in pieces of so many. */
const overdueMax = 1_000
const pieceMax = 5_000

type Given = { orgID: string; ids: string }
type Counted = { id: string; status: InviteStatus; count: number }
type Overdue = {
  orgID: string
  interviewID: string
  productID: string
  before: InviteStatus
  now: InviteStatus
  count: number
}
type Last = { id: string; at: string | null }
type Felt = { id: string; score: number; people: number }

type ProductRow = {
  productID: string
  interviews: number
  name: string | null
  archivedAt: string | null
}

/** Which are listed: `true` archived ones, `false` the others, `all` both. */
const archivedAs = (archivedAt: RawBuilder<unknown>, archived: string) =>
  sql<SqlBool>`case ${archived} when 'true' then ${archivedAt} is not null
    when 'false' then ${archivedAt} is null else 1 = 1 end`

/** Those that an interview names, and those that one did. */
const products = prepared<
  { orgID: string; archived: string; after: string; limit: number },
  ProductRow
>(({ db }, { orgID, archived, after, limit }) =>
  sql<ProductRow>`select derived.product_id as "productID", count(derived.interview_id) as interviews,
      max(product.name) as name, max(product.archived_at) as "archivedAt"
    from (
      select product_id, interview_id from interview
        where org_id = ${orgID} and product_id > ${after} and erasing_at is null
      union all
      select product_id, null as interview_id from product
        where org_id = ${orgID} and product_id > ${after}
    ) as derived
    left join product on product.org_id = ${orgID} and product.product_id = derived.product_id
    where ${archivedAs(sql`product.archived_at`, archived)}
    group by derived.product_id
    order by derived.product_id limit ${limit}`.compile(db),
)

function interviewPage({ product }: { product: boolean }) {
  return prepared<
    {
      orgID: string
      productID: string
      archived: string
      createdAt: string
      id: string
      limit: number
    },
    Omit<InterviewRow, 'guidelines'> & { closedAt: string | null; archivedAt: string | null }
  >(({ db }, page) =>
    db
      .selectFrom('interview')
      .select([
        'org_id as orgID',
        'interview_id as interviewID',
        'product_id as productID',
        'interview_name as interviewName',
        'user_id as userID',
        'interviewer',
        'created_at as createdAt',
        'closed_at as closedAt',
        'archived_at as archivedAt',
      ])
      .where((eb) =>
        eb.and([
          eb('org_id', '=', page.orgID),
          eb('erasing_at', 'is', null),
          archivedAs(sql`archived_at`, page.archived),
          ...(product ? [eb('product_id', '=', page.productID)] : []),
          eb(eb.refTuple('created_at', 'interview_id'), '>', eb.tuple(page.createdAt, page.id)),
        ]),
      )
      .orderBy('created_at')
      .orderBy('interview_id')
      .limit(page.limit)
      .compile(),
  )
}

const allInterviews = interviewPage({ product: false })
const interviewsOfProduct = interviewPage({ product: true })

// SQLite reads what is joined by `cross join` in the order that is written: what is wanted first, each by
// its own part of an index, and never all links of an organization beside each.

const countsOfInterviews = prepared<Given, Counted>(({ db, tableOf }, given) =>
  sql<Counted>`select wanted.id, invite_count.status, sum(invite_count.links) as count
    from ${wanted(tableOf, given.ids)}
    cross join interview
    cross join invite_count
    where interview.interview_id = wanted.id and interview.org_id = ${given.orgID}
      and invite_count.org_id = interview.org_id
      and invite_count.product_id = interview.product_id
      and invite_count.interview_id = interview.interview_id
    group by 1, 2`.compile(db),
)

const countsOfProducts = prepared<Given, Counted>(({ db, tableOf }, given) =>
  sql<Counted>`select wanted.id, invite_count.status, sum(invite_count.links) as count
    from ${wanted(tableOf, given.ids)}
    cross join invite_count
    where invite_count.org_id = ${given.orgID} and invite_count.product_id = wanted.id
    group by 1, 2`.compile(db),
)

/** Links that time alone has moved on, and no sweep has stored that yet: as a rule a handful. */
const overdue = prepared<Moment, Overdue>(({ db }, moment) =>
  sql<Overdue>`select org_id as "orgID", interview_id as "interviewID", product_id as "productID",
      status as before, now, count(*) as count from (
        select * from (
          select org_id, interview_id, product_id, status, ${statusNow(moment)} as now from invite
          where status in ('created', 'started', 'abandoned') and expires_at <= ${moment.now}
          limit ${sql.lit(overdueMax + 1)}
        ) as derived
        union all
        select * from (
          select org_id, interview_id, product_id, status, ${statusNow(moment)} as now from invite
          where status = 'started' and coalesce(last_activity_at, created_at) <= ${moment.idleBefore}
            and expires_at > ${moment.now}
          limit ${sql.lit(overdueMax + 1)}
        ) as derived
      ) as derived group by 1, 2, 3, 4, 5`.compile(db),
)

type Counting = { orgID: string; id: string; createdAt: string; linkID: string } & Moment
type Piece = { status: InviteStatus; count: number; last: string }

/** The next links of one interview or product, in the order of their index. */
function pieceOf(links: (given: Counting) => RawBuilder<unknown>) {
  return prepared<Counting, Piece>(({ db }, given) =>
    sql<Piece>`select status, count(*) as count, max(created_at || ' ' || link_id) as last from (
        select invite.link_id, invite.created_at, ${statusNow(given)} as status from ${links(given)}
          and (invite.created_at, invite.link_id) > (${given.createdAt}, ${given.linkID})
        order by invite.created_at, invite.link_id limit ${sql.lit(pieceMax)}
      ) as derived group by 1`.compile(db),
  )
}

const pieceOfInterview = pieceOf(
  ({ orgID, id }) => sql`interview cross join invite
    where interview.interview_id = ${id} and interview.org_id = ${orgID}
      and invite.interview_id = interview.interview_id`,
)
const pieceOfProduct = pieceOf(
  ({ orgID, id }) => sql`invite where invite.org_id = ${orgID} and invite.product_id = ${id}`,
)

const lastActivity = sql`(select max(last_activity_at) from invite
  where invite.interview_id = interview.interview_id and last_activity_at is not null)`

const lastOfInterviews = prepared<Given, Last>(({ db, tableOf }, { orgID, ids }) =>
  sql<Last>`select wanted.id, ${lastActivity} as at
    from ${wanted(tableOf, ids)}
    cross join interview
    where interview.interview_id = wanted.id and interview.org_id = ${orgID}`.compile(db),
)

const lastOfProducts = prepared<Given, Last>(({ db, tableOf }, { orgID, ids }) =>
  sql<Last>`select wanted.id, max(${lastActivity}) as at
    from ${wanted(tableOf, ids)}
    cross join interview
    where interview.org_id = ${orgID} and interview.product_id = wanted.id
    group by 1`.compile(db),
)

/** How people feel: of each the newest interview that tells. */
const sentimentOfProducts = prepared<Given, Felt>(({ db, tableOf }, { orgID, ids }) =>
  sql<Felt>`select wanted.id, invite.sentiment as score, count(*) as people
    from ${wanted(tableOf, ids)}
    cross join invite
    where invite.org_id = ${orgID} and invite.product_id = wanted.id
      and invite.sentiment is not null and not exists (
        select 1 from invite as newer
        where newer.org_id = invite.org_id and newer.product_id = invite.product_id
          and newer.profile_id = invite.profile_id and newer.sentiment is not null
          and (newer.completed_at, newer.link_id) > (invite.completed_at, invite.link_id)
      )
    group by 1, 2 order by 1, 2`.compile(db),
)

function wanted(tableOf: Dialect['tableOf'], ids: string) {
  return tableOf<{ id: string }, 'wanted'>(sql`${ids}`, { id: 'text' }, 'wanted')
}

export async function listProducts(
  connection: Connection,
  { orgID, isArchived, after = '', limit, ...moment }: Parameters<Store['listProducts']>[0],
): Promise<ProductOverview[]> {
  const rows = await products.all(connection, {
    ...{ orgID, after, limit, archived: wordFor(isArchived) },
  })
  const ids = rows.map(({ productID }) => productID)
  const given = { orgID, ids: idRows(ids) }
  const stored = await countsOfProducts.all(connection, given)
  const counts = countsAt(stored, await findOverdue(connection, moment), { orgID, by: 'productID' })
  const last = lastBy(await lastOfProducts.all(connection, given))
  const felt = await sentimentOfProducts.all(connection, given)
  return rows.map(({ productID, interviews, name, archivedAt }) => ({
    ...{ productID, interviews, name, isArchived: archivedAt !== null },
    counts: counts(productID),
    lastActivityAt: last(productID),
    sentiment: felt
      .filter(({ id }) => id === productID)
      .map(({ score, people }) => ({ score, people })),
  }))
}

export async function listInterviews(
  connection: Connection,
  { orgID, productID, isArchived, after, limit, ...moment }: Parameters<Store['listInterviews']>[0],
): Promise<Overview[]> {
  // Sorts before every time and identifier.
  const { createdAt, id } = after ?? { createdAt: '', id: '' }
  const archived = wordFor(isArchived)
  const page = { orgID, productID: productID ?? '', archived, createdAt, id, limit }
  const query = productID === undefined ? allInterviews : interviewsOfProduct
  const rows = await query.all(connection, page)
  const ids = rows.map(({ interviewID }) => interviewID)
  const given = { orgID, ids: idRows(ids) }
  const stored = await countsOfInterviews.all(connection, given)
  const place = { orgID, by: 'interviewID' } as const
  const counts = countsAt(stored, await findOverdue(connection, moment), place)
  const last = lastBy(await lastOfInterviews.all(connection, given))
  return rows.map(({ closedAt, archivedAt, ...interview }) => ({
    ...{ ...interview, isClosed: closedAt !== null, isArchived: archivedAt !== null },
    counts: counts(interview.interviewID),
    lastActivityAt: last(interview.interviewID),
  }))
}

function wordFor(isArchived: boolean | undefined): string {
  return isArchived === undefined ? 'all' : String(isArchived)
}

function idRows(ids: readonly string[]): string {
  return JSON.stringify(ids.map((id) => ({ id })))
}

/** Null where there are too many of them. */
async function findOverdue(connection: Connection, moment: Moment): Promise<Overdue[] | null> {
  const rows = await overdue.all(connection, moment)
  return rows.reduce((sum, { count }) => sum + count, 0) > overdueMax ? null : rows
}

/** What is stored, with each link where time has moved it; null where nobody knows all of these. */
function countsAt(
  stored: readonly Counted[],
  moved: readonly Overdue[] | null,
  { orgID, by }: { orgID: string; by: 'interviewID' | 'productID' },
): (id: string) => InviteCounts | null {
  if (!moved) return () => null
  const own = moved.filter((row) => row.orgID === orgID)
  const changes = own.flatMap(({ [by]: id, before, now, count }) => [
    { id, status: before, count: -count },
    { id, status: now, count },
  ])
  const byID = Map.groupBy([...stored, ...changes], ({ id }) => id)
  return (id) => countsOf(byID.get(id) ?? [])
}

/** One number for each of the statuses that there are. */
function countsOf(rows: readonly { status: InviteStatus; count: number }[]): InviteCounts {
  const count = (status: InviteStatus) =>
    rows.reduce((sum, row) => sum + (row.status === status ? Number(row.count) : 0), 0)
  return Object.fromEntries(inviteStatuses.map((status) => [status, count(status)])) as InviteCounts
}

export async function countInvites(
  connection: Connection,
  { orgID, of, id, after, ...moment }: Parameters<Store['countInvites']>[0],
): ReturnType<Store['countInvites']> {
  // Sorts before every time and identifier.
  const { createdAt, id: linkID } = after ?? { createdAt: '', id: '' }
  const query = of === 'product' ? pieceOfProduct : pieceOfInterview
  const rows = await query.all(connection, { orgID, id, createdAt, linkID, ...moment })
  const last = rows
    .map((row) => row.last)
    .sort()
    .at(-1)
  const counted = rows.reduce((sum, { count }) => sum + count, 0)
  const [lastCreatedAt = '', lastLinkID = ''] = last?.split(' ') ?? []
  const next = counted < pieceMax ? null : { createdAt: lastCreatedAt, id: lastLinkID }
  return { counts: countsOf(rows), counted, next }
}

function lastBy(rows: readonly Last[]): (id: string) => string | null {
  const known = new Map(rows.map(({ id, at }) => [id, at]))
  return (id) => known.get(id) ?? null
}
