import { useEffect, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { useLater } from './later.ts'

/** A reply that comes sooner is not worth announcing. */
const announceMs = 1500

/** Shows that a reply is being made. The styles hold it back for a moment, so that it never flashes. */
export function Writing({ page }: PageProps) {
  const { t } = page
  const [isLong, setLong] = useState(false)
  const later = useLater()
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), announceMs)
    return () => clearTimeout(timer)
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
      </p>
      <p class="unseen" role="status">
        {isLong && t.writing}
      </p>
      {later && <later.LongWait page={page} />}
    </>
  )
}
