import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { PartMark } from '../../service/interview-report/report-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { rangeOf } from './range.ts'

type Given = Parameters<Store['markParts']>[0]
type Part = { createdAt: string; id: string; endAt: string; endID: string }
type Place = Pick<Given, 'orgID' | 'interviewID'> & Part
type Times = Pick<Given, 'now' | 'idleBefore'>
type Page = Place & Times & { limit: number }
type Row = { mark: string | null; links: number; profiles: number; last: string | null }

const person = ['link_id', 'profile_id', 'sentiment']
const way = ['status', 'completed_at', 'last_activity_at', 'digest']

/** Of a finished link nothing changes but whose it is and how they feel: it is told by itself what it was. */
function markOf({ now, idleBefore }: Times): RawBuilder<string> {
  const told = (columns: readonly string[], ...flags: RawBuilder<unknown>[]) =>
    sql`concat(${sql.join([...columns.map((one) => sql.ref(one)), ...flags], sql`, ' ', `)})`
  const times = [sql`expires_at <= ${now}`, sql`last_activity_at <= ${idleBefore}`]
  return sql<string>`case when status = 'completed' then ${told(person)}
    else ${told([...person, ...way], ...times)} end`
}

const within = ({ orgID, interviewID, createdAt, id, endAt, endID }: Place) => sql`
  org_id = ${orgID} and interview_id = ${interviewID}
  and (created_at, link_id) > (${createdAt}, ${id}) and (created_at, link_id) <= (${endAt}, ${endID})`

const page = prepared<Page, Row>(({ db, shortened }, given) => {
  // In the order in which they are found: another one would make another mark, and a part be read anew.
  const marks = sql`string_agg(derived.told, ${sql.lit('\n')})`
  return sql<Row>`select ${shortened(marks)} as mark,
      count(*) as links, count(derived.profile_id) as profiles,
      max(derived.created_at || ' ' || derived.link_id) as last
    from (
      select link_id, created_at, profile_id, ${markOf(given)} as told
      from invite where ${within(given)} and last_activity_at is not null
      order by created_at, link_id limit ${given.limit}
    ) as derived`.compile(db)
})

type Briefs = { briefs: number; stamps: string | null }
const briefs = prepared<Place, Briefs>(({ db }, place) =>
  sql<Briefs>`select count(*) as briefs, cast(sum(stamp) as text) as stamps
    from brief where ${within(place)}`.compile(db),
)

export async function markParts(
  connection: Connection,
  { after, ranges, ...asked }: Given,
): Promise<PartMark[]> {
  const marked: PartMark[] = []
  let from = after
  for (const { upTo, limit } of ranges) {
    const one = await markPart(connection, { ...asked, ...rangeOf(from, upTo), limit })
    marked.push(one)
    if (one.links === limit) break
    from = one.last ?? from
  }
  return marked
}

async function markPart(
  connection: Connection,
  { now, idleBefore, limit, ...place }: Page,
): Promise<PartMark> {
  const row = await page.first(connection, { now, idleBefore, limit, ...place })
  const links = Number(row?.links ?? 0)
  const [createdAt = '', id = ''] = row?.last?.split(' ') ?? []
  const last = links === 0 ? null : { createdAt, id }
  const end = last && links === limit ? { endAt: createdAt, endID: id } : {}
  const told = await briefs.first(connection, { ...place, ...end })
  // What has no brief yet is told by nothing that would change with it.
  const isTold = Number(row?.profiles ?? 0) === Number(told?.briefs ?? 0)
  const marked = [row?.mark, told?.briefs, told?.stamps].join('\n')
  return { links, last, mark: isTold ? createHash('sha256').update(marked).digest('hex') : null }
}
