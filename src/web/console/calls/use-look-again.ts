import { useEffect, useRef } from 'preact/hooks'

/** How soon what a screen shows is read anew while somebody looks … */
const lookAgainMs = 30_000
/** … and how much later for each time as long as reading it took: of a large study it takes seconds. */
const timesApart = 20

/** Reads anew every now and then what was read, `isLoading` while it is, as long as the page is seen. */
export function useLookAgain({ isLoading, retry }: { isLoading: boolean; retry: () => void }) {
  const began = useRef(0)
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    if (isLoading) {
      began.current = performance.now()
      return
    }
    const tookMs = performance.now() - began.current
    const timer = setInterval(
      () => {
        if (!document.hidden) latest.current()
      },
      Math.max(lookAgainMs, tookMs * timesApart),
    )
    return () => clearInterval(timer)
  }, [isLoading])
}
