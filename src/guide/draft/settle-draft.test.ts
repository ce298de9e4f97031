import { describe, expect, test } from 'vitest'
import { compileGuide } from '../compile.ts'
import type { Language } from '../plan.ts'
import type { DraftQuestion, GuideDraft } from './guide-draft.ts'
import { settleDraft } from './settle-draft.ts'
import { writeGuide } from './write-guide.ts'

const guide = `Hi Noor,
we want to know why bakeries stop ordering in the evening.
Start with how they order today. What do they do when the van is late?
Never mention the new depot in Lund.
Must ask: What happened the last time an order was wrong?
- What do you check first in the morning?
- How do you tell the driver?
Time limit: 15 minutes`

const question = (changes: Partial<DraftQuestion>): DraftQuestion => ({
  lines: [],
  text: '',
  why: null,
  onlyIf: null,
  must: false,
  ifTime: false,
  followUps: [],
  ...changes,
})
const must = question({
  lines: [5],
  text: 'What happened the last time an order was wrong?',
  must: true,
})
const others = [
  question({ lines: [6], text: 'What do you check first in the morning?' }),
  question({ lines: [7], text: 'How do you tell the driver?' }),
]
const plain = others.map(({ text }) => text)
const draftOf = (questions: DraftQuestion[], more: Partial<GuideDraft> = {}): GuideDraft => ({
  topics: [{ title: 'Ordering', questions }],
  quietAbout: [],
  goals: [{ lines: [2], text: 'why bakeries stop ordering in the evening' }],
  closing: [],
  context: [1],
  ...more,
})
function settled(questions: DraftQuestion[], more: Partial<GuideDraft> = {}) {
  const draft = draftOf([...others, ...questions], more)
  const { guidelines, notes } = settleDraft(draft, guide, 'Brodbil')
  const plan = compileGuide(guidelines, { productName: 'Brodbil' })
  const asked = plan.topics.flatMap((topic) => topic.questions)
  return { guidelines, notes, plan, asked: asked.map(({ text }) => text), questions: asked }
}

test('what is reworded says so, what is theirs does not, and the limit stays', () => {
  const late = question({
    lines: [3],
    text: 'What do you do when the van is late?',
    why: 'It speaks of them.',
  })
  const { asked, notes, plan } = settled([late, must])
  expect(asked).toEqual([...plain, late.text, must.text])
  expect(notes).toEqual([
    { kind: 'reworded', lines: [3], text: late.text, why: 'It speaks of them.' },
  ])
  expect(plan.budget.minutes).toBe(15)
  expect(plan.goals.map(({ text }) => text)).toContain('why bakeries stop ordering in the evening')
})

describe('a draft that does not hold', () => {
  test('a must-ask that is left out, or worded otherwise, is put back', () => {
    expect(settled([]).asked).toContain(must.text)
    const soft = { ...must, text: 'What went wrong lately?', must: false, why: 'shorter' }
    const { questions, notes } = settled([soft])
    expect(questions.find(({ text }) => text === must.text)?.must).toBe(true)
    expect(notes.map(({ kind }) => kind)).toContain('put_back')
  })

  test('nothing forbidden is asked, be it by its words, its line or its heading', () => {
    const depot = question({ lines: [3], text: 'What would a depot change for you?', why: 'x' })
    const secret = question({ lines: [4], text: 'What do you think of what is new?', why: 'x' })
    const { asked, notes, plan, guidelines } = settled([depot, secret, must], {
      topics: [{ title: 'The depot in Lund', questions: [...others, depot, secret, must] }],
    })
    // The line of the first is asked as the grammar reads it.
    expect(asked).toEqual([...plain, must.text, 'What do you do when the van is late?'])
    expect(notes.filter(({ kind }) => kind === 'refused')).toHaveLength(2)
    expect(plan.avoid.flatMap(({ terms }) => terms)).toEqual(
      expect.arrayContaining(['depot', 'lund']),
    )
    expect(guidelines).not.toMatch(/^# .*depot/m)
  })

  test('a question from nowhere, a leading one and one of a thousand words are refused', () => {
    const { asked, notes } = settled([
      question({ text: 'How old are you?', why: 'to know them' }),
      question({ lines: [3], text: "Isn't ordering online much easier?", why: 'x' }),
      question({ lines: [3], text: `What ${'really '.repeat(200)}happened?`, why: 'x' }),
      must,
    ])
    expect(asked).toEqual([...plain, must.text, 'What do you do when the van is late?'])
    expect(notes.map(({ kind }) => kind)).toEqual(['refused', 'refused', 'refused', 'put_back'])
    expect(notes.every(({ why }) => /\.$/.test(why))).toBe(true)
  })

  test('a follow-up of its own making is left out', () => {
    const { plan } = settled([
      { ...must, followUps: [{ lines: [5], text: 'how angry they were' }] },
    ])
    expect(plan.topics.flatMap(({ probeHints }) => probeHints)).toEqual([])
  })
})

test('every sentence of the guide stands somewhere in what comes of it', () => {
  const { guidelines } = settled([], { goals: [], context: [] })
  for (const words of [
    'bakeries stop ordering',
    'how they order today',
    'depot in Lund',
    'van is late',
  ]) {
    expect(guidelines).toContain(words)
  }
})

test('a guide of a sentence may be given questions, and only such a one', () => {
  const wish = 'Find out why bakeries stop ordering in the evening.'
  const added = question({
    text: 'When did you last order in the evening?',
    why: 'a concrete time',
  })
  const { guidelines, notes } = settleDraft(
    draftOf([added], { goals: [{ lines: [1], text: wish }], context: [] }),
    wish,
    null,
  )
  expect(compileGuide(guidelines).topics[0]?.questions[0]?.text).toBe(added.text)
  expect(notes).toEqual([{ kind: 'added', lines: [], text: added.text, why: 'a concrete time' }])
})

const said: Record<Language, [string, string, string]> = {
  en: ['What happens when somebody does not pay?', 'they send quotes', 'How do you write a quote?'],
  de: [
    'Was passiert, wenn jemand nicht zahlt?',
    'sie Angebote schreiben',
    'Wie schreiben Sie ein Angebot?',
  ],
  fr: [
    "Que se passe-t-il quand quelqu'un ne paie pas ?",
    'ils font des devis',
    'Comment faites-vous un devis ?',
  ],
  es: ['¿Qué pasa cuando alguien no paga?', 'hacen presupuestos', '¿Cómo hace un presupuesto?'],
  pt: ['O que acontece quando alguém não paga?', 'fazem orçamentos', 'Como você faz um orçamento?'],
}
test.each(Object.entries(said) as [Language, [string, string, string]][])(
  'what is written in %s is understood as it was meant',
  (language, [first, condition, second]) => {
    const written = writeGuide(
      {
        topics: [
          {
            title: 'A',
            questions: [
              question({ text: first, must: true }),
              question({ text: second, onlyIf: condition }),
              question({ text: second.replace(/(\s?\?)$/, ' 2$1'), ifTime: true }),
            ],
          },
        ],
        quietAbout: [{ lines: [], text: 'Lund 4711' }],
        goals: [],
        closing: [],
      },
      { language, settings: [], minutes: 20, context: [] },
    )
    const plan = compileGuide(written, { language })
    const [one, two, three] = plan.topics.flatMap(({ questions }) => questions)
    expect([one?.text, one?.must]).toEqual([first, true])
    expect([two?.text, two?.onlyIf]).toEqual([second, condition])
    expect(three?.ifTime).toBe(true)
    expect(plan.avoid.map(({ text }) => text)).toEqual(['Lund 4711'])
    expect(plan.budget.minutes).toBe(20)
  },
)
