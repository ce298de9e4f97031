import type { Idempotency, Written } from '../calls/call-store.ts'
import type { Position } from '../paging.ts'
import type { AtMoment, InviteCounts } from './invite-store.ts'

export type InterviewRow = {
  orgID: string
  interviewID: string
  productID: string
  interviewName: string
  guidelines: string
  userID: string
  interviewer: string
  createdAt: string
  /** Days until what was said in it is erased, where it has its own. */
  retentionDays?: number
  /** Whether people are asked if the sound of what they say may be kept; as it was when left out. */
  sound?: boolean
}

/** `counts` is null where time moved very many links on, and no sweep has stored that yet. */
type Tally = { counts: InviteCounts | null; lastActivityAt: string | null }

export type Overview = Omit<InterviewRow, 'guidelines'> &
  Tally & { isClosed: boolean; isArchived: boolean }
export type ProductOverview = Tally & {
  productID: string
  /** How it is shown; null where by its identifier. */
  name: string | null
  isArchived: boolean
  interviews: number
  /** People by the newest that each told. */
  sentiment: { score: number; people: number }[]
}

/** What can be changed of an interview. */
export type InterviewChange = {
  interviewName?: string | undefined
  guidelines?: string | undefined
  interviewer?: string | undefined
}

/** Of the Store: interviews, their products and their previews. */
export type InterviewVerbs = {
  /** Adds the interview and, with the first that names it, its product. */
  addInterview(change: { interview: InterviewRow; idempotency?: Idempotency }): Promise<Written>
  findInterview(query: { orgID: string; interviewID: string }): Promise<InterviewRow | null>
  /** One page in the order of their names, at most `limit` (≤ 1,000). */
  listProducts(
    query: { orgID: string; isArchived?: boolean; after?: string; limit: number } & AtMoment,
  ): Promise<ProductOverview[]>
  /** One page, oldest first, at most `limit` (≤ 1,000). */
  listInterviews(
    query: {
      orgID: string
      productID?: string
      isArchived?: boolean
      after?: Position
      limit: number
    } & AtMoment,
  ): Promise<Overview[]>
  /**
   * Counts the next links of one interview or product whose overview does not tell how many there are,
   * oldest first, at most 5,000; `next` is where to go on, null after the last.
   */
  countInvites(
    query: {
      orgID: string
      of: 'interview' | 'product'
      id: string
      after?: Position
    } & AtMoment,
  ): Promise<{ counts: InviteCounts; counted: number; next: Position | null }>
  /**
   * Adds an interview, under an organization of its own, and a link to try it; `full` when its owner
   * has so many already.
   */
  addPreview(change: {
    ownerID: string
    linkID: string
    expiresAt: string
    tried: InterviewRow
    openMax: number
  }): Promise<'done' | 'full'>
  /** Links of previews that have ended, at most `limit`. */
  listDuePreviews(query: { now: string; limit: number }): Promise<string[]>
  /** Erases a preview and all that was said on it; false when there is none. */
  erasePreview(change: { linkID: string; at: string }): Promise<boolean>
  /**
   * `started`: somebody did, and the guidelines stay as they are. `outdated`: it no longer is what this
   * was to stand instead of.
   */
  updateInterview(change: {
    orgID: string
    interviewID: string
    interviewName?: string
    guidelines?: string
    interviewer?: string
    sound?: boolean
    insteadOf?: InterviewChange
  }): Promise<'done' | 'started' | 'outdated'>
}
