/** A value whose changes are told. */
export type Cell<T> = { value: T }

export type Cells = ReturnType<typeof createCells>

/** Makes cells that share their listeners: changes made together are told once, when they are done. */
export function createCells() {
  const listeners: (() => void)[] = []
  let isDue = false

  function tell(): void {
    isDue = false
    for (const listener of listeners) listener()
  }

  return {
    cell<T>(first: T): Cell<T> {
      let value = first
      return {
        get value() {
          return value
        },
        set value(next) {
          if (next === value) return
          value = next
          if (!isDue) queueMicrotask(tell)
          isDue = true
        },
      }
    },
    onChange(listener: () => void): void {
      listeners.push(listener)
    },
  }
}
