import { useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/failure.tsx'
import { Field, focusFirstProblem } from '../../parts/field.tsx'
import { session } from '../../session.ts'
import { sessionCalls } from '../../session-calls.ts'
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
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const sending = useSending()
  const problems = {
    email: checkEmail(email),
    password: checkFilled(password, texts.passwordNeeded),
  }

  async function submit(): Promise<void> {
    setChecked(true)
    if (problems.email || problems.password) return focusFirstProblem(form.current)
    await sending.run(async () => {
      await sessionCalls.signIn({ email: email.trim(), password })
      await session.enter()
    })
  }

  return (
    <form
      ref={form}
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
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
          problem={isChecked ? problems.email : undefined}
        />
      )}
      <Field
        label={texts.password}
        type="password"
        name="password"
        autocomplete="current-password"
        value={password}
        onInput={setPassword}
        problem={isChecked ? problems.password : undefined}
      />
      <Problem error={sending.error} />
      <div class="actions">
        <Button look="primary" type="submit" isBusy={sending.isBusy}>
          {sending.isBusy ? texts.signingIn : texts.signIn}
        </Button>
      </div>
    </form>
  )
}
