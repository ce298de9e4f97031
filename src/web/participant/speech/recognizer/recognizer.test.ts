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

const vocabulary = 32_768
const endToken = 2
const heads = 8
const headSize = 36

/**
 * A double of the model: whatever was said before, its decoder has these tokens follow one another. It
 * remembers of each token, in each head, which token it was.
 */
function createModel(said: readonly number[]) {
  const fed: number[][] = []
  const soundOf: unknown[] = []
  class Tensor {
    readonly data: Float32Array
    readonly dims: number[]
    constructor(_type: string, data: Float32Array, dims: number[]) {
      this.data = data
      this.dims = dims
    }
  }
  const decoder: InferenceSession = {
    async run(feeds) {
      const ids = Array.from((feeds.input_ids as unknown as { data: bigint[] }).data, Number)
      const past = feeds['past_key_values.0.decoder.key'] as Tensor
      const isFirst = fed.length === 0
      const before = isFirst
        ? []
        : Array.from({ length: past.dims[2] ?? 0 }, (_, at) => past.data[at * headSize] ?? 0)
      const all = [...before, ...ids]
      // What it remembers must be what was said.
      const right = [1, ...said].slice(0, before.length)
      if (before.join() !== right.join()) throw new Error(`It remembers ${before}.`)
      fed.push(ids)
      soundOf.push((feeds['past_key_values.0.encoder.key'] as Tensor).data[0])
      const logits = new Float32Array(ids.length * vocabulary)
      for (const [at] of ids.entries()) {
        logits[at * vocabulary + (said[before.length + at] ?? endToken)] = 10
      }
      const one = all.flatMap((id) => Array.from({ length: headSize }, () => id))
      return {
        logits: new Tensor('float32', logits, [1, ids.length, vocabulary]),
        'present.0.decoder.key': new Tensor(
          'float32',
          Float32Array.from(Array.from({ length: heads }, () => one).flat()),
          [1, heads, all.length, headSize],
        ),
        'present.0.encoder.key': new Tensor('float32', Float32Array.of(fed.length), [1]),
      }
    },
  }
  const encoder: InferenceSession = {
    run: async () => ({ last_hidden_state: new Tensor('float32', new Float32Array(), []) }),
  }
  const runtime = { Tensor } as unknown as Runtime // only its tensors are used
  const read = (seconds: number, hints?: Parameters<typeof readTokens>[2]) =>
    readTokens({ runtime, encoder, decoder }, new Float32Array(16_000 * seconds), hints)
  return { fed, soundOf, read }
}

const tokens = (...ids: number[]) => ids.map((token) => ({ token, share: 1 }))
const idsOf = (read: { tokens: readonly { token: number }[] }) =>
  read.tokens.map(({ token }) => token)

test('the likeliest token follows until the end, without the marks of the model', async () => {
  const { fed, read } = createModel([450, 32_100, 7, endToken, 9])
  expect(idsOf(await read(5))).toEqual([450, 7])
  expect(fed).toEqual([[1], [450], [32_100], [7]])
})

test('what was heard of the sound stays', async () => {
  const { soundOf, read } = createModel([450, 7])
  await read(5)
  expect(soundOf).toEqual([undefined, 1, 1])
})

test('a model that finds no end is stopped', async () => {
  const { read } = createModel(Array.from({ length: 1000 }, () => 5))
  expect((await read(2)).tokens).toHaveLength(12)
})

test('what was read ahead is checked in one go, and what follows is read on', async () => {
  const { fed, read } = createModel([450, 7, 8, 9])
  expect(await read(5, { ahead: tokens(450, 7) })).toMatchObject({ isWhole: true })
  expect(fed).toEqual([[1, 450, 7], [8], [9]])
})

test('what was read ahead and is not so is forgotten from there on', async () => {
  const { fed, read } = createModel([450, 7, 8, 9])
  expect(idsOf(await read(5, { ahead: tokens(450, 70, 8) }))).toEqual([450, 7, 8, 9])
  expect(fed).toEqual([[1, 450, 70, 8], [7], [8], [9]])
})

test('what is said to be longer than it is ends where it ends', async () => {
  const { fed, read } = createModel([450])
  expect(idsOf(await read(5, { ahead: tokens(450, 7, 8) }))).toEqual([450])
  expect(fed).toEqual([[1, 450, 7, 8]])
})

test('a reading that nobody wants any more is given up with what there is', async () => {
  const { read } = createModel([450, 7, 8, 9])
  let left = 2
  const isWanted = async () => {
    left -= 1
    return left >= 0
  }
  const given = await read(5, { isWanted })
  expect([idsOf(given), given.isWhole]).toEqual([[450, 7], false])
})
