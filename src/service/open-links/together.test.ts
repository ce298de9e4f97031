import { expect, test } from 'vitest'
import { createTogether, togetherMax, waitingMax, waitMsMax } from './together.ts'

/** Goes that end when they are told to. */
function givenGoes() {
  const goes: { questions: number[]; end: () => void; fail: (why: Error) => void }[] = []
  let time = 0
  const ask = createTogether<number, string>(
    () => new Date(time),
    (key, questions) =>
      new Promise((resolve, fail) => {
        const end = () => resolve(questions.map((question) => `${key}${question}`))
        goes.push({ questions, end, fail })
      }),
  )
  const pass = (ms: number) => {
    time += ms
  }
  return { goes, ask, pass }
}

/** Until everything that is due now has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
const many = (count: number) => Array.from({ length: count }, (_, at) => at)

test('who comes while one go is under way is part of the next, so many at a time, each with their own answer', async () => {
  const { goes, ask } = givenGoes()
  const answers = many(togetherMax + 2).map((one) => ask('a', one))
  const other = ask('b', 7)
  expect(goes.map(({ questions }) => questions.length)).toEqual([1, 1])
  for (const at of [0, 1, 2, 3]) {
    goes[at]?.end()
    await settled()
  }
  expect(goes.map(({ questions }) => questions.length)).toEqual([1, 1, togetherMax, 1])
  expect(await Promise.all(answers)).toEqual(many(togetherMax + 2).map((one) => `a${one}`))
  expect(await other).toBe('b7')
  const later = ask('a', 1)
  goes[4]?.end()
  expect(await later).toBe('a1')
})

test('a go that fails fails for those in it alone', async () => {
  const { goes, ask } = givenGoes()
  const [first, second] = [ask('a', 1), ask('a', 2)]
  goes[0]?.fail(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await settled()
  goes[1]?.end()
  expect(await second).toBe('a2')
})

test('whoever waits for too long, or behind too many, is told to come again', async () => {
  const { goes, ask, pass } = givenGoes()
  const answers = many(waitingMax + 1).map((one) => ask('a', one))
  await expect(ask('a', 0)).rejects.toMatchObject({ code: 'unavailable' })
  const refused = Promise.allSettled(answers.slice(1))
  pass(waitMsMax + 1)
  const newcomer = Promise.allSettled([ask('b', 1)])
  goes[0]?.end()
  expect(await answers[0]).toBe('a0')
  for (const { status } of await refused) expect(status).toBe('rejected')
  expect(goes).toHaveLength(2)
  goes[1]?.end()
  expect(await newcomer).toMatchObject([{ value: 'b1' }])
})
