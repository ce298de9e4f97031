import type { InviteStatus } from '../../contract/invite-statuses.ts'

/** What can happen to an invite. */
export const inviteEvents = [
  'start',
  'resume',
  'complete',
  'idle',
  'expire',
  'revoke',
  'return',
  'screen_out',
  'turn_away',
] as const
export type InviteEvent = (typeof inviteEvents)[number]

/**
 * The one table of transitions: where each event leads from each status. What is not listed cannot
 * happen. The store performs each as a compare-and-set on the status it started from.
 */
export const inviteTransitions: Record<InviteStatus, Partial<Record<InviteEvent, InviteStatus>>> = {
  created: { start: 'started', expire: 'expired', revoke: 'revoked' },
  started: {
    complete: 'completed',
    idle: 'abandoned',
    expire: 'expired',
    revoke: 'revoked',
    screen_out: 'screened_out',
    turn_away: 'quota_full',
  },
  abandoned: { resume: 'started', expire: 'expired', revoke: 'revoked' },
  completed: {},
  expired: {},
  // Somebody who said no may still agree; what a researcher closed stays closed.
  revoked: { return: 'started' },
  screened_out: {},
  quota_full: {},
}

/** The status that `event` leads to from `status`, or null where it cannot happen. */
export function nextStatus(status: InviteStatus, event: InviteEvent): InviteStatus | null {
  return inviteTransitions[status][event] ?? null
}
