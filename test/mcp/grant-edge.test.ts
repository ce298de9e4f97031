import { expect, test } from 'vitest'
import { startEdge } from '../edge/edge-server.ts'

const form = 'application/x-www-form-urlencoded'

test('what a stranger asks of the sign-in is bounded, and told as OAuth has it', async () => {
  await using edge = await startEdge()
  const send = async (path: string, body: string, type = form) => {
    const init = { method: 'POST', body, headers: { 'content-type': type } }
    const response = await fetch(`${edge.url}/oauth/${path}`, init)
    const told = (await response.json()) as { error: string | number }
    return [response.status, told.error]
  }
  expect(await send('token', 'grant_type=x')).toEqual([400, 'invalid_grant'])
  expect(await send('token', '{}', 'application/json')).toEqual([415, 415])
  expect(await send('register', '{}', form)).toEqual([415, 415])
  expect(await send('register', '{')).toEqual([415, 415])
  expect(await send('token', 'a='.padEnd(20_000, 'x'))).toEqual([413, 413])
  expect(await send('token', 'a=b&'.repeat(40))).toEqual([400, 'invalid_request'])
  expect(await send('token', 'a=%zz')).toEqual([400, 400])
  expect((await fetch(`${edge.url}/oauth/token`)).status).toBe(405)
})

test('an address has so many tries a minute, whatever it tries', async () => {
  await using edge = await startEdge({ limits: { callsPerMinute: 2 } })
  const statuses: number[] = []
  for (const path of ['token', 'revoke', 'token']) {
    const init = { method: 'POST', body: 'a=b', headers: { 'content-type': form } }
    statuses.push((await fetch(`${edge.url}/oauth/${path}`, init)).status)
  }
  expect(statuses).toEqual([400, 429, 429])
})
