import { describe, expect, test } from 'vitest'
import { profile as profileSchema } from '../../contract/resources.ts'
import type { Claim } from '../claims/claim.ts'
import type { InterviewRecord } from '../record.ts'
import { composeProfile } from './compose.ts'
import { describeProfile } from './describe.ts'
import { emailOf, identityOf, isProved } from './identity.ts'
import { paragraphCharactersMax } from './paragraph.ts'

const profileID = 'prf_0000000000000000000000000001'
const acquiredAt = '2026-03-02T23:59:59.999Z'
let seq = 1

function claim(kind: Claim['kind'], text: string, more: Partial<Claim> = {}): Claim {
  seq += 2
  const evidence = [{ linkID: 'a', seq, start: 0, end: text.length, quote: text }]
  return { kind, text, key: text, confidence: 'high', madeBy: 'builtin', evidence, ...more }
}

function record(more: Partial<InterviewRecord> = {}): InterviewRecord {
  return {
    version: 1,
    linkID: 'a',
    productID: 'p1',
    completedAt: '2026-03-02T10:00:00.000Z',
    language: 'en',
    onboarding: {},
    claims: [],
    rejected: [],
    answers: 8,
    words: 200,
    generator: 'builtin',
    ...more,
  }
}

const compose = (...records: InterviewRecord[]) =>
  composeProfile({ profileID, acquiredAt, records })

describe('a profile of what was told', () => {
  test('has the members of the contract and leaves out what is unknown', () => {
    const profile = compose(record())
    expect(profileSchema.parse(profile)).toEqual(profile)
    expect(profile).toEqual({
      profileID,
      productIDs: ['p1'],
      metadata: {
        source: 'human',
        acquired_date: '2026-03-02',
        last_interviewed: '2026-03-02',
        interview_count: 1,
      },
      details: { key_values: [], interests: [] },
      history: [{ type: 'link', id: 'a' }],
    })
  })

  test('is dated no earlier than the oldest interview that it still rests on', () => {
    const later = record({ linkID: 'b', completedAt: '2026-05-01T10:00:00.000Z' })
    expect(compose(record(), later).metadata.acquired_date).toBe('2026-03-02')
    expect(compose(later).metadata.acquired_date).toBe('2026-05-01')
  })

  test('takes the first word of the name as first name and the rest as last name', () => {
    const { firstName, lastName } = compose(record({ onboarding: { name: ' Ines  de la Cruz ' } }))
    expect([firstName, lastName]).toEqual(['Ines', 'de la Cruz'])
    expect(compose(record({ onboarding: { name: 'Ines' } }))).not.toHaveProperty('lastName')
  })

  test.each([
    ['Dr. Aylin Yilmaz', 'Aylin', 'Yilmaz'],
    ['Prof. Dr. Jo de Wit', 'Jo', 'de Wit'],
    ['Dr. Yilmaz', undefined, 'Yilmaz'],
    ['Frau Schmidt', undefined, 'Schmidt'],
    ['Sra. Lucía Ferrer', 'Lucía', 'Ferrer'],
    ['Don Draper', 'Don', 'Draper'],
    ['Dr.', undefined, undefined],
  ])('takes no title for a name: %s', (name, first, last) => {
    const { firstName, lastName } = compose(record({ onboarding: { name } }))
    expect([firstName, lastName]).toEqual([first, last])
  })

  test('takes a dash or "n/a" for no answer', () => {
    const onboarding = { name: '-', occupation: 'n/a', location: '  ' }
    const profile = compose(record({ onboarding }))
    expect(profile).not.toHaveProperty('firstName')
    expect(profile.details).toEqual({ key_values: [], interests: [] })
  })

  test('joins their sentences, and ends the line after one without a stop', () => {
    const claims = [
      claim('background', 'I am a nurse', { key: 'role' }),
      claim('background', 'I live in Bath.', { key: 'location' }),
    ]
    expect(compose(record({ claims })).details.background).toBe('I am a nurse\nI live in Bath.')
  })

  test('puts their own words between sentences about them in quotation marks, and names what matters as it was put', () => {
    const claims = [
      claim('remark', 'I rang them up.', { sentence: 'They rang up the shop.' }),
      claim('remark', "I didn't, till I'd used it."),
      claim('key_value', 'one of them', { sentence: 'somebody who explains it' }),
      claim('key_value', 'a letter', { sentence: 'a cross letter', polarity: 'avoids' }),
    ]
    const { productAlignment, key_values } = compose(record({ claims })).details
    expect(productAlignment).toBe("They rang up the shop. “I didn't, till I'd used it.”")
    expect(key_values).toEqual(['somebody who explains it', 'not: a cross letter'])
  })

  test('shows the question with the words that answer it, once for all of them, in their language', () => {
    const asked = (language: string, context: string, ...texts: string[]) => {
      let end = -1
      const claims = texts.map((text) => {
        const start = end + 1
        end = start + text.length
        const evidence = [{ linkID: 'a', seq: 1, start, end, quote: text, context }]
        return claim('remark', text, { evidence })
      })
      return compose(record({ claims, language })).details.productAlignment
    }
    const told = ['A clipboard.', 'Twelve years of it.']
    expect(asked('en', 'What came before?', ...told)).toBe(
      'On “What came before?”: “A clipboard. Twelve years of it.”',
    )
    expect(asked('de', 'Was war vorher?', 'Papier.')).toBe('Zu „Was war vorher?“: „Papier.“')
    expect(asked('fr', 'Et avant ?', 'Du papier.')).toBe(
      'À propos de « Et avant ? » : « Du papier. »',
    )
    expect(asked('es', '¿Y antes?', 'Papel.')).toBe('Sobre «¿Y antes?»: «Papel.»')
    expect(asked('pt', 'E antes?', 'Papel.')).toBe('Sobre “E antes?”: “Papel.”')
  })

  test('has room for what gives a reason before the rest, and for no more than can be put right', () => {
    const filler = (at: number) => `${'word '.repeat(20)}number ${at} of things ${at * 7}.`
    const many = Array.from({ length: 90 }, (_, at) => claim('remark', filler(at)))
    const why = claim('remark', 'I left because they charged me twice.')
    const text = compose(record({ claims: [...many, why] })).details.productAlignment ?? ''
    expect(text).toContain('I left because they charged me twice.')
    expect(text.length).toBeLessThanOrEqual(paragraphCharactersMax)
  })

  test('keeps what puts a line right, however much it is like that line', () => {
    const told = claim('remark', 'We paid 214 pounds for the charger on the drive.')
    const right = claim('remark', 'We paid 241 pounds for the charger on the drive.', {
      standing: 'correction',
    })
    expect(compose(record({ claims: [told, right] })).details.productAlignment).toContain('241')
  })

  test('shows the quote where a claim was worded by somebody else', () => {
    const quote = 'it loses my notes'
    const worded = claim('problem', quote, { text: 'Suffers data loss' })
    expect(compose(record({ claims: [worded] })).details.productAlignment).toBe(quote)
  })

  test('names each value once, the strongest first', () => {
    const claims = [
      claim('key_value', 'I want it quick', { key: 'speed', strength: 2 }),
      claim('key_value', 'price matters most', { key: 'price', strength: 3 }),
      claim('key_value', 'speed, really', { key: 'speed', strength: 2 }),
    ]
    expect(compose(record({ claims })).details.key_values).toEqual([
      'price matters most',
      'I want it quick',
    ])
  })
})

describe('a person who comes back', () => {
  const first = record({
    linkID: 'a',
    onboarding: { name: 'Ana Silva', occupation: 'Cook', location: 'Porto' },
    verdict: { score: 2 },
    claims: [
      claim('problem', 'The export is slow for me.'),
      claim('background', 'I work as a cook.', { key: 'role' }),
    ],
  })
  const second = record({
    linkID: 'b',
    productID: 'p2',
    completedAt: '2026-05-01T00:00:00.000Z',
    onboarding: { name: 'Ana Souza', occupation: 'Chef' },
    claims: [claim('praise', 'The search is quick now.')],
  })

  test('has the newest facts, the older ones where nothing newer was told, and all history', () => {
    const profile = compose(first, second)
    expect(profile).toMatchObject({
      productIDs: ['p1', 'p2'],
      lastName: 'Souza',
      metadata: { interview_count: 2, last_interviewed: '2026-05-01', sentiment: 2 },
      details: { occupation: 'Chef', location: 'Porto', background: 'I work as a cook.' },
      history: [{ id: 'a' }, { id: 'b' }],
    })
  })

  test('is told by the newest interview first', () => {
    expect(compose(first, second).details.productAlignment).toBe(
      'The search is quick now. The export is slow for me.',
    )
  })

  test('has the sentiment of the newest interview that gave one', () => {
    const third = { ...second, linkID: 'c', verdict: { text: 'love it' } }
    expect(compose(first, second, third).metadata.sentiment).toBe(5)
    expect(describeProfile([first, second, third]).trajectory.map(({ score }) => score)).toEqual([
      2, 5,
    ])
  })
})

describe('sentiment', () => {
  const sentiment = (more: Partial<InterviewRecord>) => compose(record(more)).metadata.sentiment
  const felt = (method: 'stated' | 'inferred', score: number) =>
    claim('sentiment', 'x', { method, score })

  test('is the score given, else unmistakable words of the verdict, else what a model read', () => {
    const claims = [felt('inferred', 2), felt('stated', 4)]
    expect(sentiment({ verdict: { score: 5, text: 'awful' }, claims })).toBe(5)
    expect(sentiment({ verdict: { text: 'awful' }, claims })).toBe(1)
    expect(sentiment({ verdict: { text: 'purple' }, claims })).toBe(4)
    expect(sentiment({ claims: [felt('inferred', 2)] })).toBe(2)
  })

  test('is absent and never 3 when nobody told', () => {
    expect(sentiment({ verdict: { text: 'no comment' } })).toBeUndefined()
    expect(sentiment({ verdict: { score: 7 } })).toBeUndefined()
  })
})

describe('the fuller picture', () => {
  test('calls an interview of a few words insufficient', () => {
    expect(describeProfile([record({ answers: 2, words: 9 })]).status).toBe('insufficient')
  })

  test('names what was not talked about', () => {
    const claims = [claim('background', 'I am a nurse.')]
    expect(describeProfile([record({ claims })])).toMatchObject({
      status: 'partial',
      gaps: ['feedback', 'key_values', 'interests', 'sentiment'],
    })
  })

  test('weighs feedback against the values it speaks to', () => {
    const values = [
      claim('key_value', 'fast', { key: 'speed' }),
      claim('key_value', 'safe', { key: 'reliability' }),
    ]
    const alignment = (...claims: Claim[]) =>
      describeProfile([record({ claims: [...values, ...claims] })]).alignment
    const praise = claim('praise', 'it is fast', { key: 'speed' })
    expect(alignment(praise)).toBe('unknown')
    expect(alignment(praise, claim('praise', 'never fails', { key: 'reliability' }))).toBe('strong')
    expect(
      alignment(praise, claim('problem', 'crashes', { key: 'reliability', strength: 3 })),
    ).toBe('weak')
  })
})

describe('identity', () => {
  const linkID = 'link-1'

  test('is the invited e-mail, which is proved, before the typed one, which is not', () => {
    const invitedEmail = ' Ana@Example.org '
    const invited = identityOf({ linkID, invitedEmail, typedEmail: 'b@example.org' }) ?? ''
    expect([invited, isProved(invited)]).toEqual(['invited:ana@example.org', true])
    const typed = identityOf({ linkID, typedEmail: 'Ana@example.org' }) ?? ''
    expect([typed, isProved(typed)]).toEqual(['typed:ana@example.org link-1', false])
    expect([invited, typed].map(emailOf)).toEqual(['ana@example.org', 'ana@example.org'])
    expect(identityOf({ linkID, invitedEmail: '  ' })).toBeNull()
  })

  test('an address that was typed makes nobody the same as somebody else', () => {
    const typedEmail = 'ana@example.org'
    const [one, other] = ['a', 'b'].map((id) => identityOf({ linkID: id, typedEmail }))
    expect(one).not.toBe(other)
  })

  test('keeps dots and plus signs, and composes accents', () => {
    const typed = (typedEmail: string) => emailOf(identityOf({ linkID, typedEmail }) ?? '')
    expect(typed('a.n+a@example.org')).toBe('a.n+a@example.org')
    expect(typed('rene\u0301@example.org')).toBe('ren\u00e9@example.org')
  })
})
