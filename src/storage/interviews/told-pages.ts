import { type RawBuilder, sql } from 'kysely'
import type { ToldPage } from '../../service/interview-report/report-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { createPageSize } from './page-size.ts'
import { rangeOf } from './range.ts'

type Wanted = 'way' | 'gist' | 'answers'
type Page = { orgID: string; interviewID: string; limit: number } & ReturnType<typeof rangeOf>
type Row = { items: string | null; lacking: number | null }

/** Identifiers and times have no sign that JSON writes otherwise. */
const quoted = (column: string) => sql`coalesce('"' || ${sql.ref(column)} || '"', 'null')`
const columns = ['link_id', 'created_at', 'status', 'expires_at', 'last_activity_at'] as const
const more = ['completed_at', 'profile_id'] as const

/** What is told of one link: an array in JSON, of which the last ones are what was kept as JSON. */
function item(briefs: readonly string[]): RawBuilder<string> {
  const texts = [...columns, ...more].map((column) => quoted(`derived.${column}`))
  const kept = ['cast(derived.sentiment as text)', 'derived.digest', ...briefs].map(
    (column) => sql`coalesce(${sql.raw(column)}, 'null')`,
  )
  return sql<string>`'[' || ${sql.join([...texts, ...kept], sql` || ',' || `)} || ']'`
}

/** Where something is kept in no short form yet, which nobody but `listTold` brings. */
const lacksDigest = sql`derived.digest is null
  and exists (select 1 from session where session.link_id = derived.link_id)`
const hasRecord = sql`exists (select 1 from extraction where extraction.link_id = derived.link_id)`
const lacks: Record<Wanted, RawBuilder<unknown>> = {
  way: lacksDigest,
  gist: sql`${lacksDigest} or (brief.told is null and ${hasRecord})`,
  answers: sql`${lacksDigest} or (brief.answers is null and ${hasRecord})`,
}
const briefs: Record<Wanted, string[]> = {
  way: [],
  gist: ['brief.told'],
  answers: ['brief.told', 'brief.answers'],
}

function toldPage(wanted: Wanted) {
  const told =
    wanted === 'way'
      ? sql``
      : sql`left join brief on brief.interview_id = derived.interview_id
          and brief.created_at = derived.created_at and brief.link_id = derived.link_id`
  const own = ['interview_id', ...columns, ...more, 'sentiment', 'digest']
  return prepared<Page, Row>(({ db }, { orgID, interviewID, createdAt, id, endAt, endID, limit }) =>
    sql<Row>`select string_agg(${item(briefs[wanted])}, ${sql.lit('\n')} order by derived.created_at, derived.link_id) as items,
        sum(case when ${lacks[wanted]} then 1 else 0 end) as lacking
      from (
        select ${sql.join(own.map((one) => sql.ref(one)))}
        from invite
        where org_id = ${orgID} and interview_id = ${interviewID} and last_activity_at is not null
          and (created_at, link_id) > (${createdAt}, ${id})
          and (created_at, link_id) <= (${endAt}, ${endID})
        order by created_at, link_id limit ${limit}
      ) as derived ${told}`.compile(db),
  )
}

const pages: Record<Wanted, ReturnType<typeof toldPage>> = {
  way: toldPage('way'),
  gist: toldPage('gist'),
  answers: toldPage('answers'),
}

const withBrief = sql`left join brief on brief.interview_id = invite.interview_id
  and brief.created_at = invite.created_at and brief.link_id = invite.link_id`
const sizeOf = (wanted: Wanted) =>
  createPageSize({
    kept: ['invite.digest', ...briefs[wanted]],
    beside: wanted === 'way' ? sql`` : withBrief,
    begun: true,
  })
const sizes: Record<Wanted, ReturnType<typeof sizeOf>> = {
  way: sizeOf('way'),
  gist: sizeOf('gist'),
  answers: sizeOf('answers'),
}

export async function tellPage(
  connection: Connection,
  { after, upTo, only, ...query }: Parameters<Store['tellPage']>[0],
): Promise<ToldPage> {
  const page = { ...query, ...rangeOf(after, upTo) }
  const wanted = only ?? 'gist'
  const limit = await sizes[wanted](connection, page)
  const row = await pages[wanted].first(connection, { ...page, limit })
  return { items: row?.items ?? '', isWhole: Number(row?.lacking ?? 0) === 0 }
}
