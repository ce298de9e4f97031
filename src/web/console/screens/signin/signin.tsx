import { Gate } from './gate.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { texts } from './texts.ts'

export function Screen() {
  return (
    <Gate title={texts.signInTitle}>
      <SignInForm />
    </Gate>
  )
}
