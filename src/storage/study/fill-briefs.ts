import { sql } from 'kysely'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

type Place = { interviewID: string; createdAt: string; id: string }
type Range = Place & { toInterview: string; toCreated: string; toID: string }

const place = sql`interview_id as "interviewID", created_at as "createdAt", link_id as id`
const behind = ({ interviewID, createdAt, id }: Place) =>
  sql`invite.last_activity_at is not null
    and (invite.interview_id, invite.created_at, invite.link_id) > (${interviewID}, ${createdAt}, ${id})`
const within = (range: Range) => sql`${behind(range)}
  and (invite.interview_id, invite.created_at, invite.link_id)
    <= (${range.toInterview}, ${range.toCreated}, ${range.toID})`

/** Held, so that no two processes make the same. */
const findFilled = prepared<Record<never, never>, Place>(({ db, forUpdate }) =>
  sql<Place>`select ${place} from brief_filling where sole = 1 ${forUpdate}`.compile(db),
)
const nextPage = prepared<Place & { limit: number }, Place>(({ db }, given) =>
  sql<Place>`select ${place} from invite where ${behind(given)}
    order by interview_id, created_at, link_id limit ${given.limit}`.compile(db),
)
/** Held, so that none of them is written anew or erased between its reading and its brief. */
const holdRecords = prepared<Range>(({ db, forUpdate }, range) =>
  sql`select link_id from extraction where link_id in (select link_id from invite where ${within(range)})
    order by link_id ${forUpdate}`.compile(db),
)
const addBriefs = prepared<Range>((dialect, range) =>
  dialect.addBriefs(within(range)).compile(dialect.db),
)
const moveOn = prepared<Pick<Range, 'toInterview' | 'toCreated' | 'toID'>>(
  ({ db }, { toInterview, toCreated, toID }) =>
    sql`update brief_filling set interview_id = ${toInterview}, created_at = ${toCreated},
      link_id = ${toID} where sole = 1`.compile(db),
)
const end = prepared<Record<never, never>>(({ db }) =>
  sql`delete from brief_filling where sole = 1`.compile(db),
)

export async function fillBriefs(
  connection: Connection,
  { limit }: Parameters<Store['fillBriefs']>[0],
): Promise<boolean> {
  const filled = await findFilled.first(connection, {})
  if (!filled) return false
  const last = (await nextPage.all(connection, { ...filled, limit })).at(-1)
  if (!last) {
    await end.change(connection, {})
    return false
  }
  const to = { toInterview: last.interviewID, toCreated: last.createdAt, toID: last.id }
  await holdRecords.all(connection, { ...filled, ...to })
  await addBriefs.change(connection, { ...filled, ...to })
  await moveOn.change(connection, to)
  return true
}
