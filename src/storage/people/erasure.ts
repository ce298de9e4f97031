import type { Store } from '../../service/store.ts'
import { blotAudit } from '../calls/audit.ts'
import type { Connection } from '../dialect.ts'
import { eraseMails } from '../mail/mail-outcomes.ts'
import { eraseOpenStart } from '../open-links/open-starts.ts'
import { emptyGrouping } from '../profiles/groupings.ts'
import { reviseProfile } from '../profiles/profile-changes.ts'
import { prepared } from '../query.ts'
import { forgetPerson } from '../simulation/generated.ts'
import { eraseSimulated } from '../simulation/simulations.ts'
import { eraseNotes } from '../study/notes.ts'
import { eraseShares } from '../study/shares.ts'
import { eraseFromThemes } from '../study/theme-changes.ts'
import { dropPlan } from '../taking-part/plans.ts'
import { Undo } from '../undo.ts'
import { eraseDeliveriesOf } from '../webhooks/attempts.ts'
import { tellErased } from '../webhooks/events.ts'
import { hashLink } from './erased-links.ts'

type Invite = { orgID: string; interviewID: string; createdAt: string }
type Held = Invite & { profileID: string | null; planHash: string | null }

const holdInvite = prepared<{ linkID: string }, Invite>(({ db, forUpdate }, { linkID }) =>
  db
    .selectFrom('invite')
    .select(['org_id as orgID', 'interview_id as interviewID', 'created_at as createdAt'])
    .where('link_id', '=', linkID)
    .modifyEnd(forUpdate)
    .compile(),
)

const profileOfLink = prepared<{ linkID: string }, { profile_id: string }>(({ db }, { linkID }) =>
  db.selectFrom('extraction').select('profile_id').where('link_id', '=', linkID).compile(),
)

const planOfLink = prepared<{ linkID: string }, { plan_hash: string | null }>(
  ({ db }, { linkID }) =>
    db.selectFrom('session').select('plan_hash').where('link_id', '=', linkID).compile(),
)

/** Every table that holds something about one invite, the invite itself last. */
const erasures = (
  [
    ...(['sound', 'said', 'message', 'session', 'consent', 'extraction', 'quota_place'] as const),
    ...(['invite_email', 'invite'] as const),
  ] as const
).map((table) =>
  prepared<{ linkID: string }>(({ db }, { linkID }) =>
    db.deleteFrom(table).where('link_id', '=', linkID).compile(),
  ),
)

const eraseJobs = prepared<{ linkID: string }>(({ db }, { linkID }) =>
  db.deleteFrom('job').where('subject', '=', linkID).compile(),
)

/**
 * An answer that is kept for a repeat was stored in the instant that its links were made. In it the
 * link is blotted out, so that the repeat makes no others and learns nothing of this one.
 */
const blotAnswers = prepared<{ createdAt: string; linkID: string; blot: string }>(
  ({ db }, { createdAt, linkID, blot }) =>
    db
      .updateTable('idempotency')
      .set((eb) => ({ response: eb.fn('replace', ['response', eb.val(linkID), eb.val(blot)]) }))
      .where('created_at', '=', createdAt)
      .compile(),
)

export const noteErasure = prepared<{ linkHash: string; orgID: string; at: string }>(
  ({ db }, { linkHash, orgID, at }) =>
    db
      .insertInto('erasure')
      .values({ link_hash: linkHash, org_id: orgID, erased_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
)

export async function eraseInvite(
  connection: Connection,
  { linkID, profile, at }: Parameters<Store['eraseInvite']>[0],
): Promise<'done' | 'stale'> {
  const held = await hold(connection, linkID)
  if (held.profileID !== (profile?.profileID ?? null)) throw new Undo('stale')
  for (const erase of erasures) await erase.change(connection, { linkID })
  await eraseJobs.change(connection, { linkID })
  await eraseNotes(connection, { linkID, profileID: held.profileID })
  await eraseSimulated(connection, { linkID })
  await eraseShares(connection, { linkID })
  await eraseMails(connection, linkID)
  await eraseDeliveriesOf(connection, linkID)
  if (held.profileID !== null) await eraseDeliveriesOf(connection, held.profileID)
  if (profile) await reviseProfile(connection, held.orgID, profile, at)
  if (profile && !profile.replacement) {
    const { orgID, profileID: person } = { ...held, ...profile }
    await blotAudit(connection, orgID, person)
    await forgetPerson(connection, { orgID, person })
  }
  if (held.orgID !== '') {
    await blotAudit(connection, held.orgID, linkID)
    const blot = '0'.repeat(linkID.length)
    await blotAnswers.change(connection, { createdAt: held.createdAt, linkID, blot })
    await emptyGrouping(connection, held, at)
    await eraseFromThemes(connection, { ...held, linkID })
    await noteErasure.change(connection, { linkHash: hashLink(linkID), orgID: held.orgID, at })
    if (held.planHash !== null) {
      await dropPlan(connection, { orgID: held.orgID, hash: held.planHash })
    }
    const isReplaced = Boolean(profile?.replacement)
    await tellErased(connection, { ...held, linkID, isReplaced, at })
  }
  await eraseOpenStart(connection, { linkID })
  return 'done'
}

async function hold(connection: Connection, linkID: string): Promise<Held> {
  const invite = await holdInvite.first(connection, { linkID })
  const extraction = await profileOfLink.first(connection, { linkID })
  const { orgID = '', interviewID = '', createdAt = '' } = invite ?? {}
  const session = await planOfLink.first(connection, { linkID })
  return {
    ...{ orgID, interviewID, createdAt },
    profileID: extraction?.profile_id ?? null,
    planHash: session?.plan_hash ?? null,
  }
}
