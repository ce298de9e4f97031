import { useEffect, useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { useLater } from '../parts/later.ts'
import { Messages } from '../parts/messages.tsx'
import { Status } from '../parts/status.tsx'
import { handsFreeSound, openKeptSound } from '../speech/sound/kept-sound.ts'
import { endKeeping, SoundKeeping } from '../speech/spoken/keeping.tsx'
import { YourSound } from '../speech/spoken/your-sound.tsx'
import type { Ending } from '../store/place.ts'
import { fill } from '../texts/languages.ts'

/** What to take along or have erased, for the browser that may; the others are told which that is. */
function YourWords({ page }: PageProps) {
  const { store, t } = page
  const [isErasing, setErasing] = useState(false)
  const later = useLater()
  const snapshot = store.snapshot.value
  if (snapshot?.yours === undefined) return null
  return (
    <section>
      <h2>{t.yoursTitle}</h2>
      <p>{snapshot.yours ? t.yours : fill(t.elsewhere, { org: snapshot.organization })}</p>
      {snapshot.conversation.some(({ role }) => role === 'user') && (
        <details>
          <summary>{t.seeWords}</summary>
          <Messages page={page} />
        </details>
      )}
      {snapshot.yours && (
        <div class="actions">
          <a class="plain" href={`${store.path}/export?format=html`} download="interview.html">
            {t.download}
          </a>
          <a class="quiet" href={`${store.path}/export`} download="interview.json">
            {t.downloadData}
          </a>
          <button type="button" class="quiet" onClick={() => setErasing(true)}>
            {t.erase}
          </button>
        </div>
      )}
      {snapshot.sound && <YourSound page={page} />}
      {later && isErasing && (
        <later.EraseDialog
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

/** Where the people who asked want somebody to go on, such as a panel that counts them. */
function Onward({ page: { t }, next }: PageProps & { next: string }) {
  const { host } = new URL(next)
  return (
    <section>
      <p>{fill(t.onwardLead, { host })}</p>
      <div class="actions">
        {/* Out of a frame, too: what is behind it need not stand in one. */}
        <a class="primary" href={next} target="_top">
          {fill(t.onward, { host })}
        </a>
      </div>
    </section>
  )
}

/** How it ended, told as it is. */
export function EndScreen({ page, ending }: PageProps & { ending: Ending }) {
  const { store, t } = page
  const { organization: org = '', next, closed } = store.snapshot.value ?? {}
  const told = closed ? 'over' : ending

  // A recording that never became words is of no more use, and may have been meant to be erased.
  useEffect(() => {
    for (const path of [store.path, handsFreeSound(store.path)]) {
      void openKeptSound(path, Date.now).forgetAll()
    }
    endKeeping(store, ending === 'erased' || ending === 'declined')
  }, [ending])

  return (
    <div class="sheet">
      <h1 tabIndex={-1}>{t[`${told}Title`]}</h1>
      <p class="lead">{fill(t[told], { org })}</p>
      <UnsentWords page={page} />
      {next && <Onward page={page} next={next} />}
      {ending === 'finished' && !next && (
        <section>
          <h2>{t.nextTitle}</h2>
          <p>{t.nextLead}</p>
        </section>
      )}
      {ending === 'declined' && (
        <div class="actions">
          <button type="button" class="plain" onClick={store.reconsider}>
            {t.changeMind}
          </button>
        </div>
      )}
      <YourWords page={page} />
      {store.snapshot.value?.sound && <SoundKeeping page={page} />}
      <Status page={page} />
    </div>
  )
}
