import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { usePage } from '../page.ts'
import { Status } from './status.tsx'
import { isTooLong, Room, WordsField } from './words-field.tsx'

/** How they feel about it all in all: a tap, words, both or neither. */
export function Verdict() {
  const { store, t } = usePage()
  const [score, setScore] = useState<number | null>(null)
  const text = store.draft.value
  const group = useRef<HTMLFieldSetElement>(null)
  const isBusy = store.doing.value !== null
  const words = text.trim()
  const canSend = !isBusy && (score !== null || words !== '') && !isTooLong(text)

  // The field that had the focus is gone; whoever typed in it goes on here.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) group.current?.focus({ preventScroll: true })
  }, [])

  async function send(): Promise<void> {
    if (!canSend) return
    const isTaken = await store.take({
      type: 'verdict',
      ...(score === null ? {} : { score }),
      ...(words ? { text } : {}),
    })
    if (isTaken && store.draft.value === text) store.setDraft('')
  }

  return (
    <form
      class="verdict"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <fieldset ref={group} tabIndex={-1}>
        <legend>{t.verdictLabel}</legend>
        <div class="scale">
          {t.scale.map((name, index) => (
            <label key={name}>
              <input
                type="radio"
                name="score"
                value={index + 1}
                checked={score === index + 1}
                onChange={() => setScore(index + 1)}
              />
              <b>{index + 1}</b>
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="paper">
        <WordsField
          id="verdict"
          label={t.verdictWords}
          describedBy="room"
          placeholder={t.verdictWords}
          text={text}
          onInput={store.setDraft}
          onSend={() => void send()}
        />
        <Room id="room" text={text} />
        <div class="bar">
          <button
            type="button"
            class="quiet"
            aria-disabled={isBusy}
            onClick={() => void store.take({ type: 'verdict' })}
          >
            {t.verdictSkip}
          </button>
          <button type="submit" class="primary" aria-disabled={!canSend}>
            {t.send}
          </button>
        </div>
      </div>
      <Status />
    </form>
  )
}
