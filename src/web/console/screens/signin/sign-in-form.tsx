import { useState } from 'preact/hooks'
import { sessionCalls } from '../../calls/session-calls.ts'
import { Field } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { session } from '../../session.ts'
import { checkEmail, checkFilled } from './check.ts'
import { texts } from './texts.ts'
import { useSending } from './use-sending.ts'

/** E-mail and password. The e-mail is fixed where the same person is to come back. */
export function SignInForm({
  email: known = '',
  isEmailFixed = false,
}: {
  email?: string
  isEmailFixed?: boolean
}) {
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const sending = useSending(async () => {
    await sessionCalls.signIn({ email: email.trim(), password })
    await session.enter()
  })

  return (
    <Form
      problems={{
        email: checkEmail(email),
        password: checkFilled(password, texts.passwordNeeded),
      }}
      action={sending}
      button={texts.signIn}
      busy={texts.signingIn}
    >
      {(shown) => (
        <>
          {isEmailFixed ? (
            <p>
              {texts.signedInAs} <b dir="auto">{email}</b>
              {/* For password managers, which look for the name beside the password. */}
              <input type="hidden" name="email" autocomplete="username" value={email} />
            </p>
          ) : (
            <Field
              label={texts.email}
              type="email"
              name="email"
              inputMode="email"
              autocomplete="username"
              value={email}
              onInput={setEmail}
              problem={shown.email}
            />
          )}
          <Field
            label={texts.password}
            type="password"
            name="password"
            autocomplete="current-password"
            value={password}
            onInput={setPassword}
            problem={shown.password}
          />
        </>
      )}
    </Form>
  )
}
