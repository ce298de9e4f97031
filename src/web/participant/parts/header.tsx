import { useState } from 'preact/hooks'
import { usePage } from '../page.ts'
import { languageNames, readLanguage } from '../texts/languages.ts'
import { StopDialog } from './dialogs.tsx'
import { Progress } from './progress.tsx'

function LanguageChoice() {
  const { t, page } = usePage()
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
export function Header() {
  const { store, t } = usePage()
  const [isStopping, setStopping] = useState(false)
  const snapshot = store.snapshot.value
  const place = store.place()
  const canStop = place === 'onboarding' || place === 'conversation'
  return (
    <header class="header">
      <p class="who" dir="auto">
        {snapshot?.organization}
      </p>
      <LanguageChoice />
      {canStop && (
        <button type="button" class="quiet" onClick={() => setStopping(true)}>
          {t.stop}
        </button>
      )}
      {place === 'conversation' && <Progress />}
      {isStopping && canStop && <StopDialog onClose={() => setStopping(false)} />}
    </header>
  )
}
