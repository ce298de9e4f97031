import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Message } from '../../interview/session.ts'
import { type Claim, claimKinds, type Evidence } from './claim.ts'
import { verifyClaims } from './verify.ts'

const linkID = 'link'
const at = '2026-03-02T09:00:00.000Z'

function message(seq: number, role: Message['role'], content: string, more: Partial<Message> = {}) {
  const kind = role === 'user' ? 'answer' : 'question'
  const generatedBy = role === 'user' ? 'participant' : 'builtin'
  return { seq, role, content, kind, generatedBy, at, ...more } satisfies Message
}

function conversation(answer: string, more: Partial<Message> = {}, question = 'What is it like?') {
  return [message(0, 'assistant', question), message(1, 'user', answer, { after: 0, ...more })]
}

function claim(quote: string, more: Partial<Claim> = {}, evidence: Partial<Evidence> = {}): Claim {
  return {
    kind: 'problem',
    text: quote,
    key: 'k',
    confidence: 'high',
    madeBy: 'test',
    evidence: [{ linkID, seq: 1, start: 0, end: 0, quote, ...evidence }],
    ...more,
  }
}

function verify(answer: string, one: Claim, more: Partial<Message> = {}, question?: string) {
  return verifyClaims([one], { linkID, messages: conversation(answer, more, question) })
}

describe('a quote that stands in the answer is kept as it is stored', () => {
  test.each([
    ['as it is', 'The sync is slow on my phone.', 'sync is slow', 'sync is slow'],
    ['in another case', 'The SYNC is Slow here.', 'the sync is slow', 'The SYNC is Slow'],
    [
      'with curly quotes',
      'It’s the “export” that fails.',
      `It's the "export" that`,
      'It’s the “export” that',
    ],
    ['over a line break', 'It loses\r\n  my notes often', 'loses my notes', 'loses\r\n  my notes'],
    [
      'with a no-break space',
      'It\u00a0loses my notes',
      'It loses my notes',
      'It\u00a0loses my notes',
    ],
    [
      'with zero-width marks',
      'It lo\u200bses my\ufeff notes',
      'loses my notes',
      'lo\u200bses my\ufeff notes',
    ],
    ['with another dash', 'A quick – and dirty fix', 'quick - and dirty', 'quick – and dirty'],
    [
      'after emoji',
      '👩‍👩‍👧 😀 the export is broken 😡',
      'the export is broken',
      'the export is broken',
    ],
    ['with emoji inside', 'the export 😡 is broken', 'export 😡 is broken', 'export 😡 is broken'],
    [
      'composed otherwise',
      'Le cafe\u0301 est tre\u0300s bon',
      'café est très',
      'cafe\u0301 est tre\u0300s',
    ],
    ['with an ellipsis', 'well… it is slow', 'well... it is', 'well… it is'],
    ['without spaces', '导出功能真的很慢，我不喜欢', '导出功能真的很慢', '导出功能真的很慢'],
  ])('%s', (_, answer, quote, stored) => {
    const { kept } = verify(answer, claim(quote))
    const [evidence] = kept[0]?.evidence ?? []
    expect(evidence?.quote).toBe(stored)
    expect(answer.slice(evidence?.start, evidence?.end)).toBe(stored)
    expect(evidence?.requoted).toBeUndefined()
  })

  test('at the place nearest to the one named', () => {
    const answer = 'it is slow today, and tomorrow it is slow again'
    const { kept } = verify(answer, claim('it is slow', {}, { start: 30, end: 40 }))
    expect(kept[0]?.evidence[0]?.start).toBe(answer.lastIndexOf('it is slow'))
  })

  test('when it is a short but whole message', () => {
    expect(verify('Too slow!', claim('Too slow')).kept).toHaveLength(1)
  })
})

describe('a quote that does not stand in the answer is refused', () => {
  const long = `${'The sync is slow again, '.repeat(16)}and we wait`
  test.each([
    [
      'a paraphrase',
      'It takes ages to load the list',
      'Loading the list is very slow',
      'quote not found',
    ],
    [
      'a splice',
      'The sync fails a lot. Otherwise the app is nice and quick.',
      'The sync fails … nice and quick',
      'spliced quote',
    ],
    [
      'a silent splice',
      'The sync fails on long trips by train but otherwise is quick',
      'The sync fails is quick',
      'quote not found',
    ],
    ['a part of a word', 'I use smart lists at work', 'art lists at work', 'quote not found'],
    ['a cut contraction', "I can't open it", 't open it', 'quote not found'],
    ['two words of many', 'The sync is slow', 'The sync', 'quote too short'],
    ['too many words', long, long, 'quote too long'],
    ['nothing', 'The sync is slow', ' ', 'empty claim'],
    ['punctuation alone', '?! The sync is slow', '?!', 'quote without words'],
    ['a compatibility form', 'the ﬁle is lost again', 'the file is lost', 'quote not found'],
    [
      'mail of somebody else',
      'See this:\n> the sync is slow',
      'the sync is slow',
      'words of somebody else',
    ],
  ])('%s', (_, answer, quote, reason) => {
    expect(verify(answer, claim(quote))).toEqual({ kept: [], rejected: [{ reason, count: 1 }] })
  })

  test('a near miss is replaced by what was written', () => {
    const answer = 'We had to enter all of the invoices again by hand, every single month.'
    const { kept } = verify(
      answer,
      claim('We had to enter all of the invoices again by hand every month'),
    )
    expect(kept[0]?.evidence[0]).toMatchObject({
      quote: 'We had to enter all of the invoices again by hand, every single month',
      requoted: true,
    })
  })

  test('a near miss that leaves out the word not is none', () => {
    const answer = 'I would not ever say that the export was easy for me to use at work'
    const quote = 'I would ever say that the export was easy for me to use at work'
    expect(verify(answer, claim(quote)).rejected).toEqual([
      { reason: 'negation differs', count: 1 },
    ])
  })

  test('a near miss with another number is none', () => {
    const answer = 'it took us 30 minutes to enter all of the orders we had on that day'
    const quote = 'it took us 50 minutes to enter all of the orders we had on that day'
    expect(verify(answer, claim(quote)).rejected).toEqual([{ reason: 'number differs', count: 1 }])
  })

  test('a quote that begins behind its negation', () => {
    const { rejected } = verify("I don't really like the new export", claim('like the new export'))
    expect(rejected).toEqual([{ reason: 'negation left out', count: 1 }])
  })

  test('but not for a negation of the sentence before', () => {
    expect(verify('No. i like the new export', claim('i like the new export')).kept).toHaveLength(1)
  })
})

describe('only the participant’s own and fit words are evidence', () => {
  test('not the interviewer’s', () => {
    const one = claim('What is it like', {}, { seq: 0 })
    expect(verify('It is slow', one).rejected[0]?.reason).toBe('not the participant’s words')
  })

  test('not those of another interview or of no message', () => {
    const other = claim('it is slow', {}, { linkID: 'other' })
    expect(verify('it is slow', other).rejected[0]?.reason).toBe('other interview')
    const none = claim('it is slow', {}, { seq: 9 })
    expect(verify('it is slow', none).rejected[0]?.reason).toBe('no such message')
  })

  test.each(['injection', 'pasted', 'distress', 'crisis', 'minor'] as const)('not %s', (flag) => {
    const { kept, rejected } = verify('it is slow', claim('it is slow'), { flags: [flag] })
    expect(kept).toEqual([])
    expect(rejected[0]?.reason).toBe('message is not evidence')
  })

  test('a nod carries its question and little weight', () => {
    const { kept } = verify(
      'Yes, exactly.',
      claim('Yes, exactly.', { text: 'the export' }),
      {},
      'Is it the export?',
    )
    expect(kept[0]).toMatchObject({ confidence: 'low' })
    expect(kept[0]?.evidence[0]?.context).toBe('Is it the export?')
  })

  test.each(['sentiment', 'key_value'] as const)('a nod never tells a %s', (kind) => {
    const { rejected } = verify('I guess so', claim('I guess so', { kind }))
    expect(rejected).toEqual([{ reason: 'only a nod', count: 1 }])
  })
})

describe('what is claimed must be in the quote', () => {
  test.each([
    ['a number', 'Exports take 40 minutes', 'Exports take 20 minutes', 'number not in the quote'],
    ['a name', 'Exports to Xero fail', 'the exports fail all the time', 'name not in the quote'],
    ['a denial', 'Likes the export', 'I do not like the export at all', 'negation differs'],
    [
      'a claim of what is denied',
      'Does not use the export',
      'I use the export a lot',
      'negation differs',
    ],
    ['another matter', 'Will cancel soon', 'I use it daily for my notes', 'says something else'],
  ])('%s', (_, text, answer, reason) => {
    expect(verify(answer, claim(answer, { text })).rejected).toEqual([{ reason, count: 1 }])
  })

  test.each([
    ['a number in words', 'Exports take 3 hours', 'my exports take three hours'],
    ['an equal sense', 'Finds the export hard to use', 'the export is not easy to use'],
    [
      'a denial in another clause',
      'Likes the export',
      'I don’t use it daily, but I like the export',
    ],
  ])('%s is fine', (_, text, answer) => {
    expect(verify(answer, claim(answer, { text })).rejected).toEqual([])
  })

  test('a score belongs to a sentiment and stands from 1 to 5', () => {
    const answer = 'it is really good'
    const score = (value: number) => claim(answer, { kind: 'sentiment', score: value })
    expect(verify(answer, score(4)).kept).toHaveLength(1)
    for (const value of [0, 6, 2.5, Number.NaN])
      expect(verify(answer, score(value)).kept).toEqual([])
    expect(verify(answer, claim(answer, { score: 4 })).kept).toEqual([])
  })
})

const pieces = [
  'it',
  ' ',
  'slow',
  "don't",
  '…',
  '\n',
  '😀',
  '\u200b',
  '>',
  'é',
  'e\u0301',
  '“',
  '.',
  'İ',
  '\ud800',
  'ß',
  '３',
  '导出',
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const messages = fc
  .array(
    fc.record({ role: fc.constantFrom('user' as const, 'assistant' as const), content: text }),
    { maxLength: 5 },
  )
  .map((list) => list.map(({ role, content }, seq) => message(seq, role, content)))
const evidence = (all: readonly Message[]) =>
  fc.record({
    linkID: fc.constantFrom(linkID, linkID, linkID, 'other'),
    seq: fc.integer({ min: -1, max: 6 }),
    start: fc.oneof(fc.integer(), fc.double()),
    end: fc.integer(),
    quote: fc.oneof(
      text,
      fc.tuple(fc.nat(), fc.nat(60), fc.nat(40)).map(([which, from, length]) => {
        const content = all[which % Math.max(1, all.length)]?.content ?? ''
        return content.slice(from, from + length)
      }),
    ),
  })

test('every quote of a kept claim is a slice of a participant’s message, whatever was claimed', () => {
  const scenes = messages.chain((all) =>
    fc.record({
      all: fc.constant(all),
      claims: fc.array(
        fc.record({
          kind: fc.constantFrom(...claimKinds),
          text,
          key: text,
          confidence: fc.constantFrom('high' as const, 'low' as const),
          madeBy: fc.constant('test'),
          evidence: fc.array(evidence(all), { maxLength: 3 }),
        }),
        { maxLength: 6 },
      ),
    }),
  )
  fc.assert(
    fc.property(scenes, ({ all, claims }) => {
      const { kept, rejected } = verifyClaims(claims, { linkID, messages: all })
      for (const found of kept.flatMap((one) => one.evidence)) {
        const source = all.find((one) => one.seq === found.seq)
        expect(source?.role).toBe('user')
        expect(source?.content.slice(found.start, found.end)).toBe(found.quote)
      }
      expect(kept.every((one) => one.evidence.length > 0)).toBe(true)
      const refused = rejected.reduce((sum, { count }) => sum + count, 0)
      expect(kept.length + refused).toBe(claims.length)
    }),
    { numRuns: 500 },
  )
})

test('a megabyte that was pasted is evidence of nothing', () => {
  const answer = `${'a b '.repeat(200_000)}\u0301${'\u0301'.repeat(200_000)}it is slow`
  const claims = Array.from({ length: 500 }, () => claim('a b c d e f g h i j k l m'))
  const { kept, rejected } = verifyClaims([claim('it is slow'), ...claims], {
    linkID,
    messages: conversation(answer),
  })
  expect(kept).toEqual([])
  expect(rejected.map(({ reason }) => reason)).toContain('too many claims')
})
