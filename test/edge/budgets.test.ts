import { describe, expect, test } from 'vitest'
import { bodyBytesMax } from '../../src/http/limits/bounds.ts'
import { chargeCost } from '../../src/service/calls/cost.ts'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { tokens } from './scripted-service.ts'

const limits = { callsPerMinute: 600 }
const json = { 'content-type': 'application/json' }

/** The edge in front of a service in which an answer, or a check of guidelines, costs so much CPU. */
async function startDear(cpuMs: number): Promise<EdgeServer> {
  const edge = await startEdge({ limits })
  for (const id of ['participant.addEvent', 'interviews.checkGuidelines'] as const) {
    edge.script(id, async () => {
      // As a thread does that has read something: later, and not on the thread that serves.
      await new Promise((resolve) => setImmediate(resolve))
      chargeCost(cpuMs)
      return { value: {} }
    })
  }
  return edge
}

function answer(edge: EdgeServer, link: string, headers: Record<string, string> = {}) {
  const body = '{"type":"consent","agreed":true}'
  return edge.call(`/i/${link}/events`, { method: 'POST', headers: { ...json, ...headers }, body })
}

function check(edge: EdgeServer, token: string, guidelines = 'Find out why.') {
  return edge.call('/v1/interviews/checkGuidelines', {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ guidelines }),
  })
}

describe('what calls cost', () => {
  test('a link that cost more than a minute allows waits with its next event; what was taken is answered', async () => {
    await using edge = await startDear(2_900)
    expect((await answer(edge, 'a')).status).toBe(200)
    expect((await answer(edge, 'a')).status).toBe(200)
    const taken = edge.asked.length
    const refused = await answer(edge, 'a')
    expect(Number(refused.headers.get('retry-after'))).toBe(60)
    expect(await expectFailure(refused, 429)).toContain('more computing than a minute allows')
    expect(edge.asked.length).toBe(taken)
    expect((await answer(edge, 'b')).status).toBe(200)
    edge.clock.at = new Date(edge.clock.at.getTime() + 60_000)
    expect((await answer(edge, 'a')).status).toBe(200)
  })

  test('a browser pays for all its links together', async () => {
    await using edge = await startDear(2_900)
    const headers = { cookie: `__Secure-colloquy_browser=${'a'.repeat(22)}` }
    for (const link of ['a', 'b', 'c']) {
      expect((await answer(edge, link, headers)).status).toBe(200)
    }
    await expectFailure(await answer(edge, 'd', headers), 429)
    expect((await answer(edge, 'd')).status).toBe(200)
  })

  test('an address pays for all its links together, and callers with a token are not held up by it', async () => {
    await using edge = await startDear(2_900)
    for (let link = 0; link < 11; link += 1) {
      expect((await answer(edge, `link${link}`)).status).toBe(200)
    }
    await expectFailure(await answer(edge, 'link11'), 429)
    expect((await check(edge, tokens.both)).status).toBe(200)
  })

  test('200 people behind one address give three answers each within a minute', async () => {
    await using edge = await startDear(5)
    const statuses = new Set<number>()
    for (let given = 0; given < 600; given += 1) {
      statuses.add((await answer(edge, `person${given % 200}`)).status)
    }
    expect([...statuses]).toEqual([200])
  })

  test('a token checks the guidelines of a whole team, 600 times a minute', async () => {
    await using edge = await startDear(30)
    const statuses = new Set<number>()
    for (let made = 0; made < 600; made += 1) statuses.add((await check(edge, tokens.both)).status)
    expect([...statuses]).toEqual([200])
  })

  test('a token that cost too much is refused before its body is read, and no other token with it', async () => {
    await using edge = await startDear(21_000)
    expect((await check(edge, tokens.both)).status).toBe(200)
    const taken = edge.asked.length
    await expectFailure(await check(edge, tokens.both), 429)
    expect(edge.asked.length).toBe(taken)
    expect((await check(edge, tokens.reads)).status).toBe(200)
  })

  test('an organization pays for all its tokens together, for a member may make any number of them', async () => {
    await using edge = await startDear(16_000)
    expect((await check(edge, tokens.both)).status).toBe(200)
    expect((await check(edge, tokens.reads)).status).toBe(200)
    await expectFailure(await check(edge, tokens.both), 429)
    await expectFailure(await check(edge, tokens.reads), 429)
  })

  test('a thousand calls at once are foreseen by their size, and given back where they cost less', async () => {
    await using edge = await startEdge({ limits })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    edge.script('interviews.checkGuidelines', async () => {
      await held
      return { value: {} }
    })
    const long = 'a'.repeat(90_000)
    const all = Array.from({ length: 300 }, () => check(edge, tokens.both, long))
    const refused = Promise.race(all)
    expect((await refused).status).toBe(429)
    release()
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(200)
    expect((await check(edge, tokens.both)).status).toBe(200)
  })

  test('strangers who cost too much are told 401 as before, and nobody reads what they send', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 1 } })
    const send = (authorization: string, body: string) =>
      edge.call('/v1/interviews/addOne', {
        method: 'POST',
        headers: { ...json, authorization },
        body,
      })
    const dear = `[${'[],'.repeat(9_990)}[]]`
    const most = `[${Array.from({ length: 34 }, () => dear).join(',')}]`
    expect(most.length).toBeLessThan(bodyBytesMax)
    let status = 0
    // Undecodable, as the duplicate member behind what is dear: until then each is read and told so.
    const undecodable = `{"a":${most},"a":1}`
    while (status !== 401) ({ status } = await send('Bearer x', undecodable))
    expect((await send(`Bearer ${tokens.both}`, '{"productID":1}')).status).toBe(400)
  })

  test('0 turns the limits of cost off', async () => {
    await using edge = await startEdge({ limits: { callsPerMinute: 0 } })
    edge.script('participant.addEvent', async () => {
      chargeCost(1e6)
      return { value: {} }
    })
    for (let made = 0; made < 3; made += 1) expect((await answer(edge, 'a')).status).toBe(200)
  })
})
