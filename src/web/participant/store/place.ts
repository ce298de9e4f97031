import type { Snapshot } from '../api.ts'

/** The ways it can be over, each with a screen of its own. */
export const endings = [
  'finished',
  'already',
  'declined',
  'erased',
  'expired',
  'revoked',
  'screened_out',
  'quota_full',
  'closed',
  'unknown',
] as const
export type Ending = (typeof endings)[number]

export type Place = 'loading' | 'consent' | 'onboarding' | 'conversation' | Ending

/** Tells which ending a snapshot shows; null while there is something left to do. */
export function endingOf(snapshot: Snapshot, { endedHere }: { endedHere: boolean }): Ending | null {
  if (snapshot.declined) return 'declined'
  if (snapshot.phase !== 'done') return null
  // Of what is done and was not completed, the status says why.
  if (snapshot.status !== 'completed') return snapshot.status as Ending
  return endedHere ? 'finished' : 'already'
}

/** The screen to show. The verdict is asked within the conversation. */
export function placeOf(snapshot: Snapshot | null, ending: Ending | null): Place {
  if (ending) return ending
  if (!snapshot || snapshot.phase === 'done') return 'loading'
  return snapshot.phase === 'verdict' ? 'conversation' : snapshot.phase
}

/** Whether earlier answers are kept from this browser: the numbering shows gaps where they stand. */
export function hidesAnswers({ conversation }: Snapshot): boolean {
  return conversation.some(({ seq }, index) => seq !== (conversation[index - 1]?.seq ?? -1) + 1)
}
