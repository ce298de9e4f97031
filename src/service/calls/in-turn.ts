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
 * asks for are in nobody else's way for longer than a few of them take. Where none has had a turn
 * for `waitMsMax` milliseconds, whoever has waited for as long is told to come back.
 */
export function createInTurn(atOnce: number, waitMsMax?: number): InTurn {
  const afterwards: Afterwards = (workedMs, leave) => {
    // Where the store answers at once, all that arrived together would be done in one go.
    afterRounds(Math.min(Math.ceil(workedMs * roundsPerMs), roundsMax), leave)
  }
  return takeTurns({ atOnce, ofOneMax: atOnce, waitMsMax, afterwards })
}

/**
 * Does work that is done elsewhere, on a thread or by a database, so much at a time, in the same turns.
 * Of one caller there is at most `ofOneMax`: what takes long would else have every place before others come.
 */
export function createTurns(atOnce: number, ofOneMax = atOnce): InTurn {
  return takeTurns({ atOnce, ofOneMax, afterwards: (_, leave) => leave() })
}

type Afterwards = (workedMs: number, leave: () => void) => void
type Bounds = {
  atOnce: number
  ofOneMax: number
  waitMsMax?: number | undefined
  afterwards: Afterwards
}
type Waiting = { go: () => void; refuse: () => void }

function takeTurns({ atOnce, ofOneMax, waitMsMax, afterwards }: Bounds): InTurn {
  const waiting = createFairQueue<Waiting>()
  const underWayOf = new Map<string, number>()
  let underWay = 0
  let turnedAt = performance.now()
  const mayGo = (whose: string) => (underWayOf.get(whose) ?? 0) < ofOneMax

  function count(whose: string, more: 1 | -1): void {
    underWay += more
    const left = (underWayOf.get(whose) ?? 0) + more
    if (left === 0) underWayOf.delete(whose)
    else underWayOf.set(whose, left)
  }

  function wait(whose: string): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined
      const one: Waiting = {
        go() {
          clearTimeout(timer)
          count(whose, 1)
          resolve()
        },
        refuse() {
          clearTimeout(timer)
          reject(busy())
        },
      }
      function look(ms: number): void {
        if (performance.now() - turnedAt < ms) {
          timer = setTimeout(look, ms, ms)
          return
        }
        waiting.remove(whose, one)
        one.refuse()
      }
      if (waitMsMax !== undefined) timer = setTimeout(look, waitMsMax, waitMsMax)
      waiting.push(whose, one)
      if (waiting.length > waitingMax) waiting.dropOne()?.refuse()
    })
  }

  return async (work) => {
    const whose = whoseCall()
    if (underWay < atOnce && mayGo(whose)) count(whose, 1)
    else await wait(whose)
    const begun = performance.now()
    try {
      return await work()
    } finally {
      turnedAt = performance.now()
      afterwards(turnedAt - begun, () => {
        count(whose, -1)
        waiting.shift(mayGo)?.go()
      })
    }
  }
}

function afterRounds(rounds: number, then: () => void): void {
  setImmediate(() => (rounds > 1 ? afterRounds(rounds - 1, then) : then()))
}

function busy(): AppError {
  return new AppError('unavailable', 'The service is busy; try again in a few seconds.')
}
