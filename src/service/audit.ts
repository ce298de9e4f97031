import { type CallID, calls, type ResultOf } from '../contract/calls.ts'
import type { Acting } from './acting.ts'
import { runActing } from './acting.ts'
import { presentAuditLine } from './audit-line.ts'
import { createID, type RandomBytes } from './ids.ts'
import { readPages } from './paging.ts'
import type { Answer, Caller, CallInput, Service } from './service.ts'
import type { AuditLine, Store } from './store.ts'

/** How often what was read is written down; the same read again meanwhile only counts up. */
const flushEveryMs = 1_000
/** Lines written by one verb, and most that wait while the database is away. */
const linesAtOnce = 500
const waitingLinesMax = 20_000

/** Calls that tell nothing of any person. Every other one is written down. */
const impersonal: readonly string[] = [
  'interviews.getOne',
  'interviews.getList',
  'interviews.getPlan',
  'interviews.getRetention',
  'interviews.checkGuidelines',
  'interviews.preview',
  'products.getList',
  'tokens.getList',
  'members.getList',
  'organization.getSettings',
  'audit.getList',
]

/** Members of a call that say what it is about, the nearest first. */
const naming = ['linkID', 'profileID', 'interviewID', 'tokenID', 'productID'] as const

export type AuditDeps = {
  store: Pick<Store, 'addAudit' | 'listAudit'>
  now: () => Date
  randomBytes: RandomBytes
  /** Told when lines could not be kept. */
  onLost: (count: number) => void
}

export type Audit = {
  /** The same calls, each written down. */
  watch(service: Service): Service
  calls: Pick<Service, 'audit.getList'>
  /** Writes down what is left. */
  close(): Promise<void>
}

/** Who read and who changed what. */
export function createAudit(deps: AuditDeps): Audit {
  const reads = createReads(deps)
  return {
    watch(service) {
      const watched = Object.entries(service).map(([id, perform]) => [
        id,
        hasCaller(id as CallID) ? watchCall(deps, reads, id, perform) : perform,
      ])
      return Object.fromEntries(watched) // Each call under its own name, with its own types.
    },
    calls: {
      async 'audit.getList'({ caller: { orgID }, query: { resource, limit, cursor } }) {
        const about = resource === undefined ? {} : { resource }
        return await readPages(
          async (page) => {
            const lines = await deps.store.listAudit({ orgID, ...about, ...page })
            return lines.map((line) => ({
              json: JSON.stringify(presentAuditLine(line)),
              position: { createdAt: line.at, id: line.auditID },
            }))
          },
          { limit, cursor },
        )
      },
    },
    close: () => reads.close(),
  }
}

function hasCaller(id: CallID): boolean {
  return calls[id].access !== 'link' && calls[id].access !== 'session'
}

type Perform = (input: CallInput<CallID>) => Promise<Answer<unknown>>

function watchCall(deps: AuditDeps, reads: Reads, call: string, perform: unknown): Perform {
  const isPersonal = !impersonal.includes(call)
  return async (input) => {
    const resource = resourceOf(input)
    const lineAbout = (told: string | null) => lineOf(deps, call, input.caller, told)
    const { orgID } = input.caller
    const acting: Acting = { orgID, makeLine: () => lineAbout(resource), written: false }
    // The entry of the service under this very name.
    const answer = await runActing(acting, () => (perform as Perform)(input))
    if (!acting.written && isPersonal && calls[call as CallID].access === 'read') {
      for (const told of toldOf(call, resource, answer)) reads.add(lineAbout(told))
    }
    return 'pages' in answer ? { ...answer, pages: actingPages(acting, answer.pages) } : answer
  }
}

/** A list is read while it is sent, which is after the call: still on behalf of the same caller. */
function actingPages<T>(acting: Acting, pages: AsyncIterable<T>): AsyncIterable<T> {
  return {
    [Symbol.asyncIterator]() {
      const iterator = pages[Symbol.asyncIterator]()
      return {
        next: () => runActing(acting, () => iterator.next()),
        return: async (value?: unknown) =>
          (await iterator.return?.(value)) ?? { done: true, value: undefined },
      }
    },
  }
}

function lineOf(
  deps: AuditDeps,
  call: string,
  { orgID, userID, tokenID }: Caller,
  resource: string | null,
): AuditLine {
  const at = deps.now().toISOString()
  return { auditID: createID(deps, 'aud_'), orgID, at, userID, tokenID, call, resource, count: 1 }
}

function resourceOf({ query, body }: { query?: unknown; body?: unknown }): string | null {
  const given: Record<string, unknown> = { ...(query as object), ...(body as object) }
  for (const name of naming) {
    const value = given[name]
    if (typeof value === 'string') return value
  }
  return null
}

/** What an answer told of; nothing for an invite on which nobody has said anything yet. */
function toldOf(call: string, resource: string | null, answer: Answer<unknown>): (string | null)[] {
  if ('json' in answer && answer.json.endsWith('"conversation":[]}')) return []
  if (call !== 'people.export' || !('value' in answer)) return [resource]
  const { invited, typed } = answer.value as ResultOf<'people.export'> // This call's own answer.
  return [invited, typed].flatMap(({ interviews, profiles }) => [
    ...interviews.map(({ invite }) => invite.linkID),
    ...profiles.map(({ profileID }) => profileID),
  ])
}

type Reads = { add(line: AuditLine): void; close(): Promise<void> }

/** Gathers reads and writes them down together, so that none of them waits for the disk. */
function createReads({ store, onLost }: AuditDeps): Reads {
  let waiting = new Map<string, AuditLine>()
  let flushing: Promise<void> = Promise.resolve()
  // Made here, where no call is under way that its writes could be taken for.
  const timer = setInterval(flush, flushEveryMs)
  timer.unref()

  function add(line: AuditLine): void {
    const key = `${line.tokenID} ${line.call} ${line.resource}`
    const same = waiting.get(key)
    if (same) waiting.set(key, { ...same, count: same.count + line.count })
    else if (waiting.size < waitingLinesMax) waiting.set(key, line)
    else onLost(1)
  }

  function flush(): Promise<void> {
    flushing = flushing.then(async () => {
      const lines = [...waiting.values()]
      waiting = new Map()
      for (let at = 0; at < lines.length; at += linesAtOnce) {
        const some = lines.slice(at, at + linesAtOnce)
        // The database is away: they wait for its return.
        await store.addAudit({ lines: some }).catch(() => some.forEach(add))
      }
    })
    return flushing
  }

  return {
    add,
    async close() {
      clearInterval(timer)
      await flush()
      if (waiting.size > 0) onLost(waiting.size)
    },
  }
}
