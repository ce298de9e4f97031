import { useEffect, useRef, useState } from 'preact/hooks'
import { session } from '../../../session.ts'
import type { Plan } from './plan.ts'

/** How long somebody has to pause before what they wrote is read. */
const pauseMs = 350

export type Read = {
  plan: Plan | null
  /** The text that the plan was made of. */
  of: string
  error: unknown
}

/** The plan of what is being written. A reading that is overtaken by more writing is ended. */
export function usePlan(
  guidelines: string,
  productID: string,
): Read & { isBehind: boolean; retry: () => void } {
  const [read, setRead] = useState<Read>({ plan: null, of: '', error: undefined })
  const [round, setRound] = useState(0)
  const opened = useRef(guidelines)
  const retry = () => setRound((before) => before + 1)

  useEffect(() => {
    if (!guidelines.trim()) {
      setRead({ plan: null, of: guidelines, error: undefined })
      return
    }
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(
      () => {
        const input = { guidelines, ...(productID && { productID }) }
        session
          .run(({ interviews }) => interviews.checkGuidelines(input, { signal }), signal)
          .then(
            (plan) => !signal.aborted && setRead({ plan, of: guidelines, error: undefined }),
            (error: unknown) => !signal.aborted && setRead((before) => ({ ...before, error })),
          )
      },
      // What stood there from the beginning nobody is writing.
      guidelines === opened.current ? 0 : pauseMs,
    )
    window.addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      controller.abort()
      window.removeEventListener('online', retry)
    }
  }, [guidelines, productID, round])

  return { ...read, isBehind: read.of !== guidelines, retry }
}
