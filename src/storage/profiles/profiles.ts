import { sql } from 'kysely'
import type {
  Correction,
  ProfileItem,
  ProfileRecord,
} from '../../service/profiles/profile-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection, Dialect } from '../dialect.ts'
import { prepared } from '../query.ts'
import { generatedPage } from '../simulation/generated.ts'

type RecordRow = {
  profileID: string
  identity: string | null
  version: number
  createdAt: string
  /** JSON array of [link_id, product_id, completed_at, body]. */
  extractions: string | null
  /** JSON array of [field, value, reason, user_id, corrected_at]. */
  corrections: string | null
}

function selectRecords({ db, arraysOf }: Dialect) {
  return db.selectFrom('profile').select((eb) => [
    'profile.profile_id as profileID',
    'profile.identity',
    'profile.version',
    'profile.created_at as createdAt',
    eb
      .selectFrom('extraction')
      .select(
        arraysOf(['link_id', 'product_id', 'completed_at', 'body'], ['completed_at', 'link_id']).as(
          'told',
        ),
      )
      .whereRef('extraction.profile_id', '=', 'profile.profile_id')
      .as('extractions'),
    eb
      .selectFrom('correction')
      .select(
        arraysOf(['field', 'value', 'reason', 'user_id', 'corrected_at'], ['version']).as('made'),
      )
      .whereRef('correction.profile_id', '=', 'profile.profile_id')
      .as('corrections'),
  ])
}

const profileByID = prepared<{ orgID: string; profileID: string }, RecordRow>(
  (dialect, { orgID, profileID }) =>
    selectRecords(dialect)
      .where('profile.profile_id', '=', profileID)
      .where('profile.org_id', '=', orgID)
      .compile(),
)

const profileByLink = prepared<{ orgID: string; linkID: string }, RecordRow>(
  (dialect, { orgID, linkID }) =>
    selectRecords(dialect)
      .where('profile.profile_id', '=', (eb) =>
        eb.selectFrom('extraction').select('profile_id').where('link_id', '=', linkID),
      )
      .where('profile.org_id', '=', orgID)
      .compile(),
)

const profileByIdentity = prepared<{ orgID: string; identity: string }, RecordRow>(
  (dialect, { orgID, identity }) =>
    selectRecords(dialect)
      .where('profile.org_id', '=', orgID)
      .where('profile.identity', '=', identity)
      .compile(),
)

type Known = { profileID: string; identity: string }

/** Identities of an address alone, or with the link it was typed on after a space. */
const profilesByAddress = prepared<
  { orgID: string; from: string; to: string; limit: number },
  Known
>(({ db }, { orgID, from, to, limit }) =>
  db
    .selectFrom('profile')
    .select(['profile_id as profileID', sql<string>`identity`.as('identity')])
    .where('org_id', '=', orgID)
    .where('identity', '>=', from)
    .where('identity', '<', to)
    .orderBy('identity')
    .limit(limit)
    .compile(),
)

const correctionsOf = prepared<{ orgID: string; profileID: string }, Correction>(
  ({ db }, { orgID, profileID }) =>
    db
      .selectFrom('correction')
      .innerJoin('profile', 'profile.profile_id', 'correction.profile_id')
      .select([
        'correction.field',
        'correction.value',
        'correction.reason',
        'correction.user_id as userID',
        'correction.corrected_at as at',
      ])
      .where('correction.profile_id', '=', profileID)
      .where('profile.org_id', '=', orgID)
      .orderBy('correction.version')
      .compile(),
)

/** `simulations`: JSON array of [simulation_id]. */
type ItemRow = { profileID: string; createdAt: string; body: string; simulations: string | null }
type Page = { orgID: string; productID: string; createdAt: string; id: string; limit: number }

const profilePage = prepared<Page, ItemRow>((dialect, page) =>
  dialect.db
    .selectFrom('profile_product as named')
    .innerJoin('profile', 'profile.profile_id', 'named.profile_id')
    .select((eb) => [
      'named.profile_id as profileID',
      'named.created_at as createdAt',
      'profile.body',
      eb
        .selectFrom('simulation')
        .select(dialect.arraysOf(['simulation_id'], ['created_at', 'simulation_id']).as('ids'))
        .whereRef('simulation.profile_id', '=', 'named.profile_id')
        .as('simulations'),
    ])
    .where('named.org_id', '=', page.orgID)
    .where('named.product_id', '=', page.productID)
    .where((eb) =>
      eb(
        eb.refTuple('named.created_at', 'named.profile_id'),
        '>',
        eb.tuple(page.createdAt, page.id),
      ),
    )
    .orderBy('named.created_at')
    .orderBy('named.profile_id')
    .limit(page.limit)
    .compile(),
)

/**
 * The profile that this link went into comes before the one of the identity: an interview that is
 * worked on again must find the profile that holds it already.
 */
export async function findProfile(
  connection: Connection,
  { orgID, linkID, identity }: Parameters<Store['findProfile']>[0],
): Promise<ProfileRecord | null> {
  const made = linkID === null ? null : await profileByLink.first(connection, { orgID, linkID })
  if (made) return readRecord(made)
  if (identity === null) return null
  const known = await profileByIdentity.first(connection, { orgID, identity })
  return known && readRecord(known)
}

export async function listIdentities(
  connection: Connection,
  { orgID, email, limit }: Parameters<Store['listIdentities']>[0],
): Promise<Known[]> {
  const known: Known[] = []
  for (const from of [`invited:${email}`, `typed:${email}`]) {
    // The sign after the space.
    const range = { orgID, from, to: `${from}!`, limit }
    known.push(...(await profilesByAddress.all(connection, range)))
  }
  return known.slice(0, limit)
}

export async function findProfileByID(
  connection: Connection,
  query: Parameters<Store['findProfileByID']>[0],
): Promise<ProfileRecord | null> {
  const row = await profileByID.first(connection, query)
  return row && readRecord(row)
}

export function listCorrections(
  connection: Connection,
  query: Parameters<Store['listCorrections']>[0],
): Promise<Correction[]> {
  return correctionsOf.all(connection, query)
}

export async function listProfiles(
  connection: Connection,
  { orgID, productID, source, after, limit }: Parameters<Store['listProfiles']>[0],
): Promise<ProfileItem[]> {
  // Sorts before every time and identifier.
  const { createdAt, id } = after ?? { createdAt: '', id: '' }
  const page = { orgID, productID, createdAt, id, limit }
  const rows = source === 'ai' ? [] : await profilePage.all(connection, page)
  const people = rows.map(({ simulations, ...item }): ProfileItem => {
    const ids: [string][] = JSON.parse(simulations ?? '[]')
    return { ...item, simulations: ids.map(([simulationID]) => simulationID) }
  })
  if (source === 'human') return people
  const drawn = (await generatedPage.all(connection, page)).map((generated): ProfileItem => {
    const { profileID, createdAt: at } = generated
    return { profileID, createdAt: at, body: '', simulations: [], generated }
  })
  return [...people, ...drawn].sort(byAge).slice(0, limit)
}

function byAge(a: ProfileItem, b: ProfileItem): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.profileID < b.profileID ? -1 : 1
}

function readRecord(row: RecordRow): ProfileRecord {
  const { profileID, identity, version, createdAt } = row
  const lines: [string, string, string, string][] = JSON.parse(row.extractions ?? '[]')
  const made: [string, string, string, string, string][] = JSON.parse(row.corrections ?? '[]')
  return {
    profileID,
    identity,
    version,
    createdAt,
    extractions: lines.map(([linkID, productID, completedAt, body]) => ({
      linkID,
      productID,
      completedAt,
      body,
    })),
    corrections: made.map(([field, value, reason, userID, at]) => ({
      field,
      value,
      reason,
      userID,
      at,
    })),
  }
}
