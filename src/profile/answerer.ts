import type { Usage } from '../interview/session.ts'

/** Words that an answer may rest on: whose they are, and what they were asked. */
export type AnswerQuote = {
  /** The same for all quotes of one person. */
  person: string
  text: string
  asked: string
  language: string
}

export type AnswerTask = {
  /** Whose books pay for it. */
  orgID: string
  productName: string
  /** What a researcher wants to know. */
  question: string
  quotes: readonly AnswerQuote[]
  /** Whether each sentence must be about what the question is about: nobody has searched the quotes for it. */
  holdsToQuestion?: boolean
  now: Date
  signal: AbortSignal
  /** Whether everybody quoted is still there: looked at before each further request, and before the answer. */
  isStill?: () => Promise<boolean>
}

/** A sentence, and the quotes that carry it by their places in the task. */
export type AnswerSentence = { text: string; quotes: number[] }

/** What became of it; `usage` also where it came to nothing. */
export type Answering = { usage?: Usage | undefined } & (
  | { ok: true; sentences: AnswerSentence[] }
  | { ok: false; why: string }
)

/** Questions that one of the quotes may answer, word for word. */
export type PointTask = Omit<AnswerTask, 'question' | 'holdsToQuestion' | 'isStill'> & {
  questions: readonly string[]
}

/** The quote that answers each question, by its place in the task; null where none does. */
export type Pointing = { usage?: Usage | undefined } & (
  | { ok: true; places: (number | null)[] }
  | { ok: false; why: string }
)

/** Questions to somebody of whom nothing is known but that they were asked about the product. */
export type GuessTask = Omit<PointTask, 'quotes'>

/** What they might answer to each; null where nothing was guessed. */
export type Guessing = { usage?: Usage | undefined } & (
  | { ok: true; guesses: (string | null)[] }
  | { ok: false; why: string }
)

/** Puts into sentences what quotes say on a question, or names the one that answers it. */
export type Answerer = {
  /** `provider/model`. */
  name: string
  /** Each sentence is held against its quotes in code. */
  answer(task: AnswerTask): Promise<Answering>
  /** Nothing of what the model writes is shown: it names quotes. */
  point(task: PointTask): Promise<Pointing>
  /** What it would say without any of the person's words: what its answers are held against. */
  guess(task: GuessTask): Promise<Guessing>
}
