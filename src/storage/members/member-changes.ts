import { sql } from 'kysely'
import type { Member } from '../../service/members/member-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { endSessionsOf } from './console-sessions.ts'
import { memberColumns } from './member-columns.ts'
import { revokeTokensOf } from './tokens.ts'

const invite = prepared<
  {
    userID: string
    orgID: string
    email: string
    emailKey: string
    name: string | null
    role: string
    createdAt: string
    codeHash: string
    until: string
  },
  { user_id: string }
>(({ db }, member) =>
  db
    .insertInto('member')
    .values({
      user_id: member.userID,
      org_id: member.orgID,
      email: member.email,
      email_key: member.emailKey,
      name: member.name,
      role: member.role,
      created_at: member.createdAt,
      joined_at: null,
      password: null,
      join_code: member.codeHash,
      join_until: member.until,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email_key', 'org_id'])
        .doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          role: eb.ref('excluded.role'),
          join_code: eb.ref('excluded.join_code'),
          join_until: eb.ref('excluded.join_until'),
        }))
        .where('member.password', 'is', null),
    )
    .returning('user_id')
    .compile(),
)

type Page = { orgID: string; createdAt: string; id: string; limit: number }

const memberPage = prepared<Page, Member>(({ db }, page) =>
  db
    .selectFrom('member')
    .select(memberColumns)
    .where('org_id', '=', page.orgID)
    .where((eb) => eb(eb.refTuple('created_at', 'user_id'), '>', eb.tuple(page.createdAt, page.id)))
    .orderBy('created_at')
    .orderBy('user_id')
    .limit(page.limit)
    .compile(),
)

/** Held, so that two owners who remove each other leave one. */
const holdOwners = prepared<{ orgID: string }, { user_id: string }>(
  ({ db, forUpdate }, { orgID }) =>
    sql<{ user_id: string }>`select user_id from member
    where org_id = ${orgID} and role = 'owner' and joined_at is not null
    order by created_at, user_id ${forUpdate}`.compile(db),
)

const changeRole = prepared<{ orgID: string; userID: string; role: string }>(
  ({ db }, { orgID, userID, role }) =>
    db
      .updateTable('member')
      .set({ role })
      .where('user_id', '=', userID)
      .where('org_id', '=', orgID)
      .compile(),
)

const remove = prepared<{ orgID: string; userID: string }>(({ db }, { orgID, userID }) =>
  db.deleteFrom('member').where('user_id', '=', userID).where('org_id', '=', orgID).compile(),
)

const forgetIdentities = prepared<{ userID: string }>(({ db }, { userID }) =>
  db.deleteFrom('member_identity').where('user_id', '=', userID).compile(),
)

const offerReset = prepared<{ orgID: string; userID: string; codeHash: string; until: string }>(
  ({ db }, { orgID, userID, codeHash, until }) =>
    db
      .updateTable('member')
      .set({ join_code: codeHash, join_until: until })
      .where('user_id', '=', userID)
      .where('org_id', '=', orgID)
      .compile(),
)

export async function inviteMember(
  connection: Connection,
  { member, emailKey, codeHash, until }: Parameters<Store['inviteMember']>[0],
): Promise<string | null> {
  const { userID, orgID, email, name, role, createdAt } = member
  const given = { userID, orgID, email, emailKey, name, role, createdAt, codeHash, until }
  return (await invite.first(connection, given))?.user_id ?? null
}

export function listMembers(
  connection: Connection,
  { orgID, after, limit }: Parameters<Store['listMembers']>[0],
): Promise<Member[]> {
  // Sorts before every time and identifier.
  const { createdAt, id } = after ?? { createdAt: '', id: '' }
  return memberPage.all(connection, { orgID, createdAt, id, limit })
}

export async function setMemberRole(
  connection: Connection,
  { orgID, userID, role, scopes, at }: Parameters<Store['setMemberRole']>[0],
): Promise<'done' | 'unknown' | 'last'> {
  if (role !== 'owner' && (await isLastOwner(connection, orgID, userID))) return 'last'
  if ((await changeRole.change(connection, { orgID, userID, role })) !== 1) return 'unknown'
  await revokeTokensOf(connection, { orgID, userID, at }, scopes)
  return 'done'
}

export async function resetMember(
  connection: Connection,
  change: Parameters<Store['resetMember']>[0],
): Promise<boolean> {
  const { orgID, userID, at, codeHash, until } = change
  const offer = { orgID, userID, codeHash, until }
  if ((await offerReset.change(connection, offer)) !== 1) return false
  await endSessionsOf(connection, userID)
  await revokeTokensOf(connection, { orgID, userID, at }, [])
  return true
}

export async function removeMember(
  connection: Connection,
  { orgID, userID, at }: Parameters<Store['removeMember']>[0],
): Promise<'done' | 'unknown' | 'last'> {
  if (await isLastOwner(connection, orgID, userID)) return 'last'
  if ((await remove.change(connection, { orgID, userID })) !== 1) return 'unknown'
  await forgetIdentities.change(connection, { userID })
  await endSessionsOf(connection, userID)
  await revokeTokensOf(connection, { orgID, userID, at }, [])
  return 'done'
}

export async function hasOwner(connection: Connection, orgID: string): Promise<boolean> {
  return (await holdOwners.first(connection, { orgID })) !== null
}

async function isLastOwner(connection: Connection, orgID: string, userID: string) {
  const owners = await holdOwners.all(connection, { orgID })
  return owners.length === 1 && owners[0]?.user_id === userID
}
