import { useState } from 'preact/hooks'
import { sessionCalls } from '../../calls/session-calls.ts'
import { Field } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { session } from '../../session.ts'
import { checkEmail, checkFilled, checkLength, checkPassword } from './check.ts'
import { Gate } from './gate.tsx'
import { SignOn } from './sign-on.tsx'
import { texts } from './texts.ts'
import { useSending } from './use-sending.ts'

const blank = { code: '', orgID: '', email: '', name: '', password: '' }

/** The first owner, by the code that the first start printed. */
export function Screen() {
  const [values, setValues] = useState(blank)
  const set = (name: keyof typeof blank) => (value: string) =>
    setValues((before) => ({ ...before, [name]: value }))

  const sending = useSending(async () => {
    const name = values.name.trim()
    await sessionCalls.setUp({
      code: values.code.trim(),
      orgID: values.orgID.trim(),
      email: values.email.trim(),
      password: values.password,
      ...(name && { name }),
    })
    await session.enter()
  })

  return (
    <Gate title={texts.setupTitle} lead={texts.setupLead}>
      <SignOn />
      <Form
        problems={{
          code: checkFilled(values.code, texts.codeNeeded),
          orgID: checkFilled(values.orgID, texts.orgNeeded) ?? checkLength(values.orgID),
          email: checkEmail(values.email),
          name: checkLength(values.name),
          password: checkPassword(values.password),
        }}
        action={sending}
        button={texts.setUp}
        busy={texts.settingUp}
      >
        {(shown) => (
          <>
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
          </>
        )}
      </Form>
    </Gate>
  )
}
