import { checkCaller, checkSomebodyWaits, onTheBill } from '../calls/cost.ts'
import { createInTurn, createTurns, type InTurn } from '../calls/in-turn.ts'
import type { Store } from '../store.ts'

/** What one gathering holds is a hundred megabytes where a long guide has ten thousand interviews … */
const largeInTurn = createTurns(2)
/** … and little where there are few links, which wait for none that take long. */
const smallInTurn = createTurns(2)
const smallLinksMax = 500
/** Of each organization one that is large, so that no other waits for all of its own. */
const ownInTurn = new Map<string, { inTurn: InTurn; wanted: number }>()
/** What is added of one interview keeps the thread that serves for milliseconds. */
const partInTurn = createInTurn(1)

type Place = { orgID: string; interviewID: string }

/** Gathers over a whole study, few at a time, in turns by whose call it is for. */
export async function gatherInTurn<T>(
  store: Pick<Store, 'listLinksOfInterview'>,
  { orgID, interviewID }: Place,
  gather: () => Promise<T>,
): Promise<T> {
  const limit = smallLinksMax + 1
  const links = await store.listLinksOfInterview({ orgID, interviewID, limit })
  // Others may have had their turn for long.
  const begin = () => {
    checkCaller()
    return gather()
  }
  if (links.length < limit) return await smallInTurn(begin)
  return await inTurnOf(orgID, () => largeInTurn(begin))
}

async function inTurnOf<T>(orgID: string, work: () => Promise<T>): Promise<T> {
  const own = ownInTurn.get(orgID) ?? { inTurn: createTurns(1), wanted: 0 }
  ownInTurn.set(orgID, own)
  own.wanted += 1
  try {
    return await own.inTurn(work)
  } finally {
    own.wanted -= 1
    if (own.wanted === 0) ownInTurn.delete(orgID)
  }
}

/** Adds one interview to what is gathered, after whatever else is due, on the bill of whoever asked. */
export async function addInTurn<T>(add: () => T): Promise<T> {
  return await partInTurn(async () => {
    checkSomebodyWaits()
    return onTheBill(add)
  })
}

/** What is looked at in one go, at most: one may take milliseconds, or next to nothing. */
const lookedAtOnce = 250
const msAtOnce = 4

/** Goes through all of them, some hundred at a time, or fewer where they take long. */
export async function eachInTurn<T>(all: Iterable<T>, look: (one: T) => void): Promise<void> {
  const left = all[Symbol.iterator]()
  let next = left.next()
  while (!next.done) {
    await addInTurn(() => {
      const until = performance.now() + msAtOnce
      for (let looked = 0; looked < lookedAtOnce && !next.done; looked += 1) {
        look(next.value)
        next = left.next()
        if (performance.now() > until) break
      }
    })
  }
}
