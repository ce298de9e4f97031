/** The part of onnxruntime-web that is used. It is loaded by its address, not built into the script. */
export type Tensor = { data: ArrayLike<number> }
export type InferenceSession = {
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>
}
export type Runtime = {
  env: { wasm: { numThreads: number; wasmPaths: string } }
  Tensor: new (type: string, data: unknown, dims: number[]) => Tensor
  InferenceSession: { create(model: Uint8Array): Promise<InferenceSession> }
}

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

function findMost(values: ArrayLike<number>): Token {
  let token = 0
  for (let at = 1; at < values.length; at += 1) {
    if ((values[at] ?? 0) > (values[token] ?? 0)) token = at
  }
  const top = values[token] ?? 0
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += Math.exp((values[at] ?? 0) - top)
  return { token, share: 1 / sum }
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

/** The tokens of one piece of speech: each time the likeliest that follows. */
export async function readTokens(
  runtime: Runtime,
  encoder: InferenceSession,
  decoder: InferenceSession,
  samples: Float32Array,
): Promise<Token[]> {
  const { Tensor } = runtime
  const sound = new Tensor('float32', samples, [1, samples.length])
  const { last_hidden_state: states } = await encoder.run({ input_values: sound })
  if (!states) throw new TypeError('The encoder answers nothing that is known.')
  const memory = createMemory(runtime)
  const tokens: Token[] = []
  const tokensMax = Math.ceil((samples.length / samplesPerSecond) * tokensPerSecondMax)
  let last = startToken
  while (tokens.length < tokensMax) {
    const isFirst = tokens.length === 0
    const told = await decoder.run({
      ...memory,
      input_ids: new Tensor('int64', [BigInt(last)], [1, 1]),
      encoder_hidden_states: states,
      use_cache_branch: new Tensor('bool', [!isFirst], [1]),
    })
    const next = findMost(told.logits?.data ?? [])
    last = next.token
    if (last === endToken) break
    tokens.push(next)
    for (const name of Object.keys(memory)) {
      const now = told[name.replace('past_key_values', 'present')]
      // What it knows of the sound stays as it was after the first step.
      if (now && (isFirst || name.includes('.decoder.'))) memory[name] = now
    }
  }
  return tokens.filter(({ token }) => token < wordTokens)
}
