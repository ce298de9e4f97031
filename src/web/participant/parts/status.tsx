import type { PageProps } from '../page.ts'

/** The one calm line that tells how things stand: the connection first, then what just happened. */
export function Status({ page }: PageProps) {
  const { store, t } = page
  const trouble = store.trouble.value
  const note = store.note.value
  const place = store.place()
  const notice = store.snapshot.value?.notice
  return (
    <div class="status" role="status">
      {!trouble && store.isOffline.value && <p class="banner">{t.offline}</p>}
      {trouble && (
        <p class="banner">
          <span>{t[trouble]}</span>
          {trouble !== 'offline' && trouble !== 'busy' && (
            <button type="button" class="quiet" onClick={() => void store.retry()}>
              {t.tryAgain}
            </button>
          )}
        </p>
      )}
      {note?.kind === 'moved_on' && (
        <p class="banner">
          {t.movedOn} {store.draft.value && t.movedOnDraft}
        </p>
      )}
      {note?.kind === 'refused' && (
        <p class="banner">
          {t.refused} <span lang="en">{note.message}</span>
        </p>
      )}
      {store.skipping.value && (
        <p class="banner">
          <span>{t.skipping}</span>
          <button type="button" class="quiet" onClick={store.unskip}>
            {t.undo}
          </button>
        </p>
      )}
      {note?.kind === 'aside' && (
        <p class="banner">
          <span>{t.wordsAside}</span>
          <button type="button" class="quiet" onClick={store.putBack}>
            {t.putBack}
          </button>
        </p>
      )}
      {note?.kind === 'only_there' && <p class="banner">{t.onlyThere}</p>}
      {notice && place !== 'consent' && !trouble && !note && (
        <p class="banner" dir="auto">
          {notice}
        </p>
      )}
    </div>
  )
}
