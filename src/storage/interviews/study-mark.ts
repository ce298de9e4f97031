import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

/** Links whose marks are put together at a time: one under way may take nine kilobytes. */
const linksAtOnce = 2_000

type Given = Parameters<Store['markStudy']>[0]
type Page = Given & { createdAt: string; id: string; limit: number }
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

const page = prepared<Page, Row>(({ db, shortened }, given) => {
  // In the order in which they are found: another one would make another mark, and a report be read anew.
  const marks = sql`string_agg(${markOf(given)}, ${sql.lit('\n')})`
  return sql<Row>`select ${shortened(marks)} as mark,
      count(*) as links, count(derived.profile_id) as profiles,
      max(derived.created_at || ' ' || derived.link_id) as last
    from (
      select ${sql.join(columns.map((column) => sql.ref(column)))}
      from invite
      where org_id = ${given.orgID} and interview_id = ${given.interviewID}
        and last_activity_at is not null and (created_at, link_id) > (${given.createdAt}, ${given.id})
      order by created_at, link_id limit ${given.limit}
    ) as derived`.compile(db)
})

type Briefs = { briefs: number; stamps: string | null }
const briefs = prepared<{ orgID: string; interviewID: string }, Briefs>(
  ({ db }, { orgID, interviewID }) =>
    sql<Briefs>`select count(*) as briefs, cast(sum(stamp) as text) as stamps from brief
      where interview_id = ${interviewID} and org_id = ${orgID}`.compile(db),
)

export async function markStudy(connection: Connection, given: Given): Promise<string | null> {
  const told = await briefs.first(connection, given)
  const mark = createHash('sha256').update(`${told?.briefs} ${told?.stamps}`)
  let [createdAt, id] = ['', '']
  let profiles = 0
  for (;;) {
    const row = await page.first(connection, { ...given, createdAt, id, limit: linksAtOnce })
    mark.update(`\n${row?.mark ?? ''}`)
    profiles += Number(row?.profiles ?? 0)
    if (!row?.last || Number(row.links) < linksAtOnce) break
    ;[createdAt = '', id = ''] = row.last.split(' ')
  }
  // What has no brief yet is told by nothing that would change with it.
  return profiles === Number(told?.briefs) ? mark.digest('hex') : null
}
