/**
 * A queue in which whoever waits takes turns with everybody else, however many of one's own wait: so a
 * thousand of one caller keep nobody else's for longer than one of them takes.
 */
export type FairQueue<T> = {
  readonly length: number
  /** How many of this one wait. */
  lengthOf(whose: string): number
  push(whose: string, item: T): void
  shift(): T | undefined
  /** Takes out the newest of whoever waits with most; of several, of who came last. */
  dropOne(): T | undefined
  /** Takes all of them out. */
  drain(): T[]
}

export function createFairQueue<T>(): FairQueue<T> {
  // In the order in which their turns come: who had one goes to the end.
  const lines = new Map<string, T[]>()
  let length = 0

  function shift(): T | undefined {
    const [next] = lines
    if (!next) return undefined
    const [whose, items] = next
    lines.delete(whose)
    const item = items.shift()
    if (items.length > 0) lines.set(whose, items)
    length -= 1
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
    shift,
    dropOne() {
      let [longest] = lines
      for (const line of lines) if (!longest || line[1].length >= longest[1].length) longest = line
      if (!longest) return undefined
      const [whose, items] = longest
      const item = items.pop()
      if (items.length === 0) lines.delete(whose)
      length -= 1
      return item
    },
    drain() {
      const all = [...lines.values()].flat()
      lines.clear()
      length = 0
      return all
    },
  }
}
