import { expect, test } from 'vitest'
import type { Snapshot } from '../api.ts'
import { endingOf, hidesAnswers, placeOf } from './place.ts'

function snapshotWith(given: Partial<Snapshot>): Snapshot {
  return {
    status: 'started',
    phase: 'conversation',
    productID: 'p',
    interviewName: 'n',
    organization: 'o',
    locale: 'en',
    onboarding: [],
    conversation: [],
    progress: 0,
    ...given,
  }
}

test.each([
  [{ status: 'expired', phase: 'done' }, 'expired'],
  [{ status: 'revoked', phase: 'done' }, 'revoked'],
  [{ status: 'screened_out', phase: 'done' }, 'screened_out'],
  [{ status: 'quota_full', phase: 'done' }, 'quota_full'],
  [{ status: 'completed', phase: 'done' }, 'already'],
  [{ status: 'revoked', phase: 'done', declined: true }, 'declined'],
  [{ status: 'started', phase: 'verdict' }, null],
  [{ status: 'abandoned', phase: 'conversation' }, null],
] as const)('%o opens as %s', (given, ending) => {
  expect(endingOf(snapshotWith(given), { endedHere: false })).toBe(ending)
})

test('an interview that ends on this page is thanked for, not called finished already', () => {
  const over = snapshotWith({ status: 'completed', phase: 'done' })
  expect(endingOf(over, { endedHere: true })).toBe('finished')
})

test('the verdict is asked within the conversation', () => {
  expect(placeOf(snapshotWith({ phase: 'verdict' }), null)).toBe('conversation')
  expect(placeOf(null, null)).toBe('loading')
  expect(placeOf(snapshotWith({}), 'erased')).toBe('erased')
})

test('gaps in the numbering tell that earlier answers are kept from this browser', () => {
  const line = (seq: number) => ({ seq, role: 'assistant' as const, content: 'q' })
  expect(hidesAnswers(snapshotWith({ conversation: [line(0), line(1)] }))).toBe(false)
  expect(hidesAnswers(snapshotWith({ conversation: [line(4)] }))).toBe(true)
  expect(hidesAnswers(snapshotWith({ conversation: [] }))).toBe(false)
})
