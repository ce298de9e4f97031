import { sql } from 'kysely'
import type { StandingVerbs } from '../../service/interviews/standing-store.ts'
import { blotAudit } from '../calls/audit.ts'
import type { Connection } from '../dialect.ts'
import { keepProduct } from '../interviews/standing.ts'
import { prepared } from '../query.ts'
import { eraseDeliveriesOf } from '../webhooks/attempts.ts'
import { hashLink } from './erased-links.ts'
import { noteErasure } from './erasure.ts'

type Given<N extends keyof StandingVerbs> = Parameters<StandingVerbs[N]>[0]
type Place = { orgID: string; interviewID: string }

const begin = prepared<Place & { at: string }, { productID: string }>(
  ({ db }, { orgID, interviewID, at }) =>
    db
      .updateTable('interview')
      .set((eb) => ({ erasing_at: at, closed_at: eb.fn.coalesce('closed_at', eb.val(at)) }))
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .where('erasing_at', 'is', null)
      .returning('product_id as productID')
      .compile(),
)

/** Organizations whose turn is looked at. */
const organizationsMax = 1_000

const isAnyErasing = prepared<Record<string, never>, { erasing: string }>(({ db }) =>
  db
    .selectFrom('interview')
    .select('erasing_at as erasing')
    .where('erasing_at', 'is not', null)
    .limit(1)
    .compile(),
)

/** From one organization to the next by the index: one may have thousands that wait. */
const erasing = prepared<{ limit: number }, Place & { at: string }>(({ db }, { limit }) =>
  sql<Place & { at: string }>`with recursive organization(org_id) as (
    select * from (
      select org_id from interview where erasing_at is not null order by org_id limit 1
    ) as lowest
    union all
    select (
      select interview.org_id from interview
      where erasing_at is not null and interview.org_id > organization.org_id
      order by interview.org_id limit 1
    ) from organization where organization.org_id is not null
  ), turn as (
    select organization.org_id, (
      select interview_id from interview
      where erasing_at is not null and interview.org_id = organization.org_id
      order by erasing_at, interview_id limit 1
    ) as interview_id
    from organization where organization.org_id is not null limit ${limit}
  )
  select turn.org_id as "orgID", turn.interview_id as "interviewID", interview.erasing_at as "at"
  from turn join interview
    on interview.org_id = turn.org_id and interview.interview_id = turn.interview_id`.compile(db),
)

const putBack = prepared<Place & { at: string }>(({ db }, { orgID, interviewID, at }) =>
  db
    .updateTable('interview')
    .set({ erasing_at: at })
    .where('interview_id', '=', interviewID)
    .where('org_id', '=', orgID)
    .where('erasing_at', 'is not', null)
    .compile(),
)

type Links = Place & { limit: number }

const linksOf = (which: 'begun' | 'all') =>
  prepared<Links, { link_id: string }>(({ db }, { orgID, interviewID, limit }) =>
    db
      .selectFrom('invite')
      .select('link_id')
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .$if(which === 'begun', (query) => query.where('last_activity_at', 'is not', null))
      .limit(limit)
      .compile(),
  )
/** What somebody said goes first. */
const begunLinks = linksOf('begun')
const links = linksOf('all')

/** Held, so that no link is made of it meanwhile: whoever makes one holds it, too. */
const hold = prepared<Place, { interview_id: string }>(
  ({ db, forUpdate }, { orgID, interviewID }) =>
    db
      .selectFrom('interview')
      .select('interview_id')
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .where('erasing_at', 'is not', null)
      .modifyEnd(forUpdate)
      .compile(),
)

/** Simulations that are erased at once: each may be of many kilobytes. */
const simulationsAtOnce = 100

/** What software made up in it, also of people who took part elsewhere. */
const simulations = prepared<Place & { limit: number }, { id: string }>(
  ({ db }, { orgID, interviewID, limit }) =>
    db
      .deleteFrom('simulation')
      .where('simulation_id', 'in', (eb) =>
        eb
          .selectFrom('simulation')
          .select('simulation_id')
          .where('org_id', '=', orgID)
          .where('interview_id', '=', interviewID)
          .limit(limit),
      )
      .returning('simulation_id as id')
      .compile(),
)

const forgetSources = prepared<{ subject: string }>(({ db }, { subject }) =>
  db.deleteFrom('simulated_from').where('subject', '=', subject).compile(),
)

const dropJobs = prepared<{ subject: string }>(({ db }, { subject }) =>
  db.deleteFrom('job').where('subject', '=', subject).compile(),
)

const dropNotes = prepared<{ orgID: string; subject: string }>(({ db }, { orgID, subject }) =>
  db.deleteFrom('note').where('org_id', '=', orgID).where('subject', '=', subject).compile(),
)

const erase = (table: (typeof tables)[number]) =>
  prepared<Place>(({ db }, { orgID, interviewID }) =>
    db
      .deleteFrom(table)
      .where('org_id', '=', orgID)
      .where('interview_id', '=', interviewID)
      .compile(),
  )

/** Every table that holds something of one interview, the interview itself last. */
const tables = [
  ...(['theme_grouping', 'theme_change', 'share', 'open_link', 'open_start'] as const),
  ...(['quota_place', 'quota', 'invite_count', 'interview'] as const),
] as const
/** Bounded by number, and shown without a look at the interview. */
const atOnce = (['theme_grouping', 'theme_change', 'share', 'open_link'] as const).map(erase)
const atLast = tables.map(erase)

export async function beginErasing(
  connection: Connection,
  change: Given<'beginErasing'>,
): Promise<boolean> {
  const { orgID, interviewID, at } = change
  const begun = await begin.first(connection, change)
  if (!begun) return false
  await keepProduct(connection, { orgID, ...begun })
  for (const table of atOnce) await table.change(connection, { orgID, interviewID })
  await dropNotes.change(connection, { orgID, subject: interviewID })
  await noteErasure.change(connection, { linkHash: hashLink(interviewID), orgID, at })
  return true
}

export async function listErasing(
  connection: Connection,
  { limit }: Given<'listErasing'>,
): Promise<Place[]> {
  // Asked every second, and hardly ever with anything to find.
  if (!(await isAnyErasing.first(connection, {}))) return []
  const firsts = await erasing.all(connection, { limit: organizationsMax })
  return firsts
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, limit)
    .map(({ orgID, interviewID }) => ({ orgID, interviewID }))
}

export async function putBackErasing(
  connection: Connection,
  change: Given<'putBackErasing'>,
): Promise<void> {
  await putBack.change(connection, change)
}

export async function listLinksOfInterview(
  connection: Connection,
  query: Given<'listLinksOfInterview'>,
): Promise<string[]> {
  const begun = await begunLinks.all(connection, query)
  const more = begun.length < query.limit ? await links.all(connection, query) : []
  const found = new Set([...begun, ...more].map((row) => row.link_id))
  return [...found].slice(0, query.limit)
}

export async function dropInterview(
  connection: Connection,
  { orgID, interviewID, at }: Given<'dropInterview'>,
): Promise<'done' | 'stale'> {
  const place = { orgID, interviewID }
  if (!(await hold.first(connection, place))) return 'done'
  if (await links.first(connection, { ...place, limit: 1 })) return 'stale'
  const made = await simulations.all(connection, { ...place, limit: simulationsAtOnce })
  for (const { id: subject } of made) {
    await forgetSources.change(connection, { subject })
    await dropJobs.change(connection, { subject })
    await eraseDeliveriesOf(connection, subject)
  }
  if (made.length === simulationsAtOnce) return 'stale'
  await dropNotes.change(connection, { orgID, subject: interviewID })
  await dropJobs.change(connection, { subject: interviewID })
  // The reports of it, and the places of its quotas.
  for (const subject of [interviewID, `${interviewID} quotas`]) {
    await eraseDeliveriesOf(connection, subject)
  }
  await blotAudit(connection, orgID, interviewID)
  await noteErasure.change(connection, { linkHash: hashLink(interviewID), orgID, at })
  for (const table of atLast) await table.change(connection, place)
  return 'done'
}
