import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

function filled(callers: number) {
  const queue = createFairQueue<string>()
  for (let at = 0; at < callers; at += 1) queue.push(`flood ${at}`, `flood ${at}`)
  return queue
}

test('many who each wait with one thing do not keep out who comes for the first time', () => {
  const queue = filled(32)
  const dropped: (string | undefined)[] = []
  const comeBack = (whose: string) => {
    queue.push(whose, whose)
    dropped.push(queue.dropOne())
  }
  comeBack('honest')
  for (let round = 0; round < 100; round += 1) comeBack(dropped.at(-1) ?? '')
  expect(dropped).not.toContain('honest')
  expect(queue.length).toBe(32)
})

test('whoever had no turn for longest has the next, also who was served and comes again', () => {
  const queue = filled(8)
  for (let at = 0; at < 8; at += 1) {
    const served = queue.shift() ?? ''
    queue.push(served, served)
  }
  queue.push('honest', 'honest')
  expect(queue.shift()).toBe('honest')
  queue.push('honest', 'again')
  const order = Array.from({ length: 9 }, () => queue.shift())
  expect(order).toEqual([...Array.from({ length: 8 }, (_, at) => `flood ${at}`), 'again'])
})

test('one who waits with much makes room before many who wait with little', () => {
  const queue = filled(4)
  queue.push('greedy', 'first')
  queue.push('greedy', 'second')
  expect(queue.dropOne()).toBe('second')
  expect(queue.lengthOf('greedy')).toBe(1)
})
