import { Problem } from '../../parts/failure.tsx'
import type { ScreenProps } from '../../screen.ts'
import { session } from '../../session.ts'
import { Gate } from './gate.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignOn } from './sign-on.tsx'
import { texts } from './texts.ts'

export function Screen({ query }: ScreenProps) {
  const problem = texts.signOnProblem(query.get('problem') ?? '')
  return (
    <Gate title={texts.signInTitle}>
      {problem !== undefined && <Problem error={new Error(problem)} />}
      <SignOn then={query.get('then')} />
      {session.ways().passwords && <SignInForm />}
    </Gate>
  )
}
