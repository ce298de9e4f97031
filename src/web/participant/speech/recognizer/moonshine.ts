/** The part of onnxruntime-web that is used. It is loaded by its address, not built into the script. */
export type Tensor = { data: Float32Array; dims: readonly number[] }
export type InferenceSession = {
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>
}
export type Runtime = {
  env: { wasm: { numThreads: number; wasmPaths: string } }
  Tensor: new (type: string, data: unknown, dims: number[]) => Tensor
  InferenceSession: {
    create(model: Uint8Array, options?: Record<string, unknown>): Promise<InferenceSession>
  }
}
export type Model = { runtime: Runtime; encoder: InferenceSession; decoder: InferenceSession }

/** Facts of the model "tiny", as its package states them. */
const layers = 6
const heads = 8
const headSize = 36
const startToken = 1
const endToken = 2
/** Most tokens of a second of speech; more of them are a loop that found no end. */
const tokensPerSecondMax = 6
/** Tokens from here on are marks of the model, not words. */
const wordTokens = 32_000
const samplesPerSecond = 16_000

/** A piece of a word, and how likely it was among all that might have followed, 0 to 1. */
export type Token = { token: number; share: number }

/** What is so much less likely than the likeliest adds nothing to the sum of all. */
const logitsMax = 20

/** The likeliest of those that follow one place, whose likelihoods begin there. */
function findMost(values: Float32Array, from: number, count: number): Token {
  let most = from
  for (let at = from; at < from + count; at += 1) {
    if ((values[at] ?? 0) > (values[most] ?? 0)) most = at
  }
  const top = values[most] ?? 0
  let sum = 0
  for (let at = from; at < from + count; at += 1) {
    const below = (values[at] ?? 0) - top
    if (below > -logitsMax) sum += Math.exp(below)
  }
  return { token: most - from, share: 1 / sum }
}

/** Opens the model; what it keeps in a quarter of the space is made out once and not for each token. */
export async function openModel(
  runtime: Runtime,
  encoder: Uint8Array,
  decoder: Uint8Array,
): Promise<Model> {
  const { InferenceSession } = runtime
  return {
    runtime,
    encoder: await InferenceSession.create(encoder),
    decoder: await InferenceSession.create(decoder, {
      extra: { session: { disable_quant_qdq: '1' } },
    }),
  }
}

/** What the decoder remembers, empty before the first token. */
function createMemory({ Tensor }: Runtime): Record<string, Tensor> {
  const memory: Record<string, Tensor> = {}
  for (let layer = 0; layer < layers; layer += 1) {
    for (const name of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value']) {
      const nothing = new Float32Array()
      memory[`past_key_values.${layer}.${name}`] = new Tensor('float32', nothing, [
        ...[0, heads, 1, headSize],
      ])
    }
  }
  return memory
}

/** What it remembers of the first tokens alone. */
function keepFirst({ Tensor }: Runtime, { data, dims }: Tensor, count: number): Tensor {
  const size = (dims[2] ?? 0) * headSize
  const kept = new Float32Array(heads * count * headSize)
  for (let head = 0; head < heads; head += 1) {
    const from = head * size
    kept.set(data.subarray(from, from + count * headSize), head * count * headSize)
  }
  return new Tensor('float32', kept, [1, heads, count, headSize])
}

type Hints = {
  /** What was read of the same sound before more of it came: it is checked in one go, and not believed. */
  ahead?: readonly Token[]
  /** Asked before each token whether to go on. */
  isWanted?: () => Promise<boolean>
}

/** The tokens of one piece of speech: each time the likeliest that follows. */
export async function readTokens(
  { runtime, encoder, decoder }: Model,
  samples: Float32Array,
  { ahead = [], isWanted = async () => true }: Hints = {},
): Promise<{ tokens: Token[]; isWhole: boolean }> {
  const { Tensor } = runtime
  const sound = new Tensor('float32', samples, [1, samples.length])
  const { last_hidden_state: states } = await encoder.run({ input_values: sound })
  if (!states) throw new TypeError('The encoder answers nothing that is known.')
  const memory = createMemory(runtime)
  const tokensMax = Math.ceil((samples.length / samplesPerSecond) * tokensPerSecondMax)
  const tokens: Token[] = []
  /** What goes in: what was said so far, or the last of it where the rest is remembered. */
  let fed = [startToken, ...ahead.slice(0, tokensMax - 1).map(({ token }) => token)]
  let isOver = false
  while (!isOver && (await isWanted())) {
    const isFirst = tokens.length === 0
    const told = await decoder.run({
      ...memory,
      input_ids: new Tensor('int64', fed.map(BigInt), [1, fed.length]),
      encoder_hidden_states: states,
      use_cache_branch: new Tensor('bool', [!isFirst], [1]),
    })
    if (!told.logits) throw new TypeError('The decoder answers nothing that is known.')
    const { data } = told.logits
    const vocabulary = data.length / fed.length
    let right = 0
    do {
      const next = findMost(data, right * vocabulary, vocabulary)
      right += 1
      isOver = next.token === endToken
      if (!isOver) tokens.push(next)
    } while (!isOver && fed[right] === tokens.at(-1)?.token)
    isOver ||= tokens.length >= tokensMax
    for (const name of Object.keys(memory)) {
      const now = told[name.replace('past_key_values', 'present')]
      const isOfWords = name.includes('.decoder.')
      // What it knows of the sound stays as it was after the first step.
      if (!now || !(isFirst || isOfWords)) continue
      memory[name] = isOfWords && right < fed.length ? keepFirst(runtime, now, right) : now
    }
    fed = tokens.slice(-1).map(({ token }) => token)
  }
  return { tokens: tokens.filter(({ token }) => token < wordTokens), isWhole: isOver }
}
