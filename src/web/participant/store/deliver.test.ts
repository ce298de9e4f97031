import { expect, test } from 'vitest'
import { type Api, Fault, type ParticipantEvent, type Snapshot } from '../api.ts'
import { backoffMs, deliver, type Trouble, triesMax, waitMsMax } from './deliver.ts'

const from: Snapshot = {
  status: 'started',
  phase: 'verdict',
  productID: 'p',
  interviewName: 'n',
  organization: 'o',
  locale: 'en',
  onboarding: [],
  conversation: [],
  expects: { type: 'verdict' },
  progress: 0.9,
}
const later: Snapshot = { ...from, phase: 'conversation', expects: { type: 'answer', after: 9 } }
const answer: ParticipantEvent = { type: 'answer', text: 'x', clientMessageID: '1', after: 3 }

/** Plays replies in order, the last one again and again; writes down what was called and waited. */
function play(replies: (Snapshot | Fault)[], state: Snapshot = from) {
  const calls: string[] = []
  const pauses: number[] = []
  const told: (Trouble | null)[] = []
  const cancel = new AbortController()
  const api: Pick<Api, 'addEvent' | 'getState'> = {
    async addEvent(event) {
      calls.push(event.type)
      const reply = replies.length > 1 ? replies.shift() : replies[0]
      if (!reply || reply instanceof Fault) throw reply
      return reply
    },
    async getState() {
      calls.push('state')
      return state
    },
  }
  return {
    ...{ calls, pauses, told, cancel },
    run: (event: ParticipantEvent) =>
      deliver(
        {
          api: { ...api, erase: async () => null },
          line: {
            isOnline: () => true,
            pause: async (ms) => {
              pauses.push(ms)
            },
          },
          tell: (trouble) => told.push(trouble),
          cancelled: cancel.signal,
        },
        event,
        from,
      ),
  }
}

const down = new Fault('unavailable', 'down')

test('an answer is simply sent again until it is received', async () => {
  const { run, calls, told } = play([down, down, later])
  expect(await run(answer)).toEqual({ type: 'accepted', snapshot: later })
  expect(calls).toEqual(['answer', 'answer', 'answer'])
  expect(told).toEqual(['unreachable', 'unreachable', null])
})

test('what cannot be sent twice is looked for first', async () => {
  const { run, calls } = play([down, later], later)
  expect(await run({ type: 'verdict', score: 4 })).toEqual({ type: 'accepted', snapshot: later })
  expect(calls).toEqual(['verdict', 'state'])
})

test('what had not arrived is sent again after the look', async () => {
  const { run, calls } = play([down, later])
  await run({ type: 'verdict', score: 4 })
  expect(calls).toEqual(['verdict', 'state', 'verdict'])
})

test('tries and waits are bounded, and a wait that is asked for is kept', async () => {
  const { run, calls, pauses, told } = play([new Fault('busy', 'later', 45_000), down])
  expect(await run(answer)).toEqual({ type: 'stuck' })
  expect(calls).toHaveLength(triesMax)
  expect(pauses[0]).toBe(45_000)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(waitMsMax)
  expect(told.at(0)).toBe('busy')
  expect(told.at(-1)).toBe('stuck')
  expect([1, 2, 3, 9].map(backoffMs)).toEqual([1000, 2000, 4000, 30_000])
})

test('where the interview went on or closed, its state is the answer', async () => {
  for (const kind of ['conflict', 'gone'] as const) {
    const { run } = play([new Fault(kind, 'no')], later)
    expect(await run(answer)).toEqual({ type: 'conflict', snapshot: later })
  }
})

test('what waiting cannot mend is not tried again', async () => {
  const refused = play([new Fault('refused', 'text is wrong.')])
  expect(await refused.run(answer)).toEqual({ type: 'refused', message: 'text is wrong.' })
  const unknown = play([new Fault('unknown', 'no')])
  expect(await unknown.run(answer)).toEqual({ type: 'unknown' })
  expect([...refused.calls, ...unknown.calls]).toEqual(['answer', 'answer'])
})

test('a delivery that is cancelled ends quietly', async () => {
  const { run, cancel, calls, told } = play([down])
  cancel.abort()
  expect(await run(answer)).toEqual({ type: 'cancelled' })
  expect(calls).toEqual([])
  expect(told).toEqual([null])
})
