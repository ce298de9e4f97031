import type { Known } from './known.ts'

/** Each mail arrives once at most, and whoever asks is told so or that nobody knows. */
export function checkMails({ world, database, mailbox, ledger }: Known): void {
  for (const { times } of mailbox.arrived.values()) {
    if (times > 1) world.break('A mail arrived twice.')
  }
  const rows = database.all('select mail_id, org_id, kind, state, subject, interview_id from mail')
  const invited = new Set<string>()
  for (const { mail_id, org_id, kind, state, subject, interview_id } of rows) {
    const found = mailbox.arrived.get(String(mail_id))
    if (state === 'sent' && !found) world.break('A mail is said to be sent, and was not.')
    if (state === 'sending') world.break('A mail is under way when all is at rest.')
    if (found && state !== 'sent' && state !== 'uncertain') {
      world.break(`A mail arrived that is said to be ${state}.`)
    }
    if (!found || (kind !== 'invitation' && kind !== 'reminder')) continue
    const { letter } = found
    const organization = ledger.organizations.find(({ orgID }) => orgID === org_id)
    if (letter.to.startsWith('zq') && letter.to[2] !== organization?.tag) {
      world.break('A mail went to somebody of another organization.')
    }
    if (!letter.text.includes(String(subject))) world.break('A mail has the link of somebody else.')
    const key = `${interview_id} ${kind} ${letter.to}`
    if (invited.has(key)) world.break('Somebody was invited twice to one interview.')
    invited.add(key)
  }
}
