import type { Store } from '../../src/service/store.ts'
import type { Connection } from '../../src/storage/dialect.ts'
import { Undo } from '../../src/storage/undo.ts'
import { bindVerbs, readVerb, writeVerb } from '../../src/storage/verbs/bind-verbs.ts'
import type { VerbName } from '../../src/storage/verbs/verb.ts'

/** The text of every statement that was run. */
export type Recorded = Set<string>

/** The verbs of a store on one connection without transactions, writing down what they run. */
export function bindStoreTo(connection: Connection, recorded: Recorded): Pick<Store, VerbName> {
  const recording: Connection = {
    ...connection,
    run(statement) {
      recorded.add(statement.sql)
      return connection.run(statement)
    },
  }
  return bindVerbs(
    (name, given) => readVerb(name)(recording, given),
    (name, given) =>
      writeVerb(name)(recording, given).catch((error: unknown) => {
        if (error instanceof Undo) return error.result
        throw error
      }),
  )
}
