import type { Snapshot } from '../api.ts'
import type { PageProps } from '../page.ts'
import { hidesAnswers } from '../store/place.ts'
import { useLater } from './later.ts'
import { questionID } from './question-id.ts'

type Line = Snapshot['conversation'][number]

function Message({
  page,
  by,
  content,
  other,
  id,
  state,
}: PageProps & {
  by: 'assistant' | 'user'
  content: string
  /** Where words in another language begin, and in which. */
  other?: Line['other']
  id?: string | undefined
  state?: string | undefined
}) {
  const { t } = page
  return (
    <div class={`message ${by}`}>
      <p class="speaker" lang={page.language}>
        {by === 'assistant' ? t.interviewer : t.you}
      </p>
      <p class="words" id={id} dir="auto" tabIndex={id ? -1 : undefined}>
        {other ? (
          <>
            {content.slice(0, other.at)}
            <span lang={other.locale}>{content.slice(other.at)}</span>
          </>
        ) : (
          content
        )}
      </p>
      {state && (
        <p class="small" lang={page.language}>
          {state}
        </p>
      )}
    </div>
  )
}

/** The conversation so far, and the answer on its way. */
export function Messages({ page }: PageProps) {
  const { store, t } = page
  const snapshot = store.snapshot.value
  const later = useLater()
  if (!snapshot) return null
  const { conversation } = snapshot
  const unsent = store.unsent.value
  // Once it is over, nothing waits for an answer.
  const newest = store.ending.value
    ? null
    : conversation.findLast(({ role }) => role === 'assistant')
  return (
    <>
      {hidesAnswers(snapshot) && (
        <p class="small aside">
          {t.hiddenAnswers}{' '}
          {snapshot.context && (
            <>
              {t.belongsTo} <q dir="auto">{snapshot.context}</q>
            </>
          )}
        </p>
      )}
      <div
        class="log"
        role="log"
        aria-live="polite"
        aria-label={t.conversation}
        lang={snapshot.locale}
      >
        {conversation.map((message) => (
          <Message
            page={page}
            key={message.seq}
            by={message.role}
            content={(message === newest && later?.askedOnce(snapshot)) || message.content}
            other={message.other}
            id={message === newest ? questionID : undefined}
          />
        ))}
        {unsent && (
          <Message
            page={page}
            key={unsent.clientMessageID}
            by="user"
            content={unsent.text}
            state={store.trouble.value ? t.waitingToSend : undefined}
          />
        )}
      </div>
    </>
  )
}
