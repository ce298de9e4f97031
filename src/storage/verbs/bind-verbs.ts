import { hasChanged, writeActing } from '../../service/calls/acting.ts'
import type { Store } from '../../service/store.ts'
import { writeAudit } from '../calls/audit.ts'
import type { Connection } from '../dialect.ts'
import { findWithPlans } from '../taking-part/session-plans.ts'
import { type ReadName, reads } from './reads.ts'
import type { VerbName } from './verb.ts'
import { auditOf, type WriteName, writes } from './writes.ts'

/** A verb with its names forgotten, as it crosses queues and threads. */
export type AnyVerb = (connection: Connection, given: unknown) => Promise<unknown>

export function readVerb(name: ReadName): AnyVerb {
  return reads[name] as AnyVerb // What it is given was typed where the Store was called.
}

/** The verb and, if it changed anything, the line of the audit log that it was given. */
export function writeVerb(name: WriteName): AnyVerb {
  const verb = writes[name] as AnyVerb // As above.
  return async (connection, given) => {
    const result = await verb(connection, given)
    const line = auditOf(given)
    if (line && hasChanged(result)) await writeAudit(connection, [line])
    return result
  }
}

/** Makes the verbs of a Store out of one way to read and one to write. */
export function bindVerbs(
  read: (name: ReadName, given: unknown) => Promise<unknown>,
  write: (name: WriteName, given: unknown) => Promise<unknown>,
): Pick<Store, VerbName> {
  const bound = [
    ...Object.keys(reads).map((name) => [name, (given: unknown) => read(name as ReadName, given)]),
    ...Object.keys(writes).map((name) => [
      name,
      (given: unknown) => writeActing((whole) => write(name as WriteName, whole), given),
    ]),
  ]
  // Each name is bound to the verb of that name, with its types.
  const verbs = Object.fromEntries(bound) as Pick<Store, VerbName>
  return { ...verbs, findParticipation: findWithPlans(verbs) }
}
