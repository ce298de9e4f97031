/** What is due next comes first; of what is due at one time, what was planned first. */
export type Due = { at: number; order: number }

export function createHeap<T extends Due>() {
  const items: T[] = []
  const before = (one: T, other: T) =>
    one.at < other.at || (one.at === other.at && one.order < other.order)

  function rise(from: number): void {
    let at = from
    const item = items[at] as T
    while (at > 0) {
      const up = (at - 1) >> 1
      const parent = items[up] as T
      if (!before(item, parent)) break
      items[at] = parent
      at = up
    }
    items[at] = item
  }

  function sink(): void {
    let at = 0
    const item = items[0] as T
    for (;;) {
      let down = 2 * at + 1
      if (down >= items.length) break
      const right = down + 1
      if (right < items.length && before(items[right] as T, items[down] as T)) down = right
      const child = items[down] as T
      if (!before(child, item)) break
      items[at] = child
      at = down
    }
    items[at] = item
  }

  return {
    peek: () => items[0],
    push(item: T): void {
      items.push(item)
      rise(items.length - 1)
    },
    pop(): T | undefined {
      const first = items[0]
      const last = items.pop()
      if (last !== undefined && items.length > 0) {
        items[0] = last
        sink()
      }
      return first
    },
  }
}
