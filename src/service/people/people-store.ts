import type { Position } from '../paging.ts'

/** Days that what was said is kept, as the interview and as its organization say. */
export type Retention = { ofInterview: number | null; ofOrganization: number | null }

/** A link on which nothing more happens, and how long what was said on it is kept. */
export type Ended = Retention & {
  linkID: string
  orgID: string
  interviewID: string
  endedAt: string
}

/** How an address came onto a link: the link was made for it, or its participant typed it. */
export type EmailKind = 'invited' | 'typed'

/** Of the Store: how long what people said is kept, and its end. */
export type PeopleVerbs = {
  /** Sets how long what was said is kept, null for as long as the organization says; false if there is no such interview. */
  setRetention(change: {
    orgID: string
    interviewID: string
    days: number | null
  }): Promise<boolean>
  /** How long what is said in an interview is kept, where it or its organization says so. */
  findRetention(query: { orgID: string; interviewID: string }): Promise<Retention | null>
  /** The shortest retention there is of any interview or organization; null when none has its own. */
  findShortestRetention(query: Record<string, never>): Promise<number | null>
  /** One page of the links that ended before a time, by that time, at most `limit` (≤ 1,000). */
  listEnded(query: { before: string; after?: Position; limit: number }): Promise<Ended[]>
  /**
   * Erases an interview: invite, addresses, session, messages, consent, extraction and job, and its link
   * from answers kept for repeats; the list of erasures learns of it. Notes on it and on its profile go, and
   * its words from others; shares of it end. What software made up
   * out of it goes with it. A grouping of the interview's claims may quote it: it is
   * emptied, and to be made anew. Changes of its themes name its claims no more. The profile it went
   * into is removed or replaced in the same transaction, its corrections removed, as they may tell of
   * the interview; `stale` when that profile has changed.
   */
  eraseInvite(change: {
    linkID: string
    profile:
      | null
      | { profileID: string; expectVersion: number; replacement: null }
      | {
          profileID: string
          expectVersion: number
          replacement: { body: string; productIDs: string[] }
        }
    at: string
  }): Promise<'done' | 'stale'>
  /** A page of the links that an address stands on, by their identifiers, at most `limit` (≤ 1,000). */
  listLinksOf(query: {
    orgID: string
    /** Folded. */
    email: string
    after?: string
    limit: number
  }): Promise<{ linkID: string; kind: EmailKind }[]>
}
