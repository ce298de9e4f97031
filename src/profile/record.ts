import type { OnboardingFieldName } from '../contract/participant.ts'
import type { Message, Session, Usage } from '../interview/session.ts'
import { countWords } from '../language/words.ts'
import type { Claim } from './claim.ts'
import { barredIn, isEvidence } from './evidence.ts'
import { withStandings } from './standing.ts'
import type { JudgedTurn } from './turn-judge.ts'

/** What one interview told: plain JSON, from which profiles are made and made anew. */
export type InterviewRecord = {
  version: 1
  linkID: string
  productID: string
  /** RFC 3339. */
  completedAt: string
  language: string
  onboarding: Partial<Record<OnboardingFieldName, string>>
  verdict?: { score?: number; text?: string }
  /** Verified ones only. */
  claims: Claim[]
  rejected: { reason: string; count: number }[]
  /** Answers with words in them, and their words. */
  answers: number
  words: number
  /** Who extracted the claims: `builtin`, or `provider/model`. */
  generator: string
  /** Why it was not the model that should have, in a word or two. */
  fallbackReason?: string
  /** What a model used up for it, also where its reading came to nothing. */
  usage?: Usage
  /** What a model, by `provider/model`, made of how it was conducted. */
  judged?: { by: string; turns: JudgedTurn[] }
}

/** Puts together what one finished interview told, from its session and its verified claims. */
export function makeRecord(told: {
  linkID: string
  session: Session
  messages: readonly Message[]
  completedAt: string
  claims: readonly Claim[]
  rejected: readonly { reason: string; count: number }[]
  generator: string
  fallbackReason?: string
  usage?: Usage
  judged?: InterviewRecord['judged']
}): InterviewRecord {
  const { linkID, session, messages, completedAt, claims, rejected, generator } = told
  const { fallbackReason, usage, judged } = told
  const counts = messages
    .filter((message) => message.role === 'user' && message.kind === 'answer')
    .map((message) => countWords(message.content))
    .filter((count) => count > 0)
  return {
    version: 1,
    linkID,
    productID: session.productID,
    completedAt,
    language: session.language,
    onboarding: session.onboarding,
    ...(session.verdict && { verdict: ownVerdict(session.verdict, messages) }),
    claims: withStandings(claims, { session, messages }),
    rejected: [...rejected],
    answers: counts.length,
    words: counts.reduce((sum, count) => sum + count, 0),
    generator,
    ...(fallbackReason !== undefined && { fallbackReason }),
    ...(usage && { usage }),
    ...(judged && { judged }),
  }
}

/** The verdict without words that are no answer: an order to set a score is none. */
function ownVerdict(
  verdict: NonNullable<Session['verdict']>,
  messages: readonly Message[],
): NonNullable<Session['verdict']> {
  const { text: _, ...tapped } = verdict
  const asked = messages.findIndex(({ kind }) => kind === 'verdict')
  const told = asked < 0 ? undefined : messages.slice(asked).find(({ role }) => role === 'user')
  const isOwn = !told || (isEvidence(told) && barredIn(told).length === 0)
  return isOwn ? verdict : tapped
}
