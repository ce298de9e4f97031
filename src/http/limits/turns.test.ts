import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createAllTurns, enterAll } from './turns.ts'

/** A double of an answer, whose reader goes away when told to. */
function openAnswer() {
  const raw = Object.assign(new EventEmitter(), { closed: false, destroyed: false })
  return {
    reply: { raw: raw as unknown as ServerResponse },
    goAway: () => {
      Object.assign(raw, { closed: true })
      raw.emit('close')
    },
  }
}

const { reads } = createAllTurns({ reads: { atOnce: 1, waitingMax: 5 } })

test('what was begun for somebody who went away keeps its place until it is done', async () => {
  const [first, second] = [openAnswer(), openAnswer()]
  const work = Promise.withResolvers<void>()
  const places = await enterAll([[reads, 'a']], first.reply)
  const done = places.whileIn(() => work.promise)
  const order: string[] = []
  const next = enterAll([[reads, 'a']], second.reply).then((own) => {
    order.push('next')
    own.leave()
  })
  first.goAway()
  await new Promise(setImmediate)
  order.push('still at work')
  work.resolve()
  await Promise.all([done, next])
  expect(order).toEqual(['still at work', 'next'])
})

test('an answer keeps its place until it is read, and who goes away before it is begun has none', async () => {
  const [reader, gone] = [openAnswer(), openAnswer()]
  const places = await enterAll([[reads, 'b']], reader.reply)
  await places.whileIn(async () => {})
  gone.goAway()
  const waiting = enterAll([[reads, 'b']], gone.reply)
  reader.goAway()
  await waiting
  const next = await enterAll([[reads, 'b']], openAnswer().reply)
  next.leave()
})
