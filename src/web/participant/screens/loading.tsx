import { useEffect, useState } from 'preact/hooks'
import { usePage } from '../page.ts'
import { Status } from '../parts/status.tsx'

/** Before this long, a line of text would only flash. */
const quietMs = 600

/** Before the first snapshot; silent unless it takes a while. */
export function LoadingScreen() {
  const { t } = usePage()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), quietMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div class="sheet">
      <h1 class={isSlow ? 'calm' : 'unseen'} tabIndex={-1}>
        {t.loading}
      </h1>
      <Status />
    </div>
  )
}
