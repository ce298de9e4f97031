import { useState } from 'preact/hooks'
import { sessionCalls } from '../../calls/session-calls.ts'
import { Field } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { toast } from '../../parts/toast.tsx'
import { session, useMember } from '../../session.ts'
import { checkFilled, checkPassword } from '../signin/check.ts'
import { texts as signInTexts } from '../signin/texts.ts'
import { useSending } from '../signin/use-sending.ts'
import { OwnAssistants } from './own-assistants.tsx'
import { texts } from './texts.ts'

/** One's own password, and who acts for one. */
export function AccountTab() {
  return (
    <>
      <OwnPassword />
      <OwnAssistants />
    </>
  )
}

function OwnPassword() {
  const { passwords, signOn = '' } = session.ways()
  if (passwords) return <PasswordForm />
  return (
    <section class="settings-part stack">
      <h2>{texts.accountTitle}</h2>
      <p>{texts.noPasswords(signOn)}</p>
    </section>
  )
}

function PasswordForm() {
  const { email } = useMember()
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')

  const sending = useSending(async () => {
    await sessionCalls.changePassword({ password, newPassword })
    // The token of before has ended with the sessions.
    await session.enter()
  })

  return (
    <Form
      look="settings-part stack"
      problems={{
        password: checkFilled(password, texts.passwordNowNeeded),
        newPassword: checkPassword(newPassword),
      }}
      action={sending}
      onSent={() => {
        setPassword('')
        setNewPassword('')
        toast(texts.changed)
      }}
      button={texts.changePassword}
      busy={texts.changing}
    >
      {(shown) => (
        <>
          <h2>{texts.accountTitle}</h2>
          <p class="small">{texts.passwordLead}</p>
          <input type="hidden" autocomplete="username" value={email} />
          <Field
            label={texts.passwordNow}
            type="password"
            autocomplete="current-password"
            value={password}
            onInput={setPassword}
            problem={shown.password}
          />
          <Field
            label={texts.passwordNew}
            hint={signInTexts.passwordHint}
            type="password"
            autocomplete="new-password"
            value={newPassword}
            onInput={setNewPassword}
            problem={shown.newPassword}
          />
        </>
      )}
    </Form>
  )
}
