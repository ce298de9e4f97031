import type { Language } from '../../guide/plan.ts'
import type { FindPlan } from '../interviews/plans.ts'
import { linkURL } from '../interviews/present.ts'
import { isMailAddress, unsubscribeToken } from './addresses.ts'
import type { DueMail } from './mail-records.ts'
import { mailWords } from './mail-words.ts'
import type { Letter } from './mailer.ts'

export type LetterDeps = {
  findPlan: FindPlan
  now: () => Date
  /** The base of every link, without a slash at its end. */
  publicURL: string
  /** Signs the links by which somebody unsubscribes. */
  mailKey: string
}

/** Where the link stands in an invitation. */
export const linkPlace = '{link}'

/** The mail that is to be sent now; null where it is not to be sent any more. */
export async function letterOf(deps: LetterDeps, due: DueMail): Promise<Letter | null> {
  const isToPerson = due.kind === 'invitation' || due.kind === 'reminder'
  if (!isToPerson) return letterToOwner(deps, due)
  return due.interview && (await letterToPerson(deps, due, due.interview))
}

async function letterToPerson(
  { findPlan, now, publicURL, mailKey }: LetterDeps,
  due: DueMail,
  interview: NonNullable<DueMail['interview']>,
): Promise<Letter | null> {
  const { mailID, orgID, invite, addressKey, mailing } = due
  const to = invite?.userInfo.email?.trim() ?? ''
  const isOpen = invite?.status === 'created' && invite.expiresAt > now().toISOString()
  if (
    !isOpen ||
    interview.isClosed ||
    due.isUnsubscribed ||
    addressKey === null ||
    !isMailAddress(to)
  )
    return null
  const { language } = await findPlan(interview)
  const from = organizationOf(due)
  const said = invitationOf(language, from, mailing)
  const url = linkURL(publicURL, due.subject)
  const withLink = said.text.includes(linkPlace) ? said.text : `${said.text}\n\n${linkPlace}`
  const text = withLink.replace(linkPlace, () => url).replaceAll(linkPlace, '')
  const words = mailWords[language]
  const isReminder = due.kind === 'reminder'
  return {
    ...{ mailID, fromName: from, to },
    subject: isReminder ? `${words.remindedSubject}: ${said.subject}` : said.subject,
    text: isReminder ? `${words.reminded}\n\n${text}` : text,
    headers: {
      'List-Unsubscribe': `<${publicURL}/u/${unsubscribeToken(mailKey, orgID, addressKey)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** What an invitation says: in a researcher's words, or in the service's own. */
export function invitationOf(
  language: Language,
  organization: string,
  given: { subject: string | null; text: string | null } | null,
): { subject: string; text: string } {
  const { subject, text } = mailWords[language]
  return {
    subject: given?.subject ?? subject(organization),
    text: given?.text ?? text(organization),
  }
}

/** Of none of a person's words, nor of who they are. */
function letterToOwner({ publicURL }: LetterDeps, due: DueMail): Letter | null {
  const { mailID, owner } = due
  const told = alertOf(due, publicURL)
  if (owner === null || !isMailAddress(owner) || told === null) return null
  const headers = { 'Auto-Submitted': 'auto-generated' }
  return { mailID, fromName: 'Colloquy', to: owner, ...told, headers }
}

function alertOf(due: DueMail, publicURL: string) {
  switch (due.kind) {
    case 'care':
      return careOf(due, publicURL)
    case 'care_more':
      return moreCareOf(due, publicURL)
    default:
      return shutOf(due, publicURL)
  }
}

function careOf({ interview, subject }: DueMail, publicURL: string) {
  if (!interview) return null
  return {
    subject: 'Somebody may need help: please look at a conversation',
    text: `In an interview somebody wrote of harming themselves. They were shown whom to turn to. Please read what was said, and see whether they are to be helped:

${publicURL}/console/invites/${subject}

What was said stands there alone, and in no mail. Every owner of the organization is told once of each conversation.`,
  }
}

function moreCareOf({ gathered }: DueMail, publicURL: string) {
  if (gathered.length === 0) return null
  const sum = gathered.reduce((total, { count }) => total + count, 0)
  const lines = gathered.map(
    ({ interviewID, count }) => `${count} × ${publicURL}/console/interviews/${interviewID}/links`,
  )
  return {
    subject: `${sum} more: somebody may need help, please look at the conversations`,
    text: `You were told of many conversations within an hour in which somebody wrote of harming themselves. Since then it was written ${sum} more ${sum === 1 ? 'time' : 'times'}. Please read the newest conversations of these interviews:

${lines.join('\n')}

If somebody floods an interview, close its open link there: some of these may still be people in need.`,
  }
}

function shutOf({ webhookURL }: DueMail, publicURL: string) {
  if (webhookURL === null || !URL.canParse(webhookURL)) return null
  const { host } = new URL(webhookURL)
  return {
    subject: 'A webhook was shut',
    text: `The webhook at ${host} answered that it is gone, or failed too often. Nothing is sent to it any more. Once it works again, open it here; what it missed can be sent again:

${publicURL}/console/settings/webhooks`,
  }
}

function organizationOf({ organization, orgID }: DueMail): string {
  return organization ?? orgID
}
