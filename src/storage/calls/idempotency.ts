import { sql } from 'kysely'
import { AppError } from '../../contract/errors.ts'
import type { Idempotency, Written } from '../../service/records.ts'
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
    throw new AppError('conflict', 'A request with this Idempotency-Key is still running.')
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
