import { useEffect, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'

/** A reply that takes longer is told to take its time: a model on a small machine needs minutes. */
const explainMs = 8000

/** Between the call that brought the answer and the looks for its reply nothing is shown as waiting. */
const gapMsMax = 1000

/** Since when the reply after which question is waited for, and until when that was shown. */
let waited = { question: -1, since: 0, until: 0 }

/** Says that it takes a while, once it does. */
export function LongWait({ page }: PageProps) {
  const { store, t } = page
  const question =
    store.snapshot.value?.conversation.findLast(({ role }) => role === 'assistant')?.seq ?? -1
  const now = Date.now()
  const isSame = waited.question === question && now - waited.until <= gapMsMax
  waited = { question, since: isSame ? waited.since : now, until: Number.POSITIVE_INFINITY }
  const left = waited.since + explainMs - now
  const [, wake] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => wake(Date.now()), Math.max(0, left))
    return () => {
      clearTimeout(timer)
      waited.until = Date.now()
    }
  }, [question])
  return (
    <p class="small" role="status">
      {left <= 0 && t.writingLong}
    </p>
  )
}
