import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../src/storage/open.ts'
import { createDatabase } from '../postgres.ts'
import { call, startService } from '../start.ts'

const callsPerMinute = 600
const at = new Date('2026-11-21T12:00:00.000Z')

/** Two services with nothing in common but the database; the minute does not end. */
async function startTwo() {
  const url = await createDatabase()
  const start = () => startService(url, { now: () => at, config: { callsPerMinute }, work: false })
  const services = [await start(), await start()] as const
  onTestFinished(async () => {
    for (const service of services) await service.close()
  })
  return services
}

test('a token has its calls of a minute once, whichever process it calls', async () => {
  const [one, other] = await startTwo()
  const token = await one.newToken()
  const list = ({ url }: { url: string }) =>
    call(`${url}/v1/profiles/getList?productID=p`, { token })
  let allowed = 0
  for (; allowed < 500; allowed += 1) expect((await list(one)).status).toBe(200)
  // Until it has heard of the other's, which takes a second.
  const left = async () => {
    const reply = await list(other)
    if (reply.status === 200) allowed += 1
    return Number(/"calls";r=(\d+)/.exec(reply.headers.get('ratelimit') ?? '')?.[1])
  }
  await expect.poll(left, { timeout: 20_000, interval: 200 }).toBeLessThan(100)
  for (;;) {
    const reply = await list(other)
    if (reply.status === 429) {
      expect(reply.headers.get('retry-after')).toBe('60')
      break
    }
    allowed += 1
  }
  expect(allowed).toBe(callsPerMinute)
  // The first one hears of it, too.
  await expect
    .poll(async () => (await list(one)).status, { timeout: 20_000, interval: 200 })
    .toBe(429)
})

test('wrong passwords are counted over all processes', async () => {
  const [one, other] = await startTwo()
  const guess = async ({ url }: { url: string }) => {
    const body = { email: 'ada@example.org', password: 'wrong wrong wrong' }
    const headers = { origin: url, 'x-colloquy-console': '1' }
    return (await call(`${url}/console/session/signIn`, { body, headers })).status
  }
  for (let tries = 0; tries < 9; tries += 1) expect(await guess(one)).toBe(401)
  // By itself it would refuse the eleventh.
  let tries = 0
  const next = () => {
    tries += 1
    return guess(other)
  }
  await expect.poll(next, { timeout: 20_000, interval: 800 }).toBe(429)
  expect(tries).toBeLessThanOrEqual(10)
})

test('a day of an organization is spent by all processes together', async () => {
  const url = await createDatabase()
  const stores = [await openStore(url), await openStore(url)]
  onTestFinished(async () => {
    for (const store of stores) await store.close()
  })
  const call = { orgID: 'org', day: '2026-11-21', tokens: 1_000, microUSD: 0 }
  const asked = Array.from({ length: 20 }, (_, index) =>
    stores[index % 2]?.reserveSpending({ ...call, tokensMax: 5_500, microUSDMax: null }),
  )
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(6)
})
