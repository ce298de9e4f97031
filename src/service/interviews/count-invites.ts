import { chargeCost } from '../calls/cost.ts'
import { createInTurn } from '../calls/in-turn.ts'
import type { Store } from '../store.ts'
import type { InviteCounts } from './invite-store.ts'

/** What counting costs, milliseconds of CPU a thousand links. */
const msPerThousand = 0.5

type Wanted = Omit<Parameters<Store['countInvites']>[0], 'after'>

/**
 * Counts all links of an interview or product that has very many: in pieces, so that nobody else waits
 * longer than for one of them. Links that come or go meanwhile are counted or not.
 */
export function createInviteCounting(store: Pick<Store, 'countInvites'>) {
  const inTurn = createInTurn(1)
  return async function countAll(wanted: Wanted): Promise<InviteCounts> {
    const first = await piece(wanted)
    let { next } = first
    let sum = first.counts
    while (next) {
      const more = await piece({ ...wanted, after: next })
      sum = added(sum, more.counts)
      next = more.next
    }
    return sum
  }

  async function piece(query: Parameters<Store['countInvites']>[0]) {
    const counted = await inTurn(() => store.countInvites(query))
    chargeCost((counted.counted / 1_000) * msPerThousand)
    return counted
  }
}

function added(a: InviteCounts, b: InviteCounts): InviteCounts {
  return {
    created: a.created + b.created,
    started: a.started + b.started,
    completed: a.completed + b.completed,
    abandoned: a.abandoned + b.abandoned,
    expired: a.expired + b.expired,
    revoked: a.revoked + b.revoked,
    screened_out: a.screened_out + b.screened_out,
    quota_full: a.quota_full + b.quota_full,
  }
}
