import { AppError } from '../contract/errors.ts'
import { whoseCall } from './cost.ts'
import { createFairQueue } from './fair-queue.ts'

/** Most that wait, of everybody: whoever waits with most makes room for others. */
const waitingMax = 2_000

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Does work that holds up the thread that serves, so much at a time, in turns by whose call it is for.
 * Before what had to wait begins, everything else that is due comes first: so a thousand long
 * interviews that one caller asks for are in nobody else's way for longer than a few of them take.
 */
export function createInTurn(atOnce: number): InTurn {
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
    if (next) setImmediate(next.go)
    else underWay -= 1
  }

  return async (work) => {
    if (underWay >= atOnce) await enter()
    else underWay += 1
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

function busy(): AppError {
  return new AppError('unavailable', 'The service is busy; try again in a few seconds.')
}
