import type { Usage } from '../interview/session.ts'

/** A made-up participant that is wanted for a guide. */
export type PlayTask = {
  /** Whose books pay for it. */
  orgID: string
  productName: string
  /** The language of the guide. */
  language: string
  /** Chooses who it is: the same for the same person of the same rehearsal. */
  seed: string
  /** What they are asked, as it stands in the guide. */
  questions: readonly string[]
  now: Date
  signal: AbortSignal
}

/** What they say to one question: `no` is that they do not know, `unclear` that they do not understand. */
export type PlayedLine = { knows: 'yes' | 'no' | 'unclear'; text: string }

/** A line for each question, null where there is none; `usage` also where it came to nothing. */
export type Playing = { usage?: Usage | undefined } & (
  | { ok: true; lines: (PlayedLine | null)[] }
  | { ok: false; why: string }
)

/** A model that plays people who do not exist. */
export type Player = {
  /** `provider/model`. */
  name: string
  play(task: PlayTask): Promise<Playing>
}
