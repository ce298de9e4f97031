import { Undo } from '../undo.ts'
import type { AnyVerb } from '../verbs/bind-verbs.ts'
import type { SqliteConnection } from './connection.ts'
import { translateSqliteError } from './errors.ts'

/** Most verbs that share one commit: bounds how long the first of them waits for the last. */
export const batchVerbsMax = 256

export type Task = { verb: AnyVerb; given: unknown }
export type Outcome = { done: true; result: unknown } | { done: false; error: unknown }

/**
 * Runs verbs in one transaction with one commit. Each has a savepoint of its own, so that one that
 * fails takes back only itself; `first` holds whatever fails. No outcome is known before the commit, and
 * if that fails all fail.
 */
export async function commitTogether(
  connection: SqliteConnection,
  tasks: readonly Task[],
  first: string | null = null,
): Promise<Outcome[]> {
  try {
    connection.execute('begin immediate')
    if (first !== null) connection.execute(first)
    const outcomes: Outcome[] = []
    for (const task of tasks) outcomes.push(await attempt(connection, task))
    connection.execute('commit')
    return outcomes
  } catch (failure) {
    if (connection.inTransaction()) connection.execute('rollback')
    const error = translateSqliteError(failure)
    return tasks.map(() => ({ done: false, error }))
  }
}

async function attempt(connection: SqliteConnection, { verb, given }: Task): Promise<Outcome> {
  connection.execute('savepoint verb')
  try {
    const result = await verb(connection, given)
    connection.execute('release verb')
    return { done: true, result }
  } catch (error) {
    // A full disk, for one, ends the whole transaction: then nothing of the batch is left.
    if (!connection.inTransaction()) throw error
    connection.execute('rollback to verb')
    connection.execute('release verb')
    if (error instanceof Undo) return { done: true, result: error.result }
    return { done: false, error: translateSqliteError(error) }
  }
}
