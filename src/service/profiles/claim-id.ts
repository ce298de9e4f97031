import { hash } from 'node:crypto'
import type { Claim } from '../../profile/claims/claim.ts'
import { sameness } from '../../profile/composition/describe.ts'

const digits = 16

/** Names a claim of a person: the same in every interview that tells it. */
export function claimID(claim: Claim): string {
  return `clm_${hash('sha256', sameness(claim)).slice(0, digits)}`
}
