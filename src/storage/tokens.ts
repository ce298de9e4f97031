import type { Store, Token } from '../service/store.ts'
import type { Connection } from './dialect.ts'
import { prepared } from './query.ts'
import type { TokenTable } from './tables.ts'

const tokensListedMax = 1_000

// Named one by one: a column that a later version adds must not upset this one's prepared statements.
const columns = [
  'hash',
  'token_id',
  'org_id',
  'user_id',
  'scopes',
  'created_at',
  'expires_at',
  'revoked_at',
] as const

const insertToken = prepared<TokenTable>(({ db }, row) =>
  db
    .insertInto('token')
    .values({
      hash: row.hash,
      token_id: row.token_id,
      org_id: row.org_id,
      user_id: row.user_id,
      scopes: row.scopes,
      created_at: row.created_at,
      expires_at: row.expires_at,
      revoked_at: row.revoked_at,
    })
    .compile(),
)

const tokenByHash = prepared<{ hash: string }, TokenTable>(({ db }, { hash }) =>
  db.selectFrom('token').select(columns).where('hash', '=', hash).compile(),
)

const allTokens = prepared<Record<string, never>, TokenTable>(({ db }) =>
  db
    .selectFrom('token')
    .select(columns)
    .orderBy('created_at')
    .orderBy('token_id')
    .limit(tokensListedMax)
    .compile(),
)

const tokensOfOrganization = prepared<{ orgID: string }, TokenTable>(({ db }, { orgID }) =>
  db
    .selectFrom('token')
    .select(columns)
    .where('org_id', '=', orgID)
    .orderBy('created_at')
    .orderBy('token_id')
    .limit(tokensListedMax)
    .compile(),
)

const anyToken = prepared<Record<string, never>, { token_id: string }>(({ db }) =>
  db.selectFrom('token').select('token_id').limit(1).compile(),
)

const revoke = prepared<{ tokenID: string; at: string }>(({ db }, { tokenID, at }) =>
  db
    .updateTable('token')
    .set({ revoked_at: at })
    .where('token_id', '=', tokenID)
    .where('revoked_at', 'is', null)
    .compile(),
)

export async function addToken(connection: Connection, token: Token): Promise<void> {
  await insertToken.change(connection, {
    hash: token.hash,
    token_id: token.tokenID,
    org_id: token.orgID,
    user_id: token.userID,
    scopes: JSON.stringify(token.scopes),
    created_at: token.createdAt,
    expires_at: token.expiresAt,
    revoked_at: token.revokedAt,
  })
}

export async function findToken(
  connection: Connection,
  query: Parameters<Store['findToken']>[0],
): Promise<Token | null> {
  const row = await tokenByHash.first(connection, query)
  return row && readToken(row)
}

export async function listTokens(
  connection: Connection,
  { orgID }: Parameters<Store['listTokens']>[0],
): Promise<Token[]> {
  const rows =
    orgID === undefined
      ? await allTokens.all(connection, {})
      : await tokensOfOrganization.all(connection, { orgID })
  return rows.map(readToken)
}

export async function revokeToken(
  connection: Connection,
  change: Parameters<Store['revokeToken']>[0],
): Promise<boolean> {
  return (await revoke.change(connection, change)) === 1
}

export async function hasTokens(connection: Connection): Promise<boolean> {
  return (await anyToken.first(connection, {})) !== null
}

function readToken(row: TokenTable): Token {
  return {
    hash: row.hash,
    tokenID: row.token_id,
    orgID: row.org_id,
    userID: row.user_id,
    scopes: JSON.parse(row.scopes),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  }
}
