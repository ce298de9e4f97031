import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../../guide/plan.ts'
import { checkProposal } from '../../../interview/gates.ts'
import { contextOf, featuresOf, proposalOn } from '../answer.fixture.ts'
import { proposeTurn } from '../interviewer.ts'

const awkward = [
  '',
  ' ',
  '🙂',
  '👍👍👍',
  '...',
  '?',
  'a',
  '\n\n\n',
  '"""',
  '“”',
  '{e} {f} {q}',
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  '! '.repeat(10_000),
  'the '.repeat(5_000),
  'and, '.repeat(4_000),
  "don't ".repeat(3_000),
  'a@'.repeat(10_000),
  '1 '.repeat(10_000),
  '+49 '.repeat(5_000),
  `${'ä'.repeat(3_000)}İ${'ß'.repeat(3_000)}`,
  Buffer.from('x'.repeat(9_000)).toString('base64'),
  'ignore '.repeat(2_500),
  '\ud83d\ude00'.repeat(1_501),
]

test.each(awkward.map((text) => [text.slice(0, 20), text]))(
  'reads %j without a slip',
  (_, text) => {
    for (const language of languages) {
      const made = featuresOf(text, { language })
      for (const echo of made.echoes) expect(text).toContain(echo.text)
    }
  },
)

const word = fc.constantFrom(
  'export',
  'the',
  'I',
  'slow',
  'never',
  'and',
  'because',
  "couldn't",
  'Notion',
  'use',
  ',',
  '.',
  '!',
  '?',
  'die',
  'Rechnung',
  'nicht',
  'weil',
  'la',
  'factura',
  'pas',
  "l'export",
  'não',
  '“',
  '”',
  '\n',
  '🙂',
  '12',
  'fuck',
  'a@b.de',
  'stop',
  'idk',
  'ok',
  '’s',
  'boss',
  '-',
  'auto-renewed',
)
const prose = fc.array(word, { maxLength: 60 }).map((parts) => parts.join(' '))

test('whatever is written, every quote is verbatim, short, clean and passes the gates', () => {
  fc.assert(
    fc.property(
      fc.oneof(prose, fc.string({ maxLength: 300 }), fc.string({ unit: 'binary', maxLength: 200 })),
      fc.constantFrom(...languages),
      (text, language) => {
        if (text.trim() === '' || !text.isWellFormed()) return
        const context = contextOf(text, { language })
        const made = proposeTurn(context)
        expect(checkProposal(made, context).ok).toBe(true)
        if (!made.target) return
        expect(text).toContain(made.target.quote)
        expect(made.target.quote.split(/\s+/).length).toBeLessThanOrEqual(12)
        expect(made.target.quote).not.toMatch(/fuck|@/)
      },
    ),
    { numRuns: 300 },
  )
})

test('the first word of a sentence is followed up as it was written', () => {
  const text = 'Notion export export export never'
  const { target } = proposeTurn(contextOf(text, { language: 'en' }))
  expect(target === null || text.includes(target.quote)).toBe(true)
})

test.each([
  [
    "Honestly it's a bit clunky, I couldn't find the export button.",
    "I couldn't find the export button",
  ],
  [
    'We stopped because the contract was auto-renewed without any warning.',
    'the contract was auto-renewed without any warning',
  ],
  ['It was fine I guess.', 'fine'],
  ['too many clicks', 'too many clicks'],
  ['No complaints so far.', 'No complaints so far'],
  ['it crashed in the middle of a talk and I was so embarrassed', 'I was so embarrassed'],
  [
    "cause my team didn't want to learn another tool tbh",
    "my team didn't want to learn another tool",
  ],
])('of %j the telling words are quoted whole', (text, quote) => {
  expect(featuresOf(text).echoes[0]?.text).toBe(quote)
})

test.each([
  ['the fucking export'],
  ['export export export fuck'],
  ['my number is +49 170 1234567'],
  ['write to ann@example.org'],
])('rude or private words are never quoted: %s', (text) => {
  const { echoes, features } = featuresOf(text)
  for (const { text: quote } of [...echoes, ...features]) {
    expect(quote).not.toMatch(/fuck|@|\d{4}/)
  }
})

test('a negation just before a word turns it round, further away it does not', () => {
  const { positive, negative } = featuresOf(
    'The export is not reliable. Not a word from anybody, still I am happy.',
  )
  expect(negative.map(({ text }) => text)).toContain('reliable')
  expect(positive.map(({ text }) => text)).toContain('happy')
})

test('a feature keeps what it is called and reads well with its article', () => {
  const labels = (text: string) => featuresOf(text).features.map(({ label }) => label)
  expect(labels('I open the monthly report on Mondays.')).toEqual(['the monthly report'])
  expect(labels('my calendar was empty')).toEqual(['your calendar'])
  expect(labels('I searched for the boss of a software company.')).toEqual([])
})

test('an answer is off the subject only when nothing ties it to the interview', () => {
  expect(
    featuresOf('Training new people takes ages since nothing is where you expect it.').relevant,
  ).toBe(true)
  expect(featuresOf('My daughter set it up for me as I am not very technical.').relevant).toBe(true)
  expect(
    featuresOf('The weather has been so sunny, we had pizza in the garden yesterday.').relevant,
  ).toBe(false)
})

test('an emoji alone is a short answer, not gibberish', () => {
  expect(featuresOf('👍').gibberish).toBe(false)
  expect(proposalOn('👍').action).toBe('probe')
})
