import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { Undo } from '../undo.ts'

type Link = { orgID: string; linkID: string }

/** Somebody's link on which they allowed it, held so that it cannot be erased meanwhile. */
const holdAllowed = prepared<Link, { id: string }>(({ db, forUpdate }, { orgID, linkID }) =>
  db
    .selectFrom('invite')
    .select('link_id as id')
    .where('link_id', '=', linkID)
    .where('org_id', '=', orgID)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('consent')
          .select('consent.link_id')
          .whereRef('consent.link_id', '=', 'invite.link_id')
          .where('consent.simulation_hash', 'is not', null),
      ),
    )
    .modifyEnd(forUpdate)
    .compile(),
)

const allowedLinks = prepared<
  { orgID: string; profileID: string; limit: number },
  { linkID: string }
>(({ db }, { orgID, profileID, limit }) =>
  db
    .selectFrom('extraction')
    .innerJoin('profile', 'profile.profile_id', 'extraction.profile_id')
    .innerJoin('consent', 'consent.link_id', 'extraction.link_id')
    .select('extraction.link_id as linkID')
    .where('extraction.profile_id', '=', profileID)
    .where('profile.org_id', '=', orgID)
    .where('consent.simulation_hash', 'is not', null)
    .orderBy('extraction.completed_at', 'desc')
    .orderBy('extraction.link_id', 'desc')
    .limit(limit)
    .compile(),
)

export async function listAllowed(
  connection: Connection,
  query: Parameters<Store['listAllowed']>[0],
): Promise<string[]> {
  return (await allowedLinks.all(connection, query)).map(({ linkID }) => linkID)
}

const nameSource = prepared<Link & { subject: string; person: string }>(({ db }, source) =>
  db
    .insertInto('simulated_from')
    .values({
      link_id: source.linkID,
      subject: source.subject,
      org_id: source.orgID,
      person: source.person,
    })
    .onConflict((conflict) => conflict.doNothing())
    .compile(),
)

/** Says on whose words something rests; undone where one of them is gone or did not allow it. */
export async function restOn(
  connection: Connection,
  of: { orgID: string; subject: string; sources: readonly { linkID: string; person: string }[] },
): Promise<void> {
  const { orgID, subject, sources } = of
  for (const { linkID, person } of sources) {
    if (!(await holdAllowed.first(connection, { orgID, linkID }))) throw new Undo('unknown')
    await nameSource.change(connection, { orgID, linkID, subject, person })
  }
}

export const forgetSources = prepared<{ subject: string }>(({ db }, { subject }) =>
  db.deleteFrom('simulated_from').where('subject', '=', subject).compile(),
)
