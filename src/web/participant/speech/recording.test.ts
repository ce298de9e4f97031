import { expect, test } from 'vitest'
import { type HeardWords, type Recognizer, RecognizerFault } from './recognizer/recognizer.ts'
import { createRecording } from './recording.ts'
import type { KeptSound } from './sound/kept-sound.ts'

/** A loud block, so that it counts as speech. */
const block = () => Int16Array.from({ length: 1_600 }, (_, at) => (at % 2 === 0 ? 20_000 : -20_000))

/** A double of what is kept in the browser: how many times something was added, and forgotten. */
function keptDouble() {
  const times = { added: 0, forgotten: 0 }
  const kept = {
    add() {
      times.added += 1
    },
    forgetBefore() {},
    async forgetAll() {
      times.forgotten += 1
    },
  }
  return { times, kept: kept as unknown as KeptSound }
}

/** A double of a recogniser that answers when it is told to, and gives up when it is bid to. */
function slowRecognizer() {
  const calls: { unwanted: AbortSignal; answer: (heard: HeardWords) => void }[] = []
  const recognizer: Recognizer = {
    worksMeanwhile: false,
    pieceSecondsMax: 50,
    prepare: async () => {},
    recognize: (_, unwanted) =>
      new Promise((answer, reject) => {
        unwanted.addEventListener('abort', () => reject(new RecognizerFault('Given up.')))
        calls.push({ unwanted, answer })
      }),
  }
  return { recognizer, calls }
}

test('a recording that is dropped ends its call, and leaves alone what is kept of the next', async () => {
  const { times, kept } = keptDouble()
  const { recognizer, calls } = slowRecognizer()
  const words: string[] = []
  const recording = createRecording({ recognizer, kept }, ({ text }) => void words.push(text))
  for (let at = 0; at < 12; at += 1) recording.add(block())
  const finishing = recording.finish()
  await expect.poll(() => calls.length).toBe(1)
  await recording.drop()
  expect([calls[0]?.unwanted.aborted, times.forgotten]).toEqual([true, 1])
  expect(await finishing).toBe('nothing')
  expect([words, times.forgotten]).toEqual([[], 1])
})

test('one that ends in words is forgotten once they are there', async () => {
  const { times, kept } = keptDouble()
  const { recognizer, calls } = slowRecognizer()
  const words: string[] = []
  const recording = createRecording({ recognizer, kept }, ({ text }) => void words.push(text))
  for (let at = 0; at < 12; at += 1) recording.add(block())
  const finishing = recording.finish()
  await expect.poll(() => calls.length).toBe(1)
  expect(times.forgotten).toBe(0)
  calls[0]?.answer({ text: 'I billed one client twice.', unsure: [] })
  expect(await finishing).toBe('heard')
  expect([words, times.forgotten]).toEqual([['I billed one client twice.'], 1])
})
