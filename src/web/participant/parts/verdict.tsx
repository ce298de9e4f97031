import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { WordsForm } from './words-form.tsx'

const legendID = 'verdict-legend'

/** How they feel about it all in all: a tap, words, both or neither. */
export function Verdict({ page }: PageProps) {
  const { store, t } = page
  const [score, setScore] = useState<number | null>(null)
  const group = useRef<HTMLFieldSetElement>(null)

  // The field that had the focus is gone; whoever typed in it goes on here.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) group.current?.focus({ preventScroll: true })
  }, [])

  async function send(): Promise<void> {
    const text = store.draft.value
    const isTaken = await store.take({
      type: 'verdict',
      ...(score !== null && { score }),
      ...(text.trim() && { text }),
    })
    if (isTaken && store.draft.value === text) store.setDraft('')
  }

  return (
    <WordsForm
      page={page}
      id="verdict"
      label={t.verdictWords}
      placeholder={t.verdictWords}
      describedBy={legendID}
      skipLabel={t.verdictSkip}
      isReady={!store.doing.value}
      isEnough={score !== null}
      onSend={() => void send()}
      onSkip={() => void store.take({ type: 'verdict' })}
    >
      <fieldset ref={group} tabIndex={-1}>
        <legend id={legendID}>{t.verdictLabel}</legend>
        <div class="scale">
          {t.scale.map((name, index) => (
            <label key={name}>
              <input
                type="radio"
                name="score"
                checked={score === index + 1}
                onChange={() => setScore(index + 1)}
              />
              <b>{index + 1}</b>
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </WordsForm>
  )
}
