import type { ConsoleSession, Login, Member } from '../../service/members/member-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { memberColumns, selectLogins } from './member-columns.ts'
import { revokeTokensOf } from './tokens.ts'

type Row = {
  hash: string
  userID: string
  createdAt: string
  expiresAt: string
  issuer: string | null
}

const insert = prepared<Row>(({ db }, session) =>
  db
    .insertInto('console_session')
    .values({
      hash: session.hash,
      user_id: session.userID,
      created_at: session.createdAt,
      used_at: session.createdAt,
      expires_at: session.expiresAt,
      issuer: session.issuer,
    })
    .compile(),
)

const removeOne = prepared<{ hash: string }>(({ db }, { hash }) =>
  db.deleteFrom('console_session').where('hash', '=', hash).compile(),
)

const end = prepared<{ hash: string }, { issuer: string | null }>(({ db }, { hash }) =>
  db.deleteFrom('console_session').where('hash', '=', hash).returning('issuer').compile(),
)

const removeOfMember = prepared<{ userID: string }>(({ db }, { userID }) =>
  db.deleteFrom('console_session').where('user_id', '=', userID).compile(),
)

// One condition each, so that each uses its index.
const forgetEnded = prepared<{ at: string }>(({ db }, { at }) =>
  db.deleteFrom('console_session').where('expires_at', '<=', at).compile(),
)
const forgetIdle = prepared<{ idleBefore: string }>(({ db }, { idleBefore }) =>
  db.deleteFrom('console_session').where('used_at', '<=', idleBefore).compile(),
)
const forgetBearers = prepared<{ at: string }>(({ db }, { at }) =>
  db.deleteFrom('console_bearer').where('expires_at', '<=', at).compile(),
)

const loginBySession = prepared<{ hash: string; at: string; idleBefore: string }, Login>(
  (dialect, { hash, at, idleBefore }) =>
    selectLogins(dialect)
      .innerJoin('console_session', 'console_session.user_id', 'member.user_id')
      .where('console_session.hash', '=', hash)
      .where('console_session.expires_at', '>', at)
      .where('console_session.used_at', '>', idleBefore)
      .compile(),
)

const useSession = prepared<{ hash: string; at: string; idleBefore: string }>(
  ({ db }, { hash, at, idleBefore }) =>
    db
      .updateTable('console_session')
      .set({ used_at: at })
      .where('hash', '=', hash)
      .where('expires_at', '>', at)
      .where('used_at', '>', idleBefore)
      .compile(),
)

const insertBearer = prepared<{ hash: string; sessionHash: string; expiresAt: string }>(
  ({ db }, bearer) =>
    db
      .insertInto('console_bearer')
      .values({
        hash: bearer.hash,
        session_hash: bearer.sessionHash,
        expires_at: bearer.expiresAt,
      })
      .compile(),
)

const forgetBearersOf = prepared<{ sessionHash: string; at: string }>(
  ({ db }, { sessionHash, at }) =>
    db
      .deleteFrom('console_bearer')
      .where('session_hash', '=', sessionHash)
      .where('expires_at', '<=', at)
      .compile(),
)

const memberByBearer = prepared<{ hash: string; at: string }, Member & { sessionHash: string }>(
  ({ db }, { hash, at }) =>
    db
      .selectFrom('console_bearer')
      .innerJoin('console_session', 'console_session.hash', 'console_bearer.session_hash')
      .innerJoin('member', 'member.user_id', 'console_session.user_id')
      .select([...memberColumns, 'console_session.hash as sessionHash'])
      .where('console_bearer.hash', '=', hash)
      .where('console_bearer.expires_at', '>', at)
      .where('console_session.expires_at', '>', at)
      .compile(),
)

const changePassword = prepared<{ userID: string; expectPassword: string; password: string }>(
  ({ db }, { userID, expectPassword, password }) =>
    db
      .updateTable('member')
      .set({ password })
      .where('user_id', '=', userID)
      .where('password', '=', expectPassword)
      .compile(),
)

export async function insertSession(
  connection: Connection,
  userID: string,
  { hash, createdAt, expiresAt, issuer }: ConsoleSession,
): Promise<void> {
  await insert.change(connection, { hash, userID, createdAt, expiresAt, issuer: issuer ?? null })
}

export async function addSession(
  connection: Connection,
  { userID, session, ends, idleBefore }: Parameters<Store['addSession']>[0],
): Promise<void> {
  const at = session.createdAt
  await forgetEnded.change(connection, { at })
  await forgetIdle.change(connection, { idleBefore })
  await forgetBearers.change(connection, { at })
  if (ends !== null) await removeOne.change(connection, { hash: ends })
  await insertSession(connection, userID, session)
}

export function findSession(
  connection: Connection,
  query: Parameters<Store['findSession']>[0],
): Promise<Login | null> {
  return loginBySession.first(connection, query)
}

export async function endSession(
  connection: Connection,
  change: Parameters<Store['endSession']>[0],
): Promise<string | null> {
  return (await end.first(connection, change))?.issuer ?? null
}

export async function endSessionsOf(connection: Connection, userID: string): Promise<void> {
  await removeOfMember.change(connection, { userID })
}

export async function setPassword(
  connection: Connection,
  { orgID, userID, expectPassword, password, session }: Parameters<Store['setPassword']>[0],
): Promise<boolean> {
  const changed = await changePassword.change(connection, { userID, expectPassword, password })
  if (changed !== 1) return false
  await removeOfMember.change(connection, { userID })
  await revokeTokensOf(connection, { orgID, userID, at: session.createdAt }, [])
  await insertSession(connection, userID, session)
  return true
}

/** A bearer holds only beside its session: to end a session ends all it gave out. */
export async function addBearer(
  connection: Connection,
  { hash, sessionHash, expiresAt, at, idleBefore }: Parameters<Store['addBearer']>[0],
): Promise<boolean> {
  if ((await useSession.change(connection, { hash: sessionHash, at, idleBefore })) !== 1) {
    return false
  }
  await forgetBearersOf.change(connection, { sessionHash, at })
  await insertBearer.change(connection, { hash, sessionHash, expiresAt })
  return true
}

export function findBearer(
  connection: Connection,
  query: Parameters<Store['findBearer']>[0],
): Promise<(Member & { sessionHash: string }) | null> {
  return memberByBearer.first(connection, query)
}
