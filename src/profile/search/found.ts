import type { Stretch } from '../../interview/answers/misheard.ts'

/** An answer that was found; `misheard` of it is not to be shown as what somebody said. */
export type Answered = {
  linkID: string
  seq: number
  content: string
  language: string
  misheard: readonly Stretch[]
}

/** Where words stand: UTF-16 units of the answer's content, end exclusive. */
export type Place = { linkID: string; seq: number; start: number; end: number }
