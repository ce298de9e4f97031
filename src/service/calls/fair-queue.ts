/** Most callers of whom it is known when they had a turn last; the earliest are forgotten first. */
const rememberedMax = 1_000

/**
 * A queue in which whoever waits takes turns with everybody else, however many of one's own wait: so a
 * thousand of one caller keep nobody else's for longer than one of them takes. Whoever has had no turn
 * for longest comes first, also who comes back after one: so many callers who each wait with one thing
 * again and again keep out nobody who comes for the first time.
 */
export type FairQueue<T> = {
  readonly length: number
  /** How many of this one wait. */
  lengthOf(whose: string): number
  push(whose: string, item: T): void
  /** The next one; of those only who may have a turn now, where that is given. */
  shift(mayGo?: (whose: string) => boolean): T | undefined
  /**
   * Takes out the newest of whoever waits with most; of several, of who had a turn or was taken out
   * last; of those who never were, of who has waited longest.
   */
  dropOne(): T | undefined
  /** Takes out one that waits no longer. */
  remove(whose: string, item: T): void
  /** Takes all of them out. */
  drain(): T[]
}

type Line<T> = [whose: string, items: T[]]

export function createFairQueue<T>(): FairQueue<T> {
  const lines = new Map<string, T[]>()
  // When each had a turn or was taken out last, as a number that grows; the earliest first.
  const turns = new Map<string, number>()
  let length = 0
  let turn = 0

  const lastTurn = ([whose]: Line<T>) => turns.get(whose) ?? 0

  function remember(whose: string): void {
    turn += 1
    turns.delete(whose)
    turns.set(whose, turn)
    const [earliest] = turns.keys()
    if (turns.size > rememberedMax && earliest !== undefined) turns.delete(earliest)
  }

  /** The first line that none comes before. */
  function pick(
    comesBefore: (one: Line<T>, other: Line<T>) => boolean,
    mayGo: (whose: string) => boolean = () => true,
  ): Line<T> | undefined {
    let found: Line<T> | undefined
    for (const line of lines) {
      if (mayGo(line[0]) && (!found || comesBefore(line, found))) found = line
    }
    return found
  }

  function take(line: Line<T> | undefined, from: 'oldest' | 'newest'): T | undefined {
    if (!line) return undefined
    const [whose, items] = line
    const item = from === 'oldest' ? items.shift() : items.pop()
    if (items.length === 0) lines.delete(whose)
    length -= 1
    remember(whose)
    return item
  }

  return {
    get length() {
      return length
    },
    lengthOf: (whose) => lines.get(whose)?.length ?? 0,
    push(whose, item) {
      const items = lines.get(whose)
      if (items) items.push(item)
      else lines.set(whose, [item])
      length += 1
    },
    shift: (mayGo) =>
      take(
        pick((one, other) => lastTurn(one) < lastTurn(other), mayGo),
        'oldest',
      ),
    dropOne() {
      const goesFirst = (one: Line<T>, other: Line<T>) =>
        one[1].length === other[1].length
          ? lastTurn(one) > lastTurn(other)
          : one[1].length > other[1].length
      return take(pick(goesFirst), 'newest')
    },
    remove(whose, item) {
      const items = lines.get(whose) ?? []
      const at = items.indexOf(item)
      if (at === -1) return
      items.splice(at, 1)
      if (items.length === 0) lines.delete(whose)
      length -= 1
    },
    drain() {
      const all = [...lines.values()].flat()
      lines.clear()
      length = 0
      return all
    },
  }
}
