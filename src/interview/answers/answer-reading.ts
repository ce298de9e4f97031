import type { Language } from '../../guide/plan.ts'

/**
 * What an answer does as a whole. Everything but `answer` is said to the interviewer about the
 * interview: it is met, and never quoted, noted or evidence.
 */
export type Act =
  | 'answer'
  /** "What do you mean?", "I don't understand". */
  | 'puzzled'
  /** "As I said", "I told you already". */
  | 'said_already'
  /** Something they want to know of us. */
  | 'question'
  /** "I'd rather not say". */
  | 'refusal'
  | 'dont_know'
  /** "Please stop". */
  | 'stop'
  /** Anger at the interview: "stop repeating my words". */
  | 'protest'
  /** "No, that's it", "nothing else": there is no more to tell here. */
  | 'nothing_more'

/**
 * Why a stretch of an answer is no evidence: an order to the interviewer or its record, text pasted
 * from elsewhere, another person's words, talk with the interviewer about the interview, or a sentence with
 * words that a recogniser heard with little confidence, and that nobody confirmed.
 */
export type BarredWhy = 'order' | 'pasted' | 'others' | 'talk' | 'misheard'

/**
 * UTF-16 offsets into the answer as stored, `end` exclusive. `unsure` where a score or the look of the
 * words says so and nothing certain: a model that conducts may say that it is their own (`doubts.ts`).
 */
export type BarredStretch = { start: number; end: number; why: BarredWhy; unsure?: true }

/** What the one reading of an answer found; kept with its message and looked up by everybody else. */
export type AnswerReading = {
  act: Act
  /** In order, without overlaps. */
  barred: BarredStretch[]
  /** What of it asks something of us, whether or not it answers besides. Verbatim. */
  questions: string[]
  /** Set where it does not take our question as one it can answer: puzzled, told already, angry. */
  pushesBack?: true
  /** Set where they say that they have to go. */
  leaves?: true
  selfHarm: 'told' | 'hinted' | null
}

/** Where an answer stands while it is read. */
export type AnswerContext = {
  language: Language | (string & {})
  /** The interviewer's line it replies to; null before any. */
  question: string | null
  /** Stretches that were heard with little confidence, and that nobody confirmed. */
  unsure?: readonly { from: number; to: number }[] | undefined
}
