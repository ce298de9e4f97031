import { expect, test } from 'vitest'
import { readTurn } from './read-turn.ts'

const least = { action: 'probe', reply: { question: 'What happened then?' } }

test('what a model leaves out counts as not said', () => {
  expect(readTurn(JSON.stringify(least))).toEqual({
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
      coverage: [
        { topicId: 't1', level: 2, seq: 1, quote: 'so' },
        { topicId: 't2', level: 9, seq: 1, quote: 'so' },
        { topicId: 't3', level: 1, seq: null, quote: null },
        'none',
      ],
      memory: [
        { fact: 'Exports', seq: -1, quote: 'x' },
        { fact: 'Exports', seq: 1, quote: 'x' },
      ],
      flags: ['injection', 'boring'],
      probeKind: 'poke',
      switchLanguage: 'PT-br',
    }),
  )
  expect(read?.coverage).toEqual([
    { topicId: 't1', level: 2, seq: 1, quote: 'so' },
    { topicId: 't3', level: 1 },
  ])
  expect(read?.memory).toEqual([{ fact: 'Exports', seq: 1, quote: 'x' }])
  expect(read?.flags).toEqual(['injection'])
  expect(read?.probeKind).toBeNull()
  expect(read?.switchLanguage).toBe('pt')
})

test.each([
  ['with a brace in a string', `{"action":"next","reply":{"ack":null,"question":"a } b \\" { c"}}`],
  ['in a fence', `Sure!\n\`\`\`\n${JSON.stringify(least)}\n\`\`\`\nDone.`],
  ['between words', `I think: ${JSON.stringify(least)} What do you say, {friend}?`],
])('an object %s is found', (_, text) => {
  expect(readTurn(text)).not.toBeNull()
})

test.each([
  '',
  'no',
  '[]',
  '42',
  '{"a":',
  '{}',
  '{"action":"shout","reply":{"question":"a"}}',
  '{{{{',
])('where there is no turn, none is made up: %j', (text) => {
  expect(readTurn(text)).toBeNull()
})

test('nothing a model writes is kept longer than it may be', () => {
  const long = 'x'.repeat(50_000)
  const read = readTurn(
    JSON.stringify({
      ...least,
      reply: { ack: long, question: long },
      memory: Array(500).fill({ fact: long, seq: 1, quote: long }),
    }),
  )
  expect(read?.memory.length).toBeLessThanOrEqual(12)
  expect(JSON.stringify(read).length).toBeLessThan(25_000)
})
