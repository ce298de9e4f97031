import { useRef, useState } from 'preact/hooks'
import type { Snapshot } from '../api.ts'
import type { PageProps } from '../page.ts'
import { Status } from '../parts/status.tsx'
import { readLanguage } from '../texts/languages.ts'

type Field = Snapshot['onboarding'][number]
type Values = Partial<Record<Field['name'], string>>

/** Most characters of one field. */
const fieldCharactersMax = 200

const autocompletes = {
  name: 'name',
  email: 'email',
  occupation: 'organization-title',
  location: 'address-level2',
} as const

const emailKind = { type: 'email', inputMode: 'email' } as const
const textKind = { type: 'text' } as const

function FieldInput({
  page,
  field,
  value,
  problem,
  onInput,
}: PageProps & {
  field: Field
  value: string
  problem: string | undefined
  onInput: (value: string) => void
}) {
  const { store, t } = page
  const isOwnLanguage = readLanguage(store.snapshot.value?.locale) === page.language
  const id = `field-${field.name}`
  return (
    <div class="field">
      <label for={id}>
        {isOwnLanguage ? field.label : t.fields[field.name]}
        {field.required && <span class="small"> ({t.required})</span>}
      </label>
      <input
        id={id}
        name={field.name}
        {...(field.name === 'email' ? emailKind : textKind)}
        autocomplete={autocompletes[field.name]}
        dir="auto"
        maxLength={fieldCharactersMax}
        value={value}
        required={field.required}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      {problem && (
        <p class="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** Asks for the details that the interview wants to know, prefilled with what the invite knew. */
export function OnboardingScreen({ page }: PageProps) {
  const { store, t } = page
  const fields = store.snapshot.value?.onboarding ?? []
  const form = useRef<HTMLFormElement>(null)
  const [isChecked, setChecked] = useState(false)
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(
      fields.map(({ name, value }) => [name, store.keep.read(`field:${name}`) || (value ?? '')]),
    ),
  )
  const isBusy = store.doing.value !== null

  function problemOf({ name, required }: Field): string | undefined {
    const value = (values[name] ?? '').trim()
    if (required && !value) return t.needed
    if (name === 'email' && value && !/^[^\s@]+@[^\s@]+$/.test(value)) return t.emailWrong
    return undefined
  }

  async function submit(given: Values): Promise<void> {
    const known = Object.entries(given)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value)
    const isTaken = await store.take({ type: 'onboard', ...Object.fromEntries(known) })
    if (isTaken) for (const { name } of fields) store.keep.write(`field:${name}`, '')
  }

  function check(event: Event): void {
    event.preventDefault()
    const wrong = fields.find((field) => problemOf(field))
    setChecked(true)
    if (wrong) form.current?.querySelector<HTMLElement>(`#field-${wrong.name}`)?.focus()
    else void submit(values)
  }

  return (
    <form class="sheet" ref={form} noValidate onSubmit={check}>
      <h1 tabIndex={-1}>{t.onboardTitle}</h1>
      <p class="lead">
        {t.onboardLead} {!fields.some(({ required }) => required) && t.onboardFree}
      </p>
      {fields.map((field) => (
        <FieldInput
          page={page}
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          problem={isChecked ? problemOf(field) : undefined}
          onInput={(value) => {
            store.keep.write(`field:${field.name}`, value)
            setValues({ ...values, [field.name]: value })
          }}
        />
      ))}
      <Status page={page} />
      <div class="actions">
        <button type="submit" class="primary" aria-disabled={isBusy}>
          {t.next}
        </button>
        {!fields.some(({ required }) => required) && (
          <button type="button" class="quiet" aria-disabled={isBusy} onClick={() => submit({})}>
            {t.skipAll}
          </button>
        )}
      </div>
    </form>
  )
}
