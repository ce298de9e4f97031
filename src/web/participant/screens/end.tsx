import { useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { EraseDialog } from '../parts/dialogs.tsx'
import { Messages } from '../parts/messages.tsx'
import { Status } from '../parts/status.tsx'
import type { Ending } from '../store/place.ts'
import { fill } from '../texts/languages.ts'
import { download } from './download.ts'

/** What to take along or have erased. */
function YourWords({ page }: PageProps) {
  const { store, t } = page
  const [isErasing, setErasing] = useState(false)
  const [problem, setProblem] = useState<'downloadFailed' | 'onlyThere' | null>(null)

  async function save(): Promise<void> {
    setProblem(await download(store.exportAll))
  }

  return (
    <section>
      <h2>{t.yoursTitle}</h2>
      <p>{t.yours}</p>
      {store.snapshot.value?.conversation.some(({ role }) => role === 'user') && (
        <details>
          <summary>{t.seeWords}</summary>
          <Messages page={page} />
        </details>
      )}
      <div class="actions">
        <button type="button" class="plain" onClick={() => void save()}>
          {t.download}
        </button>
        <button type="button" class="quiet" onClick={() => setErasing(true)}>
          {t.erase}
        </button>
      </div>
      <p class="problem" role="status">
        {problem && t[problem]}
      </p>
      {isErasing && (
        <EraseDialog
          page={page}
          onErase={() => void store.erase()}
          onClose={() => setErasing(false)}
        />
      )}
    </section>
  )
}

/** Words that never arrived, for the person to copy. */
function UnsentWords({ page }: PageProps) {
  const { store, t } = page
  const text = store.draft.value
  if (!text) return null
  return (
    <section>
      <h2>{t.unsentTitle}</h2>
      <p class="words unsent" dir="auto">
        {text}
      </p>
    </section>
  )
}

/** How it ended, told as it is. */
export function EndScreen({ page, ending }: PageProps & { ending: Ending }) {
  const { store, t } = page
  const org = store.snapshot.value?.organization ?? ''
  const isFinished = ending === 'finished'
  const hasWords = isFinished || ending === 'already'
  return (
    <div class="sheet">
      <h1 tabIndex={-1}>{t[`${ending}Title`]}</h1>
      <p class="lead">{fill(t[ending], { org })}</p>
      <UnsentWords page={page} />
      {isFinished && (
        <section>
          <h2>{t.nextTitle}</h2>
          <p>{t.nextLead}</p>
        </section>
      )}
      {hasWords && <YourWords page={page} />}
      <Status page={page} />
    </div>
  )
}
