import { type CallID, calls, type ResultOf } from '../../contract/calls/calls.ts'
import type { RandomBytes } from '../ids.ts'
import { readPages } from '../paging.ts'
import type { Answer, Caller, CallInput, Service } from '../service.ts'
import type { Store } from '../store.ts'
import type { Share } from '../study/shares/share-store.ts'
import type { Acting } from './acting.ts'
import { runActing } from './acting.ts'
import { presentAuditLine } from './audit-line.ts'
import { createReads, type LostLines, type Reads, stampOf } from './audit-reads.ts'
import type { AuditLine } from './call-store.ts'

/** Calls that tell nothing of any person. Every other one is written down. */
const impersonal: readonly string[] = [
  'interviews.getOne',
  'interviews.getList',
  'interviews.getPlan',
  'interviews.getRetention',
  'interviews.getOpenLink',
  'interviews.getStanding',
  'invites.getInvitation',
  'interviews.checkGuidelines',
  'interviews.draftGuidelines',
  'interviews.preview',
  'interviews.rehearse',
  'products.getList',
  'tokens.getList',
  'assistants.getRequest',
  'assistants.answer',
  'assistants.getList',
  'members.getList',
  'organization.getSettings',
  'audit.getList',
  'webhooks.getList',
]

/** Calls that erase what they name: their line does not keep it. */
const erasing: readonly string[] = ['invites.erase', 'interviews.erase']

/** Members of a call that say what it is about, the nearest first. */
const naming = [
  'linkID',
  'profileID',
  'interviewID',
  'simulationID',
  'tokenID',
  'webhookID',
  'productID',
] as const

export type AuditDeps = {
  store: Pick<Store, 'addAudit' | 'listAudit'>
  now: () => Date
  randomBytes: RandomBytes
  /** Told of lines that could not be kept. */
  onLost: (lost: LostLines) => void
  /** Most different readings that wait for the database; more are refused. */
  waitingLinesMax?: number
}

export type Audit = {
  /** The same calls, each written down. */
  watch<S extends Partial<Service>>(service: S): S
  calls: Pick<Service, 'audit.getList'>
  /** Writes down that somebody reads a share: under whoever made it, as nobody knows who it is. */
  noteShared(share: Share): void
  /** Writes down what is left, or tells that it could not. */
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
      async 'audit.getList'({ caller: { orgID }, query: { resource, order, limit, cursor } }) {
        const about = {
          ...(resource !== undefined && { resource }),
          ...(order === 'newest' && { newestFirst: true }),
        }
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
    noteShared(share) {
      const { shareID, orgID, userID, linkID, interviewID } = share
      const line = { orgID, userID, tokenID: 'share', call: 'shares.look', count: 1 }
      const resource = linkID ?? interviewID
      reads.add(`share ${shareID}`, () => ({ ...stampOf(deps), ...line, resource }))
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
    const resource = erasing.includes(call) ? null : resourceOf(input)
    const lineAbout = (told: string | null) => lineOf(deps, call, input.caller, told)
    const { orgID } = input.caller
    const acting: Acting = { orgID, makeLine: () => lineAbout(resource), written: false }
    // The entry of the service under this very name.
    const answer = await runActing(acting, () => (perform as Perform)(input))
    // A call that may change something and did not has told what it answers all the same.
    if (!acting.written && isPersonal) {
      const { tokenID } = input.caller
      for (const told of toldOf(call, resource, answer)) {
        reads.add(`${tokenID} ${call} ${told}`, () => lineAbout(told))
      }
    }
    if ('pages' in answer) return { ...answer, pages: actingPages(acting, answer.pages) }
    if ('pieces' in answer) return { ...answer, pieces: actingPages(acting, answer.pieces) }
    return answer
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
