import { sql } from 'kysely'
import type { Scope } from '../../contract/calls/call.ts'
import type { Token } from '../../service/members/token-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import type { TokenTable } from '../schema/tables/tokens.ts'

const tokensListedMax = 1_000

// Named one by one: a column that a later version adds must not upset this one's prepared statements.
export const tokenColumns = [
  'hash',
  'token_id',
  'org_id',
  'user_id',
  'scopes',
  'created_at',
  'expires_at',
  'revoked_at',
  'name',
  'last_used_at',
  'parent_id',
  'generation',
  'client_id',
  'access_until',
  'family_hash',
  'refresh_hash',
] as const

/** How often tokens may make one another; so many steps lead from any of them to the last it ends. */
const generationsMax = 8

export const insertToken = prepared<TokenTable>(({ db }, row) =>
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
      name: row.name,
      last_used_at: row.last_used_at,
      parent_id: row.parent_id,
      generation: row.generation,
      client_id: row.client_id,
      access_until: row.access_until,
      family_hash: row.family_hash,
      refresh_hash: row.refresh_hash,
    })
    .compile(),
)

const tokenByHash = prepared<{ hash: string }, TokenTable>(({ db }, { hash }) =>
  db.selectFrom('token').select(tokenColumns).where('hash', '=', hash).compile(),
)

const allTokens = prepared<Record<string, never>, TokenTable>(({ db }) =>
  db
    .selectFrom('token')
    .select(tokenColumns)
    .orderBy('created_at')
    .orderBy('token_id')
    .limit(tokensListedMax)
    .compile(),
)

const tokensOfOrganization = prepared<{ orgID: string }, TokenTable>(({ db }, { orgID }) =>
  db
    .selectFrom('token')
    .select(tokenColumns)
    .where('org_id', '=', orgID)
    .orderBy('created_at')
    .orderBy('token_id')
    .limit(tokensListedMax)
    .compile(),
)

const anyToken = prepared<Record<string, never>, { token_id: string }>(({ db }) =>
  db.selectFrom('token').select('token_id').limit(1).compile(),
)

function revoke(whose: 'anybody' | 'organization' | 'member') {
  return prepared<{ tokenID: string; orgID: string; userID: string; at: string }>(
    ({ db }, { tokenID, orgID, userID, at }) =>
      db
        .updateTable('token')
        .set({ revoked_at: at })
        .where((eb) =>
          eb.and([
            eb('token_id', '=', tokenID),
            eb('revoked_at', 'is', null),
            ...(whose === 'anybody' ? [] : [eb('org_id', '=', orgID)]),
            ...(whose === 'member'
              ? [eb('user_id', '=', userID), eb('client_id', 'is not', null)]
              : []),
          ]),
        )
        .compile(),
  )
}

const revokeAny = revoke('anybody')
const revokeOwn = revoke('organization')
const revokeOfMember = revoke('member')

/** Held, so that a token cannot be made by one that is being revoked. */
const holdParent = prepared<{ orgID: string; tokenID: string }, { generation: number }>(
  ({ db, forUpdate }, { orgID, tokenID }) =>
    db
      .selectFrom('token')
      .select('generation')
      .where('token_id', '=', tokenID)
      .where('org_id', '=', orgID)
      .where('revoked_at', 'is', null)
      .modifyEnd(forUpdate)
      .compile(),
)

const holdSession = prepared<{ hash: string }, { hash: string }>(({ db, forUpdate }, { hash }) =>
  db
    .selectFrom('console_session')
    .select('hash')
    .where('hash', '=', hash)
    .modifyEnd(forUpdate)
    .compile(),
)

const childrenOf = prepared<{ parents: string }, { token_id: string }>(
  ({ db, textsOf }, { parents }) =>
    db
      .selectFrom('token')
      .innerJoin(textsOf(sql`${parents}`, 'parent'), 'parent.value', 'token.parent_id')
      .select('token.token_id')
      .compile(),
)

const touch = prepared<{ hash: string; at: string }>(({ db }, { hash, at }) =>
  db.updateTable('token').set({ last_used_at: at }).where('hash', '=', hash).compile(),
)

type Page = { orgID: string; createdAt: string; id: string; limit: number }

const tokenPage = prepared<Page, TokenTable>(({ db }, page) =>
  db
    .selectFrom('token')
    .select(tokenColumns)
    .where('org_id', '=', page.orgID)
    .where((eb) =>
      eb(eb.refTuple('created_at', 'token_id'), '>', eb.tuple(page.createdAt, page.id)),
    )
    .orderBy('created_at')
    .orderBy('token_id')
    .limit(page.limit)
    .compile(),
)

const goodTokensOfUser = prepared<{ orgID: string; userID: string }, TokenTable>(
  ({ db }, { orgID, userID }) =>
    db
      .selectFrom('token')
      .select(tokenColumns)
      .where('org_id', '=', orgID)
      .where('user_id', '=', userID)
      .where('revoked_at', 'is', null)
      .compile(),
)

export async function addToken(
  connection: Connection,
  { sessionHash, ...token }: Parameters<Store['addToken']>[0],
): Promise<'done' | 'lost' | 'full'> {
  const parentID = token.parentID ?? null
  const { orgID } = token
  const parent =
    parentID === null ? null : await holdParent.first(connection, { orgID, tokenID: parentID })
  if (parentID !== null && !parent) return 'lost'
  if (sessionHash !== undefined && !(await holdSession.first(connection, { hash: sessionHash }))) {
    return 'lost'
  }
  const generation = parent ? parent.generation + 1 : 0
  if (generation > generationsMax) return 'full'
  await insertToken.change(connection, {
    hash: token.hash,
    token_id: token.tokenID,
    org_id: token.orgID,
    user_id: token.userID,
    scopes: JSON.stringify(token.scopes),
    created_at: token.createdAt,
    expires_at: token.expiresAt,
    revoked_at: token.revokedAt,
    name: token.name ?? null,
    last_used_at: null,
    parent_id: parentID,
    generation,
    ...{ client_id: null, access_until: null, family_hash: null, refresh_hash: null },
  })
  return 'done'
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
  const { tokenID, orgID, assistantOf, at } = change
  const inOrganization = assistantOf === undefined ? revokeOwn : revokeOfMember
  const own = orgID === undefined ? revokeAny : inOrganization
  const given = { tokenID, orgID: orgID ?? '', userID: assistantOf ?? '', at }
  if ((await own.change(connection, given)) !== 1) return false
  // Looked for after it was revoked: one that it was about to make is there by now, or never will be.
  let parents = [tokenID]
  for (let step = 0; step < generationsMax && parents.length > 0; step += 1) {
    const children = await childrenOf.all(connection, { parents: JSON.stringify(parents) })
    parents = children.map((child) => child.token_id)
    for (const child of parents)
      await revokeAny.change(connection, { tokenID: child, orgID: '', userID: '', at })
  }
  return true
}

export async function touchToken(
  connection: Connection,
  change: Parameters<Store['touchToken']>[0],
): Promise<void> {
  await touch.change(connection, change)
}

export async function listTokensOf(
  connection: Connection,
  { orgID, after, limit }: Parameters<Store['listTokensOf']>[0],
): Promise<Token[]> {
  // Sorts before every time and identifier.
  const { createdAt, id } = after ?? { createdAt: '', id: '' }
  return (await tokenPage.all(connection, { orgID, createdAt, id, limit })).map(readToken)
}

const dropCodes = prepared<{ userID: string }>(({ db }, { userID }) =>
  db.deleteFrom('authorization_code').where('user_id', '=', userID).compile(),
)

/** Revokes the tokens of a user that may do more than this; what they consented to a moment ago ends, too. */
export async function revokeTokensOf(
  connection: Connection,
  { orgID, userID, at }: { orgID: string; userID: string; at: string },
  scopes: readonly Scope[],
): Promise<void> {
  await dropCodes.change(connection, { userID })
  for (const row of await goodTokensOfUser.all(connection, { orgID, userID })) {
    const token = readToken(row)
    const exceeds = token.scopes.some((scope) => !scopes.includes(scope))
    if (exceeds) await revokeToken(connection, { tokenID: token.tokenID, orgID, at })
  }
}

export async function hasTokens(connection: Connection): Promise<boolean> {
  return (await anyToken.first(connection, {})) !== null
}

export function readToken(row: TokenTable): Token {
  return {
    hash: row.hash,
    tokenID: row.token_id,
    orgID: row.org_id,
    userID: row.user_id,
    scopes: JSON.parse(row.scopes),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    name: row.name,
    lastUsedAt: row.last_used_at,
    parentID: row.parent_id,
    ...(row.client_id !== null && {
      assistant: { clientID: row.client_id, accessUntil: row.access_until ?? '' },
    }),
  }
}
