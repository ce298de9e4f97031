import { sql } from 'kysely'
import type { Correction, Extraction } from '../../service/profiles/profile-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { finishJob, followJob } from '../jobs/jobs.ts'
import { prepared } from '../query.ts'
import { Undo } from '../undo.ts'
import { tellProfile } from '../webhooks/events.ts'

const holdInvite = prepared<{ orgID: string; linkID: string }, { interviewID: string }>(
  ({ db, forUpdate }, { orgID, linkID }) =>
    db
      .selectFrom('invite')
      .select('interview_id as interviewID')
      .where('link_id', '=', linkID)
      .where('org_id', '=', orgID)
      .modifyEnd(forUpdate)
      .compile(),
)

/** Beside the invite stands what lists show of what came of it. */
const tellInvite = prepared<{ linkID: string; profileID: string; sentiment: number | null }>(
  ({ db }, { linkID, profileID, sentiment }) =>
    db
      .updateTable('invite')
      .set({ profile_id: profileID, sentiment })
      .where('link_id', '=', linkID)
      .compile(),
)

/** What each interview told; of those whose gist is not kept, what stands there already. */
const tellOwnSentiment = prepared<{ profileID: string }>(({ db, words }, { profileID }) => {
  const score = sql.raw(words.member('extraction.gist', 'score'))
  const told = sql`select cast(${score} as integer) from extraction
    where extraction.link_id = invite.link_id`
  return sql`update invite set sentiment = (${told}) where link_id in (
    select link_id from extraction where profile_id = ${profileID} and gist is not null
  )`.compile(db)
})

/** So that the study's mark is another, also where what was corrected is taken back while it is read. */
const restamp = prepared<{ profileID: string }>(({ db }, { profileID }) =>
  sql`update brief set stamp = stamp + 1 where link_id in (
    select link_id from extraction where profile_id = ${profileID}
  )`.compile(db),
)

/** The newest interview shows how the person feels. */
const putNewestSentiment = prepared<{ profileID: string; sentiment: number | null }>(
  ({ db }, { profileID, sentiment }) =>
    db
      .updateTable('invite')
      .set({ sentiment })
      .where('link_id', '=', (eb) =>
        eb
          .selectFrom('extraction')
          .select('link_id')
          .where('profile_id', '=', profileID)
          .orderBy('completed_at', 'desc')
          .orderBy('link_id', 'desc')
          .limit(1),
      )
      .compile(),
)

const insertProfile = prepared<{
  profileID: string
  orgID: string
  identity: string | null
  at: string
  body: string
}>(({ db }, profile) =>
  db
    .insertInto('profile')
    .values({
      profile_id: profile.profileID,
      org_id: profile.orgID,
      identity: profile.identity,
      version: 1,
      created_at: profile.at,
      updated_at: profile.at,
      body: profile.body,
    })
    // Somebody else made it meanwhile: under this identifier or for this identity.
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
)

type ProfileChange = {
  orgID: string
  profileID: string
  expectVersion: number
  body: string
  at: string
}

const updateProfile = prepared<ProfileChange>(({ db }, change) =>
  db
    .updateTable('profile')
    .set((eb) => ({ version: eb('version', '+', 1), body: change.body, updated_at: change.at }))
    .where('profile_id', '=', change.profileID)
    .where('org_id', '=', change.orgID)
    .where('version', '=', change.expectVersion)
    .compile(),
)

const deleteProfile = prepared<{ orgID: string; profileID: string; expectVersion: number }>(
  ({ db }, { orgID, profileID, expectVersion }) =>
    db
      .deleteFrom('profile')
      .where('profile_id', '=', profileID)
      .where('org_id', '=', orgID)
      .where('version', '=', expectVersion)
      .compile(),
)

const putExtraction = prepared<Extraction & { profileID: string; gist: string }>(
  ({ db }, extraction) =>
    db
      .insertInto('extraction')
      .values({
        link_id: extraction.linkID,
        profile_id: extraction.profileID,
        product_id: extraction.productID,
        completed_at: extraction.completedAt,
        gist: extraction.gist,
        body: extraction.body,
      })
      .onConflict((conflict) =>
        conflict
          .column('link_id')
          .doUpdateSet((eb) => ({
            product_id: eb.ref('excluded.product_id'),
            completed_at: eb.ref('excluded.completed_at'),
            gist: eb.ref('excluded.gist'),
            body: eb.ref('excluded.body'),
          }))
          .whereRef('extraction.profile_id', '=', 'excluded.profile_id'),
      )
      .compile(),
)

const deleteExtractions = prepared<{ profileID: string }>(({ db }, { profileID }) =>
  db.deleteFrom('extraction').where('profile_id', '=', profileID).compile(),
)

const putCorrection = prepared<Correction & { profileID: string; version: number }>(
  ({ db }, correction) =>
    db
      .insertInto('correction')
      .values({
        profile_id: correction.profileID,
        version: correction.version,
        field: correction.field,
        value: correction.value,
        reason: correction.reason,
        user_id: correction.userID,
        corrected_at: correction.at,
      })
      .compile(),
)

const deleteCorrections = prepared<{ profileID: string }>(({ db }, { profileID }) =>
  db.deleteFrom('correction').where('profile_id', '=', profileID).compile(),
)

const dropProducts = prepared<{ profileID: string }>(({ db }, { profileID }) =>
  db.deleteFrom('profile_product').where('profile_id', '=', profileID).compile(),
)

const nameProducts = prepared<{ orgID: string; profileID: string; products: string }>(
  ({ db, tableOf }, { orgID, profileID, products }) =>
    db
      .insertInto('profile_product')
      .columns(['org_id', 'product_id', 'created_at', 'profile_id'])
      .expression(
        db
          .selectFrom([
            'profile',
            tableOf<{ product_id: string }, 'given'>(
              sql`${products}`,
              { product_id: 'text' },
              'given',
            ),
          ])
          .select([
            'profile.org_id',
            'given.product_id',
            'profile.created_at',
            'profile.profile_id',
          ])
          .where('profile.profile_id', '=', profileID)
          .where('profile.org_id', '=', orgID),
      )
      .compile(),
)

export async function saveProfile(
  connection: Connection,
  change: Parameters<Store['saveProfile']>[0],
): Promise<'done' | 'stale' | 'lost'> {
  const { orgID, profileID, expectVersion, identity, extraction, gist, body, at, job } = change
  const invite = await holdInvite.first(connection, { orgID, linkID: extraction.linkID })
  if (!invite) return 'stale'
  if (job && !(await finishJob(connection, job))) return 'lost'
  const written =
    expectVersion === 0
      ? await insertProfile.change(connection, { profileID, orgID, identity, at, body })
      : await updateProfile.change(connection, { orgID, profileID, expectVersion, body, at })
  if (written !== 1) throw new Undo('stale')
  const told = await putExtraction.change(connection, { ...extraction, profileID, gist })
  if (told !== 1) throw new Undo('stale')
  const { linkID } = extraction
  await tellInvite.change(connection, { linkID, profileID, sentiment: change.sentiment ?? null })
  if (change.correctedSentiment !== undefined) await showSentiment(connection, change)
  await renameProducts(connection, change)
  if (change.follow) await followJob(connection, change.follow)
  const made = { linkID, interviewID: invite.interviewID }
  await tellProfile(connection, { orgID, profileID, made, at })
  return 'done'
}

export async function correctProfile(
  connection: Connection,
  change: Parameters<Store['correctProfile']>[0],
): Promise<'done' | 'stale'> {
  const { orgID, profileID, expectVersion, correction, body } = change
  const { at } = correction
  const corrected = { orgID, profileID, expectVersion, body, at }
  if ((await updateProfile.change(connection, corrected)) !== 1) throw new Undo('stale')
  await putCorrection.change(connection, { ...correction, profileID, version: expectVersion + 1 })
  if (correction.field === 'sentiment') await showSentiment(connection, change)
  await tellProfile(connection, { orgID, profileID, at })
  return 'done'
}

/** Beside their invites: what each interview told, and for the newest what a correction says instead. */
async function showSentiment(
  connection: Connection,
  { profileID, correctedSentiment }: { profileID: string; correctedSentiment?: number | null },
): Promise<void> {
  await tellOwnSentiment.change(connection, { profileID })
  await restamp.change(connection, { profileID })
  if (correctedSentiment === undefined) return
  await putNewestSentiment.change(connection, { profileID, sentiment: correctedSentiment })
}

/** Removes or replaces a profile of this very version. Corrections may tell of what was erased. */
export async function reviseProfile(
  connection: Connection,
  orgID: string,
  change: NonNullable<Parameters<Store['eraseInvite']>[0]['profile']>,
  at: string,
): Promise<void> {
  const { profileID, expectVersion, replacement } = change
  await deleteCorrections.change(connection, { profileID })
  if (!replacement) {
    const deleted = await deleteProfile.change(connection, { orgID, profileID, expectVersion })
    if (deleted !== 1) throw new Undo('stale')
    await deleteExtractions.change(connection, { profileID })
    await dropProducts.change(connection, { profileID })
    return
  }
  await showSentiment(connection, { profileID })
  const { body, productIDs } = replacement
  const revised = { orgID, profileID, expectVersion, body, at }
  if ((await updateProfile.change(connection, revised)) !== 1) throw new Undo('stale')
  await renameProducts(connection, { orgID, profileID, productIDs })
}

async function renameProducts(
  connection: Connection,
  change: { orgID: string; profileID: string; productIDs: string[] },
): Promise<void> {
  const { orgID, profileID } = change
  const products = [...new Set(change.productIDs)].map((product_id) => ({ product_id }))
  await dropProducts.change(connection, { profileID })
  await nameProducts.change(connection, { orgID, profileID, products: JSON.stringify(products) })
}
