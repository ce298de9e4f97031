import { sql } from 'kysely'
import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { Told } from '../../service/interview-report/report-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { createPageSize } from './page-size.ts'
import { rangeOf } from './range.ts'
import { readSummary } from './summaries.ts'

type ToldRow = Parameters<typeof readSummary>[0] & {
  digest: string | null
  session: string | null
  gist: string | null
  extraction: string | null
}

type Wanted = 'way' | 'gist' | 'answers' | 'whole'
type Page = { orgID: string; interviewID: string; limit: number } & ReturnType<typeof rangeOf>

/** The bodies are most of what there is to read: as a rule only where there is no gist of them yet. */
function told(wanted: Wanted) {
  if (wanted === 'way') return sql<string | null>`null`
  const body = sql.ref<string | null>('extraction.body')
  if (wanted === 'whole') return body
  const gist = sql.ref('extraction.gist')
  // A quotation mark within a text is escaped, so that nobody's words look like the member.
  const isShort = sql`${gist} is null or ${gist} not like '%"answers":%'`
  return sql<
    string | null
  >`case when ${wanted === 'answers' ? isShort : sql`${gist} is null`} then ${body} end`
}

function toldPage(wanted: Wanted, which: 'begun' | 'all') {
  return prepared<Page, ToldRow>(({ db }, page) =>
    db
      .selectFrom('invite')
      .leftJoin('extraction', 'extraction.link_id', 'invite.link_id')
      .leftJoin('open_start', 'open_start.link_id', 'invite.link_id')
      .select((eb) => [
        'invite.link_id as linkID',
        'invite.org_id as orgID',
        'invite.interview_id as interviewID',
        'invite.product_id as productID',
        eb.ref('invite.status').$castTo<InviteStatus>().as('status'),
        'invite.created_at as createdAt',
        'invite.expires_at as expiresAt',
        'invite.last_activity_at as lastActivityAt',
        'invite.completed_at as completedAt',
        'invite.user_info as userInfo',
        'open_start.kept',
        'invite.answers',
        'invite.sentiment',
        'invite.profile_id as profileID',
        'invite.digest',
        // A session is large: it is looked for only where there is no digest of it yet.
        eb
          .case()
          .when('invite.digest', 'is', null)
          .then(
            eb
              .selectFrom('session')
              .select('session.state')
              .whereRef('session.link_id', '=', 'invite.link_id'),
          )
          .end()
          .as('session'),
        wanted === 'gist' || wanted === 'answers' ? 'extraction.gist' : sql<null>`null`.as('gist'),
        told(wanted).as('extraction'),
      ])
      .where('invite.org_id', '=', page.orgID)
      .where('invite.interview_id', '=', page.interviewID)
      .where((eb) =>
        eb(
          eb.refTuple('invite.created_at', 'invite.link_id'),
          '>',
          eb.tuple(page.createdAt, page.id),
        ),
      )
      .where((eb) =>
        eb(
          eb.refTuple('invite.created_at', 'invite.link_id'),
          '<=',
          eb.tuple(page.endAt, page.endID),
        ),
      )
      .$if(which === 'begun', (query) => query.where('invite.last_activity_at', 'is not', null))
      .orderBy('invite.created_at')
      .orderBy('invite.link_id')
      .limit(page.limit)
      .compile(),
  )
}

const kept: Record<Wanted, string[]> = {
  way: [],
  gist: ['extraction.gist'],
  answers: ['extraction.gist', 'extraction.body'],
  whole: ['extraction.body'],
}

function boundedPage(wanted: Wanted, which: 'begun' | 'all') {
  const page = toldPage(wanted, which)
  const sizeOf = createPageSize({
    kept: ['invite.digest', ...kept[wanted]],
    beside: sql`left join extraction on extraction.link_id = invite.link_id`,
    begun: which === 'begun',
  })
  return async (connection: Connection, asked: Page): Promise<ToldRow[]> =>
    await page.all(connection, { ...asked, limit: await sizeOf(connection, asked) })
}

const pagesOf = (which: 'begun' | 'all'): Record<Wanted, ReturnType<typeof boundedPage>> => ({
  way: boundedPage('way', which),
  gist: boundedPage('gist', which),
  answers: boundedPage('answers', which),
  whole: boundedPage('whole', which),
})
const begunPages = pagesOf('begun')
const allPages = pagesOf('all')

export async function listTold(
  connection: Connection,
  { orgID, interviewID, after, upTo, limit, only, whole, begun }: Parameters<Store['listTold']>[0],
): Promise<Told[]> {
  const pages = begun ? begunPages : allPages
  const page = { orgID, interviewID, ...rangeOf(after, upTo), limit }
  const rows = await pages[only ?? (whole ? 'whole' : 'gist')](connection, page)
  return rows.map((row) => {
    const { digest, session, gist, extraction } = row
    return { invite: readSummary(row), digest, session, gist, extraction }
  })
}

/** The interview tells of which product it is, by which its counts are found. */
const links = prepared<{ orgID: string; interviewID: string }, { links: number }>(
  ({ db }, { orgID, interviewID }) =>
    sql<{ links: number }>`select coalesce(sum(invite_count.links), 0) as links
      from interview join invite_count on invite_count.org_id = interview.org_id
        and invite_count.product_id = interview.product_id
        and invite_count.interview_id = interview.interview_id
      where interview.interview_id = ${interviewID} and interview.org_id = ${orgID}`.compile(db),
)

export async function countLinks(
  connection: Connection,
  query: Parameters<Store['countLinks']>[0],
): Promise<number> {
  return Number((await links.first(connection, query))?.links ?? 0)
}
