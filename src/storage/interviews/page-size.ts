import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../query.ts'
import type { rangeOf } from './range.ts'

/** Bytes of what was told that a page brings at most, or else one link: it is handed over in one go. */
const pageBytesMax = 1_000_000

type Page = { orgID: string; interviewID: string; limit: number } & ReturnType<typeof rangeOf>

/**
 * Of how many of the next links a page is, so that what is kept of them is no more than that. A length is
 * read without the text it is of.
 */
export function createPageSize({
  kept,
  beside,
  begun,
}: {
  /** What a page brings of each link that may be long. */
  kept: readonly string[]
  /** What it is joined from, beside the invite. */
  beside: RawBuilder<unknown>
  begun: boolean
}) {
  const bytes = kept.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`)
  const sizes = prepared<Page, { links: number }>(({ db }, page) =>
    sql<{ links: number }>`select count(*) as links from (
        select sum(bytes) over (order by created_at, link_id) - bytes as before from (
          select invite.created_at, invite.link_id, ${sql.join(bytes, sql` + `)} as bytes
          from invite ${beside}
          where invite.org_id = ${page.orgID} and invite.interview_id = ${page.interviewID}
            and (invite.created_at, invite.link_id) > (${page.createdAt}, ${page.id})
            and (invite.created_at, invite.link_id) <= (${page.endAt}, ${page.endID})
            ${begun ? sql`and invite.last_activity_at is not null` : sql``}
          order by invite.created_at, invite.link_id limit ${page.limit}
        ) as derived
      ) as derived where before < ${sql.lit(pageBytesMax)}`.compile(db),
  )
  return async (...[connection, page]: Parameters<typeof sizes.first>): Promise<number> =>
    Number((await sizes.first(connection, page))?.links ?? 0)
}
