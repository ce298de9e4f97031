import { expect, test } from 'vitest'
import { composeProfile } from '../composition/compose.ts'
import type { InterviewRecord } from '../record.ts'
import type { Claim } from './claim.ts'
import { contradictionsOf } from './contradictions.ts'

let seq = 1

function claim(kind: Claim['kind'], text: string, more: Partial<Claim> = {}): Claim {
  seq += 6
  const evidence = [{ linkID: 'a', seq, start: 0, end: text.length, quote: text }]
  return { kind, text, key: '', confidence: 'high', madeBy: 'm', evidence, ...more }
}

function recordOf(claims: Claim[], linkID = 'a'): InterviewRecord {
  return {
    version: 1,
    linkID,
    productID: 'ledger',
    completedAt: `2026-03-0${linkID.length}T10:00:00.000Z`,
    language: 'en',
    onboarding: {},
    claims,
    rejected: [],
    answers: 8,
    words: 200,
    generator: 'm',
  }
}

test('what somebody put right stands beside what they had said, and the profile goes by it', () => {
  const record = recordOf([
    claim('remark', 'I forgot to bill a publisher.', { standing: 'withdrawn' }),
    claim('remark', 'It was a gallery, for a mural.', { standing: 'correction' }),
  ])
  expect(contradictionsOf([record])).toMatchObject([
    {
      about: 'correction',
      a: { text: 'I forgot to bill a publisher.' },
      b: { text: 'It was a gallery, for a mural.' },
      holds: 'b',
    },
  ])
  const { details } = composeProfile({
    profileID: 'p',
    acquiredAt: record.completedAt,
    records: [record],
  })
  expect(details.productAlignment).toBe('Put right at the end: “It was a gallery, for a mural.”')
})

test('praise and trouble go apart only where somebody named one thing they are both about', () => {
  const said = (key: string) => [
    claim('praise', 'The export is quick.', { key }),
    claim('problem', 'The export takes ages.', { key }),
  ]
  expect(contradictionsOf([recordOf(said('speed'))])).toMatchObject([{ about: 'speed' }])
  expect(contradictionsOf([recordOf(said(''))])).toEqual([])
  const [first, second] = said('speed')
  if (!first || !second) throw new Error('two claims')
  const apart = [recordOf([first]), recordOf([second], 'bb')]
  expect(contradictionsOf(apart)).toMatchObject([{ about: 'speed', linkID: 'bb' }])
})

test('sentences that only sound alike are never told as a contradiction', () => {
  const record = recordOf([
    claim('remark', 'I use it daily.'),
    claim('remark', "I haven't opened it for months."),
  ])
  expect(contradictionsOf([record])).toEqual([])
})
