import type { Claim } from '../../profile/claims/claim.ts'
import { placeVerdict } from '../../profile/sentiment/verdict-scale.ts'
import type { Grounds } from './grounds.ts'

/** Praise and problems below which they add up to nothing. */
const feedbackMin = 2
/** Share of one side from which the person leans that way. */
const leanMin = 0.6

/**
 * The claim of sentiment that the interview bears out, if any. A model only points at the words;
 * the score must be what those words say on the scale, or what the praise and the problems that
 * stand add up to. An order to set a score says nothing on any scale.
 */
export function supportedSentiment(claims: readonly Claim[], grounds: Grounds): Claim | null {
  const told = claims.filter(({ kind }) => kind === 'sentiment')
  const supported = told.flatMap((claim) => supportOf(claim, claims, grounds) ?? [])
  const placed = supported.find(({ method }) => method === 'self_placed')
  return placed ?? supported.at(-1) ?? null
}

function supportOf(claim: Claim, claims: readonly Claim[], grounds: Grounds): Claim | null {
  const { score, evidence } = claim
  const [at] = evidence
  if (score === undefined || !at) return null
  const asked = askedFor(at.seq, grounds)
  // A number is a score only where one was asked for.
  const words = asked === 'verdict' ? at.quote : at.quote.replace(/\d+/g, ' ')
  const placed = placeVerdict(words)
  if (asked === 'verdict' && placed !== null) {
    return placed === score ? { ...claim, method: 'self_placed', confidence: 'high' } : null
  }
  if (placed === score) return { ...claim, method: 'stated', confidence: 'medium' }
  if (placed !== null && Math.abs(placed - score) > 1) return null
  return addsUpTo(claims) === score ? { ...claim, method: 'inferred', confidence: 'low' } : null
}

function askedFor(seq: number, { messages }: Grounds) {
  const answer = messages.find((message) => message.seq === seq)
  const question = answer?.after ?? seq - 1
  return messages.find((message) => message.seq === question)?.kind
}

/** Never an extreme, which remarks alone do not bear out; 3 only for who is plainly divided. */
function addsUpTo(claims: readonly Claim[]): number | null {
  const good = claims.filter(({ kind }) => kind === 'praise').length
  const bad = claims.filter(({ kind }) => kind === 'problem').length
  if (good + bad < feedbackMin) return null
  if (good / (good + bad) >= leanMin) return 4
  if (bad / (good + bad) >= leanMin) return 2
  return 3
}
