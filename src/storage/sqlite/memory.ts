import { DatabaseSync } from 'node:sqlite'
import { AppError } from '../../contract/errors.ts'
import type { Store } from '../../service/store.ts'
import { bindVerbs, readVerb, writeVerb } from '../verbs/bind-verbs.ts'
import { batchVerbsMax, commitTogether, type Outcome, type Task } from './batch.ts'
import { connectSqlite } from './connection.ts'
import { migrateSqlite } from './migrate.ts'

type Waiting = Task & { answer(outcome: Outcome): void }

/** A store that lives as long as its process: the same verbs and batches, on one connection. */
export function openMemoryStore(): Store {
  const database = new DatabaseSync(':memory:')
  const connection = connectSqlite(database)
  migrateSqlite(database)
  const waiting: Waiting[] = []
  let working: Promise<void> | null = null

  async function work(): Promise<void> {
    await Promise.resolve() // What is asked for in the same breath shares a batch.
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchVerbsMax)
      const outcomes = await commitTogether(connection, batch)
      for (const [index, outcome] of outcomes.entries()) batch[index]?.answer(outcome)
    }
    working = null
  }

  // Reads queue up too: the connection may be in the middle of somebody else's transaction.
  function run({ verb, given }: Task): Promise<unknown> {
    if (!database.isOpen) {
      return Promise.reject(new AppError('unavailable', 'The database is closed.'))
    }
    return new Promise((resolve, reject) => {
      // What crosses to a writer thread is copied; here too, nobody shares what they gave.
      const task = { verb, given: structuredClone(given) }
      waiting.push({
        ...task,
        answer: (outcome) => (outcome.done ? resolve(outcome.result) : reject(outcome.error)),
      })
      working ??= work()
    })
  }

  return {
    ...bindVerbs(
      (name, given) => run({ verb: readVerb(name), given }),
      (name, given) => run({ verb: writeVerb(name), given }),
    ),
    // Nobody else serves this database.
    onJob: () => undefined,
    async ping() {
      database.prepare('select 1').get()
    },
    async close() {
      await working
      if (database.isOpen) database.close()
    },
  }
}
