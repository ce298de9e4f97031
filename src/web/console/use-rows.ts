import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../../client/client.ts'
import { session } from './session.ts'

export type Rows<T> = {
  rows: readonly T[]
  /** Whether that is all of them. */
  isComplete: boolean
  error: unknown
  retry: () => void
}

/** How often what has come so far is shown. */
const showMs = 200
/** Rows that are worth showing; the clock is looked at no more often. */
const showRows = 100

/** Walks a list to its end and shows what has come so far, again whenever one of the keys changes. */
export function useRows<T>(
  walk: (client: Client, signal: AbortSignal) => AsyncIterable<T>,
  keys: readonly (string | number)[],
): Rows<T> {
  const [round, setRound] = useState(0)
  const key = JSON.stringify([...keys, round])
  const [seen, setSeen] = useState<{ key: string } & Omit<Rows<T>, 'retry'>>({
    ...{ key: '', rows: [], isComplete: false, error: undefined },
  })
  const latest = useRef(walk)
  latest.current = walk

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = (rows: readonly T[], isComplete: boolean) => {
      if (!signal.aborted) setSeen({ key, rows, isComplete, error: undefined })
    }
    session
      .run(async (client) => {
        const rows: T[] = []
        let shownAt = 0
        for await (const row of latest.current(client, signal)) {
          rows.push(row)
          if (rows.length % showRows !== 0 || performance.now() - shownAt < showMs) continue
          shownAt = performance.now()
          show([...rows], false)
        }
        show(rows, true)
      }, signal)
      .catch((error: unknown) => {
        if (!signal.aborted) setSeen((before) => ({ ...before, key, error }))
      })
    return () => controller.abort()
  }, [key])

  const retry = () => setRound(round + 1)
  if (seen.key !== key) return { rows: [], isComplete: false, error: undefined, retry }
  return { rows: seen.rows, isComplete: seen.isComplete, error: seen.error, retry }
}
