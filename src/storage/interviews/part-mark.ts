import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { PartMark } from '../../service/interview-report/report-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { rangeOf } from './range.ts'

type Given = Parameters<Store['markPart']>[0]
type Part = { createdAt: string; id: string; endAt: string; endID: string }
type Place = Pick<Given, 'orgID' | 'interviewID'> & Part
type Page = Place & Pick<Given, 'now' | 'idleBefore' | 'limit'>
type Row = { mark: string | null; links: number; profiles: number; last: string | null }

const columns = [
  ...['link_id', 'created_at', 'status', 'expires_at', 'last_activity_at'],
  ...['completed_at', 'profile_id', 'sentiment', 'digest'],
] as const

/** Of a finished link nothing changes but whose it is and how they feel: it is told by itself what it was. */
function markOf({ now, idleBefore }: Pick<Given, 'now' | 'idleBefore'>): RawBuilder<string> {
  const told = (parts: readonly RawBuilder<unknown>[]) =>
    sql.join(
      parts.map((part) => sql`coalesce(${part}, '')`),
      sql` || ' ' || `,
    )
  const own = (column: string) => sql.ref(`derived.${column}`)
  const flag = (condition: RawBuilder<unknown>) => sql`case when ${condition} then '1' else '0' end`
  const person = [own('link_id'), own('profile_id'), sql`cast(derived.sentiment as text)`]
  const way = ['status', 'completed_at', 'last_activity_at', 'digest'].map(own)
  const times = [
    flag(sql`derived.expires_at <= ${now}`),
    flag(sql`derived.last_activity_at <= ${idleBefore}`),
  ]
  return sql<string>`case when derived.status = 'completed' then ${told(person)}
    else ${told([...person, ...way, ...times])} end`
}

const within = ({ orgID, interviewID, createdAt, id, endAt, endID }: Place) => sql`
  org_id = ${orgID} and interview_id = ${interviewID}
  and (created_at, link_id) > (${createdAt}, ${id}) and (created_at, link_id) <= (${endAt}, ${endID})`

const page = prepared<Page, Row>(({ db, shortened }, given) => {
  // In the order in which they are found: another one would make another mark, and a part be read anew.
  const marks = sql`string_agg(${markOf(given)}, ${sql.lit('\n')})`
  return sql<Row>`select ${shortened(marks)} as mark,
      count(*) as links, count(derived.profile_id) as profiles,
      max(derived.created_at || ' ' || derived.link_id) as last
    from (
      select ${sql.join(columns.map((column) => sql.ref(column)))}
      from invite where ${within(given)} and last_activity_at is not null
      order by created_at, link_id limit ${given.limit}
    ) as derived`.compile(db)
})

type Briefs = { briefs: number; stamps: string | null }
const briefs = prepared<Place, Briefs>(({ db }, place) =>
  sql<Briefs>`select count(*) as briefs, cast(sum(stamp) as text) as stamps
    from brief where ${within(place)}`.compile(db),
)

export async function markPart(connection: Connection, given: Given): Promise<PartMark> {
  const { after, upTo, ...asked } = given
  const range = rangeOf(after, upTo)
  const row = await page.first(connection, { ...asked, ...range })
  const links = Number(row?.links ?? 0)
  const [createdAt = '', id = ''] = row?.last?.split(' ') ?? []
  const last = links === 0 ? null : { createdAt, id }
  const end = last && links === given.limit ? { endAt: createdAt, endID: id } : {}
  const { orgID, interviewID } = asked
  const told = await briefs.first(connection, { orgID, interviewID, ...range, ...end })
  // What has no brief yet is told by nothing that would change with it.
  const isTold = Number(row?.profiles ?? 0) === Number(told?.briefs ?? 0)
  const marked = [row?.mark, told?.briefs, told?.stamps].join('\n')
  return { links, last, mark: isTold ? createHash('sha256').update(marked).digest('hex') : null }
}
