import { useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/failure.tsx'
import { Field, focusFirstProblem } from '../../parts/field.tsx'
import { session } from '../../session.ts'
import { sessionCalls } from '../../session-calls.ts'
import { checkEmail, checkFilled, checkLength, checkPassword } from './check.ts'
import { Gate } from './gate.tsx'
import { texts } from './texts.ts'
import { useSending } from './use-sending.ts'

const blank = { code: '', orgID: '', email: '', name: '', password: '' }

/** The first owner, by the code that the first start printed. */
export function Screen() {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(blank)
  const [isChecked, setChecked] = useState(false)
  const sending = useSending()
  const set = (name: keyof typeof blank) => (value: string) =>
    setValues((before) => ({ ...before, [name]: value }))

  const problems = {
    code: checkFilled(values.code, texts.codeNeeded),
    orgID: checkFilled(values.orgID, texts.orgNeeded) ?? checkLength(values.orgID),
    email: checkEmail(values.email),
    name: checkLength(values.name),
    password: checkPassword(values.password),
  }
  const shown = isChecked ? problems : ({} as Partial<typeof problems>) // nothing is wrong yet

  async function submit(): Promise<void> {
    setChecked(true)
    if (Object.values(problems).some(Boolean)) return focusFirstProblem(form.current)
    const name = values.name.trim()
    await sending.run(async () => {
      await sessionCalls.setUp({
        code: values.code.trim(),
        orgID: values.orgID.trim(),
        email: values.email.trim(),
        password: values.password,
        ...(name && { name }),
      })
      await session.enter()
    })
  }

  return (
    <Gate title={texts.setupTitle} lead={texts.setupLead}>
      <form
        ref={form}
        class="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field
          label={texts.code}
          hint={texts.codeHint}
          autocomplete="one-time-code"
          spellcheck={false}
          value={values.code}
          onInput={set('code')}
          problem={shown.code}
        />
        <Field
          label={texts.org}
          hint={texts.orgHint}
          autocomplete="organization"
          value={values.orgID}
          onInput={set('orgID')}
          problem={shown.orgID}
        />
        <Field
          label={texts.name}
          autocomplete="name"
          isOptional
          value={values.name}
          onInput={set('name')}
          problem={shown.name}
        />
        <Field
          label={texts.email}
          type="email"
          inputMode="email"
          autocomplete="username"
          value={values.email}
          onInput={set('email')}
          problem={shown.email}
        />
        <Field
          label={texts.password}
          hint={texts.passwordHint}
          type="password"
          autocomplete="new-password"
          value={values.password}
          onInput={set('password')}
          problem={shown.password}
        />
        <Problem error={sending.error} />
        <div class="actions">
          <Button look="primary" type="submit" isBusy={sending.isBusy}>
            {sending.isBusy ? texts.settingUp : texts.setUp}
          </Button>
        </div>
      </form>
    </Gate>
  )
}
