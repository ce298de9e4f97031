import type { Searched } from './searched.ts'

/** What an answer is found by: tokens, apart by spaces. */
export type SaidRow = { linkID: string; seq: number; tokens: string }

/** Of the Store: the search of what was said. */
export type SearchVerbs = {
  /** Links in a scope with answers that no search would find yet, at most `limit`. */
  listUnsearchable(query: {
    orgID: string
    interviewID?: string
    productID?: string
    limit: number
  }): Promise<string[]>
  /** Adds what answers are found by, but for those that are there or whose link was erased. */
  addSaid(change: { said: SaidRow[] }): Promise<void>
  /**
   * How many people answered in the finished interviews of a scope, how many answers these are, and how
   * many with the token `within` have any token of each word.
   */
  countSaid(query: {
    orgID: string
    interviewID?: string
    productID?: string
    within: string
    words: string[][]
  }): Promise<{ answers: number; people: number; words: number[] }>
  /**
   * Answers of finished interviews with the token `within` and so many words that their weights come to
   * `near`, `askedWeight` where only the question before has a word; how many people said what comes to
   * `least`, and
   * at most `limit` of them.
   */
  searchSaid(query: {
    orgID: string
    within: string
    words: { own: string[]; asked: string[]; weight: number; askedWeight: number }[]
    least: number
    near: number
    limit: number
  }): Promise<{ people: number; found: Searched[] }>
  /** Answers with the token `within` and one of each of these, at most `limit`; `next` is where to go on. */
  listHolding(query: {
    orgID: string
    within: string
    all: string[][]
    after?: number
    limit: number
  }): Promise<{ found: Searched[]; next: number | null }>
}
