import { sql } from 'kysely'
import type { MailVerbs } from '../../service/mail/mail-store.ts'
import { forgetCounts } from '../calls/shared-counts.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import type { RateCountTable } from '../schema/tables/calls.ts'
import { forgetGathered } from './gathered.ts'

const columns = { key: 'text', ends_at: 'text', count: 'integer' } as const

/** Each is begun anew with its next window; whoever adds to one has others wait. */
const add = prepared<{ counts: string; now: string }, { key: string; count: number }>(
  ({ db, tableOf }, { counts, now }) =>
    db
      .insertInto('rate_count')
      .columns(['key', 'ends_at', 'count'])
      .expression(
        db
          .selectFrom(tableOf<RateCountTable, 'given'>(sql`${counts}`, columns, 'given'))
          .select(['given.key', 'given.ends_at', 'given.count'])
          // Tells SQLite that the conflict below is the insert's and no join's.
          .where(sql<boolean>`true`),
      )
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql<number>`excluded.count
            + case when rate_count.ends_at > ${now} then rate_count.count else 0 end`,
          ends_at: sql<string>`case when rate_count.ends_at > ${now} then rate_count.ends_at
            else excluded.ends_at end`,
        }),
      )
      .returning(['key', 'count'])
      .compile(),
)

const countsOf = prepared<{ keys: string; now: string }, { key: string; count: number }>(
  ({ db, tableOf }, { keys, now }) =>
    db
      .selectFrom('rate_count')
      .select(['key', 'count'])
      .where('ends_at', '>', now)
      .where('key', 'in', (eb) =>
        eb
          .selectFrom(tableOf<{ key: string }, 'given'>(sql`${keys}`, { key: 'text' }, 'given'))
          .select('given.key'),
      )
      .compile(),
)

type Counted = { key: string; endsAt: string; count: number }

/** Adds to counts of mails, each key once, and tells what they come to. */
export async function addToCounts(
  connection: Connection,
  { counts, now }: { counts: readonly Counted[]; now: string },
): Promise<Map<string, number>> {
  const rows = counts.map(({ key, endsAt, count }) => ({ key, ends_at: endsAt, count }))
  const sums = await add.all(connection, { counts: JSON.stringify(rows), now })
  return new Map(sums.map(({ key, count }) => [key, count]))
}

/** What these come to now; those that nothing was added to are not told. */
export async function readCounts(
  connection: Connection,
  { keys, now }: { keys: readonly string[]; now: string },
): Promise<Map<string, number>> {
  const given = JSON.stringify(keys.map((key) => ({ key })))
  const found = await countsOf.all(connection, { keys: given, now })
  return new Map(found.map(({ key, count }) => [key, count]))
}

export async function forgetMailCounts(
  connection: Connection,
  { now, mailsBefore }: Parameters<MailVerbs['forgetMailCounts']>[0],
): Promise<number> {
  await forgetGathered.change(connection, { before: mailsBefore })
  return await forgetCounts.change(connection, { now })
}
