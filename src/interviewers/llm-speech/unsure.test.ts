import { expect, test } from 'vitest'
import { readUnsure } from './unsure.ts'

const text = 'I was losing trick of the devices.'
const marked = (body: unknown) => readUnsure(text, body).map(({ from, to }) => text.slice(from, to))
const sure = -0.01
const unsure = -1.5

test('a word is marked where one of its tokens was unlikely', () => {
  const tokens = ['I', ' was', ' losing', ' tr', 'ick', ' of', ' the', ' dev', 'ices', '.']
  const logprobs = tokens.map((token) => ({
    token,
    logprob: / tr|ices/.test(token) ? unsure : sure,
  }))
  expect(marked({ text, logprobs })).toEqual(['trick', 'devices.'])
})

test('a sentence is marked where it was unlikely as a whole', () => {
  const segments = [
    { text: ' I was losing trick', avg_logprob: unsure },
    { text: ' of the devices.', avg_logprob: sure },
  ]
  expect(marked({ text, segments })).toEqual(['I was losing trick'])
})

test.each([
  ['no word', { text }],
  ['nothing that is known', 'text'],
  ['other words', { logprobs: [{ token: 'You were', logprob: unsure }] }],
  ['words with others between', { logprobs: [{ token: 'losing', logprob: unsure }] }],
])('where a server tells of %s, nothing is marked', (_, body) => {
  expect(marked(body)).toEqual([])
})
