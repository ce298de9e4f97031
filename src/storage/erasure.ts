import type { Store } from '../service/store.ts'
import type { Connection } from './dialect.ts'
import { reviseProfile } from './profile-changes.ts'
import { prepared } from './query.ts'
import { Undo } from './undo.ts'

type Held = { orgID: string; profileID: string | null }

const holdInvite = prepared<{ linkID: string }, { orgID: string }>(
  ({ db, forUpdate }, { linkID }) =>
    db
      .selectFrom('invite')
      .select('org_id as orgID')
      .where('link_id', '=', linkID)
      .modifyEnd(forUpdate)
      .compile(),
)

const profileOfLink = prepared<{ linkID: string }, { profile_id: string }>(({ db }, { linkID }) =>
  db.selectFrom('extraction').select('profile_id').where('link_id', '=', linkID).compile(),
)

/** Every table that holds something about one invite, the invite itself last. */
const erasures = (['message', 'session', 'consent', 'extraction', 'invite'] as const).map((table) =>
  prepared<{ linkID: string }>(({ db }, { linkID }) =>
    db.deleteFrom(table).where('link_id', '=', linkID).compile(),
  ),
)

const eraseJobs = prepared<{ linkID: string }>(({ db }, { linkID }) =>
  db.deleteFrom('job').where('subject', '=', linkID).compile(),
)

export async function eraseInvite(
  connection: Connection,
  { linkID, profile, at }: Parameters<Store['eraseInvite']>[0],
): Promise<'done' | 'stale'> {
  const held = await hold(connection, linkID)
  if (held.profileID !== (profile?.profileID ?? null)) throw new Undo('stale')
  for (const erase of erasures) await erase.change(connection, { linkID })
  await eraseJobs.change(connection, { linkID })
  if (profile) await reviseProfile(connection, held.orgID, profile, at)
  return 'done'
}

async function hold(connection: Connection, linkID: string): Promise<Held> {
  const invite = await holdInvite.first(connection, { linkID })
  const extraction = await profileOfLink.first(connection, { linkID })
  return { orgID: invite?.orgID ?? '', profileID: extraction?.profile_id ?? null }
}
