import { useLayoutEffect } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { Composer } from '../parts/composer.tsx'
import { useLater } from '../parts/later.ts'
import { Messages } from '../parts/messages.tsx'
import { hasKeyboard } from '../parts/words-field.tsx'
import { Writing } from '../parts/writing.tsx'
import { fill } from '../texts/languages.ts'
import { useQuestionInSight } from './in-sight.ts'

/** The interview itself: questions, answers, and at its end the verdict. */
export function ConversationScreen({ page }: PageProps) {
  const { store, t } = page
  const snapshot = store.snapshot.value
  const doing = store.doing.value
  const later = useLater()
  const asksVerdict = snapshot?.expects?.type === 'verdict' || snapshot?.phase === 'verdict'
  const isWaiting =
    !store.trouble.value &&
    (doing === 'answer' ||
      doing === 'skip' ||
      doing === 'verdict' ||
      (!doing && !snapshot?.expects))
  const newest = snapshot?.conversation.findLast(({ role }) => role === 'assistant')
  useQuestionInSight(newest?.seq, isWaiting)

  const isOther = asksVerdict || snapshot?.recap || newest?.closed
  useLayoutEffect(() => {
    if (!isOther && hasKeyboard()) {
      document.getElementById('answer')?.focus({ preventScroll: true })
    }
  }, [isOther])

  return (
    <>
      <h1 class="topic" tabIndex={-1} dir="auto">
        {fill(t.consentTitle, { product: snapshot?.productID ?? '' })}
      </h1>
      <Messages page={page} />
      <div class="wait">
        {isWaiting ? (
          <Writing page={page} />
        ) : (
          later && newest && <later.ReadAloud page={page} line={newest} />
        )}
      </div>
      {later && isOther ? (
        <later.Asked page={page} newest={newest} />
      ) : (
        <>
          {isOther && (
            <p class="calm" role="status">
              {t.loading}
            </p>
          )}
          {!asksVerdict && <Composer page={page} />}
        </>
      )}
    </>
  )
}
