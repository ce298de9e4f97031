import { useRef, useState } from 'preact/hooks'

/** Sends something once at a time, without anybody being signed in. */
export function useSending() {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(undefined)
  const isRunning = useRef(false)

  async function run(send: () => Promise<void>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    setError(undefined)
    try {
      await send()
      return true
    } catch (failure) {
      setError(failure)
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { run, isBusy, error }
}
