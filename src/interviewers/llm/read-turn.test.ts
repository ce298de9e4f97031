import { expect, test } from 'vitest'
import { readTurn } from './read-turn.ts'

const least = { action: 'probe', question: 'What happened then?' }
const newest = { seq: 3, content: 'It was gone on Friday.' }

test('what a model leaves out counts as not said', () => {
  expect(readTurn(JSON.stringify(least), newest)).toEqual({
    assessment: { answered: 'partial', newInfo: false, cues: [] },
    coverage: [],
    action: 'probe',
    probeKind: null,
    templateId: null,
    questionId: null,
    target: null,
    reply: { ack: null, question: 'What happened then?' },
    memory: [],
    flags: [],
    coveredQuestionIds: [],
    switchLanguage: null,
  })
})

test('an odd item is left out and its neighbours stay', () => {
  const read = readTurn(
    JSON.stringify({
      ...least,
      topics: ['t1:2', 't2:9', 't3', 4],
      recap: [
        {
          text: 'You lost a column.',
          quotes: [
            { seq: -1, quote: 'x' },
            { seq: 1, quote: 'x' },
          ],
        },
        'none',
      ],
      flags: ['injection', 'boring'],
      doubts: ['a'],
      kind: 'poke',
      language: 'PT-br',
    }),
    newest,
  )
  expect(read?.coverage).toEqual([
    { topicId: 't1', level: 2, seq: 3, quote: 'It was gone on Friday.' },
  ])
  expect(read?.recap).toEqual([{ text: 'You lost a column.', quotes: [{ seq: 1, quote: 'x' }] }])
  expect(read?.flags).toEqual(['injection'])
  expect(read?.confirmed).toEqual(['a'])
  expect(read?.probeKind).toBeNull()
  expect(read?.switchLanguage).toBe('pt')
})

test.each([
  ['with a brace in a string', `{"action":"next","ack":null,"question":"a } b \\" { c"}`],
  ['in a fence', `Sure!\n\`\`\`\n${JSON.stringify(least)}\n\`\`\`\nDone.`],
  ['between words', `I think: ${JSON.stringify(least)} What do you say, {friend}?`],
])('an object %s is found', (_, text) => {
  expect(readTurn(text, newest)).not.toBeNull()
})

test.each(['', 'no', '[]', '42', '{"a":', '{}', '{"action":"shout","question":"a"}', '{{{{'])(
  'where there is no turn, none is made up: %j',
  (text) => {
    expect(readTurn(text, newest)).toBeNull()
  },
)

test('nothing a model writes is kept longer than it may be', () => {
  const long = 'x'.repeat(50_000)
  const read = readTurn(
    JSON.stringify({
      ...least,
      ack: long,
      question: long,
      recap: Array(500).fill({ text: long, quotes: [{ seq: 1, quote: long }] }),
    }),
    newest,
  )
  expect(read?.recap?.length).toBeLessThanOrEqual(12)
  expect(JSON.stringify(read).length).toBeLessThan(25_000)
})
