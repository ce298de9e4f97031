import { describe, expect, test } from 'vitest'
import { compileGuide } from './compile.ts'
import { asked, hints, musts, questions, quiet, said, unasked } from './plans.fixture.ts'

describe('a table', () => {
  const plan = compileGuide(`| # | Question | Follow-up | Priority | Time |
|---|---|---|---|---|
| 1 | How did you plan your last trip? | Who decided?; the budget | must | 5 min |
| 2 | What went wrong? | | nice to have | 3 min |
| 3 | packing | lists | | |`)

  test('keeps its questions, their follow-ups and what matters', () => {
    expect(asked(plan)).toEqual(['How did you plan your last trip?', 'What went wrong?'])
    expect(hints(plan)).toEqual(['Who decided?', 'the budget'])
    expect(musts(plan)).toEqual(['How did you plan your last trip?'])
    expect(questions(plan)[1]).toMatchObject({ ifTime: true })
  })

  test('lists the rows that ask nothing', () => {
    expect(unasked(plan)).toEqual(['packing', 'lists'])
  })

  test('as a spreadsheet pastes it asks neither its head nor its clock', () => {
    const pasted = compileGuide(
      'Time\tQuestion\n2 min\tHello, tape on\n5 min\tWhat happens at your desk at eight?\n8 min\tWho hands over to you?',
    )
    expect(asked(pasted)).toEqual(['What happens at your desk at eight?', 'Who hands over to you?'])
  })
})

describe('a letter', () => {
  const plan = compileGuide(
    `Hi Jo,

next week we talk to hikers. I'd love to understand how they plan a hike, what happens when they lose signal, and if the new download screen works for them. Also what else they use.
Marek thinks nobody uses photo capture, I'm not so sure.

Must ask: What made you download a map the last time?
Could you also ask what they do in bad weather?
Please don't say that the app will cost 5.99 from May.
Are you free on Thursday?

Thanks,
Marek`,
    { productName: 'Wanderly' },
  )

  test('keeps its questions, and what it tells to ask where that is sure', () => {
    expect(asked(plan)).toEqual([
      'Tell me how you plan a hike.',
      'Tell me what happens when you lose signal.',
      'What made you download a map the last time?',
      'Tell me what you do in bad weather.',
    ])
    expect(musts(plan)).toContain('What made you download a map the last time?')
    expect(quiet(plan)).toEqual(['the app will cost 5.99 from May'])
  })

  test('puts neither colleagues nor third persons nor fragments to anybody', () => {
    expect(said(plan)).not.toMatch(
      /marek|jo\b|thursday|they|them|what else you use|download screen/i,
    )
  })

  test.each([
    'What does Marek say about the screens?',
    'Does Thursday work for you?',
    'What do you think?',
  ])('of which "%s" is meant for a colleague', (line) => {
    const guide = `Hi Marek,\n\n- How did it go?\n- What did you see?\n- Who was with you?\n\n${line}\n\nBest,\nIda`
    expect(asked(compileGuide(guide))).toEqual([
      'How did it go?',
      'What did you see?',
      'Who was with you?',
    ])
  })
})

test('a page with signs keeps its questions and their follow-ups', () => {
  const plan = compileGuide(`# 🥕 Meal kits, round 2
👥 **Who:** families
## 🍳 Cooking
- 👉 What did you cook last?
    - 🔍 who decided
- ⭐ What do you do with leftovers?
## 🚫 Don'ts
- YouTube
## ✅ Wrap up
- What did we forget to ask?`)
  expect(asked(plan)).toEqual(['What did you cook last?', 'What do you do with leftovers?'])
  expect(musts(plan)).toEqual(['What do you do with leftovers?'])
  expect(hints(plan)).toEqual(['who decided'])
  expect(quiet(plan)).toEqual(['YouTube'])
  expect(plan.closing.map(({ text }) => text)).toEqual(['What did we forget to ask?'])
})

test('a numbered guide with its times keeps its parts and what stands below them', () => {
  const plan = compileGuide(`Interview guide: checkout
Duration: 20 minutes

1. Warm-up (3 min)
   - Tell me about yourself.
2. Checkout (10 min)
   a) Walk me through your last checkout.
      - delivery costs
   b) Where did you hesitate?`)
  expect(plan.topics.map(({ title, budget }) => [title, budget.minutes])).toEqual([
    ['Warm-up', 3],
    ['Checkout', 10],
  ])
  expect(asked(plan)).toHaveLength(3)
  expect(hints(plan)).toEqual(['delivery costs'])
  expect(plan.budget.minutes).toBe(20)
})

describe('openings and closings', () => {
  test('are said where a label or a quotation says so, promises and all', () => {
    const plan = compileGuide(`Intro: Hi, thanks for taking the time.
- What do you use today?
- How did it start?
## Closing
> Thank you! The voucher reaches you within a week.
Thank them and stop the recording.`)
    expect(plan.opening?.text).toBe('Hi, thanks for taking the time.')
    expect(plan.closing.map(({ text }) => text)).toEqual([
      'Thank you! The voucher reaches you within a week.',
    ])
    expect(said(plan)).not.toContain('recording')
  })

  test('are not made of what the interviewer is told', () => {
    const plan = compileGuide(
      'Introduction: explain the study and ask for consent\n- What do you use today?\n- How did it start?',
    )
    expect(plan.opening).toBeUndefined()
  })
})
