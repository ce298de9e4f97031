import { useState } from 'preact/hooks'
import type { PageProps } from '../page.ts'
import { useLater } from '../parts/later.ts'
import { Status } from '../parts/status.tsx'
import { fill, nameLanguage, readLanguage } from '../texts/languages.ts'

/** Says, before anything else, who asks what by which means, and what becomes of it. */
export function ConsentScreen({ page }: PageProps) {
  const { store, t } = page
  const [isDeclining, setDeclining] = useState(false)
  const snapshot = store.snapshot.value
  const later = useLater()
  if (!snapshot) return null
  const { locale, notice, organization: org, minutesLeft = 0, retentionDays, contact } = snapshot
  const names = { org, product: snapshot.productID }
  const minutes = Math.round(minutesLeft)
  const time = minutes > 1 ? t.timeTitle : minutes ? t.timeTitleOne : t.timeTitleOpen
  const isOther = readLanguage(locale) !== page.language
  return (
    <div class="sheet">
      <h1 tabIndex={-1} dir="auto">
        {fill(t.consentTitle, names)}
      </h1>
      <p class="lead" dir="auto">
        {fill(t.consentLead, names)} {fill(time, { minutes })}.
      </p>
      {isOther && (
        <p class="banner">
          {fill(t.otherLanguage, { language: nameLanguage(locale, page.language) })}
        </p>
      )}
      {notice && (
        <div class="agreement">
          <p class="small">{t.agree}</p>
          <p dir="auto">{notice}</p>
        </div>
      )}
      {later && <later.Allowing page={page} />}
      {retentionDays !== undefined && (
        <p class="small" dir="auto">
          {fill(t.keptFor, { org: contact ?? org, days: retentionDays })}
        </p>
      )}
      <details>
        <summary>{t.keptTitle}</summary>
        <p dir="auto">{fill(`${t.kept} ${t.rights} ${t.time}`, names)}</p>
      </details>
      <div class="foot">
        <Status page={page} />
        {later && isDeclining ? (
          <later.Declining page={page} onBack={() => setDeclining(false)} />
        ) : (
          <div class="actions">
            <button
              type="button"
              class="primary"
              aria-disabled={store.doing.value !== null}
              onClick={() => void store.consent(true, page.language)}
            >
              {t.start}
            </button>
            <button type="button" class="quiet" onClick={() => setDeclining(true)}>
              {t.decline}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}
