import { type CallID, calls, type ResultOf } from '../contract/calls.ts'
import type { Acting } from './acting.ts'
import { runActing } from './acting.ts'
import { presentAuditLine } from './audit-line.ts'
import { createID, type RandomBytes } from './ids.ts'
import { readPages } from './paging.ts'
import type { Answer, Caller, CallInput, Service } from './service.ts'
import type { AuditLine, Store } from './store.ts'

/** How soon what was read is written down. */
const flushEveryMs = 1_000
/** For so long the same read again is only counted, and written as one line when the time is over. */
const countedForMs = 600_000
/** Most reads that are counted at one time. */
const countedMax = 20_000
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
      const { tokenID } = input.caller
      for (const told of toldOf(call, resource, answer)) {
        reads.add(`${tokenID} ${call} ${told}`, () => lineAbout(told))
      }
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
  return { ...stampOf(deps), orgID, userID, tokenID, call, resource, count: 1 }
}

function stampOf(deps: AuditDeps): Pick<AuditLine, 'auditID' | 'at'> {
  return { auditID: createID(deps, 'aud_'), at: deps.now().toISOString() }
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

type Reads = { add(key: string, makeLine: () => AuditLine): void; close(): Promise<void> }

/** A read that was written down lately, and how often it was made again since. */
type Counted = { line: AuditLine; until: number; again: number }

/**
 * Gathers reads and writes them down together, so that none of them waits for the disk. That something
 * was read is written within a second; a crash may cost how often it was read again.
 */
function createReads(deps: AuditDeps): Reads {
  const { store, now, onLost } = deps
  let waiting: AuditLine[] = []
  // In the order of their time, which is the order in which it is over.
  const counted = new Map<string, Counted>()
  let flushing: Promise<void> = Promise.resolve()
  // Made here, where no call is under way that its writes could be taken for.
  const timer = setInterval(flush, flushEveryMs)
  timer.unref()

  function add(key: string, makeLine: () => AuditLine): void {
    const at = now().getTime()
    const known = counted.get(key)
    if (known && at < known.until) {
      known.again += 1
      return
    }
    endCounting(({ until }) => at >= until || counted.size >= countedMax)
    const line = makeLine()
    counted.set(key, { line, until: at + countedForMs, again: 0 })
    wait(line)
  }

  function wait(line: AuditLine): void {
    if (waiting.length < waitingLinesMax) waiting.push(line)
    else onLost(1)
  }

  /** Of those at the front for whom it is over: what was counted becomes a line of its own. */
  function endCounting(isOver: (one: Counted) => boolean): void {
    for (const [key, one] of counted) {
      if (!isOver(one)) return
      counted.delete(key)
      if (one.again === 0) continue
      wait({ ...one.line, ...stampOf(deps), count: one.again })
    }
  }

  function flush(): Promise<void> {
    flushing = flushing.then(async () => {
      const at = now().getTime()
      endCounting(({ until }) => at >= until)
      const lines = waiting
      waiting = []
      for (let from = 0; from < lines.length; from += linesAtOnce) {
        const some = lines.slice(from, from + linesAtOnce)
        // The database is away: they wait for its return.
        await store.addAudit({ lines: some }).catch(() => some.forEach(wait))
      }
    })
    return flushing
  }

  return {
    add,
    async close() {
      clearInterval(timer)
      endCounting(() => true)
      await flush()
      if (waiting.length > 0) onLost(waiting.length)
    },
  }
}
