import { expect, test } from 'vitest'
import { compileGuide } from '../compile.ts'
import type { Plan } from '../plan.ts'

function context({ context }: Plan): string {
  return context.map(({ text }) => text).join('\n')
}

function warnedOf({ warnings }: Plan, lines: { from: number; to: number }): string {
  const found = warnings.filter(
    (one) => one.lines?.from === lines.from && one.lines.to === lines.to,
  )
  return found.map(({ message }) => message).join('\n')
}

test('of a very long line the beginning is read, the rest is kept as context and said to be', () => {
  const first = 'How do you plan your week?'
  const plan = compileGuide(
    `- Who are you?\n${first} ${'Something else was said. '.repeat(100)}What is left for last?`,
  )
  const asked = plan.topics.flatMap(({ questions }) => questions.map(({ text }) => text))
  expect(asked).toContain(first)
  expect(asked).not.toContain('What is left for last?')
  expect(context(plan)).toContain('What is left for last?')
  expect(warnedOf(plan, { from: 2, to: 2 })).toContain('only its beginning was read')
})

test('a long line is cut between words, and never inside a character', () => {
  for (const unit of ['word ', '🙂']) {
    const line = unit.repeat(1_500)
    const kept = context(compileGuide(line))
    expect(kept).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
    expect(kept).not.toMatch(/wor\n/)
  }
})

test('what stands behind the lines that are read is kept word for word, and said to be', () => {
  const lines = Array.from({ length: 2_400 }, (_, at) => `- what they did on day ${at + 1}`)
  const plan = compileGuide(lines.join('\n'))
  expect(warnedOf(plan, { from: 501, to: 2_400 })).toContain('from line 501 on')
  const kept = context(plan)
  for (const at of [1_100, 1_800, 2_400]) expect(kept).toContain(`what they did on day ${at}`)
})

test('questions for which a plan has no room are kept as they are written, and said to be', () => {
  const questions = Array.from({ length: 40 }, (_, at) => `- How did day ${at + 1} begin?`)
  const plan = compileGuide(`# Days\n${questions.join('\n')}`)
  expect(plan.topics.flatMap((topic) => topic.questions)).toHaveLength(30)
  expect(context(plan)).toContain('How did day 40 begin?')
  expect(warnedOf(plan, { from: 32, to: 41 })).toContain(
    'more questions than an interview has room',
  )
})

test('each sentence of a paragraph is kept once, however many there are', () => {
  for (const unit of ['. ! ? ', '.@', '| ![', '?€', 'a. ', 'No. Go. ']) {
    const text = unit.repeat(20_000 / unit.length)
    expect(JSON.stringify(compileGuide(text)).length).toBeLessThan(3 * text.length)
  }
})
