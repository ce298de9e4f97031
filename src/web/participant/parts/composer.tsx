import type { PageProps } from '../page.ts'
import { questionID } from './question-id.ts'
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
      {expects?.choices && (
        <div class="actions">
          {expects.choices.map(({ value, label }, at) => (
            <button
              key={value}
              type="button"
              class={at === 0 ? 'primary' : 'plain'}
              aria-disabled={!isReady}
              onClick={() => void store.answer(value)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </WordsForm>
  )
}
