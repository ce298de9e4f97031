import { heldOfQuotaMax } from '../../service/open-links/standing.ts'
import type { Store } from '../../service/store.ts'
import type { Places } from '../../service/taking-part/taking-part-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { Undo } from '../undo.ts'

type Quota = { interviewID: string; quotaID: string }
type OfLink = Quota & { linkID: string }

// Writes its row whether or not it was there: whoever does holds it until the end of their step.
const hold = prepared<Quota & { orgID: string }, { reachedAt: string | null }>(({ db }, quota) =>
  db
    .insertInto('quota')
    .values({
      interview_id: quota.interviewID,
      quota_id: quota.quotaID,
      org_id: quota.orgID,
      reached_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['interview_id', 'quota_id'])
        .doUpdateSet((eb) => ({ org_id: eb.ref('excluded.org_id') })),
    )
    .returning('reached_at as reachedAt')
    .compile(),
)

const giveBackSilent = prepared<Quota & { at: string }>(({ db }, { interviewID, quotaID, at }) =>
  db
    .deleteFrom('quota_place')
    .where('interview_id', '=', interviewID)
    .where('quota_id', '=', quotaID)
    .where('held_until', '<=', at)
    .compile(),
)

const renew = prepared<OfLink & { until: string }>(
  ({ db }, { interviewID, quotaID, linkID, until }) =>
    db
      .updateTable('quota_place')
      .set({ held_until: until })
      .where('interview_id', '=', interviewID)
      .where('quota_id', '=', quotaID)
      .where('link_id', '=', linkID)
      .compile(),
)

const countHeld = prepared<Quota, { held: number | string }>(({ db }, { interviewID, quotaID }) =>
  db
    .selectFrom('quota_place')
    .select((eb) => eb.fn.countAll().as('held'))
    .where('interview_id', '=', interviewID)
    .where('quota_id', '=', quotaID)
    .compile(),
)

/** Held by people of an open link who came from the same network address, and whose places are not for good yet. */
const countOfAddress = prepared<OfLink, { held: number | string }>(
  ({ db }, { interviewID, quotaID, linkID }) =>
    db
      .selectFrom('quota_place')
      .innerJoin('open_start', 'open_start.link_id', 'quota_place.link_id')
      .innerJoin('open_start as own', (join) =>
        join
          .onRef('own.interview_id', '=', 'open_start.interview_id')
          .onRef('own.address', '=', 'open_start.address'),
      )
      .select((eb) => eb.fn.countAll().as('held'))
      .where('quota_place.interview_id', '=', interviewID)
      .where('quota_place.quota_id', '=', quotaID)
      .where('own.link_id', '=', linkID)
      .compile(),
)

const take = prepared<OfLink & { orgID: string; until: string }>(({ db }, place) =>
  db
    .insertInto('quota_place')
    .values({
      interview_id: place.interviewID,
      quota_id: place.quotaID,
      link_id: place.linkID,
      org_id: place.orgID,
      held_until: place.until,
    })
    .compile(),
)

const noteReached = prepared<Quota & { at: string }>(({ db }, { interviewID, quotaID, at }) =>
  db
    .updateTable('quota')
    .set({ reached_at: at })
    .where('interview_id', '=', interviewID)
    .where('quota_id', '=', quotaID)
    .compile(),
)

const giveBack = prepared<{ linkID: string }>(({ db }, { linkID }) =>
  db.deleteFrom('quota_place').where('link_id', '=', linkID).compile(),
)

type Counted = { quotaID: string; taken: number | string }

const countTaken = prepared<{ orgID: string; interviewID: string; now: string }, Counted>(
  ({ db }, { orgID, interviewID, now }) =>
    db
      .selectFrom('quota_place')
      .select((eb) => ['quota_id as quotaID', eb.fn.countAll().as('taken')])
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .where('held_until', '>', now)
      .groupBy('quota_id')
      .compile(),
)

export async function countPlaces(
  connection: Connection,
  query: Parameters<Store['countPlaces']>[0],
): ReturnType<Store['countPlaces']> {
  const rows = await countTaken.all(connection, query)
  return rows.map(({ quotaID, taken }) => ({ quotaID, taken: Number(taken) }))
}

/**
 * Takes or keeps the places of a link, or gives all of them back where it has none; takes back the whole
 * step with `full` where one is gone, and with `crowded` where its network address holds its part of them.
 * Returns those of which the last place was taken for the first time.
 */
export async function holdPlaces(
  connection: Connection,
  { linkID, at, places }: { linkID: string; at: string; places: Places },
): Promise<Places['wanted']> {
  const { interviewID, orgID, until, isTheirs, wanted } = places
  if (wanted.length === 0) await giveBack.change(connection, { linkID })
  const reached: Places['wanted'] = []
  // In one order, so that no two steps wait for each other.
  for (const place of wanted.toSorted((one, other) => (one.quotaID < other.quotaID ? -1 : 1))) {
    const quota = { interviewID, quotaID: place.quotaID }
    const held = await hold.first(connection, { ...quota, orgID })
    await giveBackSilent.change(connection, { ...quota, at })
    if ((await renew.change(connection, { ...quota, linkID, until })) === 1) continue
    const taken = Number((await countHeld.first(connection, quota))?.held ?? 0)
    if (taken >= place.people) throw new Undo('full')
    const ofAddress = isTheirs && (await countOfAddress.first(connection, { ...quota, linkID }))
    if (ofAddress && Number(ofAddress.held) >= heldOfQuotaMax(place.people))
      throw new Undo('crowded')
    await take.change(connection, { ...quota, linkID, orgID, until })
    if (taken + 1 < place.people || held?.reachedAt != null) continue
    await noteReached.change(connection, { ...quota, at })
    reached.push(place)
  }
  return reached
}
