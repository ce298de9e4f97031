import type { OnboardingFieldName } from '../contract/participant.ts'
import type { Message, Session, Usage } from '../interview/session.ts'
import { countWords } from '../language/words.ts'
import type { Claim } from './claims/claim.ts'
import { barredIn, isEvidence } from './claims/evidence.ts'
import { withStandings } from './claims/standing.ts'
import type { SummarySentence } from './second-look.ts'
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
  /** A model's, each sentence resting on claims that stand. */
  summary?: SummarySentence[]
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
  summary?: readonly SummarySentence[]
}): InterviewRecord {
  const { linkID, session, messages, completedAt, claims, rejected, generator } = told
  const { fallbackReason, usage, judged } = told
  const counts = messages
    .filter((message) => message.role === 'user' && message.kind === 'answer')
    .map((message) => countWords(message.content))
    .filter((count) => count > 0)
  const standing = withStandings(claims, { session, messages })
  const summary = standingIn(standing, told.summary ?? [])
  return {
    version: 1,
    linkID,
    productID: session.productID,
    completedAt,
    language: session.language,
    onboarding: session.onboarding,
    ...(session.verdict && { verdict: ownVerdict(session.verdict, messages) }),
    claims: standing,
    rejected: [...rejected],
    ...(summary.length > 0 && { summary }),
    answers: counts.length,
    words: counts.reduce((sum, count) => sum + count, 0),
    generator,
    ...(fallbackReason !== undefined && { fallbackReason }),
    ...(usage && { usage }),
    ...(judged && { judged }),
  }
}

/** The sentences that rest on nothing but what was kept and not taken back. */
function standingIn(
  claims: readonly Claim[],
  summary: readonly SummarySentence[],
): SummarySentence[] {
  const places = new Set(
    claims
      .filter(({ standing }) => standing !== 'withdrawn')
      .flatMap(({ evidence }) => evidence.map(({ seq, start, end }) => `${seq} ${start} ${end}`)),
  )
  return summary.filter(({ evidence }) =>
    evidence.every(({ seq, start, end }) => places.has(`${seq} ${start} ${end}`)),
  )
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
