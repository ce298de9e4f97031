import { useEffect, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'

/** A reply that comes sooner is not worth announcing. */
const announceMs = 1500
/** A reply that takes longer is told to take its time: a model on a small machine needs minutes. */
const explainMs = 8000

/** Shows that a reply is being made. The styles hold it back for a moment, so that it never flashes. */
export function Writing({ page }: PageProps) {
  const { t } = page
  const [isLong, setLong] = useState(false)
  const [isVeryLong, setVeryLong] = useState(false)
  useEffect(() => {
    const timers = [
      setTimeout(() => setLong(true), announceMs),
      setTimeout(() => setVeryLong(true), explainMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])
  return (
    <>
      <p class="writing" aria-hidden="true">
        {t.writing}
        <span class="dots">
          <i />
          <i />
          <i />
        </span>
        {isVeryLong && <span class="small"> {t.writingLong}</span>}
      </p>
      <p class="unseen" role="status">
        {isLong && t.writing} {isVeryLong && t.writingLong}
      </p>
    </>
  )
}
