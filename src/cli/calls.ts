import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import { readConfig } from '../config.ts'
import { scopes } from '../contract/calls/call.ts'
import { AppError } from '../contract/errors.ts'
import { readings } from '../reading/readings.ts'
import { createAudit } from '../service/calls/audit.ts'
import type { Answer, Caller, Service } from '../service/service.ts'
import type { Store } from '../service/store.ts'
import { atTheMachine } from './at-the-machine.ts'
import { withStore } from './store.ts'

const now = () => new Date()

export type CallDeps = {
  store: Store
  reading: typeof readings
  now: () => Date
  randomBytes: typeof randomBytes
  publicURL: string
  soundKeys: readonly Buffer[]
}

/** Runs calls of the service on its database, and writes them down in the audit log as everybody's. */
export async function withCalls<S extends Partial<Service>, T>(
  make: (deps: CallDeps) => S | Promise<S>,
  work: (calls: S) => Promise<T>,
): Promise<T> {
  const { publicURL, port, soundKeys } = readConfig(process.env)
  const base = publicURL ?? `http://localhost:${port}`
  return await withStore(async (store) => {
    const onLost = () => console.error('What was done could not be written down in the audit log.')
    const audit = createAudit({ store, now, randomBytes, onLost })
    try {
      const deps = { store, reading: readings, now, randomBytes, publicURL: base, soundKeys }
      return await work(audit.watch(await make(deps)))
    } finally {
      await audit.close()
    }
  })
}

/** What a call is given by who sits at the machine, and may do whatever an organization may. */
export function inputOf<Q, B>(orgID: string, { query, body }: { query: Q; body: B }) {
  const whoever = { userID: atTheMachine, tokenID: atTheMachine, tokenHash: '', scopes }
  const caller: Caller = { ...whoever, orgID }
  return { caller, query, body, linkID: '', browser: null, idempotencyKey: null }
}

/** A body of a call, read from options; what is wrong with one is told by its name on the command line. */
export function readBody<T>(
  schema: z.ZodType<T>,
  given: object,
  names: Readonly<Record<string, string>> = {},
): T {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const member = String(issue?.path[0])
  throw new AppError('invalid', `--${names[member] ?? member} ${issue?.message}.`)
}

export function resultOf<T>(answer: Answer<T>): T {
  if ('value' in answer) return answer.value
  throw new Error('This call answers a value.')
}
