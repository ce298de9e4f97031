import type { PageProps } from '../page.ts'
import { useLater } from './later.ts'
import { questionID } from './question-id.ts'
import { WordsForm } from './words-form.tsx'

/** Where an answer is written. One may write on while the last one is still on its way. */
export function Composer({ page }: PageProps) {
  const { store, t } = page
  const expects = store.snapshot.value?.expects
  const isReady = expects?.after !== undefined && !store.doing.value && !store.unsent.value
  const later = useLater()
  return (
    <WordsForm
      page={page}
      id="answer"
      label={t.yourAnswer}
      placeholder={t.placeholder}
      describedBy={questionID}
      isReady={isReady}
      isEnough={false}
      onSend={() => void store.answer(store.draft.value, later?.doubtsIn(store.draft.value))}
      onSkip={() => void store.skip()}
    >
      {later && expects?.choices && (
        <later.Choices page={page} choices={expects.choices} isReady={isReady} />
      )}
    </WordsForm>
  )
}
