import type { Role } from '../../contract/calls/console-calls.ts'
import type { Granted, RedeemOutcome } from '../../service/assistants/assistant-store.ts'
import { scopesOf } from '../../service/members/roles.ts'
import type { Token } from '../../service/members/token-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import type { AuthorizationCodeTable, TokenTable } from '../schema/tables/tokens.ts'
import { memberColumns } from './member-columns.ts'
import { insertToken, readToken, revokeToken, tokenColumns } from './tokens.ts'

const insertCode = prepared<AuthorizationCodeTable>(({ db }, row) =>
  db
    .insertInto('authorization_code')
    .values({
      code_hash: row.code_hash,
      org_id: row.org_id,
      user_id: row.user_id,
      client_id: row.client_id,
      client_name: row.client_name,
      redirect_uri: row.redirect_uri,
      challenge: row.challenge,
      scopes: row.scopes,
      expires_at: row.expires_at,
      token_id: null,
    })
    .compile(),
)

const forgetCodes = prepared<{ before: string }>(({ db }, { before }) =>
  db.deleteFrom('authorization_code').where('expires_at', '<', before).compile(),
)

const codeOwner = prepared<{ codeHash: string }, { orgID: string; userID: string }>(
  ({ db }, { codeHash }) =>
    db
      .selectFrom('authorization_code')
      .select(['org_id as orgID', 'user_id as userID'])
      .where('code_hash', '=', codeHash)
      .compile(),
)

/** Held, so that of two who bring it at one time the second finds it used. */
const holdCode = prepared<{ codeHash: string }, AuthorizationCodeTable>(
  ({ db, forUpdate }, { codeHash }) =>
    db
      .selectFrom('authorization_code')
      .select([
        'code_hash',
        'org_id',
        'user_id',
        'client_id',
        'client_name',
        'redirect_uri',
        'challenge',
        'scopes',
        'expires_at',
        'token_id',
      ])
      .where('code_hash', '=', codeHash)
      .modifyEnd(forUpdate)
      .compile(),
)

const dropCode = prepared<{ codeHash: string }>(({ db }, { codeHash }) =>
  db.deleteFrom('authorization_code').where('code_hash', '=', codeHash).compile(),
)

const useCode = prepared<{ codeHash: string; tokenID: string }>(({ db }, { codeHash, tokenID }) =>
  db
    .updateTable('authorization_code')
    .set({ token_id: tokenID })
    .where('code_hash', '=', codeHash)
    .compile(),
)

/** Held, so that whoever removes or demotes them finds the token, or it finds that. */
const holdMember = prepared<{ orgID: string; userID: string }, { role: Role }>(
  ({ db, forUpdate }, { orgID, userID }) =>
    db
      .selectFrom('member')
      .select(memberColumns)
      .where('member.user_id', '=', userID)
      .where('member.org_id', '=', orgID)
      .modifyEnd(forUpdate)
      .compile(),
)

const holdFamily = prepared<{ familyHash: string }, TokenTable>(
  ({ db, forUpdate }, { familyHash }) =>
    db
      .selectFrom('token')
      .select(tokenColumns)
      .where('family_hash', '=', familyHash)
      .modifyEnd(forUpdate)
      .compile(),
)

const holdToken = prepared<{ hash: string }, TokenTable>(({ db, forUpdate }, { hash }) =>
  db
    .selectFrom('token')
    .select(tokenColumns)
    .where('hash', '=', hash)
    .modifyEnd(forUpdate)
    .compile(),
)

type Renewal = {
  familyHash: string
  hash: string
  accessUntil: string
  refreshHash: string
  expiresAt: string
}

const renew = prepared<Renewal>(({ db }, pair) =>
  db
    .updateTable('token')
    .set({
      hash: pair.hash,
      access_until: pair.accessUntil,
      refresh_hash: pair.refreshHash,
      expires_at: pair.expiresAt,
    })
    .where('family_hash', '=', pair.familyHash)
    .compile(),
)

const assistantsOfMember = prepared<
  { orgID: string; userID: string; at: string; limit: number },
  TokenTable
>(({ db }, { orgID, userID, at, limit }) =>
  db
    .selectFrom('token')
    .select(tokenColumns)
    .where('org_id', '=', orgID)
    .where('user_id', '=', userID)
    .where('client_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('created_at')
    .orderBy('token_id')
    .limit(limit)
    .compile(),
)

/** Those that go on, and codes that may still become one. */
const countOfMember = prepared<
  { orgID: string; userID: string; at: string },
  { assistants: number; codes: number }
>(({ db }, { orgID, userID, at }) =>
  db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('token')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('org_id', '=', orgID)
        .where('user_id', '=', userID)
        .where('client_id', 'is not', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', at)
        .as('assistants'),
      eb
        .selectFrom('authorization_code')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('org_id', '=', orgID)
        .where('user_id', '=', userID)
        .where('token_id', 'is', null)
        .where('expires_at', '>', at)
        .as('codes'),
    ])
    .compile(),
)

export async function addCode(
  connection: Connection,
  { code, at, forgetBefore, most }: Parameters<Store['addCode']>[0],
): Promise<'done' | 'full'> {
  await forgetCodes.change(connection, { before: forgetBefore })
  const { orgID, userID } = code
  // So that of two that are allowed at one time the second counts the first.
  await holdMember.first(connection, { orgID, userID })
  const has = await countOfMember.first(connection, { orgID, userID, at })
  if (Number(has?.assistants) + Number(has?.codes) >= most) return 'full'
  await insertCode.change(connection, {
    code_hash: code.codeHash,
    org_id: code.orgID,
    user_id: code.userID,
    client_id: code.clientID,
    client_name: code.clientName,
    redirect_uri: code.redirectURI,
    challenge: code.challenge,
    scopes: JSON.stringify(code.scopes),
    expires_at: code.expiresAt,
    token_id: null,
  })
  return 'done'
}

export async function redeemCode(
  connection: Connection,
  given: Parameters<Store['redeemCode']>[0],
): Promise<RedeemOutcome> {
  const { codeHash, at } = given
  const owner = await codeOwner.first(connection, { codeHash })
  // First the member, as whoever removes them does.
  const member = owner && (await holdMember.first(connection, owner))
  const code = await holdCode.first(connection, { codeHash })
  if (!code) return { outcome: 'unknown' }
  if (code.token_id !== null) return await endReused(connection, code, at)
  const { org_id: orgID, user_id: userID } = code
  const granted: Granted = {
    orgID,
    userID,
    tokenID: given.tokenID,
    scopes: JSON.parse(code.scopes),
  }
  const may = member ? scopesOf(member.role) : []
  const isGood =
    code.expires_at > at &&
    code.client_id === given.clientID &&
    (given.redirectURI === null || code.redirect_uri === given.redirectURI) &&
    code.challenge === given.challenge &&
    granted.scopes.every((scope) => may.includes(scope))
  if (!isGood) {
    await dropCode.change(connection, { codeHash })
    return { outcome: 'unknown' }
  }
  await useCode.change(connection, { codeHash, tokenID: given.tokenID })
  await insertToken.change(connection, {
    hash: given.hash,
    token_id: given.tokenID,
    org_id: orgID,
    user_id: userID,
    scopes: code.scopes,
    created_at: at,
    expires_at: given.expiresAt,
    revoked_at: null,
    name: code.client_name,
    last_used_at: null,
    parent_id: null,
    generation: 0,
    client_id: code.client_id,
    access_until: given.accessUntil,
    family_hash: given.familyHash,
    refresh_hash: given.refreshHash,
  })
  return { outcome: 'done', ...granted }
}

async function endReused(
  connection: Connection,
  code: AuthorizationCodeTable,
  at: string,
): Promise<RedeemOutcome> {
  const { org_id: orgID, user_id: userID } = code
  const tokenID = code.token_id ?? ''
  if (!(await revokeToken(connection, { tokenID, orgID, at }))) return { outcome: 'unknown' }
  return { outcome: 'reused', orgID, userID, tokenID, scopes: JSON.parse(code.scopes) }
}

export async function renewAssistant(
  connection: Connection,
  given: Parameters<Store['renewAssistant']>[0],
): Promise<RedeemOutcome> {
  const { familyHash, at, hash, accessUntil, refreshHash, expiresAt } = given
  const row = await holdFamily.first(connection, { familyHash })
  const isGood =
    row &&
    row.revoked_at === null &&
    (row.expires_at ?? '') > at &&
    row.client_id === given.clientID
  if (!isGood) return { outcome: 'unknown' }
  const granted = grantedBy(row)
  if (row.refresh_hash !== given.expectHash) {
    await revokeToken(connection, { tokenID: granted.tokenID, orgID: granted.orgID, at })
    return { outcome: 'reused', ...granted }
  }
  await renew.change(connection, { familyHash, hash, accessUntil, refreshHash, expiresAt })
  return { outcome: 'done', ...granted }
}

export async function endAssistant(
  connection: Connection,
  { hash, familyHash, clientID, at }: Parameters<Store['endAssistant']>[0],
): Promise<Granted | null> {
  const row =
    (await holdToken.first(connection, { hash })) ??
    (await holdFamily.first(connection, { familyHash }))
  if (!row || row.client_id !== clientID) return null
  const granted = grantedBy(row)
  const { tokenID, orgID } = granted
  return (await revokeToken(connection, { tokenID, orgID, at })) ? granted : null
}

export async function listAssistants(
  connection: Connection,
  query: Parameters<Store['listAssistants']>[0],
): Promise<Token[]> {
  return (await assistantsOfMember.all(connection, query)).map(readToken)
}

function grantedBy(row: TokenTable): Granted {
  return {
    orgID: row.org_id,
    userID: row.user_id,
    tokenID: row.token_id,
    scopes: JSON.parse(row.scopes),
  }
}
