import { expect, test } from 'vitest'
import { type HeardWords, type Recognizer, RecognizerFault } from './recognizer/recognizer.ts'
import { createRecording } from './recording.ts'
import type { KeptSound } from './sound/kept-sound.ts'

/** A loud block, so that it counts as speech, or one of silence. */
const block = (level = 20_000) =>
  Int16Array.from({ length: 1_600 }, (_, at) => (at % 2 === 0 ? level : -level))

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
    readAhead: null,
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

/** A double of one that reads ahead: what it is given, and what it answers when it is told to. */
function eagerRecognizer() {
  const ahead: { blocks: number; answer: (heard: HeardWords | null) => void }[] = []
  const whole: number[] = []
  const recognizer: Recognizer = {
    pieceSecondsMax: 12,
    prepare: async () => {},
    readAhead: ({ length }) =>
      new Promise((answer) => {
        ahead.push({ blocks: length / 1_600, answer })
      }),
    async recognize({ length }) {
      whole.push(length / 1_600)
      return { text: 'Read at the end.', unsure: [] }
    },
  }
  const words: string[] = []
  const recording = createRecording(
    { recognizer, kept: keptDouble().kept },
    ({ text }) => void words.push(text),
  )
  const say = (count: number, level?: number) => {
    for (let at = 0; at < count; at += 1) recording.add(block(level))
  }
  return { ahead, whole, words, recording, say }
}

test('what is read by the last breath is not read again at the end', async () => {
  const { ahead, whole, words, recording, say } = eagerRecognizer()
  say(25)
  say(3, 0)
  expect(ahead.map(({ blocks }) => blocks)).toEqual([20, 28])
  say(2, 0)
  const finishing = recording.finish()
  ahead[1]?.answer({ text: 'Read at a breath.', unsure: [] })
  expect([await finishing, words, whole]).toEqual(['heard', ['Read at a breath.'], []])
})

test('a silence before the first word is given to nobody', async () => {
  const { whole, recording, say } = eagerRecognizer()
  say(40, 0)
  say(8)
  expect(await recording.finish()).toBe('heard')
  expect(whole).toEqual([13])
})

test('who goes on after a breath is read to the end', async () => {
  const { ahead, whole, words, recording, say } = eagerRecognizer()
  say(25)
  say(3, 0)
  say(2)
  ahead[1]?.answer({ text: 'Read at a breath.', unsure: [] })
  expect([await recording.finish(), words, whole]).toEqual(['heard', ['Read at the end.'], [30]])
})

test('a reading that was given up is made up for at the end', async () => {
  const { ahead, whole, words, recording, say } = eagerRecognizer()
  say(25)
  say(3, 0)
  const finishing = recording.finish()
  ahead[1]?.answer(null)
  expect([await finishing, words, whole]).toEqual(['heard', ['Read at the end.'], [28]])
})

test('whoever makes no pause is read from time to time, for half of the time at most', async () => {
  const { ahead, recording, say } = eagerRecognizer()
  say(60)
  expect(ahead.map(({ blocks }) => blocks)).toEqual([20])
  ahead[0]?.answer({ text: 'We', unsure: [] })
  await Promise.resolve()
  await Promise.resolve()
  say(38)
  expect(ahead.map(({ blocks }) => blocks)).toEqual([20])
  say(5)
  expect(ahead).toHaveLength(2)
  await recording.drop()
})
