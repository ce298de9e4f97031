import { fromPCM } from '../sound/pcm.ts'
import { type InferenceSession, type Runtime, readTokens } from './moonshine.ts'
import { readWords } from './read-words.ts'
import type { HeardWords } from './recognizer.ts'

export type ToWorker = { id: number; samples: Int16Array<ArrayBuffer> | null }
export type FromWorker = { loaded: number } | { failed: string } | { id: number; heard: HeardWords }

type Tokenizer = { decode(tokens: number[], addsStart: boolean, addsSpace: boolean): string }
type Model = {
  runtime: Runtime
  encoder: InferenceSession
  decoder: InferenceSession
  tokenizer: Tokenizer
}

const runtimePath = '/speech/ort/'
const modelPath = '/speech/moonshine/'
/** The large files, with about how many bytes they come to. */
const encoderBytes = 7_940_000
const decoderBytes = 20_240_000

const tell = (message: FromWorker) => self.postMessage(message)

async function load(name: string, onBytes: (count: number) => void): Promise<Uint8Array> {
  const answer = await fetch(modelPath + name)
  if (!answer.ok || !answer.body) throw new TypeError(`${name} is not there: ${answer.status}.`)
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      onBytes(chunk.length)
      controller.enqueue(chunk)
    },
  })
  return new Response(answer.body.pipeThrough(counting)).bytes()
}

async function loadModel(): Promise<Model> {
  let bytes = 0
  const onBytes = (count: number) => {
    bytes += count
    tell({ loaded: Math.min(1, bytes / (encoderBytes + decoderBytes)) })
  }
  const [runtime, { default: tokenizer }, encoder, decoder] = await Promise.all([
    import(/* @vite-ignore */ `${runtimePath}ort.wasm.min.mjs`) as Promise<Runtime>,
    import(/* @vite-ignore */ `${modelPath}llama-tokenizer.js`) as Promise<{ default: Tokenizer }>,
    load('encoder_model.onnx', onBytes),
    load('decoder_model_merged.onnx', onBytes),
  ])
  // More threads need headers under which the page could not be framed.
  runtime.env.wasm.numThreads = 1
  runtime.env.wasm.wasmPaths = runtimePath
  return {
    runtime,
    tokenizer,
    encoder: await runtime.InferenceSession.create(encoder),
    decoder: await runtime.InferenceSession.create(decoder),
  }
}

const model = loadModel()
/** One piece after the other. */
let line: Promise<unknown> = model

async function answer({ id, samples }: ToWorker): Promise<void> {
  const { runtime, encoder, decoder, tokenizer } = await model
  if (!samples) return tell({ id, heard: { text: '', unsure: [] } })
  const tokens = await readTokens(runtime, encoder, decoder, fromPCM(samples))
  const decode = (some: number[]) => tokenizer.decode(some, false, true)
  tell({ id, heard: readWords(decode, tokens) })
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  line = line.then(() => answer(data)).catch((error: unknown) => tell({ failed: String(error) }))
}
