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

const erasing = prepared<{ limit: number }, Place>(({ db }, { limit }) =>
  db
    .selectFrom('interview')
    .select(['org_id as orgID', 'interview_id as interviewID'])
    .where('erasing_at', 'is not', null)
    .orderBy('erasing_at')
    .orderBy('interview_id')
    .limit(limit)
    .compile(),
)

const links = prepared<Place & { limit: number }, { link_id: string }>(
  ({ db }, { orgID, interviewID, limit }) =>
    db
      .selectFrom('invite')
      .select('link_id')
      .where('interview_id', '=', interviewID)
      .where('org_id', '=', orgID)
      .limit(limit)
      .compile(),
)

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

/** What software made up in it, also of people who took part elsewhere. */
const simulations = prepared<Place, { id: string }>(({ db }, { orgID, interviewID }) =>
  db
    .deleteFrom('simulation')
    .where('org_id', '=', orgID)
    .where('interview_id', '=', interviewID)
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

/** Every table that holds something of one interview, the interview itself last. */
const erasures = (
  [
    ...(['theme_grouping', 'theme_change', 'share', 'open_start', 'open_link'] as const),
    ...(['quota_place', 'quota', 'interview'] as const),
  ] as const
).map((table) =>
  prepared<Place>(({ db }, { orgID, interviewID }) =>
    db
      .deleteFrom(table)
      .where('org_id', '=', orgID)
      .where('interview_id', '=', interviewID)
      .compile(),
  ),
)

export async function beginErasing(
  connection: Connection,
  change: Given<'beginErasing'>,
): Promise<boolean> {
  const begun = await begin.first(connection, change)
  if (begun) await keepProduct(connection, { orgID: change.orgID, ...begun })
  return begun !== null
}

export function listErasing(connection: Connection, query: Given<'listErasing'>): Promise<Place[]> {
  return erasing.all(connection, query)
}

export async function listLinksOfInterview(
  connection: Connection,
  query: Given<'listLinksOfInterview'>,
): Promise<string[]> {
  return (await links.all(connection, query)).map((row) => row.link_id)
}

export async function dropInterview(
  connection: Connection,
  { orgID, interviewID, at }: Given<'dropInterview'>,
): Promise<'done' | 'stale'> {
  const place = { orgID, interviewID }
  if (!(await hold.first(connection, place))) return 'done'
  if (await links.first(connection, { ...place, limit: 1 })) return 'stale'
  for (const { id: subject } of await simulations.all(connection, place)) {
    await forgetSources.change(connection, { subject })
    await dropJobs.change(connection, { subject })
  }
  await dropNotes.change(connection, { orgID, subject: interviewID })
  await dropJobs.change(connection, { subject: interviewID })
  // The reports of it, and the places of its quotas.
  for (const subject of [interviewID, `${interviewID} quotas`]) {
    await eraseDeliveriesOf(connection, subject)
  }
  await blotAudit(connection, orgID, interviewID)
  await noteErasure.change(connection, { linkHash: hashLink(interviewID), orgID, at })
  for (const erase of erasures) await erase.change(connection, place)
  return 'done'
}
