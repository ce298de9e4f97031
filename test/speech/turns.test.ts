import { expect, test } from 'vitest'
import type { Recognizer } from '../../src/interview/recognizer.ts'
import { onTheBillOf } from '../../src/service/calls/cost.ts'
import { createRecognition } from '../../src/service/taking-part/recognition.ts'

const heard = { ok: true, text: 'yes' } as const
const nobody = new AbortController().signal

/** With a double of a recogniser that never writes down what comes from `slow`. */
function open(times: { turnMs: number; wordsMs: number }) {
  const asked: string[] = []
  const failures: string[] = []
  const recognizer: Recognizer = {
    name: 'double/double',
    hear: ({ language }, signal) => {
      asked.push(language)
      if (language !== 'slow') return Promise.resolve(heard)
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ ok: false, why: 'timeout' }))
      })
    },
  }
  const recognition = createRecognition(
    {
      store: { findParticipation: async () => null },
      now: () => new Date(),
      // Nobody is let in by these tests.
      browsers: {} as never,
      recognizer,
      onFailure: ({ why }) => void failures.push(why),
    },
    times,
  )
  const speak = (whose: string, language: string, signal = nobody) =>
    onTheBillOf({ cpuMs: 0, whose }, () =>
      recognition.recognize({ sound: new Uint8Array(1), language, signal }),
    )
  return { speak, asked, failures }
}

test('however many of one network are slow to be heard, others are heard at once', async () => {
  const { speak, asked } = open({ turnMs: 60_000, wordsMs: 60_000 })
  const ended = new AbortController()
  const slow = Array.from({ length: 9 }, () => speak('many', 'slow', ended.signal))
  expect(await speak('one', 'en')).toEqual({ text: 'yes' })
  expect(asked.filter((language) => language === 'slow')).toHaveLength(3)
  ended.abort()
  expect(await Promise.all(slow)).toEqual(slow.map(() => null))
  expect(await speak('many', 'en')).toEqual({ text: 'yes' })
})

test('whoever waits too long for a turn is told, and what is slow begins to count with its turn', async () => {
  const { speak, asked, failures } = open({ turnMs: 20, wordsMs: 60_000 })
  const ended = new AbortController()
  const slow = [1, 2, 3].map(() => speak('many', 'slow', ended.signal))
  expect(await speak('many', 'en')).toBe(null)
  expect([asked, failures]).toEqual([['slow', 'slow', 'slow'], ['busy']])
  ended.abort()
  await Promise.all(slow)
  expect(await speak('many', 'en')).toEqual({ text: 'yes' })
})
