import { sql } from 'kysely'
import type { SharedCount } from '../../service/calls/call-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import type { RateCountTable } from '../schema/tables/calls.ts'

/** How many counts of windows that are over each call clears away: more than it may add. */
const forgottenAtOnce = 10_000

const addCounts = prepared<{ counts: string }, Omit<SharedCount, 'endsAt'>>(
  ({ db, tableOf }, { counts }) =>
    db
      .insertInto('rate_count')
      .columns(['key', 'ends_at', 'count'])
      .expression(
        db
          .selectFrom(
            tableOf<RateCountTable, 'given'>(
              sql`${counts}`,
              { key: 'text', ends_at: 'text', count: 'integer' },
              'given',
            ),
          )
          .select(['given.key', 'given.ends_at', 'given.count'])
          // Tells SQLite that the conflict below is the insert's and no join's.
          .where(sql<boolean>`1 = 1`),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          count: eb('rate_count.count', '+', eb.ref('excluded.count')),
        })),
      )
      .returning(['key', 'count'])
      .compile(),
)

export const forgetCounts = prepared<{ now: string }>(({ db, forUpdateSkipLocked }, { now }) =>
  sql`delete from rate_count where key in (
    select key from rate_count where ends_at < ${now}
    order by ends_at limit ${sql.lit(forgottenAtOnce)} ${forUpdateSkipLocked}
  )`.compile(db),
)

export async function shareCounts(
  connection: Connection,
  { counts, now }: Parameters<Store['shareCounts']>[0],
): ReturnType<Store['shareCounts']> {
  // Two processes that add to the same ones wait for each other in one order.
  const sorted = counts.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const rows = sorted.map(({ key, endsAt, count }) => ({ key, ends_at: endsAt, count }))
  const sums = await addCounts.all(connection, { counts: JSON.stringify(rows) })
  await forgetCounts.change(connection, { now })
  return sums
}
