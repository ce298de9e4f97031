import type { Position } from '../paging.ts'
import type { DueMail, Invited, Mailing } from './mail-records.ts'
import type { MailState, MailTold } from './mail-states.ts'

/** What became of a link that was to be mailed: `known` where it, or its address, has its mail. */
export type Queued = 'queued' | 'unsubscribed' | 'known' | 'often' | 'full'

/** Of the Store: mails. Other verbs write those to owners. */
export type MailVerbs = {
  /** Those of these links (≤ 1,000) that are there. */
  listInvited(query: { orgID: string; linkIDs: string[] }): Promise<Invited[]>
  /** One page of those invited to an interview who have no mail and have not begun, oldest first. */
  listWaiting(query: {
    orgID: string
    interviewID: string
    now: string
    after?: Position
    limit: number
  }): Promise<Invited[]>
  /** How many of them there are behind a place. */
  countWaiting(query: {
    orgID: string
    interviewID: string
    now: string
    after: Position
  }): Promise<number>
  /**
   * Writes an invitation and its job for each of these links (≤ 1,000) that may have one, as long as the
   * organization has written fewer than `mailsMax` until `endsAt`, and to the one address as well.
   */
  queueMails(change: {
    orgID: string
    mailing: Mailing
    mails: {
      mailID: string
      linkID: string
      interviewID: string
      addressKey: string
      /** By which whoever unsubscribed before may be known. */
      formerKey: string
    }[]
    mailsMax: number
    endsAt: string
    toOne: { mailsMax: number; endsAt: string }
    at: string
  }): Promise<{ linkID: string; outcome: Queued }[]>
  /** Forgets a bounded number of counts that are over, how many, and old mails that gathered alerts. */
  forgetMailCounts(change: { now: string; mailsBefore: string }): Promise<number>
  findMail(query: { mailID: string }): Promise<DueMail | null>
  /** What was written to whom a link was made for: at most an invitation and a reminder, in that order. */
  listMailsTo(query: { orgID: string; linkID: string }): Promise<MailTold[]>
  /**
   * Takes a mail that is to be sent before its words are: nobody else sends them from then on. False where
   * it is not to be sent, as somebody has begun, said no, unsubscribed or was erased meanwhile.
   */
  beginMail(change: { mailID: string; at: string }): Promise<boolean>
  /**
   * Writes down what became of it, with the one reminder that follows it. False where it is not as
   * expected.
   */
  settleMail(change: {
    mailID: string
    expectState: MailState
    state: MailState
    code: number | null
    at: string
    reminder?: { mailID: string; runAt: string }
  }): Promise<boolean>
  /** Lets nobody of the organization write to an address any more, what waits included. */
  unsubscribe(change: { orgID: string; addressKey: string; at: string }): Promise<void>
  /** Of a backup: what waits to be sent may have been sent since, so that nobody sends it. */
  doubtMails(change: { at: string }): Promise<void>
}
