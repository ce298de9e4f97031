import { useState } from 'preact/hooks'
import { ColloquyError } from '../../../../client/client.ts'
import { sessionCalls } from '../../calls/session-calls.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/forms/field.tsx'
import { Form } from '../../parts/forms/form.tsx'
import { Link } from '../../parts/link.tsx'
import { navigate } from '../../router.ts'
import type { ScreenProps } from '../../screen.ts'
import { session, useSession } from '../../session.ts'
import { checkLength, checkPassword } from './check.ts'
import { Gate } from './gate.tsx'
import { SignOn } from './sign-on.tsx'
import { texts } from './texts.ts'
import { useSending } from './use-sending.ts'

/** Takes a one-time code: whoever is new here may say a name, too. */
export function JoinForm({ code, isNew }: { code: string; isNew: boolean }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')

  const sending = useSending(async () => {
    try {
      await sessionCalls.join({ code, password, ...(name.trim() && { name: name.trim() }) })
    } catch (error) {
      if (!(error instanceof ColloquyError) || error.status !== 404) throw error
      throw new Error(texts.joinGone)
    }
    await session.enter()
    navigate('/console', { replace: true })
  })

  if (!session.ways().passwords) return <SignOn />
  return (
    <>
      <SignOn />
      <Form
        problems={{ name: checkLength(name), password: checkPassword(password) }}
        action={sending}
        button={isNew ? texts.join : texts.reset}
        busy={isNew ? texts.joining : texts.resetting}
      >
        {(shown) => (
          <>
            {isNew && (
              <Field
                label={texts.name}
                autocomplete="name"
                isOptional
                value={name}
                onInput={setName}
                problem={shown.name}
              />
            )}
            <Field
              label={texts.password}
              hint={texts.passwordHint}
              type="password"
              autocomplete="new-password"
              value={password}
              onInput={setPassword}
              problem={shown.password}
            />
          </>
        )}
      </Form>
      <p class="small">
        {texts.haveAccount} <Link to="/console/signin">{texts.signIn}</Link>
      </p>
    </>
  )
}

/** What stands above the form, where there is one. */
export function leadOf(withPassword: string): string {
  return session.ways().passwords ? withPassword : texts.noPasswords
}

/** A new member, by the link that an owner gave them. */
export function Screen({ params }: ScreenProps) {
  const isSignedIn = useSession().at === 'signedIn'
  if (!isSignedIn) {
    return (
      <Gate title={texts.joinTitle} lead={leadOf(texts.joinLead)}>
        <JoinForm code={params.code ?? ''} isNew />
      </Gate>
    )
  }
  return (
    <Gate title={texts.joinTitle} lead={texts.alreadySignedIn}>
      <div class="actions">
        <Button onClick={() => void session.signOut()}>{texts.signOut}</Button>
        <Link to="/console">{texts.toProducts}</Link>
      </div>
    </Gate>
  )
}
