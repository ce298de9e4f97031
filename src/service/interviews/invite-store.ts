import type { InviteStatus } from '../../contract/invite-statuses.ts'
import type { Idempotency, Written } from '../calls/call-store.ts'
import type { MailShown } from '../mail/mail-states.ts'
import type { Position } from '../paging.ts'
import type { InviteEvent } from './invite-status.ts'

export type UserInfo = { email?: string; name?: string; occupation?: string }

export type InviteRow = {
  linkID: string
  orgID: string
  interviewID: string
  productID: string
  status: InviteStatus
  userInfo: UserInfo
  createdAt: string
  expiresAt: string
  lastActivityAt: string | null
  completedAt: string | null
  /** What the open link that they started by kept of its address with them, where it kept something. */
  kept?: Record<string, string>
}

/** An invite with what came of it, without the conversation. */
export type SummaryRow = InviteRow & {
  answers: number
  /** 1 to 5, and the profile, once they are known. */
  sentiment: number | null
  profileID: string | null
  /** Absent where none was written. */
  mails?: MailShown[]
}

export type InviteCounts = Record<InviteStatus, number>

/** An invite as lists and reads want it: the frozen JSON once completed, rows while it runs. */
export type InviteRecord = { linkID: string; createdAt: string } & (
  | { frozen: string }
  | {
      frozen: null
      invite: InviteRow
      /** JSON of what was said so far: an array of objects of `role` and `content`. */
      conversation: string
    }
)

/** Lists tell of each invite how it stands now, and count as idle those untouched since then. */
export type AtMoment = { now: string; idleBefore: string }

/** Of the Store: invites. */
export type InviteVerbs = {
  /**
   * Adds invites to an interview of the organization. The caller has checked that it exists;
   * interviews are never moved or deleted.
   */
  addInvites(change: {
    orgID: string
    interviewID: string
    productID: string
    createdAt: string
    expiresAt: string
    /** At most 1,000, in the ascending order of their identifiers. */
    invites: { linkID: string; userInfo: UserInfo }[]
    idempotency?: Idempotency
  }): Promise<Written>
  findInvite(query: { orgID: string; linkID: string }): Promise<InviteRecord | null>
  /** One page, oldest first, at most `limit` (≤ 1,000) records. */
  listInvites(query: {
    orgID: string
    interviewID?: string
    productID?: string
    after?: Position
    limit: number
  }): Promise<InviteRecord[]>
  /** One page of them without their conversations, oldest first, at most `limit` (≤ 1,000). */
  listSummaries(
    query: {
      orgID: string
      interviewID?: string
      productID?: string
      status?: InviteStatus
      /** In e-mail, name, occupation and link, whatever the case of its letters. */
      search?: string
      after?: Position
      limit: number
    } & AtMoment,
  ): Promise<SummaryRow[]>
  /**
   * Moves one invite's status if the table of transitions allows it from `expectStatus`, as a
   * compare-and-set. False when the status was another. `clearUserInfo` forgets who was invited.
   */
  moveInvite(change: {
    linkID: string
    expectStatus: InviteStatus
    event: InviteEvent
    at: string
    clearUserInfo?: boolean
  }): Promise<boolean>
  /** Revokes those of the organization's links that are open; how many. */
  revokeInvites(change: { orgID: string; linkIDs: string[]; at: string }): Promise<number>
  /** Changes the end of those that are open; how many. */
  setExpiry(change: {
    orgID: string
    linkIDs: string[]
    expiresAt: string
    now: string
  }): Promise<number>
  /** Expires what is past its time and abandons what was idle since `idleBefore`; how many moved. */
  sweepInvites(change: { now: string; idleBefore: string; limit: number }): Promise<number>
}
