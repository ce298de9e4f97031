import { expect, test } from 'vitest'
import type { Recognizer } from '../../src/interview/recognizer.ts'
import { onTheBillOf } from '../../src/service/calls/cost.ts'
import { createRecognition } from '../../src/service/taking-part/recognition.ts'

const heard = { ok: true, text: 'yes' } as const
const nobody = new AbortController().signal

/** With a double of a recogniser that writes down what comes from `slow` when it is told to, whoever waits. */
function open(times: { turnMs: number; wordsMs: number }, atOnce = 8) {
  const asked: string[] = []
  const unheard: (() => void)[] = []
  const failures: string[] = []
  const recognizer: Recognizer = {
    name: 'double/double',
    hear: ({ language }) => {
      asked.push(language)
      if (language !== 'slow') return Promise.resolve(heard)
      return new Promise((resolve) => unheard.push(() => resolve(heard)))
    },
  }
  const recognition = createRecognition(
    {
      store: { findParticipation: async () => null },
      now: () => new Date(),
      // Nobody is let in by these tests.
      browsers: {} as never,
      ...{ recognizer, atOnce },
      onFailure: ({ why }) => void failures.push(why),
    },
    times,
  )
  const speak = (whose: string, language: string, gone = nobody) =>
    onTheBillOf({ cpuMs: 0, whose }, () =>
      recognition.recognize({ sound: new Uint8Array(1), language, gone, stopping: nobody }),
    )
  const hearAll = () => {
    for (const hear of unheard.splice(0)) hear()
  }
  return { speak, hearAll, asked, failures }
}

test('however many of one network are slow to be heard, others are heard at once', async () => {
  const { speak, hearAll, asked } = open({ turnMs: 60_000, wordsMs: 60_000 })
  const slow = Array.from({ length: 5 }, () => speak('many', 'slow'))
  expect(await speak('one', 'en')).toEqual({ text: 'yes' })
  expect(asked.filter((language) => language === 'slow')).toHaveLength(3)
  hearAll()
  await expect.poll(() => asked.filter((language) => language === 'slow').length).toBe(5)
  hearAll()
  expect(await Promise.all(slow)).toEqual(slow.map(() => ({ text: 'yes' })))
})

test('whoever goes away is not waited for, and heaps up nothing: the turn is theirs until it is done', async () => {
  const { speak, hearAll, asked, failures } = open({ turnMs: 60_000, wordsMs: 60_000 })
  for (let sent = 0; sent < 9; sent += 1) {
    const away = new AbortController()
    const waiting = speak('many', 'slow', away.signal)
    // Passed on, as far as it is let.
    await new Promise(setImmediate)
    away.abort()
    expect(await waiting).toBe(null)
  }
  expect(asked).toEqual(['slow', 'slow', 'slow'])
  hearAll()
  expect(await speak('many', 'en')).toEqual({ text: 'yes' })
  expect([asked.length, failures]).toEqual([4, []])
})

test('a recogniser that takes one at a time is given one, and of each network in turn', async () => {
  const { speak, hearAll, asked } = open({ turnMs: 60_000, wordsMs: 60_000 }, 1)
  const many = [1, 2, 3].map(() => speak('many', 'slow'))
  const one = speak('one', 'en')
  await new Promise(setImmediate)
  expect(asked).toEqual(['slow'])
  hearAll()
  await expect.poll(() => asked.length).toBe(2)
  hearAll()
  // Of two that waited longer only one was before it.
  expect(await one).toEqual({ text: 'yes' })
  expect(asked.slice(0, 3)).toEqual(['slow', 'slow', 'en'])
  await expect.poll(() => asked.length).toBe(4)
  hearAll()
  expect(await Promise.all(many)).toEqual(many.map(() => ({ text: 'yes' })))
})

test('whoever waits too long for a turn is told, and what is slow begins to count with its turn', async () => {
  const { speak, hearAll, asked, failures } = open({ turnMs: 20, wordsMs: 60_000 })
  const slow = [1, 2, 3].map(() => speak('many', 'slow'))
  expect(await speak('many', 'en')).toBe(null)
  expect([asked, failures]).toEqual([['slow', 'slow', 'slow'], ['busy']])
  hearAll()
  await Promise.all(slow)
  expect(await speak('many', 'en')).toEqual({ text: 'yes' })
})
