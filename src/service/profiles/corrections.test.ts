import { describe, expect, test } from 'vitest'
import { correction } from '../../contract/correction-schema.ts'
import { type ProfileField, profileFields } from '../../contract/profile-schemas.ts'
import { profile as profileSchema } from '../../contract/resources.ts'
import type { InterviewRecord } from '../../profile/record.ts'
import { composeCorrected, memberOf } from './corrections.ts'
import type { Correction } from './profile-store.ts'

const record: InterviewRecord = {
  version: 1,
  linkID: 'link',
  productID: 'p',
  completedAt: '2026-11-21T09:30:00.000Z',
  language: 'en',
  onboarding: { name: 'Sample Person', occupation: 'Clerk', location: 'Lisbon' },
  verdict: { score: 4 },
  claims: [],
  rejected: [],
  answers: 5,
  words: 100,
  generator: 'builtin',
}
const profile = { profileID: 'prf_1', createdAt: '2026-11-20T00:00:00.000Z' }
const made = (field: ProfileField, value: unknown): Correction => ({
  field,
  value: JSON.stringify(value),
  reason: 'r',
  userID: 'ada',
  at: '2026-11-22T00:00:00.000Z',
})
const right: Record<ProfileField, string | number | string[]> = {
  firstName: 'Right',
  lastName: 'Right',
  occupation: 'Right',
  location: 'Right',
  background: 'Right.',
  productAlignment: 'Right.',
  key_values: ['right', 'fast'],
  interests: ['right'],
  sentiment: 2,
}
const compose = (...corrections: Correction[]) =>
  composeCorrected({ ...profile, corrections }, [record])

describe('corrections', () => {
  test.each(profileFields)('%s is what the correction says, and nothing else changes', (field) => {
    const told = compose()
    const corrected = compose(made(field, right[field]))
    expect(memberOf(corrected, field)).toEqual(right[field])
    for (const other of profileFields.filter((name) => name !== field)) {
      expect(memberOf(corrected, other)).toEqual(memberOf(told, other))
    }
    expect(profileSchema.strict().parse(corrected)).toEqual(corrected)
    expect(corrected).toMatchObject({ history: told.history, productIDs: told.productIDs })
  })

  test.each(profileFields)('%s is absent once it was taken out, and back when put in', (field) => {
    const without = compose(made(field, right[field]), made(field, null))
    expect(memberOf(without, field)).toBeUndefined()
    expect(JSON.stringify(without)).not.toContain('null')
    expect(profileSchema.strict().parse(without)).toEqual(without)
    const again = compose(made(field, null), made(field, right[field]))
    expect(memberOf(again, field)).toEqual(right[field])
  })

  test.each(profileFields)('%s can be corrected to a value of its own kind only', (field) => {
    const given = { profileID: 'prf_1', field, reason: 'r' }
    expect(correction.safeParse({ ...given, value: right[field] }).success).toBe(true)
    expect(correction.safeParse({ ...given, value: null }).success).toBe(true)
    for (const value of ['', 0, 6, 1.5, [''], [3], {}, true, 'x'.repeat(5_001), undefined]) {
      const { success } = correction.safeParse({ ...given, value })
      expect([value, success]).toEqual([value, false])
    }
  })

  test('corrections hold over whatever a later interview tells', () => {
    const later = { ...record, linkID: 'later', onboarding: { occupation: 'Manager' } }
    const corrections = [made('occupation', 'Baker')]
    const both = composeCorrected({ ...profile, corrections }, [record, later])
    expect(both.details.occupation).toBe('Baker')
    expect(both.metadata.interview_count).toBe(2)
  })
})
