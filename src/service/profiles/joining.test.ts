import { expect, test } from 'vitest'
import { interviewsOfPersonMax, mayJoin, recordCharactersMax } from './joining.ts'
import type { Extraction } from './profile-store.ts'

const extractions = (count: number, body = '{}'): Extraction[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ linkID: `link ${at}`, productID: 'p', completedAt: '2026-03-02T09:00:00.000Z' },
    body,
  }))

test('a profile takes so many interviews of a person, and one of them again', () => {
  const [few, full] = [extractions(interviewsOfPersonMax - 1), extractions(interviewsOfPersonMax)]
  expect(mayJoin({ extractions: few }, 'new')).toBe(true)
  expect(mayJoin({ extractions: full }, 'new')).toBe(false)
  expect(mayJoin({ extractions: full }, 'link 3')).toBe(true)
  const long = extractions(2, 'a'.repeat(recordCharactersMax / 2))
  expect(mayJoin({ extractions: long }, 'new')).toBe(false)
})
