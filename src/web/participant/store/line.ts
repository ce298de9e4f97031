import type { Line } from './deliver.ts'

export type WakeableLine = Line & {
  /** Ends every pause at once. */
  wake(): void
}

/** The browser's connection: pauses end early when it is back or when somebody wakes them. */
export function openLine(page: Window): WakeableLine {
  const pauses = new Set<() => void>()

  function wake(): void {
    for (const finish of [...pauses]) finish()
  }

  page.addEventListener('online', wake)
  return {
    wake,
    isOnline: () => page.navigator.onLine,
    pause: (ms, cancelled) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          pauses.delete(finish)
          cancelled.removeEventListener('abort', finish)
          resolve()
        }
        const timer = setTimeout(finish, ms)
        pauses.add(finish)
        cancelled.addEventListener('abort', finish)
        if (cancelled.aborted) finish()
      }),
  }
}
