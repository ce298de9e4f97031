import type { ComponentChildren } from 'preact'
import type { PageProps } from '../page.ts'
import { useLater } from './later.ts'
import { Status } from './status.tsx'
import { hasKeyboard, isTooLong, WordsField } from './words-field.tsx'

/** A field for one's own words with its two ways on: to send them, or to leave the question out. */
export function WordsForm({
  page,
  id,
  label,
  placeholder,
  describedBy,
  sendLabel,
  isReady,
  isEnough,
  onSend,
  onSkip,
  children,
}: PageProps & {
  id: string
  label: string
  placeholder: string
  describedBy: string
  sendLabel?: string
  /** Whether anything can be sent now. */
  isReady: boolean
  /** Whether there is something to send besides words. */
  isEnough: boolean
  onSend: () => void
  onSkip: () => void
  children?: ComponentChildren
}) {
  const { store, t } = page
  const text = store.draft.value
  const later = useLater()
  const canSend = isReady && (isEnough || text.trim() !== '') && !isTooLong(text)
  const send = () => {
    if (canSend) onSend()
  }
  return (
    <form
      class={`words-form ${id}`}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {children}
      <div class="foot">
        <Status page={page} />
        <div class="paper">
          <WordsField
            id={id}
            label={label}
            describedBy={`${describedBy} room`}
            placeholder={placeholder}
            text={text}
            onInput={store.setDraft}
            onSend={send}
          />
          {later && <later.Room page={page} id="room" text={text} />}
          <div class="bar">
            <button
              type="button"
              class="quiet"
              aria-label={t.skipQuestion}
              aria-disabled={!isReady}
              onClick={() => {
                if (!isReady) return
                // A second press would leave out the next one.
                if (hasKeyboard()) document.getElementById(id)?.focus({ preventScroll: true })
                onSkip()
              }}
            >
              {t.skip}
            </button>
            {later && <later.Dictation page={page} />}
            <span class="small hint">{t.enterHint}</span>
            <button type="submit" class="primary" aria-disabled={!canSend}>
              {sendLabel ?? t.send}
            </button>
          </div>
        </div>
      </div>
    </form>
  )
}
