import { usePage } from '../page.ts'
import { questionID } from './messages.tsx'
import { Status } from './status.tsx'
import { hasKeyboard, isTooLong, Room, WordsField } from './words-field.tsx'

/** Where an answer is written. One may write on while the last one is still on its way. */
export function Composer() {
  const { store, t } = usePage()
  const text = store.draft.value
  const after = store.snapshot.value?.expects?.after
  const isReady = after !== undefined && store.doing.value === null && store.unsent.value === null
  const canSend = isReady && text.trim() !== '' && !isTooLong(text)
  const send = () => {
    if (canSend) void store.answer(text)
  }
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Status />
      <div class="paper">
        <WordsField
          id="answer"
          label={t.yourAnswer}
          describedBy={`${questionID} room`}
          placeholder={t.placeholder}
          text={text}
          onInput={store.setDraft}
          onSend={send}
        />
        <Room id="room" text={text} />
        <div class="bar">
          <button
            type="button"
            class="quiet"
            aria-disabled={!isReady}
            onClick={() => {
              if (isReady && after !== undefined) void store.take({ type: 'skip', after })
            }}
          >
            {t.skip}
          </button>
          {hasKeyboard() && <span class="small hint">{t.enterHint}</span>}
          <button type="submit" class="primary" aria-disabled={!canSend}>
            {t.send}
          </button>
        </div>
      </div>
    </form>
  )
}
