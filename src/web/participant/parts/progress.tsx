import type { PageProps } from '../page.ts'
import { fill } from '../texts/languages.ts'

/** How far the interview is and about how long it still takes. */
export function Progress({ page }: PageProps) {
  const { store, t } = page
  const snapshot = store.snapshot.value
  if (!snapshot) return null
  const { progress, minutesLeft } = snapshot
  const minutes = minutesLeft === undefined ? null : Math.round(minutesLeft)
  return (
    <div class="progress">
      <progress aria-label={t.progress} max={1} value={progress} />
      {minutes !== null && (
        <p class="small">{minutes < 1 ? t.nearlyDone : fill(t.minutesLeft, { minutes })}</p>
      )}
    </div>
  )
}
