import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Recognizer, RecognizerFault } from '../recognizer/recognizer.ts'
import type { KeptSound } from '../sound/kept-sound.ts'
import { createHandsFree } from './hands-free.ts'
import { silenceMs } from './turns.ts'

const samples = (level: number) =>
  Int16Array.from({ length: 1_600 }, (_, at) => (at % 2 === 0 ? level : -level))
const quietBlocks = silenceMs / 100 + 1

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

type Answer = string | RecognizerFault | Promise<string>

/** A page with doubles of its microphone, its voice, its store, and of a recogniser that answers this. */
function open({ answers = [], draft = '' }: { answers?: Answer[]; draft?: string }) {
  const page = {
    seq: 1,
    draft: { value: draft },
    sent: [] as string[],
    seconds: [] as number[],
    /** Blocks of sound in the browser's store. */
    kept: 0,
    handedOver: 0,
    voice: { begin: () => {}, end: () => {} },
  }
  let hear = (_: Int16Array<ArrayBuffer>) => {}
  const recognizer: Recognizer = {
    readAhead: null,
    pieceSecondsMax: 50,
    prepare: async () => {},
    async recognize({ length }) {
      page.seconds.push(length / 16_000)
      const answer = await answers.shift()
      if (answer instanceof RecognizerFault) throw answer
      return { text: answer ?? '', unsure: [] }
    },
  }
  const kept: KeptSound = {
    add(_, { length }) {
      page.kept += length
    },
    forgetBefore() {},
    async forgetAll() {
      page.kept = 0
    },
    read: async () => ({ from: 0, blocks: [] }),
  }
  const hands = createHandsFree({
    store: {
      draft: page.draft,
      setDraft: (text: string) => {
        page.draft.value = text
      },
      ending: { value: null },
    },
    kept,
    pick: () => recognizer,
    async openMicrophone(onBlock) {
      hear = onBlock
      return { close: () => {} }
    },
    readQuestion(_, { onBegin, onEnd }) {
      page.voice = { begin: onBegin, end: onEnd }
      return { stop: () => {} }
    },
    question: () => ({ seq: page.seq, parts: [] }),
    send() {
      page.sent.push(`${page.seq}: ${page.draft.value}`)
      page.draft.value = ''
    },
    handOver() {
      page.handedOver += 1
    },
  })

  async function sound(level: number, blocks: number): Promise<void> {
    for (let at = 0; at < blocks; at += 1) hear(samples(level))
    await settle()
  }
  const speak = (blocks = 10) => sound(6_000, blocks)
  const hush = (blocks = quietBlocks) => sound(0, blocks)
  async function go(): Promise<void> {
    hands.start()
    await settle()
  }

  /** Starts, hears the question to its end, and answers. */
  async function answer(): Promise<void> {
    await go()
    page.voice.end()
    await speak()
    await hush()
  }

  const at = () => hands.state().at
  return { page, hands, at, speak, hush, go, answer }
}

const fault = () => new RecognizerFault('No words.')

test('what is heard is shown, and then sent', async () => {
  const { page, at, answer } = open({ answers: ['Twice.'] })
  await answer()
  expect([at(), page.draft.value, page.sent]).toEqual(['showing', 'Twice.', []])
  await wait(10)
  expect([at(), page.sent]).toEqual(['sending', ['1: Twice.']])
})

test('what was said to one question is never sent as the answer to the next', async () => {
  const { page, hands, at, go, answer } = open({ answers: [fault(), 'To the first.'] })
  await answer()
  expect([at(), hands.state().said]).toEqual(['paused', 'speakLost'])
  expect(page.kept).toBeGreaterThan(10)
  // Answered by typing.
  page.seq = 2
  await go()
  await wait(20)
  expect([at(), page.sent, page.draft.value, page.kept]).toEqual(['reading', [], '', 0])
})

test('nor by whoever leaves and comes back', async () => {
  const { page, hands, at, go, answer } = open({ answers: [fault(), 'To the first.'] })
  await answer()
  hands.leave()
  page.seq = 2
  await go()
  await wait(20)
  expect([at(), page.sent, page.draft.value, page.handedOver]).toEqual(['reading', [], '', 1])
})

test('what fails once somebody left is handed over, and what is in words is not', async () => {
  for (const [said, times] of [
    [fault(), 1],
    ['Twice.', 0],
  ] as const) {
    const { page, hands, go, speak } = open({ answers: [said] })
    await go()
    page.voice.end()
    await speak()
    hands.leave()
    await settle()
    expect(page.handedOver).toBe(times)
  }
})

test('nor by a line that is back', async () => {
  const offline = new RecognizerFault('No line.', { isOffline: true })
  const { page, hands, at, answer } = open({ answers: [offline, 'To the first.'] })
  await answer()
  expect(hands.state().said).toBe('speakOffline')
  page.seq = 2
  hands.retry()
  await wait(20)
  expect([at(), page.sent, page.seconds.length]).toEqual(['paused', [], 1])
  hands.look()
  expect([hands.state().said, page.kept]).toEqual([null, 0])
})

test('a line that is back brings the words of the question that is asked', async () => {
  const offline = new RecognizerFault('No line.', { isOffline: true })
  const { page, hands, answer } = open({ answers: [offline, 'To the first.'] })
  await answer()
  hands.retry()
  await wait(20)
  expect(page.sent).toEqual(['1: To the first.'])
})

test('words that come once there is another question wait in the field', async () => {
  let come = (_: string) => {}
  const late = new Promise<string>((resolve) => {
    come = resolve
  })
  const { page, hands, at, go, speak, hush, answer } = open({ answers: [late, 'To the second.'] })
  await answer()
  page.seq = 2
  hands.look()
  come('To the first.')
  await settle()
  expect([at(), page.draft.value]).toEqual(['paused', 'To the first.'])
  await go()
  page.voice.end()
  await speak()
  await hush()
  await wait(20)
  expect([at(), page.draft.value]).toEqual(['held', 'To the first. To the second.'])
  expect(page.sent).toEqual([])
})

test('the voice of the page, which begins late, is not taken for the person', async () => {
  const { page, at, go, speak, hush } = open({})
  await go()
  await hush(15)
  page.voice.begin()
  await speak(20)
  await hush()
  expect([at(), page.seconds]).toEqual(['reading', []])
})

test('what stood in the field is not sent for a cough, nor with what is said behind it', async () => {
  const { page, at, speak, hush, answer } = open({ answers: ['', 'Twice.'], draft: 'Half typ' })
  await answer()
  expect(at()).toBe('listening')
  await wait(20)
  await speak()
  await hush()
  await wait(20)
  expect([at(), page.draft.value, page.sent]).toEqual(['held', 'Half typ Twice.', []])
})

test('what is typed while one is listened to waits for a press', async () => {
  const { page, at, go, speak, hush } = open({ answers: ['Twice.'] })
  await go()
  page.voice.end()
  page.draft.value = 'Half typ'
  await speak()
  await hush()
  await wait(20)
  expect([at(), page.sent]).toEqual(['held', []])
})

test('what is said while earlier words are worked on outlives their failure', async () => {
  let fail = (_: Error) => {}
  const failing = new Promise<string>((_, reject) => {
    fail = reject
  })
  const { page, at, speak, go, answer } = open({ answers: [failing, 'Twice.', 'Or more.'] })
  await answer()
  await speak(100)
  fail(fault())
  await settle()
  expect(at()).toBe('paused')
  await go()
  await wait(20)
  expect(page.sent).toEqual(['1: Twice. Or more.'])
  expect(page.seconds.at(-1)).toBeGreaterThanOrEqual(10)
})

test('what is said while an answer is sent is kept, and waits for a press', async () => {
  const { page, hands, at, speak, hush, answer } = open({ answers: ['Twice.', 'Or more. Never.'] })
  await answer()
  hands.sendNow()
  await speak(20)
  page.seq = 2
  hands.look()
  // Nobody is read to while they speak.
  expect(at()).toBe('sending')
  await hush()
  expect(at()).toBe('reading')
  page.voice.end()
  await speak()
  await hush()
  await wait(20)
  expect([at(), page.draft.value, page.sent]).toEqual(['held', 'Or more. Never.', ['1: Twice.']])
  expect(page.seconds.at(-1)).toBeGreaterThanOrEqual(3)
})

test('nor is it lost by whoever leaves before they were asked', async () => {
  const { page, hands, speak, hush, answer } = open({ answers: ['Twice.', 'Or more.'] })
  await answer()
  hands.sendNow()
  await speak()
  await hush()
  page.seq = 2
  hands.look()
  hands.leave()
  await settle()
  expect([page.draft.value, page.sent]).toEqual(['Or more.', ['1: Twice.']])
})

test('it goes on with words that were mended', async () => {
  const { page, hands, at, go, answer } = open({ answers: ['Twise.'] })
  await answer()
  hands.hold()
  page.draft.value = 'Twice.'
  await wait(20)
  expect([at(), page.sent]).toEqual(['held', []])
  await go()
  expect(at()).toBe('showing')
  await wait(10)
  expect(page.sent).toEqual(['1: Twice.'])
})

test('going on while the words of a pause are on their way comes to an end', async () => {
  let come = (_: string) => {}
  const late = new Promise<string>((resolve) => {
    come = resolve
  })
  const { page, hands, go, speak } = open({ answers: [late] })
  await go()
  page.voice.end()
  await speak()
  hands.pause()
  await go()
  come('Twice.')
  await wait(20)
  expect(page.sent).toEqual(['1: Twice.'])
})
