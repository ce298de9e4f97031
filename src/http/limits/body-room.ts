import { AppError } from '../../contract/errors.ts'

/** What bodies under way may hold: all together, those of one network, and those of one caller. */
export type RoomBounds = { bytesMax: number; networkMax?: number; shareMax: number }

/** The place of one body. */
export type Place = {
  /** Holds so many bytes more; throws where its caller has no more room. */
  take(bytes: number): void
  /** It is whole: no other body of its network is made room for at its expense. */
  settle(): void
  leave(): void
}

export type BodyRoom = {
  /**
   * `cut` is told when the body has to make room for others. Where one person may be many callers, they
   * are also counted by their network.
   */
  enter(caller: string, cut: (why: AppError) => void, network?: string): Place
}

/** One body: who sends it, what it holds so far, and how it is ended. */
type Body = { held: number; isWhole: boolean; cut: (why: AppError) => void }
type Caller = { held: number; bodies: Set<Body> }
type Network = { held: number; callers: Map<string, Caller> }

/**
 * Memory that the bodies of several callers share. Each has a share, and so has each network; and where
 * all of it is taken, the oldest body goes of whoever holds most in the network that holds most: so who
 * sends large bodies slowly, or many small ones by many links, does it at their own expense. Those that are
 * still arriving go first.
 */
export function createBodyRoom(bounds: RoomBounds): BodyRoom {
  const { bytesMax, networkMax = bytesMax, shareMax } = bounds
  const networks = new Map<string, Network>()
  let held = 0

  function makeRoom(network: Network): void {
    while (network.held > networkMax && cutOneOf(network, { evenWhole: false })) {}
    while (held > bytesMax && cutOneOf(mostOf(networks), { evenWhole: true })) {}
  }

  return {
    enter(key, cut, networkKey = key) {
      const network = networks.get(networkKey) ?? { held: 0, callers: new Map() }
      networks.set(networkKey, network)
      const caller = network.callers.get(key) ?? { held: 0, bodies: new Set() }
      network.callers.set(key, caller)

      function hold(bytes: number): void {
        body.held += bytes
        caller.held += bytes
        network.held += bytes
        held += bytes
      }
      function leave(): void {
        if (!caller.bodies.delete(body)) return
        hold(-body.held)
        if (caller.bodies.size === 0) network.callers.delete(key)
        if (network.callers.size === 0) networks.delete(networkKey)
      }
      const body: Body = {
        held: 0,
        isWhole: false,
        cut(why) {
          leave()
          cut(why)
        },
      }
      caller.bodies.add(body)
      return {
        take(bytes) {
          if (!caller.bodies.has(body)) return
          if (caller.held + bytes > shareMax) throw crowded()
          hold(bytes)
          makeRoom(network)
        },
        settle() {
          body.isWhole = true
        },
        leave,
      }
    },
  }
}

/** Ends the oldest body, whole ones last if at all, of who holds most there; whether there was one. */
function cutOneOf(network: Network | undefined, { evenWhole }: { evenWhole: boolean }): boolean {
  const bodies = [...(network?.callers.values() ?? [])]
    .toSorted((one, other) => other.held - one.held)
    .flatMap((caller) => [...caller.bodies])
  const oldest = bodies.find(({ isWhole }) => !isWhole) ?? (evenWhole ? bodies[0] : undefined)
  oldest?.cut(crowded())
  return oldest !== undefined
}

function mostOf<T extends { held: number }>(all: ReadonlyMap<string, T>): T | undefined {
  let [most] = all.values()
  for (const one of all.values()) if (most && one.held > most.held) most = one
  return most
}

function crowded(): AppError {
  return new AppError('unavailable', 'The service is busy; try again in a few seconds.')
}
