import { expect, test } from 'vitest'
import { chooseRecognizer, readAllowed } from './choose.ts'
import { type InferenceSession, type Runtime, readTokens } from './moonshine.ts'

const all = { records: true, runsModels: true, listens: true }

test('the first way that the service, the language and the browser have is taken', () => {
  const allowed = readAllowed('device service browser')
  expect(chooseRecognizer(allowed, 'en-GB', all)).toBe('device')
  expect(chooseRecognizer(allowed, 'de', all)).toBe('service')
  expect(chooseRecognizer(allowed, 'en', { ...all, runsModels: false })).toBe('service')
  expect(chooseRecognizer(allowed, 'en', { ...all, records: false })).toBe('browser')
  expect(chooseRecognizer(readAllowed('device'), 'fr', all)).toBe(null)
  expect(chooseRecognizer(readAllowed('browser device'), 'en', all)).toBe('browser')
})

test('a service that says nothing has the browser listen, one that says none has nobody', () => {
  expect(readAllowed(undefined)).toEqual(['browser'])
  expect(readAllowed('')).toEqual([])
  expect(readAllowed('telepathy service')).toEqual(['service'])
})

/** A double of the model: its decoder says these tokens, one after the other. */
function createModel(said: readonly number[]) {
  const fed: Record<string, unknown>[] = []
  class Tensor {
    data: ArrayLike<number>
    constructor(_type: string, data: ArrayLike<number>) {
      this.data = data
    }
  }
  const decoder: InferenceSession = {
    async run(feeds) {
      const logits = new Float32Array(32_768)
      logits[said[fed.length] ?? 2] = 1
      fed.push(feeds)
      const kept = ['decoder', 'encoder'].map((name) => [
        `present.0.${name}.key`,
        { data: [fed.length] },
      ])
      return { logits: { data: logits }, ...Object.fromEntries(kept) }
    },
  }
  const encoder: InferenceSession = { run: async () => ({ last_hidden_state: { data: [] } }) }
  const runtime = { Tensor } as unknown as Runtime // only its tensors are used
  return {
    fed,
    read: (seconds: number) =>
      readTokens(runtime, encoder, decoder, new Float32Array(16_000 * seconds)),
  }
}

test('the likeliest token follows until the end, without the marks of the model', async () => {
  const { fed, read } = createModel([450, 32_100, 7, 2, 9])
  expect((await read(5)).map(({ token }) => token)).toEqual([450, 7])
  const asked = fed.map(({ input_ids }) => Number((input_ids as { data: bigint[] }).data[0]))
  expect(asked).toEqual([1, 450, 32_100, 7])
})

test('what was heard of the sound stays, what was said grows', async () => {
  const { fed, read } = createModel([450, 7])
  await read(5)
  const memory = (part: string) =>
    fed.map((feeds) => (feeds[`past_key_values.0.${part}.key`] as { data: number[] }).data[0])
  expect(memory('decoder')).toEqual([undefined, 1, 2])
  expect(memory('encoder')).toEqual([undefined, 1, 1])
})

test('a model that finds no end is stopped', async () => {
  const { read } = createModel(Array.from({ length: 1000 }, () => 5))
  expect(await read(2)).toHaveLength(12)
})
