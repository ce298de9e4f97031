import { sql } from 'kysely'
import type { SimulationRow } from '../../service/simulation/simulation-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { finishJob, insertJob } from '../jobs/jobs.ts'
import { prepared } from '../query.ts'
import { Undo } from '../undo.ts'
import { eraseDeliveriesOf } from '../webhooks/attempts.ts'
import { tellSimulation } from '../webhooks/events.ts'
import { eraseFromGenerated } from './generated.ts'
import { forgetSources, restOn } from './sources.ts'
import { dropStandIn } from './stand-ins.ts'

const insert = prepared<SimulationRow>(({ db }, row) =>
  db
    .insertInto('simulation')
    .values({
      simulation_id: row.simulationID,
      org_id: row.orgID,
      interview_id: row.interviewID,
      product_id: row.productID,
      profile_id: row.profileID,
      user_id: row.userID,
      seed: row.seed,
      status: row.status,
      created_at: row.createdAt,
      finished_at: row.finishedAt,
      body: row.body,
      outline: row.outline,
    })
    .compile(),
)

export async function addSimulations(
  connection: Connection,
  { simulations, ofPersonMax, at }: Parameters<Store['addSimulations']>[0],
): Promise<'done' | 'unknown' | 'full'> {
  for (const { row, links, job } of simulations) {
    const { orgID, simulationID: subject, profileID: person } = row
    const known = await idsOf.all(connection, { orgID, profileID: person, limit: ofPersonMax })
    if (known.length >= ofPersonMax) throw new Undo('full')
    const sources = links.map((linkID) => ({ linkID, person }))
    await restOn(connection, { orgID, subject, sources })
    await insert.change(connection, row)
    await insertJob(connection, job, at)
  }
  return 'done'
}

const columns = [
  'simulation_id as simulationID',
  'org_id as orgID',
  'interview_id as interviewID',
  'product_id as productID',
  'profile_id as profileID',
  'user_id as userID',
  'seed',
  sql<SimulationRow['status']>`status`.as('status'),
  'created_at as createdAt',
  'finished_at as finishedAt',
  'outline',
] as const

const byID = prepared<{ orgID: string; simulationID: string }, SimulationRow>(
  ({ db }, { orgID, simulationID }) =>
    db
      .selectFrom('simulation')
      .select([...columns, 'body'])
      .where('simulation_id', '=', simulationID)
      .where('org_id', '=', orgID)
      .compile(),
)

export function findSimulation(
  connection: Connection,
  query: Parameters<Store['findSimulation']>[0],
): Promise<SimulationRow | null> {
  return byID.first(connection, query)
}

type Listed = Omit<SimulationRow, 'body'>
type Page = { orgID: string; of: string; createdAt: string; id: string; limit: number }
const scopes = { interview: 'interview_id', profile: 'profile_id', product: 'product_id' } as const
type Scope = keyof typeof scopes

const pageOf = (scope: Scope) =>
  prepared<Page, Listed>(({ db }, page) =>
    db
      .selectFrom('simulation')
      .select(columns)
      .where('org_id', '=', page.orgID)
      .where(scopes[scope], '=', page.of)
      .where((eb) =>
        eb(eb.refTuple('created_at', 'simulation_id'), '>', eb.tuple(page.createdAt, page.id)),
      )
      .orderBy('created_at')
      .orderBy('simulation_id')
      .limit(page.limit)
      .compile(),
  )

const pages = {
  interview: pageOf('interview'),
  profile: pageOf('profile'),
  product: pageOf('product'),
}

export function listSimulations(
  connection: Connection,
  { orgID, of, id: about, after, limit }: Parameters<Store['listSimulations']>[0],
): Promise<Listed[]> {
  // Sorts before every time and identifier.
  const { createdAt, id } = after ?? { createdAt: '', id: '' }
  return pages[of].all(connection, { orgID, of: about, createdAt, id, limit })
}

type Finished = Pick<SimulationRow, 'simulationID' | 'body' | 'outline'> & { at: string }

const finish = prepared<Finished, { orgID: string; interviewID: string }>(
  ({ db }, { simulationID, body, outline, at }) =>
    db
      .updateTable('simulation')
      .set({ status: body === null ? 'failed' : 'done', body, outline, finished_at: at })
      .where('simulation_id', '=', simulationID)
      .returning(['org_id as orgID', 'interview_id as interviewID'])
      .compile(),
)

const idsOf = prepared<{ orgID: string; profileID: string; limit: number }, { id: string }>(
  ({ db }, { orgID, profileID, limit }) =>
    db
      .selectFrom('simulation')
      .select('simulation_id as id')
      .where('org_id', '=', orgID)
      .where('profile_id', '=', profileID)
      .orderBy('created_at')
      .orderBy('simulation_id')
      .limit(limit)
      .compile(),
)

export async function listSimulationIDs(
  connection: Connection,
  query: Parameters<Store['listSimulationIDs']>[0],
): Promise<string[]> {
  return (await idsOf.all(connection, query)).map(({ id }) => id)
}

export async function finishSimulation(
  connection: Connection,
  { job, notice, orgID, profileID, rests, ...finished }: Parameters<Store['finishSimulation']>[0],
): Promise<'done' | 'lost' | 'unknown'> {
  const { simulationID, body, at } = finished
  // Some may have come since it was asked for. Held first, as an erasure does, so that neither waits in a circle.
  const sources = rests.map((linkID) => ({ linkID, person: profileID }))
  await restOn(connection, { orgID, subject: simulationID, sources })
  if (!(await finishJob(connection, job))) throw new Undo('lost')
  const place = await finish.first(connection, finished)
  if (!place) throw new Undo('lost')
  if (body !== null) await tellSimulation(connection, { ...place, simulationID, notice, at })
  return 'done'
}

const remove = prepared<{ orgID: string; subject: string }>(({ db }, { orgID, subject }) =>
  db
    .deleteFrom('simulation')
    .where('simulation_id', '=', subject)
    .where('org_id', '=', orgID)
    .compile(),
)

const dropJob = prepared<{ subject: string }>(({ db }, { subject }) =>
  db.deleteFrom('job').where('subject', '=', subject).compile(),
)

export async function removeSimulation(
  connection: Connection,
  { orgID, simulationID: subject }: Parameters<Store['removeSimulation']>[0],
): Promise<boolean> {
  if ((await remove.change(connection, { orgID, subject })) !== 1) return false
  await forgetSources.change(connection, { subject })
  await dropJob.change(connection, { subject })
  await eraseDeliveriesOf(connection, subject)
  return true
}

const restingOn = prepared<{ linkID: string }, { subject: string; orgID: string }>(
  ({ db }, { linkID }) =>
    db
      .selectFrom('simulated_from')
      .select(['subject', 'org_id as orgID'])
      .where('link_id', '=', linkID)
      .orderBy('subject')
      .compile(),
)

const forgetLink = prepared<{ linkID: string }>(({ db }, { linkID }) =>
  db.deleteFrom('simulated_from').where('link_id', '=', linkID).compile(),
)

/** Takes away all that software made up out of an interview that is erased. */
export async function eraseSimulated(
  connection: Connection,
  { linkID }: { linkID: string },
): Promise<void> {
  for (const { subject, orgID } of await restingOn.all(connection, { linkID })) {
    if (await eraseFromGenerated(connection, { subject, linkID })) continue
    await remove.change(connection, { orgID, subject })
    await dropStandIn.change(connection, { profileID: subject })
    await forgetSources.change(connection, { subject })
    await dropJob.change(connection, { subject })
    await eraseDeliveriesOf(connection, subject)
  }
  await forgetLink.change(connection, { linkID })
}
