import { type SqlBool, sql } from 'kysely'
import type { OpenLink } from '../../service/open-links/open-link-store.ts'
import { heldByAddressMax } from '../../service/open-links/standing.ts'
import type { OpenPlace } from '../../service/taking-part/taking-part-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

/** Places that are given back at a time. */
const givenBackMax = 1_000

type Moment = { interviewID: string; at: string }

/** Nobody agreed by it. */
export const notBegun = sql<SqlBool>`not exists (select 1 from session where session.link_id = open_start.link_id)`

// Not waited for where somebody is changing it: they may be going on. Who has no place any more and has just
// come back may be among them where their clock jumped: what they do not have is not given back.
const lapsed = prepared<Moment & { limit: number }, { link_id: string }>(
  ({ db, forUpdateSkipLocked }, { interviewID, at, limit }) =>
    db
      .selectFrom('open_start')
      .select('link_id')
      .where('interview_id', '=', interviewID)
      .where('held_until', '<=', at)
      .where('has_place', '=', 1)
      .limit(limit)
      .modifyEnd(forUpdateSkipLocked)
      .compile(),
)

const letGo = prepared<Moment & { links: string }>(({ db, tableOf }, { interviewID, at, links }) =>
  db
    .updateTable('open_start')
    // The address still bounds what they may hold of a quota.
    .set({ has_place: 0, held_until: null })
    .where('interview_id', '=', interviewID)
    .where('held_until', '<=', at)
    .where('has_place', '=', 1)
    .where('link_id', 'in', (eb) =>
      eb
        .selectFrom(
          tableOf<{ link_id: string }, 'link'>(sql`${links}`, { link_id: 'text' }, 'link'),
        )
        .select('link.link_id'),
    )
    .compile(),
)

const countDown = prepared<{ interviewID: string; by: number }>(({ db }, { interviewID, by }) =>
  db
    .updateTable('open_link')
    .set((eb) => ({ started: eb('started', '-', by) }))
    .where('interview_id', '=', interviewID)
    .compile(),
)

/** Takes places back that were held for too long. */
export async function giveBack(connection: Connection, moment: Moment): Promise<void> {
  const rows = await lapsed.all(connection, { ...moment, limit: givenBackMax })
  if (rows.length === 0) return
  const by = await letGo.change(connection, { ...moment, links: JSON.stringify(rows) })
  if (by > 0) await countDown.change(connection, { interviewID: moment.interviewID, by })
}

/** Nobody is counted beyond the most that may start, however many come at a time. */
const countUp = prepared<{ interviewID: string }>(({ db }, { interviewID }) =>
  db
    .updateTable('open_link')
    .set((eb) => ({ started: eb('started', '+', 1) }))
    .where('interview_id', '=', interviewID)
    .where((eb) => eb.or([eb('people', 'is', null), eb('started', '<', eb.ref('people'))]))
    .compile(),
)

const countUpIfOpen = prepared<{ openID: string; at: string }>(({ db }, { openID, at }) =>
  db
    .updateTable('open_link')
    .set((eb) => ({ started: eb('started', '+', 1) }))
    .where('open_id', '=', openID)
    .where('is_open', '=', 1)
    .where((eb) => eb.or([eb('people', 'is', null), eb('started', '<', eb.ref('people'))]))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .compile(),
)

/**
 * Thousands may be written within a minute, and by a plan that was made while there were few each count
 * would read all that are held: a scan of them costs no more than the index of addresses then.
 */
export const plannedAnew = { isPlannedAnew: true }

const heldBy = prepared<Moment & { address: string }, { places: number | string }>(
  ({ db }, { interviewID, at, address }) =>
    db
      .selectFrom('open_start')
      .select((eb) => eb.fn.countAll().as('places'))
      .where('interview_id', '=', interviewID)
      .where('held_until', '>', at)
      .where('address', '=', address)
      .compile(),
  plannedAnew,
)

/**
 * Counts somebody who has just been written down; null where there was no place for them. What it takes
 * is taken last: whoever counts keeps all others who start waiting.
 */
export async function countStart(
  connection: Connection,
  { openID, interviewID, people }: OpenLink,
  { address, at }: { address: string | null; at: string },
): Promise<'counted' | 'crowded' | null> {
  await giveBack(connection, { interviewID, at })
  if ((await countUpIfOpen.change(connection, { openID, at })) !== 1) return null
  if (people === null || address === null) return 'counted'
  // One at a time from here on, so that of many who come at once each sees those before.
  const held = await heldBy.first(connection, { interviewID, at, address })
  return Number(held?.places) > heldByAddressMax ? 'crowded' : 'counted'
}

type Found = { interviewID: string; hasPlace: number }

const hold = prepared<{ linkID: string; until: string }, Found>(({ db }, { linkID, until }) =>
  db
    .updateTable('open_start')
    .set({ held_until: until })
    .where('link_id', '=', linkID)
    .returning(['interview_id as interviewID', 'has_place as hasPlace'])
    .compile(),
)

const settle = prepared<{ linkID: string }, Found>(({ db }, { linkID }) =>
  db
    .updateTable('open_start')
    .set({ held_until: null, address: null })
    .where('link_id', '=', linkID)
    .returning(['interview_id as interviewID', 'has_place as hasPlace'])
    .compile(),
)

const setPlace = prepared<{ linkID: string; hasPlace: number }>(({ db }, { linkID, hasPlace }) =>
  db.updateTable('open_start').set({ has_place: hasPlace }).where('link_id', '=', linkID).compile(),
)

/**
 * Does with somebody's place what a step says; false where it was given back before and there is no other.
 * Whoever did not start by a link for many people needs none.
 */
export async function keepPlace(
  connection: Connection,
  { linkID, at, place }: { linkID: string; at: string; place: OpenPlace },
): Promise<boolean> {
  const { until } = place
  const start = await (until === null
    ? settle.first(connection, { linkID })
    : hold.first(connection, { linkID, until }))
  if (!start || (start.hasPlace === 1) === place.isTaken) return true
  const { interviewID } = start
  if (place.isTaken) {
    await giveBack(connection, { interviewID, at })
    if ((await countUp.change(connection, { interviewID })) !== 1) return false
  } else await freePlace(connection, interviewID)
  await setPlace.change(connection, { linkID, hasPlace: place.isTaken ? 1 : 0 })
  return true
}

/** Takes back the place of somebody whose it was not for good. */
export async function freePlace(connection: Connection, interviewID: string): Promise<void> {
  await countDown.change(connection, { interviewID, by: 1 })
}
