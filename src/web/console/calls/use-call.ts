import { useEffect, useRef, useState } from 'preact/hooks'
import type { Client } from '../../../client/client.ts'
import { session } from '../session.ts'

export type Called<T> = {
  /** What was read last; stays while it is read anew. */
  data: T | undefined
  error: unknown
  isLoading: boolean
  retry: () => void
}

/** Reads something, again whenever one of the keys changes. What is no longer wanted is ended. */
export function useCall<T>(
  call: (client: Client, signal: AbortSignal) => Promise<T>,
  keys: readonly (string | number | boolean | undefined)[],
): Called<T> {
  const [round, setRound] = useState(0)
  const key = JSON.stringify([...keys, round])
  const subject = JSON.stringify(keys)
  const [seen, setSeen] = useState<{ subject: string; key: string; data?: T; error?: unknown }>({
    subject: '',
    key: '',
  })
  const latest = useRef(call)
  latest.current = call

  useEffect(() => {
    const { signal, abort } = abortable()
    session
      .run((client) => latest.current(client, signal), signal)
      .then(
        (data) => {
          if (!signal.aborted) setSeen({ subject, key, data })
        },
        (error: unknown) => {
          if (signal.aborted) return
          setSeen((before) => ({
            subject,
            key,
            error,
            ...(before.subject === subject && 'data' in before && { data: before.data as T }), // held together
          }))
        },
      )
    return abort
  }, [key])

  return {
    data: seen.subject === subject ? seen.data : undefined,
    error: seen.key === key ? seen.error : undefined,
    isLoading: seen.key !== key,
    retry: () => setRound(round + 1),
  }
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

export type Action<A extends unknown[]> = {
  /** Does it, unless it is being done; tells whether it worked. */
  run: (...given: A) => Promise<boolean>
  isBusy: boolean
  error: unknown
  forget: () => void
}

/** Something that whoever is signed in does. */
export function useAction<A extends unknown[]>(
  act: (client: Client, ...given: A) => Promise<unknown>,
): Action<A> {
  return useOnce((...given: A) => session.run((client) => act(client, ...given)))
}

/** Something a person does, once at a time; what went wrong stays to be shown beside it. */
export function useOnce<A extends unknown[]>(act: (...given: A) => Promise<unknown>): Action<A> {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(undefined)
  const isRunning = useRef(false)

  async function run(...given: A): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setError(undefined)
    try {
      await act(...given)
      return true
    } catch (failure) {
      setError(failure)
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { run, isBusy, error, forget: () => setError(undefined) }
}
