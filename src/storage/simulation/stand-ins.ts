import type { StandInRow } from '../../service/simulation/simulation-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { restOn } from './sources.ts'

const put = prepared<StandInRow>(({ db }, row) =>
  db
    .insertInto('stand_in')
    .values({
      profile_id: row.profileID,
      org_id: row.orgID,
      product_id: row.productID,
      created_at: row.createdAt,
      body: row.body,
    })
    .onConflict((conflict) =>
      conflict.column('profile_id').doUpdateSet((eb) => ({
        created_at: eb.ref('excluded.created_at'),
        body: eb.ref('excluded.body'),
      })),
    )
    .compile(),
)

export async function addStandIn(
  connection: Connection,
  { row, links }: Parameters<Store['addStandIn']>[0],
): Promise<'done' | 'unknown'> {
  const { orgID, profileID: person } = row
  const sources = links.map((linkID) => ({ linkID, person }))
  await restOn(connection, { orgID, subject: person, sources })
  await put.change(connection, row)
  return 'done'
}

const columns = [
  'profile_id as profileID',
  'org_id as orgID',
  'product_id as productID',
  'created_at as createdAt',
  'body',
] as const

const byProfile = prepared<{ orgID: string; profileID: string }, StandInRow>(
  ({ db }, { orgID, profileID }) =>
    db
      .selectFrom('stand_in')
      .select(columns)
      .where('profile_id', '=', profileID)
      .where('org_id', '=', orgID)
      .compile(),
)

export function findStandIn(
  connection: Connection,
  query: Parameters<Store['findStandIn']>[0],
): Promise<StandInRow | null> {
  return byProfile.first(connection, query)
}

const ofProduct = prepared<
  { orgID: string; productID: string; after: string; limit: number },
  StandInRow
>(({ db }, { orgID, productID, after, limit }) =>
  db
    .selectFrom('stand_in')
    .select(columns)
    .where('org_id', '=', orgID)
    .where('product_id', '=', productID)
    .where('profile_id', '>', after)
    .orderBy('profile_id')
    .limit(limit)
    .compile(),
)

export function listStandIns(
  connection: Connection,
  { after = '', ...query }: Parameters<Store['listStandIns']>[0],
): Promise<StandInRow[]> {
  return ofProduct.all(connection, { after, ...query })
}

const measured = prepared<
  { orgID: string; productID: string; limit: number },
  { profileID: string; createdAt: string }
>(({ db }, { orgID, productID, limit }) =>
  db
    .selectFrom('stand_in')
    .select(['profile_id as profileID', 'created_at as createdAt'])
    .where('org_id', '=', orgID)
    .where('product_id', '=', productID)
    .orderBy('profile_id')
    .limit(limit)
    .compile(),
)

export function listMeasured(
  connection: Connection,
  query: Parameters<Store['listMeasured']>[0],
): ReturnType<Store['listMeasured']> {
  return measured.all(connection, query)
}

export const dropStandIn = prepared<{ profileID: string }>(({ db }, { profileID }) =>
  db.deleteFrom('stand_in').where('profile_id', '=', profileID).compile(),
)
