import { useState } from 'preact/hooks'
import type { Settings } from '../../calls/calls.ts'
import { useAction } from '../../calls/use-call.ts'
import { Field } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { toast } from '../../parts/toast.tsx'
import { texts } from './texts.ts'

/** What the service takes. */
const daysMax = 3_650

/** The days somebody wrote; null for none, undefined for what is no number of days. */
function readDays(text: string): number | null | undefined {
  if (!text.trim()) return null
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= daysMax ? days : undefined
}

/** How long conversations are kept before they are erased by themselves. */
export function Retention({ settings, refresh }: { settings: Settings; refresh: () => void }) {
  const saved = settings.retentionDays === undefined ? '' : String(settings.retentionDays)
  const [text, setText] = useState(saved)
  const days = readDays(text)
  const isShorter =
    typeof days === 'number' &&
    (settings.retentionDays === undefined || days < settings.retentionDays)
  const save = useAction(async (client) => {
    if (days === undefined) return
    await client.organization.setSettings({ retentionDays: days ?? '' })
    toast(texts.saved)
    refresh()
  })

  return (
    <Form
      look="settings-part stack"
      problems={{ days: days === undefined ? texts.retentionWrong : undefined }}
      action={save}
      button={texts.save}
      busy={texts.saving}
      isOff={text.trim() === saved}
    >
      {(shown) => (
        <>
          <h2>{texts.keptTitle}</h2>
          <Field
            label={texts.retention}
            hint={texts.retentionHint}
            isOptional
            inputMode="numeric"
            autocomplete="off"
            value={text}
            onInput={setText}
            problem={shown.days}
          />
          {isShorter && (
            <p class="caution" role="status">
              {texts.retentionSure(days)}
            </p>
          )}
        </>
      )}
    </Form>
  )
}
