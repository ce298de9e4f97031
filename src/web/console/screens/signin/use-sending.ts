import { useRef, useState } from 'preact/hooks'
import { ColloquyError } from '../../../../client/client.ts'

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
      // What the service says of a code or a password is said as it is: nobody has a role here yet.
      const isAnswer = failure instanceof ColloquyError && failure.status > 0
      setError(isAnswer ? new Error(failure.message) : failure)
      return false
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { run, isBusy, error }
}
