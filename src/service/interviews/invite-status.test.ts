import { expect, test } from 'vitest'
import { inviteStatuses } from '../../contract/invite-statuses.ts'
import { inviteEvents, nextStatus } from './invite-status.ts'
import { statusAt } from './present.ts'

/** Written out, not computed: every status with every event. */
const expected: [string, string, string | null][] = [
  ['created', 'start', 'started'],
  ['created', 'resume', null],
  ['created', 'complete', null],
  ['created', 'idle', null],
  ['created', 'expire', 'expired'],
  ['created', 'revoke', 'revoked'],
  ['created', 'return', null],
  ['created', 'screen_out', null],
  ['created', 'turn_away', null],
  ['started', 'start', null],
  ['started', 'resume', null],
  ['started', 'complete', 'completed'],
  ['started', 'idle', 'abandoned'],
  ['started', 'expire', 'expired'],
  ['started', 'revoke', 'revoked'],
  ['started', 'return', null],
  ['started', 'screen_out', 'screened_out'],
  ['started', 'turn_away', 'quota_full'],
  ['completed', 'start', null],
  ['completed', 'resume', null],
  ['completed', 'complete', null],
  ['completed', 'idle', null],
  ['completed', 'expire', null],
  ['completed', 'revoke', null],
  ['completed', 'return', null],
  ['completed', 'screen_out', null],
  ['completed', 'turn_away', null],
  ['abandoned', 'start', null],
  ['abandoned', 'resume', 'started'],
  ['abandoned', 'complete', null],
  ['abandoned', 'idle', null],
  ['abandoned', 'expire', 'expired'],
  ['abandoned', 'revoke', 'revoked'],
  ['abandoned', 'return', null],
  ['abandoned', 'screen_out', null],
  ['abandoned', 'turn_away', null],
  ['expired', 'start', null],
  ['expired', 'resume', null],
  ['expired', 'complete', null],
  ['expired', 'idle', null],
  ['expired', 'expire', null],
  ['expired', 'revoke', null],
  ['expired', 'return', null],
  ['expired', 'screen_out', null],
  ['expired', 'turn_away', null],
  ['revoked', 'start', null],
  ['revoked', 'resume', null],
  ['revoked', 'complete', null],
  ['revoked', 'idle', null],
  ['revoked', 'expire', null],
  ['revoked', 'revoke', null],
  ['revoked', 'return', 'started'],
  ['revoked', 'screen_out', null],
  ['revoked', 'turn_away', null],
  ['screened_out', 'start', null],
  ['screened_out', 'resume', null],
  ['screened_out', 'complete', null],
  ['screened_out', 'idle', null],
  ['screened_out', 'expire', null],
  ['screened_out', 'revoke', null],
  ['screened_out', 'return', null],
  ['screened_out', 'screen_out', null],
  ['screened_out', 'turn_away', null],
  ['quota_full', 'start', null],
  ['quota_full', 'resume', null],
  ['quota_full', 'complete', null],
  ['quota_full', 'idle', null],
  ['quota_full', 'expire', null],
  ['quota_full', 'revoke', null],
  ['quota_full', 'return', null],
  ['quota_full', 'screen_out', null],
  ['quota_full', 'turn_away', null],
]

test('decisions/status-1 every event from every status leads where the table says', () => {
  const actual = inviteStatuses.flatMap((status) =>
    inviteEvents.map((event) => [status, event, nextStatus(status, event)]),
  )
  expect(actual).toEqual(expected)
})

const now = new Date('2026-11-21T10:00:00.000Z')
const later = '2026-12-01T00:00:00.000Z'

test('decisions/status-4 what is past its time is shown expired before any sweep', () => {
  const past = { expiresAt: '2026-11-21T10:00:00.000Z', lastActivityAt: null }
  expect(statusAt({ status: 'created', ...past }, now)).toBe('expired')
  expect(statusAt({ status: 'completed', ...past }, now)).toBe('completed')
})

test('decisions/status-4 seven idle days make an interview abandoned', () => {
  const idle = { expiresAt: later, lastActivityAt: '2026-11-14T10:00:00.000Z' }
  expect(statusAt({ status: 'started', ...idle }, now)).toBe('abandoned')
  const busy = { expiresAt: later, lastActivityAt: '2026-11-14T10:00:00.001Z' }
  expect(statusAt({ status: 'started', ...busy }, now)).toBe('started')
})
