import { expect, test } from 'vitest'
import { type Filter, matchesFilter, openFilter, type Profile, readFilter } from './filter.ts'

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

test('words are found by their beginnings, without accents, and nowhere within others', () => {
  const details = { ...profile.details, location: 'Lucía del Río', occupation: 'Translator' }
  const own = { ...profile, details }
  const finds = (search: string) => matchesFilter(own, { ...openFilter, search })
  for (const search of ['lucia', 'RIO', 'río ann', 'transl', 'Ann, Lee'])
    expect(finds(search)).toBe(true)
  for (const search of ['sla', 'lucas', 'ann nobody']) expect(finds(search)).toBe(false)
  const kanji = { ...profile, details: { ...details, location: '東京都港区' } }
  expect(matchesFilter(kanji, { ...openFilter, search: '港区' })).toBe(true)
})

test('a filter is read out of an address, and what is no filter is left', () => {
  const filter: Filter = { search: 'a b', interest: '', sentiment: '0', source: 'ai' }
  expect(readFilter(new URLSearchParams({ other: 'x', ...filter }))).toEqual(filter)
  expect(readFilter(new URLSearchParams({ sentiment: '9', source: 'x' }))).toEqual(openFilter)
})

test('interests and sentiment are matched apart, and all must match', () => {
  const matches = (filter: Partial<typeof openFilter>) =>
    matchesFilter(profile, { ...openFilter, ...filter })
  expect(matches({ interest: 'hik', sentiment: '4' })).toBe(true)
  expect(matches({ interest: 'nurse' })).toBe(false)
  expect(matches({ sentiment: '0' })).toBe(false)
})

test('whose sentiment is not known can be asked for', () => {
  const { sentiment: _, ...metadata } = profile.metadata
  expect(matchesFilter({ ...profile, metadata }, { ...openFilter, sentiment: '0' })).toBe(true)
})
