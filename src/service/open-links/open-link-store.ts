import type { RedirectName } from '../../contract/calls/open-link-calls.ts'

/** One link to an interview for many people. */
export type OpenLink = {
  openID: string
  orgID: string
  interviewID: string
  isOpen: boolean
  /** The most that may start; null for as many as come. */
  people: number | null
  /** How many have a place, those who were erased since among them, also held ones. */
  started: number
  expiresAt: string | null
  /** The parameters of its address that are kept. */
  keep: string[]
}

/** What somebody who opens its page is shown of whom it is from. */
export type OpenedLink = OpenLink & {
  organization: { name: string | null; accent: string | null; logo: string | null }
}

export type Redirects = Partial<Record<RedirectName, string>>

/** How those who started by a link ended, as far as they did. */
export type OpenLinkCounts = {
  /** All of them, however it ended. */
  started: number
  finished: number
  screenedOut: number
  full: number
}

/** Somebody who started. */
export type Start = {
  linkID: string
  /** SHA-256 of the `pid` that they came with; null where they came with none. */
  person: string | null
  /** SHA-256 of the cookie of their browser. */
  browser: string | null
  /** HMAC of the network address that they came from. */
  address: string | null
  kept: Record<string, string>
}

/**
 * `known`: they had started before, on this link. `moved`: their `pid` had come before in another browser,
 * where nobody agreed; that invite is nobody's now. `elsewhere`: in that other browser somebody did.
 * `crowded`: as many places as may be are held for their address. `again`: somebody else was faster, and is
 * to be looked for.
 */
export type Started =
  | { outcome: 'done' | 'known' | 'moved'; linkID: string }
  | { outcome: 'unknown' | 'shut' | 'expired' | 'full' | 'elsewhere' | 'crowded' }
  | { outcome: 'again' }

/** The Store's verbs for links for many people; `store.ts` says what holds of all verbs. */
export type OpenLinkVerbs = {
  /** Makes it with this identifier where there is none yet; what is not given stays as it is. */
  saveOpenLink(change: {
    orgID: string
    interviewID: string
    openID: string
    isOpen: boolean
    people?: number | null
    expiresAt?: string | null
    keep?: string[]
    at: string
  }): Promise<OpenLink | 'unknown'>
  findOpenLinkOf(query: {
    orgID: string
    interviewID: string
    at: string
  }): Promise<OpenLink | null>
  /** Whatever its organization: the identifier is the capability. */
  findOpenLink(query: { openID: string; at: string }): Promise<OpenedLink | null>
  /** Of all who started in an interview and are still there. */
  countOpenStarts(query: { orgID: string; interviewID: string }): Promise<OpenLinkCounts>
  /**
   * The link that somebody has already: by their `pid` if they came with one, in the browser in which they
   * started, else by their browser. `elsewhere`: somebody agreed by that `pid` in another browser.
   */
  findOpenStart(query: {
    interviewID: string
    person: string | null
    browser: string | null
  }): Promise<{ linkID: string } | 'elsewhere' | null>
  /**
   * Makes an invite of somebody's own, unless they have one, the link is not open, or as many as may
   * have started: how many, and whose a `pid` is, are compare-and-sets.
   */
  startByOpenLink(change: {
    openID: string
    start: Start
    at: string
    /** Till when a place is held for whoever does not agree. */
    heldUntil: string
    /** Of the invite. */
    expiresAt: string
  }): Promise<Started>
  /**
   * Makes the invites of many who press the button at the same moment, so that they wait for one another
   * once and not each for all before them; the links of those who started. Whoever had come before or found
   * no place, of the link or of their address, is left out without a reason: `startByOpenLink` tells it.
   */
  startTogether(change: {
    openID: string
    orgID: string
    interviewID: string
    starts: readonly Start[]
    at: string
    heldUntil: string
    expiresAt: string
  }): Promise<string[]>
  /** Null takes one away, and what is not given stays as it is. */
  setRedirects(change: {
    orgID: string
    interviewID: string
    redirects: { [K in RedirectName]?: string | null }
  }): Promise<Redirects | 'unknown'>
  findRedirects(query: { orgID: string; interviewID: string }): Promise<Redirects | null>
}
