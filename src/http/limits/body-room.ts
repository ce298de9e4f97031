import { AppError } from '../../contract/errors.ts'

/** What bodies under way may hold: all together, and those of one caller. */
export type RoomBounds = { bytesMax: number; shareMax: number }

/** The place of one body. */
export type Place = {
  /** Holds so many bytes more; throws where its caller has no more room. */
  take(bytes: number): void
  leave(): void
}

export type BodyRoom = {
  /** `cut` is told when the body has to make room for others. */
  enter(caller: string, cut: (why: AppError) => void): Place
}

/** One body: who sends it, what it holds so far, and how it is ended. */
type Body = { held: number; cut: (why: AppError) => void }
type Caller = { held: number; bodies: Set<Body> }

/**
 * Memory that the bodies of several callers share. Each has a share; and where all of it is taken, the
 * oldest body of whoever holds most goes: so who sends large bodies slowly does it at their own expense.
 */
export function createBodyRoom({ bytesMax, shareMax }: RoomBounds): BodyRoom {
  const callers = new Map<string, Caller>()
  let held = 0

  function drop(key: string, caller: Caller, body: Body): void {
    if (!caller.bodies.delete(body)) return
    caller.held -= body.held
    held -= body.held
    if (caller.bodies.size === 0 && callers.get(key) === caller) callers.delete(key)
  }

  function makeRoom(): void {
    while (held > bytesMax) {
      let [most] = callers
      for (const entry of callers) if (!most || entry[1].held > most[1].held) most = entry
      const [oldest] = most?.[1].bodies ?? []
      if (!most || !oldest) return
      drop(...most, oldest)
      oldest.cut(crowded())
    }
  }

  return {
    enter(key, cut) {
      const caller = callers.get(key) ?? { held: 0, bodies: new Set() }
      callers.set(key, caller)
      const body = { held: 0, cut }
      caller.bodies.add(body)
      return {
        take(bytes) {
          if (!caller.bodies.has(body)) return
          if (caller.held + bytes > shareMax) throw crowded()
          body.held += bytes
          caller.held += bytes
          held += bytes
          makeRoom()
        },
        leave: () => drop(key, caller, body),
      }
    },
  }
}

function crowded(): AppError {
  return new AppError('unavailable', 'The service is busy; try again in a few seconds.')
}
