import { expect, test } from 'vitest'
import type { Plan } from '../guide/plan.ts'
import { plan } from '../interview/plan.fixture.ts'
import {
  createPlanKeeper,
  createPlanSender,
  withGivenPlan,
  withoutSamePlan,
  withPlan,
} from './plans-across.ts'
import type { ToReader } from './reader.ts'

/** A thread on the other side, which is given copies. */
function across() {
  const planOf = createPlanKeeper()
  const crossed: ToReader[] = []
  const send = createPlanSender<ToReader>((message) => crossed.push(structuredClone(message)))
  return {
    /** What the thread reads of a session with this plan, and whether the plan came along. */
    read(given: Plan) {
      send({ name: 'propose', given: { session: { state: 'recap', plan: given }, seed: 's' } })
      const { given: came, plan: sent } = crossed.at(-1) ?? {}
      if (!sent) throw new Error('It came with nothing of a plan.')
      return { whole: withPlan(came, planOf(sent)), isSent: sent.plan !== undefined, came }
    },
    crossed,
    send,
  }
}

test('a plan crosses once, and the thread reads each session with it', () => {
  const { read } = across()
  const one = plan({ product: 'one' })
  const first = read(one)
  const second = read(one)
  expect([first.isSent, second.isSent]).toEqual([true, false])
  expect(second.came).not.toHaveProperty('session.plan')
  for (const { whole } of [first, second]) {
    expect(whole).toEqual({ session: { state: 'recap', plan: one }, seed: 's' })
  }
})

test('both sides forget the same plans, whatever the order', () => {
  const { read } = across()
  const plans = Array.from({ length: 150 }, (_, at) => plan({ product: `p${at}` }))
  let sent = 0
  for (let times = 0; times < 3_000; times += 1) {
    // Some come back soon, others after all others.
    const one = plans[(times * times + (times % 7)) % plans.length]
    if (!one) continue
    const { whole, isSent } = read(one)
    expect(whole).toMatchObject({ session: { plan: { product: one.product } } })
    sent += isSent ? 1 : 0
  }
  expect(sent).toBeGreaterThan(64)
  expect(sent).toBeLessThan(3_000)
})

test('a plan that could not be sent is sent the next time', () => {
  let isBroken = true
  const sent: ToReader[] = []
  const send = createPlanSender<ToReader>((message) => {
    if (isBroken) throw new Error('cannot be copied')
    sent.push(message)
  })
  const message: ToReader = { name: 'propose', given: { session: { plan: plan() } } }
  expect(() => send(message)).toThrow('cannot be copied')
  isBroken = false
  send(message)
  expect(sent[0]?.plan?.plan).toBeDefined()
})

test('what has no session crosses as it is', () => {
  const { send, crossed } = across()
  for (const given of [null, 'text', { session: null }, { session: {} }, { guidelines: '- A?' }]) {
    send({ name: 'compileGuide', given })
    expect(crossed.at(-1)).toEqual({ name: 'compileGuide', given })
  }
})

test('a result comes back without the plan that it was given, and with any other', () => {
  const [own, other] = [plan({ product: 'own' }), plan({ product: 'other' })]
  const result = { session: { state: 'recap', plan: own }, append: [] }
  const short = withoutSamePlan(result, own)
  expect(short).toEqual({ session: { state: 'recap' }, append: [] })
  expect(withGivenPlan(short, { session: { plan: own } })).toEqual(result)
  expect(withoutSamePlan(result, other)).toBeNull()
  expect(withoutSamePlan({ reply: 'x' }, own)).toBeNull()
})
