import { expect, test } from 'vitest'
import { calls } from '../../../../contract/calls/calls.ts'
import { activityTexts } from './activity-texts.ts'

/** What is not written down in the audit log: it tells of nobody and changes nothing. */
const unwritten = [
  'interviews.getOne',
  'interviews.getList',
  'interviews.getPlan',
  'interviews.getRetention',
  'interviews.getOpenLink',
  'interviews.getStanding',
  'invites.getInvitation',
  'interviews.checkGuidelines',
  'interviews.draftGuidelines',
  'interviews.preview',
  'products.getList',
  'tokens.getList',
  'assistants.getRequest',
  'assistants.getList',
  'members.getList',
  'organization.getSettings',
  'audit.getList',
  'webhooks.getList',
]

test('every call that is written down has its words', () => {
  const written = Object.entries(calls)
    .filter(([, { access }]) => access !== 'link' && access !== 'session')
    .map(([id]) => id)
    .filter((id) => !unwritten.includes(id))
  expect(written.filter((id) => activityTexts.did(id)?.startsWith('called'))).toEqual([])
  expect(activityTexts.did('toString')).toBe('called toString.')
})
