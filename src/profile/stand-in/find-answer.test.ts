import { describe, expect, test } from 'vitest'
import { countAnswers, readAskedTalks } from '../../../eval/stand-in/measure.ts'
import { createFindAnswer } from './find-answer.ts'
import type { OwnAnswer } from './own-answers.ts'

const own = (asked: string, given: Partial<OwnAnswer> = {}): OwnAnswer => ({
  ...{ linkID: 'l', seq: 1, start: 0, end: 4, text: asked, language: 'en' },
  ...{ asked, planned: asked, kind: 'question', ...given },
})
const find = (question: string, answers: readonly OwnAnswer[]) =>
  createFindAnswer(answers, ['Ledgerly'])(question)

describe('a question is answered by what somebody said', () => {
  test('in the interviews of others it is found sometimes, and a wrong one is shown hardly ever', async () => {
    const counts = await countAnswers(readAskedTalks('open'))
    const { asked, right, wrong, unanswerable, unknown } = counts
    expect([asked, unanswerable]).toEqual([200, 260])
    expect(right / asked).toBeGreaterThanOrEqual(0.15)
    expect(wrong / asked).toBeLessThanOrEqual(0.02)
    expect(unknown / unanswerable).toBeGreaterThanOrEqual(0.98)
  })

  const spreadsheet = own('What annoys you most about the spreadsheet?')
  const invoice = own('Tell me about the first invoice that you sent.')
  const why = own('Why?')
  const told = [spreadsheet, invoice, why, own('What do your customers say?')]

  test.each([
    ['asked the same', 'Why?', why],
    ['asked with a rare word of it', 'What bothers you about the spreadsheet?', spreadsheet],
    ['asked of somebody else', 'Did the respondent mention the spreadsheet?', spreadsheet],
    ['asked of the first', 'How did the first invoice go?', invoice],
    ['asked of the last', 'Tell me about the last invoice that you sent.', null],
    ['asked of the product', 'What do you think of Ledgerly?', null],
    ['asked something else', 'How would you train somebody?', null],
  ])('%s: %s', (_, question, answer) => {
    expect(find(question, told)).toBe(answer)
  })

  test('nothing is shown where two things that were asked are as near', () => {
    const sent = own('How do you send an invoice?')
    expect(find('What about the invoice that you send?', [sent, why])).toBe(sent)
    const lost = own('How did you lose an invoice?')
    expect(find('What about the invoice?', [sent, lost, why])).toBeNull()
  })

  test('the newest interview and its first reply come first', () => {
    const planned = 'How do you send an invoice?'
    const then = own(planned, { linkID: 'older' })
    const now = own('And how do you send an invoice today?', { planned })
    const more = own('What else about it?', { planned, kind: 'probe', seq: 3 })
    expect(find(planned, [then, now, more])).toBe(now)
    expect(find('What else about it?', [then, now, more])).toBe(more)
  })
})
