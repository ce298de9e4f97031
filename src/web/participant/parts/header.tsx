import { useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { languageNames, readLanguage } from '../texts/languages.ts'
import { useLater } from './later.ts'
import { Progress } from './progress.tsx'

function LanguageChoice({ page }: PageProps) {
  const { t } = page
  return (
    <select
      class="language"
      aria-label={t.language}
      value={page.language}
      onChange={(event) => {
        const language = readLanguage(event.currentTarget.value)
        if (language) page.chooseLanguage(language)
      }}
    >
      {Object.entries(languageNames).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Who asks, in which language, and the way out. */
export function Header({ page }: PageProps) {
  const { store, t } = page
  const [isStopping, setStopping] = useState(false)
  const snapshot = store.snapshot.value
  const place = store.place()
  const canStop = place === 'onboarding' || place === 'conversation'
  const later = useLater(canStop)
  return (
    <header class="header">
      {snapshot?.branding?.logo && (
        <img
          class="logo"
          src={snapshot.branding.logo}
          alt=""
          onError={({ currentTarget }) => {
            // Taken out since: the name is enough.
            currentTarget.hidden = true
          }}
        />
      )}
      <p class="who" dir="auto">
        {snapshot?.organization}
      </p>
      <LanguageChoice page={page} />
      {canStop && (
        <button type="button" class="quiet" onClick={() => setStopping(true)}>
          {t.stop}
        </button>
      )}
      {snapshot?.preview && <p class="banner preview">{t.preview}</p>}
      {place === 'conversation' && <Progress page={page} />}
      {later && isStopping && canStop && (
        <later.StopDialog page={page} onClose={() => setStopping(false)} />
      )}
    </header>
  )
}
