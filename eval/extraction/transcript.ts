import type { OnboardingFieldName } from '../../src/contract/participant.ts'
import type { Flag } from '../../src/interview/proposals/proposal.ts'
import type { Message, MessageKind, Session } from '../../src/interview/session.ts'

/** One question and what was said to it. */
export type Turn = {
  ask: string
  kind?: MessageKind
  say: string
  flags?: Flag[]
  /** The participant passed the question. */
  skip?: true
  /** Index of the turn whose question is answered, where it is not this one's. */
  answers?: number
}

/**
 * One interview with what a reader would put into the profile. A label is a stretch of the sentence
 * meant; one that begins with `?` may appear and need not. What fits no label should not appear.
 * Before its words a label of `alignment` may carry `+` for praise, `-` for a problem, `!` for a wish.
 */
export type Transcript = {
  name: string
  language: string
  product: string
  glossary?: string[]
  onboarding?: Partial<Record<OnboardingFieldName, string>>
  turns: Turn[]
  background: string[]
  alignment: string[]
  values: string[]
  interests: string[]
  /** What a reader would say they feel; null where nothing tells. */
  sentiment: number | null
}

export const completedAt = '2026-03-02T10:00:00.000Z'

/** The stored messages of a transcript. */
export function messagesOf({ turns }: Transcript): Message[] {
  return turns.flatMap(({ ask, kind = 'question', say, flags, skip, answers }, index) => [
    {
      seq: 2 * index,
      role: 'assistant' as const,
      content: ask,
      kind,
      generatedBy: 'builtin' as const,
      at: completedAt,
    },
    {
      seq: 2 * index + 1,
      role: 'user' as const,
      content: say,
      kind: skip ? ('skip' as const) : ('answer' as const),
      generatedBy: 'participant' as const,
      after: 2 * (answers ?? index),
      ...(flags ? { flags } : {}),
      at: completedAt,
    },
  ])
}

/** The answer to the verdict question, as it was typed; null where it was not asked or was passed. */
export function verdictOf({ turns }: Transcript): string | null {
  return turns.find(({ kind, skip }) => kind === 'verdict' && !skip)?.say ?? null
}

/** A finished session of a transcript. */
export function sessionOf(transcript: Transcript): Session {
  const { language, product, glossary, onboarding } = transcript
  const verdict = verdictOf(transcript)
  return {
    version: 1,
    state: 'completed',
    language,
    plan: {
      version: 1,
      language: 'en',
      goals: [],
      context: [],
      glossary: [product, ...(glossary ?? [])],
      topics: [],
      avoid: [],
      closing: [],
      budget: { minutes: 12, turns: 16, explicit: false },
      archetypes: [],
      warnings: [],
    },
    productID: product.toLowerCase(),
    organization: 'Org',
    interviewer: 'builtin',
    onboarding: onboarding ?? {},
    topics: [],
    current: {},
    turns: 0,
    activeMs: 0,
    memory: [],
    templatesUsed: [],
    probesUsed: [],
    strikes: {},
    flags: [],
    ...(verdict === null ? {} : { verdict: { text: verdict } }),
    questionsForTeam: [],
    breaker: { fails: 0, skipTurns: 0, cycles: 0 },
    startedAt: completedAt,
    lastActivityAt: completedAt,
  }
}
