import type { PageProps } from '../page.ts'
import { questionID } from './messages.tsx'
import { WordsForm } from './words-form.tsx'

/** Where an answer is written. One may write on while the last one is still on its way. */
export function Composer({ page }: PageProps) {
  const { store, t } = page
  const after = store.snapshot.value?.expects?.after
  return (
    <WordsForm
      page={page}
      id="answer"
      label={t.yourAnswer}
      placeholder={t.placeholder}
      describedBy={questionID}
      skipLabel={t.skip}
      isReady={after !== undefined && !store.doing.value && !store.unsent.value}
      isEnough={false}
      onSend={() => void store.answer(store.draft.value)}
      onSkip={() => {
        if (after !== undefined) void store.take({ type: 'skip', after })
      }}
    />
  )
}
