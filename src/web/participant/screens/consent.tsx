import type { PageProps } from '../page.ts'
import { Status } from '../parts/status.tsx'
import { fill } from '../texts/languages.ts'

/** Says, before anything else, who asks what by which means, and what becomes of it. */
export function ConsentScreen({ page }: PageProps) {
  const { store, t } = page
  const snapshot = store.snapshot.value
  if (!snapshot) return null
  const names = { org: snapshot.organization, product: snapshot.productID }
  const minutes = Math.ceil(snapshot.minutesLeft ?? 0)
  const timeTitle = minutes > 1 ? t.timeTitle : minutes === 1 ? t.timeTitleOne : t.timeTitleOpen
  const isBusy = store.doing.value !== null
  const decide = (agreed: boolean) => void store.consent(agreed, page.language)
  const facts = [
    { title: t.aiTitle, text: t.ai },
    { title: fill(timeTitle, { minutes }), text: t.time },
    { title: t.choiceTitle, text: t.choice },
    { title: t.keptTitle, text: `${t.kept} ${t.rights}` },
  ]
  return (
    <div class="sheet">
      <p class="eyebrow" dir="auto">
        {snapshot.interviewName}
      </p>
      <h1 tabIndex={-1} dir="auto">
        {fill(t.consentTitle, names)}
      </h1>
      <p class="lead" dir="auto">
        {fill(t.consentLead, names)}
      </p>
      <dl class="facts">
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd dir="auto">{fill(text, names)}</dd>
          </div>
        ))}
      </dl>
      <Status page={page} />
      {snapshot.notice && (
        <div class="agreement">
          <p class="small">{t.agree}</p>
          <p dir="auto" lang={snapshot.locale}>
            {snapshot.notice}
          </p>
        </div>
      )}
      <div class="actions">
        <button type="button" class="primary" aria-disabled={isBusy} onClick={() => decide(true)}>
          {t.start}
        </button>
        <button type="button" class="quiet" aria-disabled={isBusy} onClick={() => decide(false)}>
          {t.decline}
        </button>
      </div>
    </div>
  )
}
