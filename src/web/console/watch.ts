import { useEffect, useState } from 'preact/hooks'

/** A value whose changes are told at once to whoever watches. */
export type Watched<T> = {
  get(): T
  set(next: T): void
  watch(listener: () => void): () => void
}

export function createWatched<T>(first: T): Watched<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of now; the component is drawn again when it changes. */
export function useWatched<T>(watched: Watched<T>): T {
  const [, draw] = useState<T>(watched.get())
  useEffect(() => {
    const update = () => draw(() => watched.get())
    // It may have changed between the drawing and this.
    update()
    return watched.watch(update)
  }, [watched])
  return watched.get()
}
