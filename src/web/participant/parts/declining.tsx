import { useLayoutEffect, useRef } from 'preact/hooks'
import type { PageProps } from '../page.ts'

/** Asks once more: a slip of the thumb is no answer. */
export function Declining({ page, onBack }: PageProps & { onBack: () => void }) {
  const { store, t } = page
  const question = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => question.current?.focus(), [])
  return (
    <div class="actions">
      <p class="words asked" tabIndex={-1} ref={question}>
        {t.declineAsk}
      </p>
      <button type="button" class="primary" onClick={onBack}>
        {t.back}
      </button>
      <button
        type="button"
        class="quiet"
        aria-disabled={store.doing.value !== null}
        onClick={() => void store.consent(false, page.language)}
      >
        {t.declineYes}
      </button>
    </div>
  )
}
