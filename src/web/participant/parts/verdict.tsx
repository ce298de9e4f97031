import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { doubtsIn } from '../speech/marks.ts'
import { questionID } from './question-id.ts'
import { WordsForm } from './words-form.tsx'

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
    store.unskip()
    const text = store.draft.value
    const isTaken = await store.take({
      type: 'verdict',
      ...(score !== null && { score }),
      ...(text.trim() && { text, ...doubtsIn(text) }),
    })
    if (isTaken && store.draft.value === text) store.setDraft('')
  }

  return (
    <WordsForm
      page={page}
      id="verdict"
      label={t.verdictWords}
      placeholder={t.verdictWords}
      describedBy={questionID}
      isReady={!store.doing.value}
      isEnough={score !== null}
      onSend={() => void send()}
      onSkip={() => void store.skip()}
    >
      <fieldset ref={group} tabIndex={-1} aria-labelledby={questionID}>
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
        <p class="small ends" aria-hidden="true">
          <span>{t.scale[0]}</span>
          <span>{t.scale.at(-1)}</span>
        </p>
      </fieldset>
    </WordsForm>
  )
}
