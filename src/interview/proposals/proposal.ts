/** The kinds of follow-up there are. */
export const probeKinds = [
  'detail',
  'echo',
  'clarify',
  'expand',
  'reason',
  'ladder',
  'contrast',
  'timeline',
  'incident',
  'emotion',
  'contradiction',
  'exception',
  'quantify',
  'need',
  'hint',
  'continuer',
] as const
export type ProbeKind = (typeof probeKinds)[number]

export const actions = [
  'probe',
  'next',
  'rephrase',
  'redirect',
  'answer_meta',
  'pause_gently',
  'confirm_end',
  'offer_last_questions',
  'close',
] as const
export type Action = (typeof actions)[number]

export const answeredLevels = [
  'full',
  'partial',
  'none',
  'refused',
  'dont_know',
  'off_topic',
  'asked_me',
  'meta',
] as const
export type Answered = (typeof answeredLevels)[number]

export const flags = [
  'minor',
  'crisis',
  'distress',
  'hostile',
  'injection',
  'pasted',
  'pii',
  'question_for_team',
] as const
export type Flag = (typeof flags)[number]

/** Words of one participant message, by the message's seq. `quote` is verbatim. */
export type QuoteRef = { seq: number; quote: string }

/**
 * What an interviewer, built-in or model, proposes after reading an answer. It proposes; the
 * reducer disposes: only what passes the gates and is legal in the present state happens.
 */
export type TurnProposal = {
  /** How far the last answer answered the last question. */
  assessment: { answered: Answered; newInfo: boolean; cues: string[] }
  /** What is now known of each topic, 0 nothing to 3 in depth. Level 2 and up need a quote. */
  coverage: ({ topicId: string; level: 0 | 1 | 2 | 3 } & Partial<QuoteRef>)[]
  action: Action
  probeKind: ProbeKind | null
  /** Template or prompt rule that made it, so that none comes twice. */
  templateId: string | null
  /** With `next`: the planned question to ask, or the engine's own choice when absent. */
  questionId: string | null
  /** The participant's words being followed up. */
  target: QuoteRef | null
  reply: { ack: string | null; question: string }
  /** Facts to keep, each with the words it rests on. */
  memory: ({ fact: string } & QuoteRef)[]
  flags: Flag[]
  /** Planned questions that an answer already covered: skipped, not asked. */
  coveredQuestionIds: string[]
  /** Language the participant writes in, when it should change. */
  switchLanguage: string | null
  /** Doubts about the answer that are so, by their ids; absent where nobody has decided. */
  confirmed?: string[]
  /** With `close`: what was understood, each line with the words it rests on. */
  recap?: RecapLine[]
}

/** A plain sentence on what was understood, and the words of theirs that bear it out. */
export type RecapLine = { text: string; quotes: QuoteRef[] }
