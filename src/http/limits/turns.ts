import type { FastifyReply } from 'fastify'
import { AppError } from '../../contract/errors.ts'

/** How many of one caller may be under way at a time, and how many more may wait. */
export type TurnBounds = { atOnce: number; waitingMax: number }

export type Turns = {
  /** Waits for a place; resolves with what gives it back. */
  enter(caller: string): Promise<() => void>
}

/** Lets so many of each caller go on at a time; the others wait, and one too many is sent away. */
function createTurns({ atOnce, waitingMax }: TurnBounds): Turns {
  const callers = new Map<string, { underWay: number; waiting: (() => void)[] }>()

  return {
    async enter(key) {
      const caller = callers.get(key) ?? { underWay: 0, waiting: [] }
      callers.set(key, caller)
      if (caller.underWay >= atOnce) {
        if (caller.waiting.length >= waitingMax) throw tooMany()
        await new Promise<void>((resolve) => caller.waiting.push(resolve))
      } else caller.underWay += 1
      let left = false
      return () => {
        if (left) return
        left = true
        const next = caller.waiting.shift()
        if (next) next()
        else caller.underWay -= 1
        if (caller.underWay === 0) callers.delete(key)
      }
    },
  }
}

/** One for each kind. */
export function createAllTurns<K extends string>(kinds: Record<K, TurnBounds>): Record<K, Turns> {
  const made = Object.entries<TurnBounds>(kinds).map(([name, of]) => [name, createTurns(of)])
  // The keys of the table that was given.
  return Object.fromEntries(made) as Record<K, Turns>
}

/** A kind of turns, and by whom they are taken. */
export type Queue = readonly [turns: Turns, whose: string]

export type Places = {
  leave(): void
  /** Keeps the places until the work is done, also where nobody waits for it any more. */
  whileIn<T>(work: () => Promise<T>): Promise<T>
}

/** Waits for a place in each of these, one after the other; they are given back when the answer is read. */
export async function enterAll(
  queues: readonly Queue[],
  { raw }: Pick<FastifyReply, 'raw'>,
): Promise<Places> {
  const taken: (() => void)[] = []
  let isWorking = false
  const leave = () => {
    for (const leaveOne of taken.splice(0)) leaveOne()
  }
  // Whoever goes away waits for nothing any more; what was begun for them takes its room all the same.
  const leaveIfGone = () => {
    if (!isWorking && isGone(raw)) leave()
  }
  raw.once('close', leaveIfGone)
  for (const [turns, whose] of queues) {
    taken.push(await turns.enter(whose))
    leaveIfGone()
  }
  return {
    leave,
    async whileIn(work) {
      isWorking = true
      try {
        return await work()
      } finally {
        isWorking = false
        leaveIfGone()
      }
    },
  }
}

/** Whether nobody reads the answer any more. */
export function isGone(raw: FastifyReply['raw']): boolean {
  return raw.closed || raw.destroyed
}

function tooMany(): AppError {
  return new AppError('too_many', 'Too many calls of yours wait to be answered; read the answers.')
}
