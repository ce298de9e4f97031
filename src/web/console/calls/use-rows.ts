import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../../../client/client.ts'
import { session } from '../session.ts'

export type Rows<T> = {
  rows: readonly T[]
  /** Whether that is all of them. */
  isComplete: boolean
  isLoading: boolean
  error: unknown
  retry: () => void
}

/** `subject` is what the rows are of. */
type Seen<T> = { subject: string } & Omit<Rows<T>, 'retry'>

/** How often what has come so far is shown. */
const showMs = 200
/** Rows that are worth showing; the clock is looked at no more often. */
const showRows = 100

const nothing = { rows: [], isComplete: false, isLoading: true, error: undefined }

/** Walks a list to its end and shows what has come so far, again whenever one of the keys changes. */
export function useRows<T>(
  walk: (client: Client, signal: AbortSignal) => AsyncIterable<T>,
  keys: readonly (string | number)[],
): Rows<T> {
  const [round, setRound] = useState(0)
  const subject = JSON.stringify(keys)
  const [seen, setSeen] = useState<Seen<T>>({ subject, ...nothing })
  const latest = useRef(walk)
  latest.current = walk

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // What is there of the same list stays until there is as much of it anew.
    setSeen((before) => ({
      ...nothing,
      subject,
      ...(before.subject === subject && { rows: before.rows, isComplete: before.isComplete }),
    }))
    const show = (rows: readonly T[], changes: Partial<Seen<T>>) => {
      if (signal.aborted) return
      setSeen((before) => ({
        ...before,
        rows: rows.length >= before.rows.length || changes.isComplete ? rows : before.rows,
        ...changes,
      }))
    }
    const rows: T[] = []
    session
      .run(async (client) => {
        rows.length = 0
        let shownAt = 0
        for await (const row of latest.current(client, signal)) {
          rows.push(row)
          if (rows.length % showRows !== 0 || performance.now() - shownAt < showMs) continue
          shownAt = performance.now()
          show([...rows], {})
        }
        show(rows, { isComplete: true, isLoading: false })
      }, signal)
      .catch((error: unknown) => show([...rows], { error, isLoading: false }))
    return () => controller.abort()
  }, [subject, round])

  const retry = () => setRound(round + 1)
  return { ...(seen.subject === subject ? seen : nothing), retry }
}
