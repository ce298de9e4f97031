import type { SharedPart } from '../../../contract/calls/share-calls.ts'
import type { Position } from '../../paging.ts'

/** A page for somebody without an account, who reads it by its identifier alone. */
export type Share = {
  shareID: string
  orgID: string
  interviewID: string
  what: SharedPart
  /** Whose conversation; null where it is no transcript. */
  linkID: string | null
  /** Whether it tells who they are. */
  names: boolean
  /** Who made it, and their name where they are a member with one. */
  userID: string
  userName: string | null
  createdAt: string
  expiresAt: string
}

/** Of the Store: pages for people without an account. */
export type ShareVerbs = {
  /**
   * `unknown`: its interview, or the conversation in it, is not the organization's or is gone. Those of
   * the interview that have ended go.
   */
  addShare(change: { share: Share; sharesMax: number }): Promise<'done' | 'unknown' | 'full'>
  /** Whatever its organization, and whether it has ended or not: the identifier is the capability. */
  findShare(query: { shareID: string }): Promise<Share | null>
  /** One page of those that have not ended, oldest first, at most `limit` (≤ 1,000). */
  listShares(query: {
    orgID: string
    interviewID: string
    linkID?: string
    now: string
    after?: Position
    limit: number
  }): Promise<Share[]>
  /** False when there is no such share. */
  removeShare(change: {
    share: Pick<Share, 'orgID' | 'shareID' | 'interviewID' | 'linkID'>
  }): Promise<boolean>
}
