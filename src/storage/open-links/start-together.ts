import { sql } from 'kysely'
import type { Start } from '../../service/open-links/open-link-store.ts'
import { heldByAddressMax } from '../../service/open-links/standing.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { addInvites } from '../interviews/invites.ts'
import { prepared } from '../query.ts'
import { giveBack, plannedAnew } from './places.ts'

type Place = { orgID: string; interviewID: string }

/** Before the link, as whoever changes the link holds it; none where it is closed. */
const holdInterview = prepared<Place, { productID: string }>(
  ({ db, forKeyShare }, { orgID, interviewID }) =>
    db
      .selectFrom('interview')
      .select('product_id as productID')
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .where('closed_at', 'is', null)
      .modifyEnd(forKeyShare)
      .compile(),
)

type Places = { people: number | null; started: number }

/** Whoever else starts by it waits from here on: what may itself have to wait comes before. */
const holdOpenLink = prepared<{ openID: string; at: string }, Places>(
  ({ db, forUpdate }, { openID, at }) =>
    db
      .selectFrom('open_link')
      .select(['people', 'started'])
      .where('open_id', '=', openID)
      .where('is_open', '=', 1)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
      .modifyEnd(forUpdate)
      .compile(),
)

type Held = { address: string; places: number | string | null }

// Address by address, each by the index: joined, all that are held would be read.
const heldByEach = prepared<{ interviewID: string; at: string; addresses: string }, Held>(
  ({ db, textsOf }, { interviewID, at, addresses }) =>
    db
      .selectFrom(textsOf(sql`${addresses}`, 'counted'))
      .select((eb) => [
        'counted.value as address',
        eb
          .selectFrom('open_start')
          .select((own) => own.fn.countAll<number | string>().as('places'))
          .where('interview_id', '=', interviewID)
          .where('held_until', '>', at)
          .whereRef('address', '=', 'counted.value')
          .as('places'),
      ])
      .compile(),
  plannedAnew,
)

type Row = Record<'link_id' | 'kept', string> &
  Record<'person' | 'browser' | 'address', string | null>
type Inserted = Place & { heldUntil: string; starts: string }

const columns = {
  link_id: 'text',
  person: 'text',
  browser: 'text',
  address: 'text',
  kept: 'text',
} as const

// Whoever is there already by their `pid` or browser is left out.
const insertNew = prepared<Inserted, { link_id: string }>(
  ({ db, tableOf }, { orgID, interviewID, heldUntil, starts }) =>
    db
      .insertInto('open_start')
      .columns([
        ...(['link_id', 'org_id', 'interview_id', 'person', 'browser', 'kept'] as const),
        ...(['has_place', 'held_until', 'address'] as const),
      ])
      .expression(
        db
          .selectFrom(tableOf<Row, 'start'>(sql`${starts}`, columns, 'start'))
          .select([
            'start.link_id',
            sql<string>`cast(${orgID} as text)`.as('org_id'),
            sql<string>`cast(${interviewID} as text)`.as('interview_id'),
            'start.person',
            'start.browser',
            'start.kept',
            sql.lit(1).as('has_place'),
            sql<string>`cast(${heldUntil} as text)`.as('held_until'),
            'start.address',
          ])
          // SQLite would read what follows as a part of the join without it.
          .where(sql<boolean>`true`),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('link_id')
      .compile(),
)

const removeThose = prepared<{ links: string }>(({ db, textsOf }, { links }) =>
  db
    .deleteFrom('open_start')
    .where('link_id', 'in', (eb) =>
      eb.selectFrom(textsOf(sql`${links}`, 'link')).select('link.value'),
    )
    .compile(),
)

const countUpBy = prepared<{ openID: string; by: number }>(({ db }, { openID, by }) =>
  db
    .updateTable('open_link')
    .set((eb) => ({ started: eb('started', '+', by) }))
    .where('open_id', '=', openID)
    .compile(),
)

export async function startTogether(
  connection: Connection,
  { openID, starts, ...given }: Parameters<Store['startTogether']>[0],
): Promise<string[]> {
  const { orgID, interviewID, at, heldUntil, expiresAt } = given
  const place = { orgID, interviewID }
  const interview = await holdInterview.first(connection, place)
  if (!interview) return []
  const rows = JSON.stringify(starts.toSorted(byWho).map(readStart))
  const inserted = await insertNew.all(connection, { ...place, heldUntil, starts: rows })
  if (inserted.length === 0) return []
  const links = new Set(inserted.map(({ link_id }) => link_id))
  const comers = starts.filter(({ linkID }) => links.has(linkID))
  await giveBack(connection, { interviewID, at })
  const places = await holdOpenLink.first(connection, { openID, at })
  const fitting = places ? await fit(connection, places, { interviewID, at, comers }) : []
  const started = fitting.map(({ linkID }) => linkID)
  const left = [...links].filter((linkID) => !started.includes(linkID))
  if (left.length > 0) await removeThose.change(connection, { links: JSON.stringify(left) })
  if (started.length === 0) return []
  await addInvites(connection, {
    ...{ ...place, ...interview, createdAt: at, expiresAt },
    invites: started.map((linkID) => ({ linkID, userInfo: {} })),
  })
  await countUpBy.change(connection, { openID, by: started.length })
  return started
}

/** Two processes to which the same people come write them down in one order, and neither waits for both. */
function byWho(one: Start, other: Start): number {
  const [a, b] = [one, other].map(({ browser, person }) => `${browser ?? ''} ${person ?? ''}`)
  return a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1
}

type Comers = { interviewID: string; at: string; comers: readonly Start[] }

/** Of those who have just been written down the ones there is a place for, in the order they came in. */
async function fit(
  connection: Connection,
  { people, started }: Places,
  { interviewID, at, comers }: Comers,
): Promise<readonly Start[]> {
  if (people === null) return comers
  const left = await leftAtEach(connection, { interviewID, at, comers })
  const fitting = comers.filter(({ address }) => {
    if (address === null) return true
    const places = left.get(address) ?? 0
    left.set(address, places - 1)
    return places > 0
  })
  return fitting.slice(0, Math.max(0, people - started))
}

/** How many more places may be held for each address than were before they came. */
async function leftAtEach(connection: Connection, { interviewID, at, comers }: Comers) {
  const came = new Map<string, number>()
  for (const { address } of comers) {
    if (address !== null) came.set(address, (came.get(address) ?? 0) + 1)
  }
  if (came.size === 0) return came
  const addresses = JSON.stringify([...came.keys()])
  const held = await heldByEach.all(connection, { interviewID, at, addresses })
  return new Map(
    held.map(({ address, places }) => [
      address,
      heldByAddressMax - Number(places) + (came.get(address) ?? 0),
    ]),
  )
}

function readStart({ linkID, person, browser, address, kept }: Start): Row {
  return { link_id: linkID, person, browser, address, kept: JSON.stringify(kept) }
}
