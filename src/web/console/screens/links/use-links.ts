import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Summary } from '../../invite-types.ts'
import { pauseForBrowser } from '../../parts/texts/find-places.ts'
import { session } from '../../session.ts'
import { createLinkList, type Filter, findMatches, type LinkList } from './link-list.ts'

/** Links that a call brings: as many as are read and taken in within a frame. */
const pageLinks = 500
/** How often the table shows what has come so far. */
const showMs = 250
/** How soon links are read anew while somebody looks, and how much later for each call it takes. */
const lookAgainMs = 15_000
const lookAgainMsPerCall = 1_000

export type Links = {
  list: LinkList
  /** Changes whenever the list does. */
  version: number
  isComplete: boolean
  error: unknown
  refresh: () => void
}

/** The links of an interview, read to the end, then again every now and then while the page is seen. */
export function useLinks(interviewID: string): Links {
  const list = useMemo(createLinkList, [interviewID])
  const [version, setVersion] = useState(0)
  const [isComplete, setComplete] = useState(false)
  const [error, setError] = useState<unknown>(undefined)
  const [round, setRound] = useState(0)
  const [read, setRead] = useState(-1)
  const show = () => setVersion((before) => before + 1)

  useEffect(() => {
    const controller = new AbortController()
    readAll(interviewID, { list, signal: controller.signal, show }).then(
      () => {
        if (controller.signal.aborted) return
        setComplete(true)
        setError(undefined)
        setRead(round)
      },
      (failure: unknown) => {
        if (controller.signal.aborted) return
        setError(failure)
        setRead(round)
      },
    )
    return () => controller.abort()
  }, [list, round])

  useEffect(() => {
    // Only once the round before is over: a long list would never be read to its end.
    if (read !== round) return
    const calls = Math.ceil(list.length / pageLinks)
    const timer = setInterval(
      () => {
        if (!document.hidden) setRound(round + 1)
      },
      Math.max(lookAgainMs, calls * lookAgainMsPerCall),
    )
    return () => clearInterval(timer)
  }, [list, read, round])

  return {
    ...{ list, version, isComplete, error },
    refresh(): void {
      setError(undefined)
      setRound(round + 1)
    },
  }
}

type Reading = { list: LinkList; signal: AbortSignal; show: () => void }

async function readAll(interviewID: string, { list, signal, show }: Reading): Promise<void> {
  await session.run(async (client) => {
    let batch: Summary[] = []
    let shownAt = 0
    const put = () => {
      list.put(batch)
      batch = []
      if (performance.now() - shownAt < showMs) return
      shownAt = performance.now()
      show()
    }
    const input = { interviewID, limit: pageLinks }
    try {
      for await (const row of client.invites.getSummaries.each(input, { signal })) {
        batch.push(row)
        if (batch.length < pageLinks) continue
        put()
        await pauseForBrowser()
      }
    } finally {
      list.put(batch)
      show()
    }
  }, signal)
}

export type Matches = {
  /** Places in the list, oldest first; null where all rows match. */
  places: readonly number[] | null
  isFinding: boolean
}

/** The rows that match a filter, found anew whenever it or the list changes. */
export function useMatches({ list, version }: Links, { status, search }: Filter): Matches {
  const [seen, setSeen] = useState<{ key: string; places: readonly number[] | null }>({
    ...{ key: '', places: null },
  })
  const key = JSON.stringify([status, search, version])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    void findMatches(list, { status, search }, { signal, pause: pauseForBrowser }).then(
      (places) => {
        if (!signal.aborted) setSeen({ key, places })
      },
    )
    return () => controller.abort()
  }, [list, key])
  return { places: seen.places, isFinding: seen.key !== key }
}
