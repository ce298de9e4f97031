import type { InviteSummary } from '../../contract/calls/overview-calls.ts'
import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { Invite } from '../../contract/resources.ts'
import type { Message } from '../../interview/session.ts'
import type { MailShown, MailTold } from '../mail/mail-states.ts'
import type { Participation } from '../taking-part/taking-part-store.ts'
import { nextStatus } from './invite-status.ts'
import type { InviteRecord, InviteRow, SummaryRow } from './invite-store.ts'

/** How long an interview may rest before it counts as abandoned. */
export const idleDaysMax = 7
const dayMs = 86_400_000

/**
 * The status an invite has at a time: what is stored, or what the next sweep will store because the
 * invite is past its time or was idle too long.
 */
export function statusAt(
  invite: Pick<InviteRow, 'status' | 'expiresAt' | 'lastActivityAt'>,
  now: Date,
): InviteStatus {
  // What is over stays what it is, and most of a long list is.
  const expired = nextStatus(invite.status, 'expire')
  if (expired && invite.expiresAt <= now.toISOString()) return expired
  const idle = nextStatus(invite.status, 'idle')
  const { lastActivityAt } = invite
  return idle && lastActivityAt !== null && lastActivityAt <= idleBefore(now) ? idle : invite.status
}

/** Whether nobody goes on there; somebody who left without a word may. */
export function isFinal(status: InviteStatus): boolean {
  return status !== 'created' && status !== 'started' && status !== 'abandoned'
}

/** Whether the person themselves said no, and may still agree: what a researcher ends shows no activity of theirs. */
export function isDeclined(
  { invite, session, isClosed }: Pick<Participation, 'invite' | 'session' | 'isClosed'>,
  now: Date,
): boolean {
  const { status, lastActivityAt, expiresAt } = invite
  const saidNo = status === 'revoked' && session === null && lastActivityAt !== null
  return saidNo && !isClosed && expiresAt > now.toISOString()
}

/** Whether nobody began while they could, and the interview is closed by now. */
export function isTooLate(
  { invite, session, isClosed }: Pick<Participation, 'invite' | 'session' | 'isClosed'>,
  now: Date,
): boolean {
  return isClosed && session === null && !isFinal(statusAt(invite, now))
}

/** Interviews without activity since then are abandoned. */
export function idleBefore(now: Date): string {
  return new Date(now.getTime() - idleDaysMax * dayMs).toISOString()
}

/** An invite as the interface shows it, its members in the order of the document. */
export function presentInvite(
  row: InviteRow,
  messages: readonly Pick<Message, 'role' | 'content'>[],
  status: InviteStatus,
): Invite {
  const conversation = messages.map(({ role, content }) => ({ role, content }))
  return { ...presentHead(row, status), conversation }
}

function presentHead(row: InviteRow, status: InviteStatus): Omit<Invite, 'conversation'> {
  return {
    linkID: row.linkID,
    interviewID: row.interviewID,
    productID: row.productID,
    orgID: row.orgID,
    userInfo: row.userInfo,
    status,
    timestamp: row.createdAt,
    ...(row.completedAt !== null && { completed_on: row.completedAt }),
  }
}

/** The JSON text of an invite: the one frozen at completion, or made from rows while it runs. */
export function inviteJSON(record: InviteRecord, now: Date): string {
  if (record.frozen !== null) return record.frozen
  const head = JSON.stringify(presentHead(record.invite, statusAt(record.invite, now)))
  // The conversation is JSON already and stays as it is.
  return `${head.slice(0, -1)},"conversation":${record.conversation}}`
}

/** Where a link leads, as it was given when it was made. */
export function linkURL(publicURL: string, linkID: string): string {
  return `${publicURL}/i/${linkID}`
}

/** When a summary is shown, and what its link begins with. */
export type Shown = { now: Date; publicURL: string }

/** An invite and what came of it, without its conversation. */
export function presentSummary(row: SummaryRow, { now, publicURL }: Shown): InviteSummary {
  const { lastActivityAt, completedAt, profileID, sentiment } = row
  return {
    linkID: row.linkID,
    interviewID: row.interviewID,
    productID: row.productID,
    userInfo: row.userInfo,
    status: statusAt(row, now),
    timestamp: row.createdAt,
    url: linkURL(publicURL, row.linkID),
    expires_on: row.expiresAt,
    ...(lastActivityAt !== null && { last_activity: lastActivityAt }),
    ...(completedAt !== null && { completed_on: completedAt }),
    answers: row.answers,
    ...(row.kept && { kept: row.kept }),
    ...(row.mails && { mails: row.mails.map(presentMail) }),
    ...(profileID !== null && { profileID }),
    ...(sentiment !== null && { sentiment }),
  }
}

/** What was written to somebody; absent where nothing was. */
export function presentMailsInFull(mails: readonly MailTold[]) {
  if (mails.length === 0) return {}
  const told = mails.map(({ subject, text, ...mail }) => ({
    ...presentMail(mail),
    ...(subject !== null && { subject }),
    ...(text !== null && { text }),
  }))
  return { mails: told }
}

function presentMail({ kind, state, at, code }: MailShown) {
  // Whose words are under way waits for what comes of that.
  const shown = state === 'sending' ? ('queued' as const) : state
  return { kind, state: shown, timestamp: at, ...(code !== null && { code }) }
}
