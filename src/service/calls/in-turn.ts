import { AppError } from '../../contract/errors.ts'
import { whoseCall } from './cost.ts'
import { createFairQueue } from './fair-queue.ts'

/** Most that wait, of everybody: whoever waits with most makes room for others. */
const waitingMax = 2_000

/**
 * How many rounds of everything else come after a millisecond of it, and at most: a connection is let
 * in by each, so a few rounds a second would let in a few connections a second.
 */
const roundsPerMs = 4
const roundsMax = 64

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Does work that holds up the thread that serves, so much at a time, in turns by whose call it is for.
 * In between, everything else that is due comes first: so a thousand long interviews that one caller
 * asks for are in nobody else's way for longer than a few of them take.
 */
export function createInTurn(atOnce: number): InTurn {
  return takeTurns(atOnce, (workedMs, leave) => {
    // Where the store answers at once, all that arrived together would be done in one go.
    afterRounds(Math.min(Math.ceil(workedMs * roundsPerMs), roundsMax), leave)
  })
}

/** Does work that is done elsewhere, on a thread or by a database, so much at a time, in the same turns. */
export function createTurns(atOnce: number): InTurn {
  return takeTurns(atOnce, (_, leave) => leave())
}

function takeTurns(
  atOnce: number,
  afterwards: (workedMs: number, leave: () => void) => void,
): InTurn {
  const waiting = createFairQueue<{ go: () => void; refuse: (why: AppError) => void }>()
  let underWay = 0

  function enter(): Promise<void> {
    return new Promise((go, refuse) => {
      waiting.push(whoseCall(), { go, refuse })
      if (waiting.length > waitingMax) waiting.dropOne()?.refuse(busy())
    })
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next.go()
    else underWay -= 1
  }

  return async (work) => {
    if (underWay >= atOnce) await enter()
    else underWay += 1
    const begun = performance.now()
    try {
      return await work()
    } finally {
      afterwards(performance.now() - begun, leave)
    }
  }
}

function afterRounds(rounds: number, then: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, then) : then()))
}

function busy(): AppError {
  return new AppError('unavailable', 'The service is busy; try again in a few seconds.')
}
