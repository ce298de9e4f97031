import type { PageProps } from '../page.ts'
import { questionID } from './messages.tsx'
import { WordsForm } from './words-form.tsx'

/** Where an answer is written. One may write on while the last one is still on its way. */
export function Composer({ page }: PageProps) {
  const { store, t } = page
  const expects = store.snapshot.value?.expects
  const isReady = expects?.after !== undefined && !store.doing.value && !store.unsent.value
  return (
    <WordsForm
      page={page}
      id="answer"
      label={t.yourAnswer}
      placeholder={t.placeholder}
      describedBy={questionID}
      isReady={isReady}
      isEnough={false}
      onSend={() => void store.answer(store.draft.value)}
      onSkip={() => void store.skip()}
    >
      {expects?.asks === 'to_end' && (
        <div class="actions">
          {[
            { look: 'primary', label: t.stopHere, answer: t.sayYes },
            { look: 'plain', label: t.goOnHere, answer: t.sayNo },
          ].map(({ look, label, answer }) => (
            <button
              key={label}
              type="button"
              class={look}
              aria-disabled={!isReady}
              onClick={() => void store.answer(answer)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </WordsForm>
  )
}
