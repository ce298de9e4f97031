import { sql } from 'kysely'
import { drawnFromMin, withoutLink, withoutPerson } from '../../service/simulation/generated.ts'
import type { GeneratedRow } from '../../service/simulation/simulation-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { finishJob, insertJob } from '../jobs/jobs.ts'
import { prepared } from '../query.ts'
import { forgetSources, restOn } from './sources.ts'

const insert = prepared<GeneratedRow>(({ db }, row) =>
  db
    .insertInto('generated_profile')
    .values({
      profile_id: row.profileID,
      org_id: row.orgID,
      product_id: row.productID,
      status: row.status,
      created_at: row.createdAt,
      task: row.task,
      body: row.body,
    })
    .compile(),
)

export async function addGenerated(
  connection: Connection,
  { generated, at }: Parameters<Store['addGenerated']>[0],
): Promise<'done'> {
  for (const { row, job } of generated) {
    await insert.change(connection, row)
    await insertJob(connection, job, at)
  }
  return 'done'
}

const columns = [
  'profile_id as profileID',
  'org_id as orgID',
  'product_id as productID',
  sql<GeneratedRow['status']>`status`.as('status'),
  'created_at as createdAt',
  'task',
  'body',
] as const

const byID = prepared<{ orgID: string; profileID: string }, GeneratedRow>(
  ({ db }, { orgID, profileID }) =>
    db
      .selectFrom('generated_profile')
      .select(columns)
      .where('profile_id', '=', profileID)
      .where('org_id', '=', orgID)
      .compile(),
)

export function findGenerated(
  connection: Connection,
  query: Parameters<Store['findGenerated']>[0],
): Promise<GeneratedRow | null> {
  return byID.first(connection, query)
}

type Page = { orgID: string; productID: string; createdAt: string; id: string; limit: number }

/** One page of those that are made. */
export const generatedPage = prepared<Page, GeneratedRow>(({ db }, page) =>
  db
    .selectFrom('generated_profile')
    .select(columns)
    .where('org_id', '=', page.orgID)
    .where('product_id', '=', page.productID)
    .where('status', '=', 'done')
    .where((eb) =>
      eb(eb.refTuple('created_at', 'profile_id'), '>', eb.tuple(page.createdAt, page.id)),
    )
    .orderBy('created_at')
    .orderBy('profile_id')
    .limit(page.limit)
    .compile(),
)

const finish = prepared<{ profileID: string; task: string; body: string }>(
  ({ db }, { profileID, task, body }) =>
    db
      .updateTable('generated_profile')
      .set({ status: 'done', task, body })
      .where('profile_id', '=', profileID)
      .compile(),
)

const writeBody = prepared<{ profileID: string; body: string }>(({ db }, { profileID, body }) =>
  db.updateTable('generated_profile').set({ body }).where('profile_id', '=', profileID).compile(),
)

const drop = prepared<{ profileID: string }>(({ db }, { profileID }) =>
  db.deleteFrom('generated_profile').where('profile_id', '=', profileID).compile(),
)

export async function finishGenerated(
  connection: Connection,
  { profileID, orgID, task, made, job }: Parameters<Store['finishGenerated']>[0],
): Promise<'done' | 'lost' | 'unknown'> {
  if (!(await finishJob(connection, job))) return 'lost'
  if (!made) {
    await drop.change(connection, { profileID })
    return 'done'
  }
  const { body, sources } = made
  await restOn(connection, { orgID, subject: profileID, sources })
  return (await finish.change(connection, { profileID, task, body })) === 1 ? 'done' : 'lost'
}

const held = prepared<{ profileID: string }, { body: string | null }>(
  ({ db, forUpdate }, { profileID }) =>
    db
      .selectFrom('generated_profile')
      .select('body')
      .where('profile_id', '=', profileID)
      .modifyEnd(forUpdate)
      .compile(),
)

const others = prepared<{ subject: string; linkID: string }, { person: string }>(
  ({ db }, { subject, linkID }) =>
    db
      .selectFrom('simulated_from')
      .select('person')
      .distinct()
      .where('subject', '=', subject)
      .where('link_id', '<>', linkID)
      .compile(),
)

/**
 * Takes an erased interview out of a profile that rests on it: its lines, and the profile with them
 * where it rests on too few others. Whether it stands without it.
 */
export async function eraseFromGenerated(
  connection: Connection,
  { subject, linkID }: { subject: string; linkID: string },
): Promise<boolean> {
  const row = await held.first(connection, { profileID: subject })
  if (!row) return false
  const left = await others.all(connection, { subject, linkID })
  if (left.length < drawnFromMin || row.body === null) {
    await drop.change(connection, { profileID: subject })
    await forgetSources.change(connection, { subject })
    return false
  }
  await writeBody.change(connection, { profileID: subject, body: withoutLink(row.body, linkID) })
  return true
}

type Person = { orgID: string; person: string }

const naming = prepared<Person, { profileID: string; task: string }>(
  ({ db, contains, forUpdate }, { orgID, person }) =>
    db
      .selectFrom('generated_profile')
      .select(['profile_id as profileID', 'task'])
      .where('org_id', '=', orgID)
      .where(contains('task', person))
      .orderBy('product_id')
      .orderBy('created_at')
      .orderBy('profile_id')
      .modifyEnd(forUpdate)
      .compile(),
)

const writeTask = prepared<{ profileID: string; task: string }>(({ db }, { profileID, task }) =>
  db.updateTable('generated_profile').set({ task }).where('profile_id', '=', profileID).compile(),
)

/** Takes somebody who is erased out of all that is still to be drawn, or was by a version before this. */
export async function forgetPerson(connection: Connection, given: Person): Promise<void> {
  for (const { profileID, task } of await naming.all(connection, given)) {
    await writeTask.change(connection, { profileID, task: withoutPerson(task, given.person) })
  }
}
