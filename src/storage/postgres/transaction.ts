import { setTimeout } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { AppError } from '../../contract/errors.ts'
import { Undo } from '../undo.ts'
import type { AnyVerb } from '../verbs/bind-verbs.ts'
import { connectPostgres } from './connection.ts'
import { isBroken, isTakenBack, isTimeout } from './errors.ts'
import { onScopedClient } from './scope.ts'

/** Pauses before the second, third and fourth try. */
const retryAfterMs = [20, 100, 500] as const

/** Tries again what the database took back or lost the connection of before it could take effect. */
async function retried<T>(
  attempt: () => Promise<T>,
  mayRetry: (error: unknown) => boolean,
): Promise<T> {
  for (const pauseMs of retryAfterMs) {
    try {
      return await attempt()
    } catch (error) {
      if (!mayRetry(error)) throw error
      await setTimeout(pauseMs)
    }
  }
  return attempt()
}

/** For how long after a read that was lost for good the next is not tried again. */
const lostMs = 1_000

/**
 * Tries a read again; once one has found no database by all its tries, each of the next is tried once: others
 * wait behind it, and would wait for the tries of all before them.
 */
export function createReadTries() {
  let lostAt = Number.NEGATIVE_INFINITY
  return async <T>(attempt: () => Promise<T>): Promise<T> => {
    const isLost = performance.now() - lostAt < lostMs
    try {
      return await retried(attempt, isLost ? isTakenBack : mayStartAgain)
    } catch (error) {
      // A query that takes too long tells of itself alone.
      if (isBroken(error) && !isTimeout(error)) lostAt = performance.now()
      throw error
    }
  }
}

/** Whether a read, or a write that has not reached its commit, may be tried again from its start. */
function mayStartAgain(error: unknown): boolean {
  return isTakenBack(error) || (isBroken(error) && !isTimeout(error))
}

/** A write of one statement, without a transaction around it. */
export async function runAlone(pool: Pool, verb: AnyVerb, given: unknown): Promise<unknown> {
  // A connection that breaks may have carried the statement out: only the database's own word counts.
  const run = () => onScopedClient(pool, (client) => verb(connectPostgres(client), given))
  return retried(run, isTakenBack)
}

/** A write of several statements, all of them or none. */
export async function runWhole(pool: Pool, verb: AnyVerb, given: unknown): Promise<unknown> {
  return retried(() => transact(pool, verb, given), mayStartAgain)
}

async function transact(pool: Pool, verb: AnyVerb, given: unknown): Promise<unknown> {
  return await onScopedClient(pool, async (client, lose) => {
    try {
      await client.query('begin')
      const result = await verb(connectPostgres(client), given)
      await commit(client)
      return result
    } catch (error) {
      lose(await takeBack(client, error))
      if (error instanceof Undo) return error.result
      throw error
    }
  })
}

async function commit(client: PoolClient): Promise<void> {
  try {
    await client.query('commit')
  } catch (error) {
    if (!isBroken(error)) throw error
    throw new AppError('unavailable', 'The database was lost before it confirmed the change.', {
      cause: error,
    })
  }
}

/** Ends a failed transaction; answers why the connection must not be used again, if so. */
async function takeBack(client: PoolClient, error: unknown): Promise<Error | undefined> {
  if (isBroken(error) && error instanceof Error) return error
  try {
    await client.query('rollback')
    return undefined
  } catch (failure) {
    return failure instanceof Error ? failure : new Error(String(failure))
  }
}
