import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentences } from '../language/sentences.ts'
import { compileGuide } from './compile.ts'
import { lintQuestion } from './lint/lint.ts'
import { languages, type Plan, type SourceLines } from './plan.ts'

const charactersMax = 100_000

/** The guides of a blind round that is over, as strangers wrote them. */
const openFolder = new URL('../../eval/rounds/guides-1/', import.meta.url)
const openGuides = readdirSync(openFolder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(new URL(name, openFolder), 'utf8'))

const phrases = [
  'Must ask: What made you sign up? What almost stopped you?',
  'Do not mention: pricing changes, layoffs',
  'Never promise discounts.',
  'probe for: price, trust',
  'If they mention Excel → ask how they use it',
  'Goal: find out why churned users left',
  'We want to know what people expect, how they work, and why they leave.',
  'About 15 minutes',
  'Tone: friendly',
  'Language: German',
  'Product: Paperly',
  "Isn't the export great and fast?",
  'late payments',
  'How do users export their data? (must)',
  'Start with: Hi, thanks for joining.',
  'Closing: Is there anything else?',
  'Ask about salary (if time)',
  'Wie finden Sie den Preis und den Support?',
  '¿Le gusta el producto?',
  'Gefällt Ihnen die App? !',
  '```',
  '---',
  '| a | b |',
  '<!-- note -->',
  'e.g. etc. e.g.',
  'verbatim text (verbatim)',
]
const mark = fc.constantFrom(
  '',
  '# ',
  '## ',
  '- ',
  '  - ',
  '      * ',
  '1. ',
  'a) ',
  '• ',
  '> ',
  '**',
  '\t- ',
)
const line = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(mark, fc.constantFrom(...phrases)).map(([start, text]) => start + text),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constant('') },
)
const guide = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n'))

function checkPlan(plan: Plan): void {
  expect(languages).toContain(plan.language)
  expect(plan.topics.length).toBeGreaterThan(0)
  expect(plan.budget.minutes).toBeGreaterThan(0)
  expect(plan.budget.turns).toBeGreaterThan(0)
  for (const topic of plan.topics) {
    expect(topic.questions.length).toBeGreaterThan(0)
    expect(topic.title).not.toBe('')
    for (const question of topic.questions) {
      expect(question.text.trim()).not.toBe('')
      expect(question.rephrased).not.toBe(question.text)
    }
  }
  const ids = plan.topics.flatMap((topic) => [topic.id, ...topic.questions.map(({ id }) => id)])
  expect(new Set(ids).size).toBe(ids.length)
  expect(isDeepStrictEqual(JSON.parse(JSON.stringify(plan)), plan)).toBe(true)
}

/** Sentences of which less than half of the long words stand anywhere in a plan. */
function lostOf(guide: string): string[] {
  const plan = JSON.stringify(compileGuide(guide)).normalize('NFC').toLowerCase()
  return sentences(guide.normalize('NFC')).flatMap(({ text }) => {
    const long = text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
    const kept = long.filter((word) => plan.includes(word))
    return kept.length * 2 < long.length ? [text] : []
  })
}

function coveredLines(plan: Plan): Set<number> {
  const parts: { lines?: SourceLines }[] = [
    ...plan.goals,
    ...plan.context,
    ...plan.avoid,
    ...plan.closing,
    ...(plan.settings ?? []),
    ...(plan.opening ? [plan.opening] : []),
    ...plan.topics,
    ...plan.topics.flatMap((topic) => [...topic.questions, ...topic.probeHints]),
  ]
  const covered = new Set<number>()
  for (const { lines } of parts)
    if (lines) for (let at = lines.from; at <= lines.to; at++) covered.add(at)
  return covered
}

test('any text compiles to a plan that can be conducted', () => {
  fc.assert(
    fc.property(guide, fc.option(fc.constantFrom(...languages)), (text, language) => {
      checkPlan(compileGuide(text, language ? { language } : {}))
    }),
    { numRuns: 120 },
  )
})

test('every line of a guide is kept somewhere in the plan', () => {
  fc.assert(
    fc.property(guide, (text) => {
      const covered = coveredLines(compileGuide(text))
      for (const [at, source] of text.split(/\r\n|\r|\n|\u2028|\u2029/).entries()) {
        const isDivider = /^[\s\-*_=|:>]*$/.test(source)
        if (!isDivider) expect([source, covered.has(at + 1)]).toEqual([source, true])
      }
    }),
    { numRuns: 300 },
  )
})

test('every sentence of any mixture of guides stands somewhere in what is made of it', () => {
  const line = fc.constantFrom(...openGuides.flatMap((guide) => guide.split('\n')), ...phrases)
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      expect(lostOf(lines.join('\n'))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test.for(openGuides.map((guide, at) => [at + 1, guide] as const))(
  'every sentence of the open guide %s stands somewhere in what is made of it',
  ([, guide]) => {
    expect(lostOf(guide)).toEqual([])
  },
)

test('compiling is deterministic', () => {
  fc.assert(
    fc.property(guide, (text) => {
      expect(compileGuide(text)).toEqual(compileGuide(text))
    }),
    { numRuns: 50 },
  )
})

test('the linter takes any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(...phrases)),
      fc.constantFrom(...languages),
      (text, language) => {
        for (const finding of lintQuestion(text, { language })) expect(finding.message).not.toBe('')
      },
    ),
    { numRuns: 300 },
  )
})

// The suite's own time limit is the bound: a quadratic rule would need minutes for any of these.
test.for([
  ['bullets', '- a b\n'],
  ['nested bullets', '- a\n  - b\n    - c\n'],
  ['numbers on one line', '1. '],
  ['quotes', '>'],
  ['brackets', '['],
  ['parentheses', '(5 min'],
  ['emphasis', '*a_ '],
  ['abbreviations', 'etc. e.g. '],
  ['questions', 'Do you like it and why? '],
  ['commas', 'a, '],
  ['conjunctions', 'price and '],
  ['directives', 'Must ask: What and how did you do?\n'],
  ['conditions', 'If they mention x → '],
  ['capitals', 'Aa Bb '],
  ['quotation marks', '"a '],
  ['spaces', ' '],
  ['tabs', '\t-'],
  ['dashes', '– '],
  ['hashes', '# '],
  ['one long word', 'a'],
  ['emoji', '🙂'],
  ['combining marks', 'a\u0301\u0327'],
  ['lines of text', 'Users often say that they want this to be faster.\n'],
  ['short lines', 'a\n'],
])('100,000 characters of %s compile', ([, unit = '']) => {
  const text = unit.repeat(Math.ceil(charactersMax / unit.length)).slice(0, charactersMax)
  checkPlan(compileGuide(text))
})
