import type { ProbeKind } from '../../interview/proposals/proposal.ts'

export type FollowUp = {
  probeKind: ProbeKind
  /** Set where it must not come twice. */
  templateId: string | null
  text: string
  /** Their words in it. */
  quote: string | null
}
