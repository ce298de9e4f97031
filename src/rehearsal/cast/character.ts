/** What an answer is besides an answer, for the counting alone. */
export type Mark =
  | 'puzzled'
  | 'said already'
  | 'protest'
  | 'refusal'
  | 'question'
  | 'stop'
  | 'order'
  | 'correction'

/** What somebody does next. */
export type Doing =
  /** `isNoEvidence`: nothing that the interviewer says or notes may rest on it. */
  | { type: 'answer'; text: string; mark?: Mark; twice?: true; from?: 'phone'; isNoEvidence?: true }
  | { type: 'skip' }
  | { type: 'verdict'; score?: number; text?: string }
  /** Closes the tab for good. */
  | { type: 'leave' }

/** What of a Snapshot somebody goes by. */
export type Seen = {
  expects?: object | undefined
  conversation: readonly { content: string }[]
  recap?: readonly string[] | undefined
}

/** Somebody who sees what a participant sees, and nothing else. */
export type Participant = (seen: Seen) => Doing

/** What a person has to say in one language, whoever they are. */
export type Lines = {
  /** What they lived through, each a thing of its own, told so that it fits nearly anything. */
  facts: readonly string[]
  dontKnow: readonly string[]
  /** Once they have told it all. */
  nothingMore: readonly string[]
  terse: readonly string[]
  padding: readonly string[]
  puzzled: readonly string[]
  saidAlready: readonly string[]
  protests: readonly string[]
  refusals: readonly string[]
  /** What they want to know of whoever asks. */
  questions: readonly string[]
  offTopic: readonly string[]
  recapFine: readonly string[]
  /** What was noted wrong, and how it was. */
  corrections: readonly string[]
  stop: readonly string[]
  /** How they are asked whether to stop. */
  asksToStop: RegExp
  yes: string
  no: string
  verdicts: Record<'bad' | 'good', string>
}
