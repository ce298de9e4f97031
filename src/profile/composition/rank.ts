import { countWords } from '../../language/words.ts'
import type { Claim } from '../claims/claim.ts'
import { whyWeight } from '../claims/why.ts'

/** Words of a sentence that says enough and not too much. */
const idealWordsMin = 6
const idealWordsMax = 28

/**
 * The words of a claim as they may be shown: its text where that is the person's own, else the
 * quote it rests on. So whoever extracted it, a profile speaks in the person's words.
 */
export function ownWords(claim: Claim): string {
  const [evidence] = claim.evidence
  if (!evidence) return ''
  const text = claim.text.trim()
  return evidence.quote.includes(text) ? text : evidence.quote.trim()
}

const confidences = { high: 2, medium: 1, low: 0 }
const standings = { correction: 8, addition: 4, withdrawn: 0 }

/** How much a reader learns from a claim: what was put right first, then what gives a reason. */
export function weigh(claim: Claim): number {
  const words = ownWords(claim)
  const count = countWords(words)
  const length =
    count < idealWordsMin
      ? count / idealWordsMin
      : count > idealWordsMax
        ? Math.max(0, 1 - (count - idealWordsMax) / idealWordsMax)
        : 1
  const standing = claim.standing ? standings[claim.standing] : 0
  const reason = whyWeight(words) > 0 ? 2 : 0
  return standing + reason + length + 0.5 * (claim.strength ?? 1) + confidences[claim.confidence]
}
