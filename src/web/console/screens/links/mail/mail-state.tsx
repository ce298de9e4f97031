import type { Summary } from '../../../invite-types.ts'
import { formatInstant } from '../../../parts/texts/dates.ts'
import { texts } from './texts.ts'

type Mail = NonNullable<Summary['mails']>[number]

/** What became of somebody's invitation, beside their name. */
export function MailState({ mails }: Pick<Summary, 'mails'>) {
  const invitation = mails?.find(({ kind }) => kind === 'invitation')
  if (!invitation) return null
  const isWrong = invitation.state !== 'sent' && invitation.state !== 'queued'
  return <span class={isWrong ? 'mail-wrong' : undefined}>{texts.states[invitation.state]}</span>
}

/** The same of each mail, in full. */
export function mailFacts({ mails = [] }: Pick<Summary, 'mails'>): [string, string][] {
  return mails
    .filter(({ kind, state }) => kind === 'invitation' || state !== 'queued')
    .map((mail) => [mail.kind === 'invitation' ? texts.mail : texts.reminder, told(mail)])
}

function told({ state, timestamp, code }: Mail): string {
  const why = code === undefined ? '' : texts.code(code)
  return `${texts.about[state]}${why}, ${formatInstant(timestamp)}`
}
