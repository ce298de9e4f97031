import type { Generated } from 'kysely'
import type { JobTable } from './jobs.ts'

export type MailTables = {
  mailing: MailingTable
  mail: MailTable
  mail_job: JobTable
  unsubscribed: UnsubscribedTable
}

/** What one call had sent to people, in its own words. */
export type MailingTable = {
  mailing_id: string
  org_id: string
  /** Null for the service's own. */
  subject: string | null
  text: string | null
  remind_after_days: number | null
  created_at: string
}

/** One mail to one person, and what became of it. Addresses are read when it is sent. */
export type MailTable = {
  mail_id: string
  org_id: string
  /** `invitation` and `reminder` go to people, `care`, `care_more` and `webhook_shut` to owners. */
  kind: string
  /** The link or the webhook that it is about, or until when it gathers. */
  subject: string
  /** Of mails to owners: whom; else empty. */
  user_id: Generated<string>
  /** Of mails to people, as is what their address is told by. */
  interview_id: string | null
  address_key: string | null
  mailing_id: string | null
  state: string
  /** What the server answered, where it refused. */
  code: number | null
  created_at: string
  changed_at: string
}

/** Who wants no mail of an organization: by a keyed hash of the address, which outlives what is erased. */
export type UnsubscribedTable = { org_id: string; address_key: string; at: string }
