import { sql } from 'kysely'
import { AppError } from '../../contract/errors.ts'
import type { Idempotency, Written } from '../../service/calls/call-store.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

/** How many outlived keys each keyed write clears away, so that the table stays small. */
const forgottenPerWrite = 16

const claim = prepared<{
  scope: string
  key: string
  fingerprint: string
  response: string
  at: string
  forgetBefore: string
}>(({ db }, given) =>
  db
    .insertInto('idempotency')
    .values({
      scope: given.scope,
      key: given.key,
      fingerprint: given.fingerprint,
      created_at: given.at,
      response: given.response,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key'])
        .doUpdateSet((eb) => ({
          fingerprint: eb.ref('excluded.fingerprint'),
          created_at: eb.ref('excluded.created_at'),
          response: eb.ref('excluded.response'),
        }))
        .where('idempotency.created_at', '<', given.forgetBefore),
    )
    .compile(),
)

const earlier = prepared<{ scope: string; key: string }, { fingerprint: string; response: string }>(
  ({ db }, { scope, key }) =>
    db
      .selectFrom('idempotency')
      .select(['fingerprint', 'response'])
      .where('scope', '=', scope)
      .where('key', '=', key)
      .compile(),
)

const forget = prepared<{ forgetBefore: string }>(({ db, forUpdateSkipLocked }, { forgetBefore }) =>
  sql`delete from idempotency where (scope, key) in (
    select scope, key from idempotency where created_at < ${forgetBefore}
    order by created_at limit ${sql.lit(forgottenPerWrite)} ${forUpdateSkipLocked}
  )`.compile(db),
)

/**
 * Claims the key in the caller's transaction, together with the answer it will have. Null when this
 * is the first call with the key; a second one waits for the first to end and then replays it.
 */
export async function claimKey(
  connection: Connection,
  idempotency: Idempotency,
  at: string,
): Promise<Written | null> {
  const { scope, key, fingerprint, response, forgetBefore } = idempotency
  const change = { scope, key, fingerprint, response, at, forgetBefore }
  const claimed = await claim.change(connection, change).catch((error: unknown) => {
    if (!connection.dialect.isLockTimeout(error)) throw error
    throw new AppError('conflict', 'A request with this Idempotency-Key is still running.', {
      reason: 'key_running',
    })
  })
  if (claimed === 1) {
    await forget.change(connection, { forgetBefore })
    return null
  }
  const before = await earlier.first(connection, { scope, key })
  if (!before) throw new Error('The idempotency key was taken and is not there.')
  if (before.fingerprint !== fingerprint) return { outcome: 'mismatched' }
  return { outcome: 'replayed', response: before.response }
}

/** In both databases `octet_length` is read of the row's head: no answer is fetched for it. */
const measureKept = prepared<
  Parameters<Store['measureAnswers']>[0],
  { count: number; bytes: number | null }
>(({ db }, { scope, since, most }) =>
  db
    .selectFrom(
      db
        .selectFrom('idempotency')
        .select((eb) => eb.fn<number>('octet_length', ['response']).as('bytes'))
        .where('scope', '=', scope)
        .where('created_at', '>=', since)
        .limit(most)
        .as('derived'),
    )
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('bytes').as('bytes')])
    .compile(),
)

export async function measureAnswers(
  connection: Connection,
  query: Parameters<Store['measureAnswers']>[0],
): ReturnType<Store['measureAnswers']> {
  const kept = await measureKept.first(connection, query)
  return { keys: Number(kept?.count ?? 0), bytes: Number(kept?.bytes ?? 0) }
}

const keptKey = prepared<Parameters<Store['hasAnswer']>[0], { key: string }>(
  ({ db }, { scope, key, since }) =>
    db
      .selectFrom('idempotency')
      .select('key')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('created_at', '>=', since)
      .compile(),
)

export async function hasAnswer(
  connection: Connection,
  query: Parameters<Store['hasAnswer']>[0],
): Promise<boolean> {
  return (await keptKey.first(connection, query)) !== null
}

const erasedSince = prepared<{ scope: string; key: string; orgID: string }, { link_hash: string }>(
  ({ db }, { scope, key, orgID }) =>
    db
      .selectFrom('idempotency')
      .innerJoin('erasure', (join) =>
        join.onRef('erasure.erased_at', '>', 'idempotency.created_at'),
      )
      .select('link_hash')
      .where('scope', '=', scope)
      .where('key', '=', key)
      .where('org_id', '=', orgID)
      .limit(1)
      .compile(),
)

/** Claims the key of a call whose answer is not known yet. */
export async function claimAnswer(
  connection: Connection,
  { idempotency, orgID, at }: Parameters<Store['claimAnswer']>[0],
): ReturnType<Store['claimAnswer']> {
  const { scope, key } = idempotency
  const claimed = await claimKey(connection, idempotency, at)
  if (claimed === null) return { outcome: 'done' }
  if (claimed.outcome === 'mismatched') return claimed
  const erased = await erasedSince.first(connection, { scope, key, orgID })
  return erased ? { outcome: 'erased' } : claimed
}

const setResponse = prepared<{ scope: string; key: string; response: string; at: string }>(
  ({ db }, { scope, key, response, at }) =>
    db
      .updateTable('idempotency')
      .set({ response, created_at: at })
      .where('scope', '=', scope)
      .where('key', '=', key)
      .compile(),
)

const giveBack = prepared<{ scope: string; key: string }>(({ db }, { scope, key }) =>
  db.deleteFrom('idempotency').where('scope', '=', scope).where('key', '=', key).compile(),
)

export async function settleAnswer(
  connection: Connection,
  { scope, key, response, at }: Parameters<Store['settleAnswer']>[0],
): Promise<'done'> {
  if (response === null) await giveBack.change(connection, { scope, key })
  else await setResponse.change(connection, { scope, key, response, at })
  return 'done'
}
