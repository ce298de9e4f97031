import type { OnboardingFieldName } from '../contract/participant.ts'
import type { ConversationRole } from '../contract/resources.ts'
import type { Language, Plan } from '../guide/plan.ts'
import type { AnswerReading } from './answers/answer-reading.ts'
import type { Flag, ProbeKind, QuoteRef } from './proposals/proposal.ts'

/**
 * Where a session stands. Before consent there is no session. `wrap` has steps of its own; the rest
 * of the way is told by `topics` and `current`.
 */
export type SessionState =
  | 'onboarding'
  | 'conversation'
  | 'recap'
  | 'verdict'
  | 'anything_else'
  | 'completed'
  | 'screened_out'
  | 'quota_full'

export type MessageKind =
  | 'opening'
  | 'question'
  | 'probe'
  | 'rephrase'
  | 'redirect'
  | 'meta'
  | 'safety'
  | 'confirm_end'
  | 'recap'
  | 'verdict'
  | 'anything_else'
  | 'closing'
  | 'answer'
  | 'skip'

export type GeneratedBy = 'builtin' | 'llm' | 'fixed' | 'participant'

/** Tokens of a model, and what they cost where a price is set. */
export type Usage = { inputTokens: number; outputTokens: number; costUSD?: number }

/** Turns that the built-in interviewer or the engine took in place of a model, by the kind of why. */
export type Fallbacks = Record<string, number>

/** What is known against an answer; `unread` when it took more than its time to read. */
export type MessageFlag = Flag | 'unread' | 'self_harm_hint'

/** One line of the conversation. Append-only; `content` is never edited. */
export type Message = {
  /** 0-based place in the conversation, without gaps. */
  seq: number
  role: ConversationRole
  content: string
  kind: MessageKind
  topicId?: string
  questionId?: string
  probeKind?: ProbeKind
  templateId?: string
  generatedBy: GeneratedBy
  /** Why the built-in interviewer spoke in place of a model. */
  fallbackReason?: string
  /** Of an answer: the client's own identifier, unique in the interview. */
  clientMessageID?: string
  /** Of an answer: the seq of the question it answers. */
  after?: number
  /** Of an answer: SHA-256 of the cookie of the browser that gave it. */
  browser?: string
  /** Of an answer to a closed question: the options chosen, or its number. */
  choice?: number[]
  /** Of an answer in words that chose an option: these words, where `content` is the option's text. */
  said?: string
  /** Of an answer: not evidence for a profile (injected, pasted, sensitive, unread). */
  flags?: MessageFlag[]
  /** Of an answer: what its one reading found. */
  reading?: AnswerReading
  /** What a model used up for it, also where the built-in interviewer spoke in its place. */
  usage?: Usage
  /** RFC 3339, UTC, milliseconds. */
  at: string
}

export type TopicStatus = 'pending' | 'active' | 'covered' | 'partial' | 'skipped' | 'cut'

export type TopicState = {
  id: string
  status: TopicStatus
  /** Identifiers of the planned questions asked, refused or found answered already. */
  asked: string[]
  refused: string[]
  alreadyCovered: string[]
  probesUsed: number
  reasonProbes: number
  turns: number
  activeMs: number
  coverage: 0 | 1 | 2 | 3
  /** Answers running with next to nothing new. */
  dryStreak: number
  /** Set once the participant was hurt by it: not probed any more. */
  sensitive?: true
  /** How many of its questions had been asked when that was. */
  hurtAfter?: number
}

export type Fact = { fact: string; seq: number; quote: string }

/** All that an interview under way needs to go on, in any process. JSON, one row, versioned. */
export type Session = {
  version: number
  state: SessionState
  language: Language | (string & {})
  plan: Plan
  productID: string
  organization: string
  /** Whose books pay for a model. */
  orgID?: string
  interviewer: string
  onboarding: Partial<Record<OnboardingFieldName, string>>
  /** SHA-256 of the cookie of the browser that gave these. */
  onboardedBy?: string
  /** Set where nobody noted which browser agreed, and none had answered by then: it is nobody's. */
  unowned?: true
  topics: TopicState[]
  /** The topic and question that the newest interviewer message belongs to. */
  current: { topicId?: string; questionId?: string }
  /** Interviewer turns in the conversation proper. */
  turns: number
  /** Sum of the gaps between messages, each counted up to 90 s. */
  activeMs: number
  memory: Fact[]
  templatesUsed: string[]
  /** Probe families in order of use, the newest last. */
  probesUsed: ProbeKind[]
  /** Set while an answer waits for its reply: which, and until when somebody works on it. */
  pending?: { turnId: string; after: number; leaseUntil: string; attempt: number }
  /**
   * Awkward things by name. In a row: `short` (answers of three words or fewer, and skips),
   * `off_topic`, `dont_know`, `asked_me`, `hostile`, `injection`. In all: `end_asked`, `crisis`,
   * `distress`. An answer counts as `short` before the interviewer reads it, the rest after.
   */
  strikes: Record<string, number>
  flags: Flag[]
  /** Set while the interviewer waits to hear whether to stop. */
  endAsked?: boolean
  /** Set once the participant was told that it ends soon: ordinary questions still to ask. */
  lastQuestions?: number
  /** Set where they are addressed as friends are: "du", "tú", "tu". */
  familiar?: true
  /** Value of `turns` when the interviewer last acknowledged an answer before asking on. */
  acknowledgedAt?: number
  /** Answers that are not evidence for a profile, found out after they were stored. */
  flagged?: { seq: number; flags: Flag[] }[]
  /** Answers off the subject, by seq: kept like any other, but not read back. */
  aside?: number[]
  /** Answers that took more than their time to read, by seq: kept whole, and never read again. */
  unread?: number[]
  /** Doubts about answers that a model has dispelled: what is barred there no more, and is no hint. */
  dispelled?: { seq: number; stretches: { start: number; end: number }[]; noHarm?: true }[]
  /** What the recap read back, line by line. */
  recap?: string[]
  /** Of a recap in a model's words: what each of its lines rests on. */
  recapRests?: { line: string; quotes: QuoteRef[] }[]
  /** What was put right at the recap: the answer by its seq, and which noted words it replaces. */
  corrections?: { seq: number; withdraws: { seq: number; quote: string }[] }[]
  /** The participant's own locale, BCP 47, where it is known. */
  locale?: string
  /** The e-mail the invite was made for, which the link proves; a typed one proves nothing. */
  invitedEmail?: string
  /** Whom to turn to in a crisis, in the operator's words. */
  careResources?: string
  verdict?: { score?: number; text?: string }
  /** What the participant asked, verbatim; `answered` where we could. */
  questionsForTeam: { seq: number; quote: string; answered?: true }[]
  /** Set once they were angry at being asked on: planned questions only. */
  noFollowUps?: true
  /** Set once they said that they have to go: nothing but the verdict is asked any more. */
  leaving?: true
  /** Planned questions with a condition that their words have met. */
  conditionsMet?: string[]
  /** What was chosen of closed questions, by their identifiers. */
  choices?: Record<string, number[]>
  /** Closed questions whose options were read out, after words that were none of them: each time. */
  closedAgain?: string[]
  /** Days for which what they say is kept, where it is known. */
  keptDays?: number
  breaker: { fails: number; skipTurns: number; cycles: number }
  /** What the interview has used up of its model so far. */
  spent?: Usage
  /** Absent where its model took every turn that was its own. */
  fallbacks?: Fallbacks
  endReason?:
    | 'finished'
    | 'ended_early'
    | 'budget'
    | 'minor'
    | 'crisis'
    | 'idle'
    | 'screened_out'
    | 'quota_full'
  startedAt: string
  lastActivityAt: string
}
