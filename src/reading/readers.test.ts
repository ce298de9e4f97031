import { afterEach, describe, expect, test } from 'vitest'
import { AppError } from '../contract/errors.ts'
import { type Cost, onTheBillOf } from '../service/calls/cost.ts'
import { ReadingOverrun } from '../service/reading.ts'
import { waitingPerCallerMax } from './bounds.ts'
import { createReaders, type Readers } from './readers.ts'
import { readings as readHere } from './readings.ts'

/** Nothing that anybody writes is read in so little time. */
const noTime = 0.001
const guidelines = '# Getting started\n- What made you look for a tool?\n'.repeat(200)

let readers: Readers
const ended: string[] = []
const open = (cpuMsMax?: number) => {
  ended.length = 0
  const onOverrun = ({ reading }: { reading: string }) => ended.push(reading)
  readers = createReaders({ onOverrun, ...(cpuMsMax !== undefined && { cpuMsMax }) })
  return readers.readings
}
afterEach(() => readers.close())

describe('threads that read', () => {
  test('read as the thread that asks would', async () => {
    const readings = open()
    expect(await readings.compileGuide({ guidelines })).toEqual(
      await readHere.compileGuide({ guidelines }),
    )
  })

  test('tell of a conflict by its code', async () => {
    const readings = open()
    const plan = await readings.compileGuide({ guidelines })
    const { createSession } = await import('../interview/create-session.ts')
    const now = new Date()
    const made = { plan, productID: 'p', organization: 'o', interviewer: 'builtin', now }
    const event = { type: 'skip' as const, after: 0 }
    const step = { session: createSession(made), messages: [], event, now, seed: '' }
    await expect(readings.reduce(step)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('take the steps of an interview as they are taken here, each with the plan as it was', async () => {
    const { createSession } = await import('../interview/create-session.ts')
    const now = new Date(0)
    const plan = await readHere.compileGuide({ guidelines: '- What made you look for a tool?' })
    const made = { plan, productID: 'p', organization: 'o', interviewer: 'builtin', now }
    for (const read of [open(), readHere]) {
      const event = { type: 'onboard' as const, fields: { name: 'Ada' } }
      const context = { now, seed: 'link' }
      const first = await read.reduce({
        session: createSession(made),
        messages: [],
        event,
        ...context,
      })
      expect(first.session.plan).toBe(plan)
      const answer = { type: 'answer' as const, text: 'My sheet was lost.', clientMessageID: 'c' }
      const messages = first.append
      const next = await read.reduce({
        ...{ session: first.session, messages, ...context },
        event: { ...answer, after: messages.at(-1)?.seq ?? 0 },
      })
      expect(next.session.plan).toBe(plan)
      expect(next.session.pending).toBeDefined()
    }
  })

  test('a reading past its time is ended and told of, and the next one has a new thread', async () => {
    const readings = open(noTime)
    const big = { guidelines: guidelines.repeat(6) }
    await expect(readings.compileGuide(big)).rejects.toBeInstanceOf(ReadingOverrun)
    await expect(readings.compileGuide(big)).rejects.toBeInstanceOf(ReadingOverrun)
    expect(ended).toEqual(['compileGuide', 'compileGuide'])
  })

  test('what is read goes on the bill of whoever asked, also when it was ended', async () => {
    const readings = open()
    const paid: Cost = { cpuMs: 0 }
    const other: Cost = { cpuMs: 0 }
    await onTheBillOf(paid, () => readings.compileGuide({ guidelines }))
    expect(paid.cpuMs).toBeGreaterThan(0)
    expect(other.cpuMs).toBe(0)
    await readers.close()
    const hurried = open(noTime)
    const before = paid.cpuMs
    const big = { guidelines: guidelines.repeat(6) }
    await onTheBillOf(paid, () => hurried.compileGuide(big)).catch(() => {})
    expect(paid.cpuMs).toBeGreaterThan(before)
  })

  test('many readings at once are all done, those of interviews before the others', async () => {
    const readings = open()
    const order: string[] = []
    const proposed = { session: {}, messages: [] }
    const others = Array.from({ length: 20 }, () =>
      readings.compileGuide({ guidelines }).then(() => order.push('guide')),
    )
    const pressing = readings
      // Not the agreed shape: refused by the gates without a look at the session.
      .checkProposal({ proposed, session: {} as never, messages: [] })
      .then(() => order.push('gates'))
    await Promise.all([...others, pressing])
    expect(order).toHaveLength(21)
    expect(order.indexOf('gates')).toBeLessThan(5)
  })

  test('a caller with much to read takes turns with everybody else, and may have so much wait', async () => {
    const readings = open()
    const order: string[] = []
    const as = async (whose: string) => {
      await onTheBillOf({ cpuMs: 0, whose }, () => readings.compileGuide({ guidelines }))
      order.push(whose)
    }
    const greedy = Array.from({ length: waitingPerCallerMax + 10 }, () => as('greedy'))
    const modest = ['one', 'two'].map(as)
    const settled = await Promise.allSettled([...greedy, ...modest])
    const refused = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    expect(refused.length).toBeGreaterThanOrEqual(9)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['too_many']))
    expect(order.indexOf('one')).toBeLessThan(5)
    expect(order.indexOf('two')).toBeLessThan(5)
  })

  test('a call is looked at again when its turn comes, and reads nothing more once it may not', async () => {
    const readings = open()
    let looks = 0
    const pay = () => {
      looks += 1
      // Let in, and spent by the time its turn comes.
      if (looks > 3) throw new AppError('too_many', 'Spent.')
    }
    const cost: Cost = { cpuMs: 0, whose: 'one', pay }
    const settled = await onTheBillOf(cost, () =>
      Promise.allSettled([1, 2, 3].map(() => readings.compileGuide({ guidelines }))),
    )
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(cost.cpuMs).toBe(0)
    // Who opens a link is not stopped.
    await onTheBillOf(cost, () => readings.openGuide({ guidelines }))
  })

  test('closing refuses what waits and leaves no thread behind', async () => {
    const readings = open()
    const asked = readings.compileGuide({ guidelines })
    const refused = expect(asked).rejects.toMatchObject({ code: 'unavailable' })
    await readers.close()
    await refused
    await expect(readings.compileGuide({ guidelines })).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})
