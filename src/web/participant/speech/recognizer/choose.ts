import { type RecognizerName, recognizerNames } from './recognizer.ts'

/** What the browser can do of it. */
export type Abilities = {
  /** Give the page what a microphone hears. */
  records: boolean
  /** Run a model that takes half a gigabyte. */
  runsModels: boolean
  /** Listen by itself. */
  listens: boolean
}

/** The languages that are recognized on the device. */
const deviceLanguages = ['en']
/** Least memory for the model, gigabytes as a browser tells them, which are rounded. */
const modelMemoryMin = 2

/** What the service allows, in the order of its preference, as it stands in the page's head. */
export function readAllowed(content: string | undefined): RecognizerName[] {
  if (content === undefined) return ['browser']
  const words = content.split(' ')
  return words.flatMap((word) => recognizerNames.filter((name) => name === word))
}

/** The first that the language and the browser can do; null where there is none. */
export function chooseRecognizer(
  allowed: readonly RecognizerName[],
  language: string,
  { records, runsModels, listens }: Abilities,
): RecognizerName | null {
  const base = language.toLowerCase().split('-')[0] ?? ''
  const can: Record<RecognizerName, boolean> = {
    device: records && runsModels && deviceLanguages.includes(base),
    service: records,
    browser: listens,
  }
  return allowed.find((name) => can[name]) ?? null
}

export function findAbilities(): Abilities {
  const { deviceMemory = modelMemoryMin } = navigator as { deviceMemory?: number } // Chromium alone has it
  return {
    // Neither is there where the page did not come over HTTPS.
    records: 'mediaDevices' in navigator && 'AudioWorkletNode' in window,
    runsModels: 'WebAssembly' in window && deviceMemory >= modelMemoryMin,
    listens: 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window,
  }
}
