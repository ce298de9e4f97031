import type { SummaryRow } from '../interviews/invite-store.ts'
import type { Job } from '../jobs/job-store.ts'
import type { Position } from '../paging.ts'

/** How a model grouped what the people of an interview told, and all that it used up for it. */
export type GroupingRow = {
  /** Grows with every change. */
  version: number
  /** JSON; null once somebody of whom it may tell was erased. */
  body: string | null
  /** JSON of the usage. */
  usage: string | null
}

/** What one link of an interview came to, for reports over all of them. */
export type Told = {
  invite: SummaryRow
  /** JSON of what reports need of the session, null before consent. */
  digest: string | null
  /** JSON of the Session, only where there is no digest of it. */
  session: string | null
  /** JSON of what reports need of what was told, once something was. */
  gist: string | null
  /** The body of the extraction, only where there is no gist of it, where that lacks what is wanted, or where it was asked for. */
  extraction: string | null
}

/** Several of them, a line of JSON each: an array of what is kept of one in short, as `each-kept.ts` reads it. */
export type ToldPage = {
  items: string
  /** False where something is kept of one of them in no short form yet: `listTold` tells these. */
  isWhole: boolean
}

/** The next links of an interview, oldest first, up to a place with that itself, at most `limit`. */
export type PartRange = { upTo?: Position; limit: number }

/** Of some links of an interview, oldest first. */
export type PartMark = {
  links: number
  /** The last of them. */
  last: Position | null
  /**
   * A hash of all that is told of them, the same as long as nothing of it changes. Null where something is
   * kept of one of them in no short form yet.
   */
  mark: string | null
}

/** Of the Store: what reports over all links of an interview need. */
export type ReportVerbs = {
  findGrouping(query: { orgID: string; interviewID: string }): Promise<GroupingRow | null>
  /**
   * Saves a grouping in place of the one of that version (0: none yet), and ends its job unless that
   * is to go again. `stale` when there is another one by now, or somebody was erased: nothing was saved.
   */
  saveGrouping(change: {
    orgID: string
    interviewID: string
    expectVersion: number
    body: string
    usage: string | null
    job: Pick<Job, 'jobID' | 'attempts'>
    at: string
  }): Promise<'done' | 'stale'>
  /**
   * One page of what came of an interview's links, oldest first, at most `limit` (≤ 1,000), and fewer where
   * what they told is long: behind the last there is an empty one.
   */
  listTold(query: {
    orgID: string
    interviewID: string
    /** `way`: how far people came, without what they told. `answers`: with the record where what was kept has none. */
    only?: 'way' | 'answers'
    /** With the record of what was told, also where there is a gist of it. */
    whole?: true
    /** Of those alone on which somebody did anything: of many links few. */
    begun?: true
    after?: Position
    upTo?: Position
    limit: number
  }): Promise<Told[]>
  /** The same in short, of links on which somebody did anything; `answers` where what was kept must have these. */
  tellPage(query: {
    orgID: string
    interviewID: string
    only?: 'way' | 'answers'
    after?: Position
    upTo?: Position
    limit: number
  }): Promise<ToldPage>
  /**
   * Marks the links of an interview on which somebody did anything, after a place: those up to each of some
   * further ones, from where the last one of the mark before is. One that has as many links as its `limit` is
   * the last: what is left behind it is for whoever asked to cut.
   */
  markParts(query: {
    orgID: string
    interviewID: string
    now: string
    idleBefore: string
    after?: Position
    ranges: readonly PartRange[]
  }): Promise<PartMark[]>
  /**
   * Makes what reports need in short of the next `limit` links on which somebody did anything, of records
   * from before it was kept; true when there may be more.
   */
  fillBriefs(change: { limit: number }): Promise<boolean>
  /** How many links an interview has, whatever came of them. */
  countLinks(query: { orgID: string; interviewID: string }): Promise<number>
}
