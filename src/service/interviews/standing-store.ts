export type Standing = {
  isClosed: boolean
  isArchived: boolean
  /** Whether people are asked if the sound of what they say may be kept. */
  asksSound: boolean
  productName: string | null
}
export type ProductRow = { productID: string; name: string | null; isArchived: boolean }

type Place = { orgID: string; interviewID: string }

/** The Store's verbs for how interviews and products come to rest, and go; `store.ts` says what holds of all. */
export type StandingVerbs = {
  findStanding(query: Place): Promise<Standing | null>
  /** What is not given stays as it is; what is so already keeps its time. False when there is no such interview. */
  setStanding(
    change: Place & { isClosed?: boolean; isArchived?: boolean; at: string },
  ): Promise<boolean>
  /** What is not given stays as it is. */
  saveProduct(change: {
    orgID: string
    productID: string
    name?: string | null
    isArchived?: boolean
    at: string
  }): Promise<ProductRow | 'unknown'>
  /** `started`: there are interviews about it, perhaps such that are being erased. */
  removeProduct(change: {
    orgID: string
    productID: string
  }): Promise<'done' | 'unknown' | 'started'>
  /**
   * Closes an interview and hides it from every verb but those below and those that erase its links, with what
   * is no link's: its themes, shares, notes and open link. The list of erasures learns of it, so that no
   * backup brings it back. Its product stays in the list. False when there is none.
   */
  beginErasing(change: Place & { at: string }): Promise<boolean>
  /** Of each organization the interview that is being erased and waits longest, those first that wait longest. */
  listErasing(query: { limit: number }): Promise<Place[]>
  /** Puts an interview that is being erased behind the others. */
  putBackErasing(change: Place & { at: string }): Promise<void>
  /** Links of an interview, at most `limit`, first those that somebody began. */
  listLinksOfInterview(query: Place & { limit: number }): Promise<string[]>
  /**
   * Erases what is left of an interview that is being erased and has no link any more. `stale`: there is a
   * link, or more simulations than are erased at once.
   */
  dropInterview(change: Place & { at: string }): Promise<'done' | 'stale'>
}
