import type { ScreenProps } from '../../screen.ts'
import { Gate } from './gate.tsx'
import { JoinForm, leadOf } from './join.tsx'
import { texts } from './texts.ts'

/** Somebody who forgot the password, by the link that an owner gave them. */
export function Screen({ params }: ScreenProps) {
  return (
    <Gate title={texts.resetTitle} lead={leadOf(texts.resetLead)}>
      <JoinForm code={params.code ?? ''} isNew={false} />
    </Gate>
  )
}
