import { expect, test } from 'vitest'
import { matchesFilter, openFilter, type Profile } from './filter.ts'

const profile: Profile = {
  ...{ profileID: 'prf_1', productIDs: ['Ledgerly'], firstName: 'Ann', lastName: 'Lee' },
  metadata: { source: 'human', acquired_date: '2026-11-01', interview_count: 1, sentiment: 4 },
  details: {
    ...{ occupation: 'Nurse', location: 'Porto, Portugal', background: 'Works nights.' },
    ...{ key_values: ['Speed above all'], interests: ['Hiking in the hills'] },
  },
  history: [],
}

test('a search looks at all that is shown, whatever the case, and never across two details', () => {
  for (const search of ['ann lee', 'NURSE', 'porto', 'nights', 'speed', 'hiking', '  ']) {
    expect(matchesFilter(profile, { ...openFilter, search })).toBe(true)
  }
  expect(matchesFilter(profile, { ...openFilter, search: 'leenurse' })).toBe(false)
})

test('interests, sentiment and source are matched apart, and all must match', () => {
  const matches = (filter: Partial<typeof openFilter>) =>
    matchesFilter(profile, { ...openFilter, ...filter })
  expect(matches({ interest: 'hik', sentiment: '4', source: 'human' })).toBe(true)
  expect(matches({ interest: 'nurse' })).toBe(false)
  expect(matches({ sentiment: '0' })).toBe(false)
  expect(matches({ source: 'ai' })).toBe(false)
})

test('whose sentiment is not known can be asked for', () => {
  const { sentiment: _, ...metadata } = profile.metadata
  expect(matchesFilter({ ...profile, metadata }, { ...openFilter, sentiment: '0' })).toBe(true)
})
