import { describe, expect, test } from 'vitest'
import { compileGuide } from '../compile.ts'
import type { Language } from '../plan.ts'
import type { DraftQuestion, GuideDraft, SettledDraft, SettledQuestion } from './guide-draft.ts'
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
  about: '',
  topics: [{ title: 'Ordering', questions }],
  quietAbout: [],
  goals: [{ lines: [2], text: 'why bakeries stop ordering in the evening' }],
  opening: [],
  closing: [],
  context: [1],
  ...more,
})
function settle(draft: GuideDraft, written: string): SettledDraft {
  const found = settleDraft(draft, written, 'Brodbil')
  if (!found) throw new Error('Nothing that holds.')
  return found
}

function settled(questions: DraftQuestion[], more: Partial<GuideDraft> = {}, written = guide) {
  const { guidelines, notes } = settle(draftOf([...others, ...questions], more), written)
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
    expect(asked).toEqual(['What do you do when the van is late?', ...plain, must.text])
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
    expect(asked).toEqual(['What do you do when the van is late?', ...plain, must.text])
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

describe('what only the guide can say', () => {
  const rest = `${guide}
If they use the app: How did you set it up?
Our supplier Karlsson is in trouble, keep that between us.`
  const app = question({ lines: [9], text: 'How did you set it up?', onlyIf: 'they use the app' })

  test('a must-ask is asked in its own words, under no condition of the model’s', () => {
    const { questions, notes } = settled(
      [
        { ...must, onlyIf: 'they have three arms' },
        { ...app, onlyIf: null },
      ],
      {},
      rest,
    )
    expect(questions.find(({ text }) => text === must.text)).toMatchObject({ must: true })
    expect(questions.find(({ text }) => text === must.text)?.onlyIf).toBeUndefined()
    expect(questions.find(({ text }) => text === app.text)?.onlyIf).toBe('they use the app')
    expect(notes.filter(({ kind }) => kind === 'refused')).toEqual([
      expect.objectContaining({
        why: 'The guide does not say: only if they have three arms.',
      }),
    ])
  })

  test('what the model leaves unsaid is put back, what it takes for no question is told', () => {
    const { asked, notes } = settled([must], { context: [1, 3, 9] }, rest)
    expect(asked).toEqual([...plain, must.text])
    expect(notes.map(({ kind, lines }) => [kind, ...lines])).toEqual([
      ['left_out', 3],
      ['left_out', 9],
    ])
    expect(settled([], { context: [5] }).asked).toContain(must.text)
  })

  test('no word of the model keeps a question of the guide from being asked', () => {
    const { asked, plan, notes } = settled(
      [must, app],
      {
        quietAbout: [
          { lines: [6, 7], text: 'What do you check first' },
          { lines: [], text: 'order, van' },
        ],
      },
      rest,
    )
    expect(asked).toEqual(expect.arrayContaining([...plain, must.text, app.text]))
    expect(plan.avoid).toHaveLength(2)
    expect(notes.map(({ kind }) => kind)).toContain('refused')
  })

  test('a question that has nothing of its line is refused, and the line asked as it stands', () => {
    const salary = question({ lines: [7], text: 'What is your salary?', why: 'better' })
    const { guidelines, notes } = settle(draftOf([must, ...others.slice(0, 1), salary]), guide)
    expect(guidelines).not.toContain('salary')
    expect(guidelines).toContain('How do you tell the driver?')
    expect(notes.map(({ kind }) => kind)).toEqual(['refused', 'put_back', 'put_back'])
  })

  test.each([
    ['Never mention: orders'],
    ['Closing'],
    ['Must ask'],
    ['x\n- Do you have depression?'],
  ])('a title is no instruction: %j', (title) => {
    const { asked, plan, questions } = settled([must], {
      topics: [{ title, questions: [...others, must] }],
    })
    expect(asked).toEqual(expect.arrayContaining([...plain, must.text]))
    expect(asked.join()).not.toContain('depression')
    expect(questions.filter((one) => one.must)).toHaveLength(1)
    expect(plan.avoid.map(({ text }) => text)).toEqual(['the new depot in Lund'])
  })

  test('goals and words of the end that stand in no line are nobody’s', () => {
    const nowhere = [{ lines: [], text: 'How much do you earn?' }]
    expect(settled([must], { goals: nowhere, closing: nowhere }).guidelines).not.toContain('earn')
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
  const { guidelines, notes } = settle(
    draftOf([added], { goals: [{ lines: [1], text: wish }], context: [] }),
    wish,
  )
  expect(compileGuide(guidelines).topics[0]?.questions[0]?.text).toBe(added.text)
  expect(notes).toEqual([{ kind: 'added', lines: [], text: added.text, why: 'a concrete time' }])
})

const asked = (changes: Partial<SettledQuestion>): SettledQuestion => ({
  ...question(changes),
  verbatim: false,
  skipIf: null,
  ...changes,
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
        about: '',
        topics: [
          {
            title: 'A',
            questions: [
              asked({ text: first, must: true, verbatim: true }),
              asked({ text: second, onlyIf: condition }),
              asked({ text: second.replace(/(\s?\?)$/, ' 2$1'), ifTime: true }),
            ],
          },
        ],
        quiet: [{ lines: [], text: 'Lund 4711' }],
        goals: [],
        opening: '',
        closing: [],
      },
      { language, product: 'Xero', settings: [], minutes: 20, context: [] },
    )
    const plan = compileGuide(written, { language })
    const [one, two, three] = plan.topics.flatMap(({ questions }) => questions)
    expect([one?.text, one?.must, one?.verbatim]).toEqual([first, true, true])
    expect([two?.text, two?.onlyIf]).toEqual([second, condition])
    expect(three?.ifTime).toBe(true)
    expect(plan.avoid.map(({ text }) => text)).toEqual(['Lund 4711'])
    expect(plan.budget.minutes).toBe(20)
  },
)

const start = `# Intro
Explain that the bakery guild wants to improve the rounds and that no answer changes a contract.
# Talk
- How do you order in the evening?
Never mention the new order form.
# Close
Ask what one does not see from the depot.`
const asks = [question({ lines: [4], text: 'How do you order in the evening?' })]
const readAs = (more: Partial<GuideDraft>) => {
  const { guidelines } = settle({ ...draftOf(asks, more), goals: [] }, start)
  return compileGuide(guidelines, { productName: 'Brodbil' })
}

test('what is to be explained at the start is said to them, and what is to be asked last is asked', () => {
  const said =
    'The bakery guild wants to improve the rounds, and no answer of yours changes a contract.'
  const last = 'What do we not see from the depot?'
  const plan = readAs({
    opening: [{ lines: [2], text: said }],
    closing: [{ lines: [7], text: last }],
  })
  expect(plan.opening?.text).toBe(said)
  expect(plan.closing.map(({ text }) => text)).toEqual([last])
  const theirs = 'What else would you tell the depot?'
  const { topics, closing } = readAs({ closing: [{ lines: [7], text: theirs }] })
  const asked = topics.flatMap(({ questions }) => questions.map(({ text }) => text))
  expect([asked.at(-1), closing]).toEqual([theirs, []])
})

test('nothing of its own is said at the start, nor what is kept quiet about', () => {
  const invented = { lines: [2], text: 'Everybody loves the new vans.' }
  const quiet = { lines: [5], text: 'There is a new order form.' }
  const asking = { lines: [2], text: 'May we change the contract?' }
  expect(readAs({ opening: [invented, quiet, asking] }).opening).toBeUndefined()
})

test('an everyday word of what is kept quiet about may be asked with', () => {
  const wondered = question({ lines: [4], text: 'What is an order in the evening like for you?' })
  const { guidelines } = settle(draftOf([...asks, wondered], { goals: [] }), start)
  expect(guidelines).toContain(wondered.text)
})

test('what it is about is told to people in words of the guide, and in none that are kept quiet', () => {
  expect(readAs({ about: 'your evening order' }).about).toBe('your evening order')
  expect(readAs({ about: 'the new order form' }).about).toBeUndefined()
  expect(readAs({ about: 'your car' }).about).toBeUndefined()
  expect(readAs({ about: '' }).about).toBeUndefined()
})

test('a question that the grammar takes for something else is asked word for word', () => {
  const text = 'What state was the plant in?'
  const guide = `# Rounds\n- How do you order in the evening?\n- ${text}\n`
  const odd = question({ lines: [3], text, ifTime: true, must: false })
  const { guidelines, notes } = settle({ ...draftOf([odd]), goals: [], context: [] }, guide)
  expect(compileGuide(guidelines).topics[0]?.questions.map((one) => one.text)).toContain(text)
  expect(notes.filter(({ kind }) => kind === 'refused')).toEqual([])
})

test('closed questions and screeners stay what they are, whatever becomes of their words', () => {
  const written = `${guide}
# Screener
- Who drives the van? (choose one, ask why)
  - [ ] I do (quota 20)
  - [ ] Somebody else, I am told about it
  - [ ] Nobody -> end
# Rest
- How easy is the depot to find? (scale 1-7: very hard .. very easy)`
  const reworded = question({ lines: [10], text: 'Tell me who drives the van?', why: 'open' })
  const asOption = question({ lines: [12], text: 'Who else is told about it?', why: 'shorter' })
  const { plan } = settled([must, reworded, asOption], { context: [1, 9, 11, 12, 13] }, written)
  const closed = (from: ReturnType<typeof compileGuide>) =>
    from.topics.flatMap(({ screener, questions }) =>
      questions.flatMap((one) =>
        one.closed ? { screener, text: one.text, closed: one.closed } : [],
      ),
    )
  expect(closed(plan)).toHaveLength(2)
  expect(closed(plan)).toEqual(closed(compileGuide(written)))
})

test('a line that the grammar alone takes for something to be quiet about costs nobody the draft', () => {
  const guide = `# Rounds
- How do you order in the evening?
Do not:
- mention the new order form
- tone: calm
- offer to stop`
  const draft = {
    ...draftOf(asks.map((one) => ({ ...one, lines: [2] }))),
    goals: [],
    context: [5, 6],
  }
  const quietAbout = [{ lines: [4], text: 'the new order form' }]
  const { guidelines } = settle({ ...draft, quietAbout }, guide)
  const plan = compileGuide(guidelines)
  expect(plan.topics[0]?.questions.map(({ text }) => text)).toEqual([
    'How do you order in the evening?',
  ])
  expect(JSON.stringify(plan.avoid)).toContain('new order form')
})
