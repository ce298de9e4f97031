import { expect, test } from 'vitest'
import { session as newSession, start } from '../../../interview/plan.fixture.ts'
import { createDayBook } from './day-book.ts'
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
async function callsUntilRefused(limits: Partial<SpendLimits>, now = start) {
  const spending = createSpending({ ...unlimited, ...limits }, createDayBook())
  let calls = 0
  while (calls < 100) {
    const account = spending.open(session(), now)
    if (!(await account.begin(call))) break
    await account.settle(call)
    calls += 1
  }
  return { calls, spending }
}

test('a day of an organization ends with the call that reaches its limit', async () => {
  expect((await callsUntilRefused({ tokensPerDay: 4_500 })).calls).toBe(5)
  expect((await callsUntilRefused({ tokensPerDay: 5_000 })).calls).toBe(5)
  const price = { input: 100, output: 1_100 }
  expect((await callsUntilRefused({ usdPerDay: 1, price })).calls).toBe(5)
})

test('another organization and another day have their own limit', async () => {
  const { spending } = await callsUntilRefused({ tokensPerDay: 2_000 })
  expect(await spending.open(session(), start).begin(call)).toBe(false)
  expect(await spending.open(session('other'), start).begin(call)).toBe(true)
  const tomorrow = new Date(start.getTime() + 86_400_000)
  expect(await spending.open(session(), tomorrow).begin(call)).toBe(true)
})

test('calls under way at the same time count before they are done', async () => {
  const spending = createSpending({ ...unlimited, tokensPerDay: 3_000 }, createDayBook())
  const accounts = Array.from({ length: 20 }, () => spending.open(session(), start))
  const answers = await Promise.all(accounts.map((account) => account.begin(call)))
  const begun = accounts.filter((_, index) => answers[index])
  expect(begun).toHaveLength(3)
  for (const account of begun) await account.settle({ inputTokens: 0, outputTokens: 0 })
  expect(await spending.open(session(), start).begin(call)).toBe(true)
})

test('what an interview has used up before counts, whichever process it was', async () => {
  const spending = createSpending({ ...unlimited, tokensPerInterview: 10_000 }, createDayBook())
  const spent = { ...session(), spent: { inputTokens: 9_500, outputTokens: 400 } }
  const account = spending.open(spent, start)
  expect(await account.begin(call)).toBe(true)
  await account.settle(call)
  expect(await account.begin(call)).toBe(false)
  expect(account.total()).toEqual(call)
})

test('a cost is told where a price is set, and only there', async () => {
  const cost = async (limits: Partial<SpendLimits>) => {
    const account = createSpending({ ...unlimited, ...limits }, createDayBook()).open(
      session(),
      start,
    )
    await account.begin(call)
    await account.settle(call)
    return account.total()
  }
  expect(await cost({})).toEqual(call)
  expect(await cost({ price: { input: 1, output: 10 } })).toEqual({ ...call, costUSD: 0.0019 })
})
