import { expect, test } from 'vitest'
import { session as newSession, start } from '../../interview/plan.fixture.ts'
import { createSpending, type SpendLimits } from './spending.ts'

const unlimited: SpendLimits = {
  tokensPerInterview: null,
  tokensPerDay: null,
  usdPerInterview: null,
  usdPerDay: null,
  price: null,
}
const call = { inputTokens: 900, outputTokens: 100 }
const session = (organization = 'acme') => newSession({ organization })

/** Calls one after another, each of an interview of its own, until one is refused. */
function callsUntilRefused(limits: Partial<SpendLimits>, now = start) {
  const spending = createSpending({ ...unlimited, ...limits })
  let calls = 0
  while (calls < 100) {
    const account = spending.open(session(), now)
    if (!account.begin(call)) break
    account.settle(call)
    calls += 1
  }
  return { calls, spending }
}

test('a day of an organization ends with the call that reaches its limit', () => {
  expect(callsUntilRefused({ tokensPerDay: 4_500 }).calls).toBe(5)
  expect(callsUntilRefused({ tokensPerDay: 5_000 }).calls).toBe(5)
  expect(callsUntilRefused({ usdPerDay: 1, price: { input: 100, output: 1_100 } }).calls).toBe(5)
})

test('another organization and another day have their own limit', () => {
  const { spending } = callsUntilRefused({ tokensPerDay: 2_000 })
  expect(spending.open(session(), start).begin(call)).toBe(false)
  expect(spending.open(session('other'), start).begin(call)).toBe(true)
  const tomorrow = new Date(start.getTime() + 86_400_000)
  expect(spending.open(session(), tomorrow).begin(call)).toBe(true)
})

test('calls under way at the same time count before they are done', () => {
  const spending = createSpending({ ...unlimited, tokensPerDay: 3_000 })
  const accounts = Array.from({ length: 20 }, () => spending.open(session(), start))
  const begun = accounts.filter((account) => account.begin(call))
  expect(begun).toHaveLength(3)
  for (const account of begun) account.settle({ inputTokens: 0, outputTokens: 0 })
  expect(spending.open(session(), start).begin(call)).toBe(true)
})

test('what an interview has used up before counts, whichever process it was', () => {
  const spending = createSpending({ ...unlimited, tokensPerInterview: 10_000 })
  const spent = { ...session(), spent: { inputTokens: 9_500, outputTokens: 400 } }
  const account = spending.open(spent, start)
  expect(account.begin(call)).toBe(true)
  account.settle(call)
  expect(account.begin(call)).toBe(false)
  expect(account.total()).toEqual(call)
})

test('a cost is told where a price is set, and only there', () => {
  const cost = (limits: Partial<SpendLimits>) => {
    const account = createSpending({ ...unlimited, ...limits }).open(session(), start)
    account.begin(call)
    account.settle(call)
    return account.total()
  }
  expect(cost({})).toEqual(call)
  expect(cost({ price: { input: 1, output: 10 } })).toEqual({ ...call, costUSD: 0.0019 })
})
