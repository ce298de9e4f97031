import type { Login, Member } from '../../service/members/member-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import type { MemberTable } from '../schema/tables/members.ts'
import { Undo } from '../undo.ts'
import { endSessionsOf, insertSession } from './console-sessions.ts'
import { memberColumns, selectLogins } from './member-columns.ts'
import { revokeTokensOf } from './tokens.ts'

/** Organizations in which one e-mail may sign in; further ones are not looked at. */
const loginsMax = 20

const anyMember = prepared<Record<string, never>, { user_id: string }>(({ db }) =>
  db.selectFrom('member').select('user_id').limit(1).compile(),
)

const insertCode = prepared<{ hash: string; at: string }>(({ db }, { hash, at }) =>
  db.insertInto('setup_code').values({ hash, created_at: at }).compile(),
)

const forgetCodes = prepared<{ before: string }>(({ db }, { before }) =>
  db.deleteFrom('setup_code').where('created_at', '<', before).compile(),
)

/** Every good code goes at once: of two who come at the same time, the second finds none. */
const takeCodes = prepared<{ since: string }, { hash: string }>(({ db }, { since }) =>
  db.deleteFrom('setup_code').where('created_at', '>=', since).returning('hash').compile(),
)

const insertMember = prepared<MemberTable>(({ db }, row) =>
  db
    .insertInto('member')
    .values({
      user_id: row.user_id,
      org_id: row.org_id,
      email: row.email,
      email_key: row.email_key,
      name: row.name,
      role: row.role,
      created_at: row.created_at,
      joined_at: row.joined_at,
      password: row.password,
      join_code: row.join_code,
      join_until: row.join_until,
    })
    .compile(),
)

const loginsByEmail = prepared<{ emailKey: string; limit: number }, Login>(
  (dialect, { emailKey, limit }) =>
    selectLogins(dialect)
      .where('member.email_key', '=', emailKey)
      .orderBy('member.org_id')
      .limit(limit)
      .compile(),
)

const memberByCode = prepared<{ codeHash: string; at: string }, Member>(
  ({ db }, { codeHash, at }) =>
    db
      .selectFrom('member')
      .select(memberColumns)
      .where('member.join_code', '=', codeHash)
      .where('member.join_until', '>', at)
      .compile(),
)

const join = prepared<
  { codeHash: string; name: string | null; password: string; at: string },
  { user_id: string; org_id: string }
>(({ db }, { codeHash, name, password, at }) =>
  db
    .updateTable('member')
    .set((eb) => ({
      name,
      password,
      joined_at: eb.fn.coalesce('joined_at', eb.val(at)),
      join_code: null,
      join_until: null,
    }))
    .where('join_code', '=', codeHash)
    .where('join_until', '>', at)
    .returning(['user_id', 'org_id'])
    .compile(),
)

export async function hasMembers(connection: Connection): Promise<boolean> {
  return (await anyMember.first(connection, {})) !== null
}

export async function addSetupCode(
  connection: Connection,
  { hash, at, forgetBefore }: Parameters<Store['addSetupCode']>[0],
): Promise<void> {
  await forgetCodes.change(connection, { before: forgetBefore })
  await insertCode.change(connection, { hash, at })
}

export async function addFirstMember(
  connection: Connection,
  { codeHash, codesSince, member, emailKey, session }: Parameters<Store['addFirstMember']>[0],
): Promise<boolean> {
  const codes = await takeCodes.all(connection, { since: codesSince })
  const known = codes.some(({ hash }) => hash === codeHash)
  if (!known || (await hasMembers(connection))) throw new Undo(false)
  await insertMember.change(connection, memberRow(member, emailKey))
  await insertSession(connection, member.userID, session)
  return true
}

export function findLogins(
  connection: Connection,
  { emailKey }: Parameters<Store['findLogins']>[0],
): Promise<Login[]> {
  return loginsByEmail.all(connection, { emailKey, limit: loginsMax })
}

export function findInvited(
  connection: Connection,
  query: Parameters<Store['findInvited']>[0],
): Promise<Member | null> {
  return memberByCode.first(connection, query)
}

export async function joinMember(
  connection: Connection,
  { codeHash, name, password, session }: Parameters<Store['joinMember']>[0],
): Promise<boolean> {
  const at = session.createdAt
  const joined = await join.first(connection, { codeHash, name, password, at })
  if (!joined) return false
  await endSessionsOf(connection, joined.user_id)
  await revokeTokensOf(connection, { orgID: joined.org_id, userID: joined.user_id, at }, [])
  await insertSession(connection, joined.user_id, session)
  return true
}

function memberRow(member: Login, emailKey: string): MemberTable {
  return {
    user_id: member.userID,
    org_id: member.orgID,
    email: member.email,
    email_key: emailKey,
    name: member.name,
    role: member.role,
    created_at: member.createdAt,
    joined_at: member.joinedAt,
    password: member.password,
    join_code: null,
    join_until: null,
  }
}
