import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { UserInfo } from '../interviews/invite-store.ts'
import type { MailKind, MailState } from './mail-states.ts'

/** What one call has sent to people; null for the service's own words. */
export type Mailing = {
  mailingID: string
  subject: string | null
  text: string | null
  remindAfterDays: number | null
}

/** Somebody who is invited, as far as mails are concerned. */
export type Invited = {
  linkID: string
  interviewID: string
  status: InviteStatus
  /** Since when the interview is closed; null where it is not. */
  closedAt: string | null
  createdAt: string
  expiresAt: string
  userInfo: UserInfo
  /** Of the invitation; null where none was written. */
  mailed: MailState | null
}

/** A mail that may have to be sent, with what it is made of. */
export type DueMail = {
  mailID: string
  orgID: string
  kind: MailKind
  state: MailState
  subject: string
  createdAt: string
  addressKey: string | null
  organization: string | null
  mailing: Omit<Mailing, 'mailingID'> | null
  /** Of whom it goes to where they are invited; null where that is gone. */
  invite: { status: InviteStatus; expiresAt: string; userInfo: UserInfo } | null
  interview: {
    interviewID: string
    interviewName: string
    guidelines: string
    productID: string
    isClosed: boolean
  } | null
  isUnsubscribed: boolean
  /** Of whom it goes to where they are an owner; null where they no longer are. */
  owner: string | null
  /** Where the webhook that it is about leads; null where it is open again or gone. */
  webhookURL: string | null
  /** How often somebody wrote of harming themselves in these interviews, of a mail that gathers them. */
  gathered: { interviewID: string; count: number }[]
}
