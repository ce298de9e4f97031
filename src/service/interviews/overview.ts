import type { ResultOf } from '../../contract/calls/calls.ts'
import type { Transcript } from '../../contract/calls/overview-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { notThere } from '../not-there.ts'
import { readPages } from '../paging.ts'
import type { Reading } from '../reading.ts'
import type { Service } from '../service.ts'
import { piecesMax, soundOf } from '../sound/sound-file.ts'
import type { Store } from '../store.ts'
import { createInviteCounting } from './count-invites.ts'
import type { Overview, ProductOverview } from './interview-store.ts'
import type { InviteCounts, SummaryRow } from './invite-store.ts'
import { idleBefore, presentSummary, type Shown } from './present.ts'

export type OverviewDeps = {
  store: Store
  reading: Pick<Reading, 'showTranscript'>
  now: () => Date
  publicURL: string
}

type OverviewCalls = Pick<
  Service,
  'products.getList' | 'interviews.getList' | 'invites.getSummaries' | 'invites.getTranscript'
>

/** What there is, at a glance. */
export function createOverview({ store, reading, now, publicURL }: OverviewDeps): OverviewCalls {
  const moment = () => momentOf(now())
  const countInvites = createInviteCounting(store)
  return {
    async 'products.getList'({ caller: { orgID }, query: { archived, limit, cursor } }) {
      const filter = { orgID, ...archivedOf(archived) }
      return await readPages(
        async ({ after, limit }) => {
          const at = moment()
          const named = after && { after: after.id }
          const items = await store.listProducts({ ...filter, limit, ...named, ...at })
          return await eachInTurn(items, async (item) => {
            const { productID: id } = item
            const counts = item.counts ?? (await countInvites({ orgID, of: 'product', id, ...at }))
            return {
              json: JSON.stringify(presentProduct(item, counts)),
              position: { createdAt: '', id },
            }
          })
        },
        { limit, cursor },
      )
    },

    async 'interviews.getList'({ caller: { orgID }, query }) {
      const { productID, archived, limit, cursor } = query
      const filter = {
        orgID,
        ...(productID !== undefined && { productID }),
        ...archivedOf(archived),
      }
      return await readPages(
        async (page) => {
          const at = moment()
          const items = await store.listInterviews({ ...filter, ...page, ...at })
          return await eachInTurn(items, async (item) => {
            const { interviewID: id, createdAt } = item
            const counts =
              item.counts ?? (await countInvites({ orgID, of: 'interview', id, ...at }))
            return {
              json: JSON.stringify(presentInterview(item, counts)),
              position: { createdAt, id },
            }
          })
        },
        { limit, cursor },
      )
    },

    async 'invites.getSummaries'({ caller: { orgID }, query }) {
      const { interviewID, productID, status, search, limit, cursor } = query
      if (interviewID === undefined && productID === undefined) {
        throw new AppError('invalid', 'interviewID or productID is required.')
      }
      const filter = {
        orgID,
        ...(interviewID !== undefined && { interviewID }),
        ...(productID !== undefined && { productID }),
        ...(status !== undefined && { status }),
        ...(search !== undefined && { search }),
      }
      return await readPages(
        async (page) => {
          const at = now()
          const rows = await store.listSummaries({ ...filter, ...page, ...momentOf(at) })
          return rows.map((row) => summaryItem(row, { now: at, publicURL }))
        },
        { limit, cursor },
      )
    },

    async 'invites.getTranscript'({ caller: { orgID }, query: { linkID } }) {
      const own = await store.findInvite({ orgID, linkID })
      const participation = own && (await store.findParticipation({ linkID }))
      if (!participation) throw notThere('invite')
      const { profileID } = participation
      const profile = profileID === null ? null : await store.findProfileByID({ orgID, profileID })
      const found = profile?.extractions.find((extraction) => extraction.linkID === linkID)
      const shown = { now: now(), publicURL }
      const extraction = found ?? null
      const told = await reading.showTranscript({ participation, extraction, shown })
      const sound = soundOf(await store.listSound({ linkID, limit: piecesMax }))
      return { value: { ...told, messages: told.messages.map((line) => withSound(line, sound)) } }
    },
  }
}

function withSound(line: Transcript['messages'][number], sound: ReturnType<typeof soundOf>) {
  const of = sound.get(line.seq)
  return of ? { ...line, sound: of } : line
}

function archivedOf(archived: 'true' | 'false' | undefined): { isArchived?: boolean } {
  return archived === undefined ? {} : { isArchived: archived === 'true' }
}

/** One after the other, as each may have much to count. */
async function eachInTurn<Row, Item>(rows: readonly Row[], make: (row: Row) => Promise<Item>) {
  const items: Item[] = []
  for (const row of rows) items.push(await make(row))
  return items
}

/** An item of a list of summaries. */
export function summaryItem(row: SummaryRow, shown: Shown) {
  return {
    json: JSON.stringify(presentSummary(row, shown)),
    position: { createdAt: row.createdAt, id: row.linkID },
  }
}

function momentOf(now: Date) {
  return { now: now.toISOString(), idleBefore: idleBefore(now) }
}

function presentProduct(
  { productID, name, isArchived, interviews, lastActivityAt, sentiment }: ProductOverview,
  counts: InviteCounts,
): ResultOf<'products.getList'>[number] {
  return {
    productID,
    ...(name !== null && { name }),
    ...(isArchived && { archived: true as const }),
    interviews,
    counts,
    ...(lastActivityAt !== null && { last_activity: lastActivityAt }),
    ...(sentiment.length > 0 && { sentiment }),
  }
}

function presentInterview(
  item: Overview,
  counts: InviteCounts,
): ResultOf<'interviews.getList'>[number] {
  const { interviewID, productID, interviewName, userID, interviewer } = item
  return {
    interviewID,
    productID,
    interviewName,
    userID,
    interviewer,
    timestamp: item.createdAt,
    ...(item.isClosed && { closed: true as const }),
    ...(item.isArchived && { archived: true as const }),
    counts,
    ...(item.lastActivityAt !== null && { last_activity: item.lastActivityAt }),
  }
}
