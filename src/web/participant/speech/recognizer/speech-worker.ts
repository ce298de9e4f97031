import { fromPCM, speechRate } from '../sound/pcm.ts'
import { type Model, openModel, type Runtime, readTokens, type Token } from './moonshine.ts'
import { readWords } from './read-words.ts'
import type { HeardWords } from './recognizer.ts'

export type Asked = {
  /** Null: to hear when all is loaded. */
  samples: Int16Array<ArrayBuffer> | null
  /** More of it will come: it is read for as long as nothing else is asked. */
  isGrowing?: boolean
}
export type ToWorker = Asked & { id: number }
export type FromWorker =
  | { loaded: number }
  | { failed: string }
  | { id: number; heard: HeardWords | null }

type Tokenizer = { decode(tokens: number[], addsStart: boolean, addsSpace: boolean): string }

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

async function loadModel(): Promise<{ model: Model; tokenizer: Tokenizer }> {
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
  const model = await openModel(runtime, encoder, decoder)
  // The first reading is slow, so it is one of silence.
  await readTokens(model, new Float32Array(speechRate))
  return { model, tokenizer }
}

const loading = loadModel()
/** One piece after the other. */
let line: Promise<unknown> = loading
let newest = 0
/** What was read of a piece that grows. */
let ahead: readonly Token[] = []

async function answer({ id, samples, isGrowing }: ToWorker): Promise<void> {
  const { model, tokenizer } = await loading
  if (!samples || (isGrowing && id !== newest)) return tell({ id, heard: null })
  // Whatever was asked meanwhile has come in after a task of its own.
  const isWanted = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    return id === newest
  }
  const read = await readTokens(model, fromPCM(samples), {
    ahead,
    ...(isGrowing && { isWanted }),
  })
  if (!isGrowing) ahead = []
  else if (read.isWhole || read.tokens.length > ahead.length) ahead = read.tokens
  const decode = (some: number[]) => tokenizer.decode(some, false, true)
  tell({ id, heard: read.isWhole ? readWords(decode, read.tokens) : null })
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  newest = data.id
  line = line.then(() => answer(data)).catch((error: unknown) => tell({ failed: String(error) }))
}
