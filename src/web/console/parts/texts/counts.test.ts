import { expect, test } from 'vitest'
import { createProgress } from '../../../../service/interview-report/progress.ts'
import { funnelOf } from './counts.ts'

test('whoever said no or whose link was withdrawn was invited, as in a report', () => {
  const progress = createProgress()
  for (const status of ['created', 'revoked', 'revoked', 'expired'] as const)
    progress.add(status, null)
  const none = { started: 0, completed: 0, abandoned: 0, screened_out: 0, quota_full: 0 }
  const funnel = funnelOf({ ...none, created: 1, revoked: 2, expired: 1 })
  expect(funnel.invited).toBe(4)
  expect(progress.counts().invited).toBe(funnel.invited)
})
