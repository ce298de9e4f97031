import { useRef, useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Problem } from '../../parts/failure.tsx'
import { Field, focusFirstProblem } from '../../parts/field.tsx'
import { toast } from '../../parts/toast.tsx'
import { session, useMember } from '../../session.ts'
import { sessionCalls } from '../../session-calls.ts'
import { checkFilled, checkPassword } from '../signin/check.ts'
import { texts as signInTexts } from '../signin/texts.ts'
import { useSending } from '../signin/use-sending.ts'
import { texts } from './texts.ts'

/** One's own password. */
export function AccountTab() {
  const { email } = useMember()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const sending = useSending()
  const problems = {
    password: checkFilled(password, texts.passwordNowNeeded),
    newPassword: checkPassword(newPassword),
  }

  async function submit(): Promise<void> {
    setChecked(true)
    if (problems.password || problems.newPassword) return focusFirstProblem(form.current)
    const isDone = await sending.run(async () => {
      await sessionCalls.changePassword({ password, newPassword })
      // The token of before has ended with the sessions.
      await session.enter()
    })
    if (!isDone) return
    setPassword('')
    setNewPassword('')
    setChecked(false)
    toast(texts.changed)
  }

  return (
    <form
      ref={form}
      class="settings-part stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2>{texts.accountTitle}</h2>
      <p class="small">{texts.passwordLead}</p>
      <input type="hidden" autocomplete="username" value={email} />
      <Field
        label={texts.passwordNow}
        type="password"
        autocomplete="current-password"
        value={password}
        onInput={setPassword}
        problem={isChecked ? problems.password : undefined}
      />
      <Field
        label={texts.passwordNew}
        hint={signInTexts.passwordHint}
        type="password"
        autocomplete="new-password"
        value={newPassword}
        onInput={setNewPassword}
        problem={isChecked ? problems.newPassword : undefined}
      />
      <Problem error={sending.error} />
      <div class="actions">
        <Button look="primary" type="submit" isBusy={sending.isBusy}>
          {sending.isBusy ? texts.changing : texts.changePassword}
        </Button>
      </div>
    </form>
  )
}
