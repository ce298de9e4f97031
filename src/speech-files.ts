import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import type { SpeechFile } from './http/pages/page-files.ts'
import { root } from './root.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.onnx': 'application/octet-stream',
  '.wasm': 'application/wasm',
}

type Wanted = {
  name: string
  /** What was tried: other versions may lie, or behave, otherwise. */
  version: string
  /** Below `/speech/`, and where each file lies in the package. */
  files: Record<string, string>
}

const model = 'dist/model/tiny/quantized'

/** The packages of the recogniser on the device, and what browsers need of them. */
export const speechPackages: readonly Wanted[] = [
  {
    name: '@moonshine-ai/moonshine-js',
    version: '0.1.29',
    files: {
      'moonshine/encoder_model.onnx': `${model}/encoder_model.onnx`,
      'moonshine/decoder_model_merged.onnx': `${model}/decoder_model_merged.onnx`,
    },
  },
  {
    name: 'llama-tokenizer-js',
    version: '1.2.2',
    files: { 'moonshine/llama-tokenizer.js': 'llama-tokenizer.js' },
  },
  {
    name: 'onnxruntime-web',
    version: '1.30.0',
    files: {
      'ort/ort.wasm.min.mjs': 'dist/ort.wasm.min.mjs',
      'ort/ort-wasm-simd-threaded.mjs': 'dist/ort-wasm-simd-threaded.mjs',
      'ort/ort-wasm-simd-threaded.wasm': 'dist/ort-wasm-simd-threaded.wasm',
    },
  },
]

/** The files by the path they are served at, or the packages that are not there, as npm names them. */
export function findSpeechFiles(
  from = root,
): { files: ReadonlyMap<string, SpeechFile> } | { missing: string[] } {
  const files = new Map<string, SpeechFile>()
  const missing: string[] = []
  for (const wanted of speechPackages) {
    const folder = findPackage(wanted, from)
    if (folder === null) missing.push(`${wanted.name}@${wanted.version}`)
    else for (const entry of filesOf(wanted, folder)) files.set(...entry)
  }
  return missing.length > 0 ? { missing } : { files }
}

function filesOf({ files, version }: Wanted, folder: string): [string, SpeechFile][] {
  return Object.entries(files).map(([path, place]) => {
    const type = types[extname(place)] ?? 'application/octet-stream'
    return [`/speech/${path}`, { file: join(folder, place), type, version }]
  })
}

/** Where a package is, as Node would find it; null where it is not, or is another version or not whole. */
function findPackage({ name, version, files }: Wanted, from: string): string | null {
  const folder = join(from, 'node_modules', name)
  const description = join(folder, 'package.json')
  if (existsSync(description)) {
    const found: { version?: unknown } = JSON.parse(readFileSync(description, 'utf8'))
    const isWhole = Object.values(files).every((place) => existsSync(join(folder, place)))
    return found.version === version && isWhole ? folder : null
  }
  return dirname(from) === from ? null : findPackage({ name, version, files }, dirname(from))
}
