import { describe, expect, test } from 'vitest'
import { describeProfile } from '../../profile/composition/describe.ts'

import { read, type Turn } from './read.fixture.ts'

describe('the main reason leads the profile', () => {
  const why: [string, string, string][] = [
    ['en', 'then the shutter was down and i never went back', 'The queue is long.'],
    ['de', 'Danach hab ich gekündigt, es hat mir gereicht.', 'Die Schlange ist lang.'],
    ['fr', "Du coup j'ai résilié le lendemain.", 'La file est longue.'],
    ['es', 'Se fue sin avisar y ahí dijimos hasta aquí.', 'La cola es larga.'],
    ['pt', 'travou de novo e eu desisti na hora', 'A fila é longa.'],
  ]
  test.each(why)('wherever it was told (%s)', (language, reason, other) => {
    const { details } = read(
      [
        { ask: 'Warm-up?', say: other },
        { ask: 'And?', say: reason },
        { ask: 'Else?', say: other },
      ],
      { language },
    )
    expect(details.productAlignment?.split('\n')[0]).toContain(reason)
  })

  test('behind what matters most to them, which is no value of theirs', () => {
    const ask = 'Of everything you have told me, what matters most to you?'
    const { details } = read([
      { ask: 'How was it?', say: 'I left because it was shut by six.' },
      { ask, say: 'Only the hours, honestly.', kind: 'probe', templateId: 'main_point' },
    ])
    expect(details.key_values).toEqual([])
    expect(details.productAlignment?.split('\n')).toEqual([
      `On “${ask}”: “Only the hours, honestly.”`,
      'On “How was it?”: “I left because it was shut by six.”',
    ])
  })
})

describe('what is said at the recap', () => {
  const told: Turn[] = [
    {
      ask: 'What went wrong?',
      say: 'I forgot to bill a publisher for a book cover. It was 1,200 euros.',
    },
    { ask: 'How often do you go?', say: 'Every Saturday, without fail.' },
  ]
  const recap =
    'Before we finish, here is what I noted: “I forgot to bill a publisher”. What did I miss or get wrong?'

  test('leads the profile where it says why', () => {
    const { details } = read([
      ...told,
      {
        ask: recap,
        say: "That's fair. You left out the price: it is why we stopped.",
        kind: 'recap',
      },
      {
        ask: 'Thank you for putting that right. Tell me more about that.',
        say: 'It went up to 78 pounds.',
        kind: 'probe',
      },
      {
        ask: 'All in all, how do you feel about Ledgerly today?',
        say: 'It is a good idea.',
        kind: 'verdict',
      },
    ])
    expect(details.productAlignment?.split('\n')[0]).toBe(
      'Added at the end: “You left out the price: it is why we stopped.” “It went up to 78 pounds.”',
    )
  })

  test('a figure is put right beside the clause it stood in; the rest of the sentence stays', () => {
    const first = {
      ask: 'What happened?',
      say: 'It was ten past five, so I thought no and never went back.',
    }
    const quote = 'It was ten past five, so I thought no and never went back'
    const { details } = read(
      [...told, first, { ask: recap, say: 'not ten past, 5 past', kind: 'recap' }],
      {
        corrections: [{ seq: 7, withdraws: [{ seq: 5, quote }] }],
      },
    )
    expect(details.productAlignment?.split('\n')[0]).toBe(
      'On “What happened?”: “so I thought no and never went back.” Put right at the end: “not ten past, 5 past”',
    )
  })

  test('what adds to a line stands with it, and what is said along with that', () => {
    const { details } = read([
      ...told,
      { ask: recap, say: 'It was 1,300 euros. We are moving to Leeds.', kind: 'recap' },
    ])
    expect(details.productAlignment?.split('\n')[0]).toContain(
      'Added at the end: “It was 1,300 euros.',
    )
  })

  test('takes back what it puts right, in whatever sentence that stood, and only that', () => {
    const say = 'I forgot to bill a gallery, not a publisher, for a mural.'
    const { details, record } = read([...told, { ask: recap, say, kind: 'recap' }], {
      corrections: [{ seq: 5, withdraws: [{ seq: 1, quote: 'I forgot to bill a publisher' }] }],
    })
    expect(details.productAlignment).toBe(
      [
        `On “What went wrong?”: “It was 1,200 euros.” Put right at the end: “${say}”`,
        'On “How often do you go?”: “Every Saturday, without fail.”',
      ].join('\n'),
    )
    const { claims, contradictions } = describeProfile([record])
    expect(claims.filter(({ standing }) => standing === 'withdrawn')).toMatchObject([
      { text: 'I forgot to bill a publisher for a book cover.' },
    ])
    expect(contradictions).toMatchObject([{ about: 'correction', b: { text: say }, holds: 'b' }])
  })
})
