import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

/**
 * Answers what sends the focus to the first field of a form that has something wrong with it. It moves
 * as soon as the problems are drawn, so that nothing typed after they are seen goes elsewhere.
 */
export function useFirstProblem(
  form: RefObject<HTMLElement | null>,
  fields = '[aria-invalid="true"]',
): () => void {
  const [times, setTimes] = useState(0)
  useLayoutEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>(fields)?.focus()
  }, [times])
  return () => setTimes((before) => before + 1)
}
