import { useRef, useState } from 'preact/hooks'
import type { Settings } from '../../calls.ts'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/failure.tsx'
import { Field, focusFirstProblem } from '../../parts/field.tsx'
import { toast } from '../../parts/toast.tsx'
import { useAction } from '../../use-call.ts'
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
  const form = useRef<HTMLFormElement>(null)
  const saved = settings.retentionDays === undefined ? '' : String(settings.retentionDays)
  const [text, setText] = useState(saved)
  const [isChecked, setChecked] = useState(false)
  const days = readDays(text)
  const problem = days === undefined ? texts.retentionWrong : undefined
  const isShorter =
    typeof days === 'number' &&
    (settings.retentionDays === undefined || days < settings.retentionDays)
  const save = useAction(async (client) => {
    if (days === undefined) return
    await client.organization.setSettings({ retentionDays: days ?? '' })
    toast(texts.saved)
    refresh()
  })

  function submit(): void {
    setChecked(true)
    if (problem) focusFirstProblem(form.current)
    else void save.run()
  }

  return (
    <form
      ref={form}
      class="settings-part stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2>{texts.keptTitle}</h2>
      <Field
        label={texts.retention}
        hint={texts.retentionHint}
        isOptional
        inputMode="numeric"
        autocomplete="off"
        value={text}
        onInput={setText}
        problem={isChecked ? problem : undefined}
      />
      {isShorter && (
        <p class="caution" role="status">
          {texts.retentionSure(days)}
        </p>
      )}
      <Problem error={save.error} />
      <div class="actions">
        <Button look="primary" type="submit" isBusy={save.isBusy} isOff={text.trim() === saved}>
          {save.isBusy ? texts.saving : texts.save}
        </Button>
      </div>
    </form>
  )
}
