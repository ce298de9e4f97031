import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { CallID } from '../../../src/contract/calls/calls.ts'
import { answerRoom, callTurns } from '../../../src/http/limits/bounds.ts'
import { networkKey } from '../../../src/http/limits/rates.ts'
import { type EdgeServer, startEdge } from '../edge-server.ts'
import { expectFailure } from '../error-shape.ts'
import { pagesOf, tokens } from '../scripted-service.ts'

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

/** Makes a call of the double wait; how many of it were begun, and what lets them go on. */
function hold(edge: EdgeServer, id: CallID, json: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  edge.script(id, async () => {
    await held
    return { json }
  })
  return { release, begun: () => edge.asked.filter((one) => one.id === id).length }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50))
const stateOf = (link: string) => `/i/${link}/state`

/** Somebody who asks and does not read; the answers are larger than what the system takes for them. */
function askAndStall(port: number, requests: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.pause()
  socket.write(requests)
  return socket
}
const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${tokens.both}\r\n\r\n`

test('a link is read a few times at once, and so are all links from one network', async () => {
  await using edge = await startEdge({ trustProxy: ['127.0.0.1'] })
  const state = hold(edge, 'participant.getState', '{}')
  /** So many, and no more while one looks. */
  const begins = async (count: number) => {
    await until(() => state.begun() >= count)
    await settle()
    expect(state.begun()).toBe(count)
  }
  const read = (link: string, from: string) =>
    edge.call(stateOf(link), { headers: { 'x-forwarded-for': from } })
  const ofOne = Array.from({ length: 10 }, () => read('one', '2001:db8:1:1::1'))
  await begins(callTurns.readsOfLink.atOnce)
  const ofMany = Array.from({ length: 40 }, (_, at) => read(`${at}`, `2001:db8:1:${at}::1`))
  await begins(callTurns.readsOfNetwork.atOnce)
  const elsewhere = read('other', '2001:db8:2:1::1')
  await begins(callTurns.readsOfNetwork.atOnce + 1)
  state.release()
  const answers = await Promise.all([...ofOne, ...ofMany, elsewhere])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('a link is charged for the length of what it is told, also where that comes after a wait', async () => {
  await using edge = await startEdge({ limits: { callsPerMinute: 100 } })
  const json = JSON.stringify('a'.repeat(35_000_000))
  edge.script('participant.getState', async ({ linkID }) => {
    await settle()
    return { json: linkID === 'long' ? json : '{}' }
  })
  expect((await edge.call(stateOf('long'))).status).toBe(200)
  await expectFailure(await edge.call(stateOf('long')), 429)
  expect((await edge.call(stateOf('short'))).status).toBe(200)
})

test('answers that nobody reads have so much room, and one too many is told so', async () => {
  await using edge = await startEdge()
  const bytes = 16_000_000
  const fits = Math.floor(answerRoom.shareMax / bytes)
  edge.script('participant.getState', async ({ linkID }) => ({
    json: JSON.stringify(linkID.startsWith('big') ? 'a'.repeat(bytes) : 'a'),
  }))
  const stalled = Array.from({ length: fits }, (_, at) =>
    askAndStall(edge.port, get(stateOf(`big${at}`))),
  )
  await until(() => edge.asked.length === fits)
  await settle()
  expect(await expectFailure(await edge.call(stateOf('big')), 503)).toContain('busy')
  expect((await edge.call(stateOf('small'))).status).toBe(200)
  stalled[0]?.destroy()
  await settle()
  expect((await edge.call(stateOf('big'))).status).toBe(200)
  for (const socket of stalled) socket.destroy()
})

test('requests of one connection are begun one after the other, when the answer before was read', async () => {
  await using edge = await startEdge()
  edge.script('interviews.getOne', async () => ({ json: JSON.stringify('a'.repeat(32_000_000)) }))
  const one = get('/v1/interviews/getOne?interviewID=a')
  const socket = askAndStall(edge.port, one + get('/v1/profiles/getList?productID=p').repeat(3))
  await until(() => edge.asked.length > 0)
  await settle()
  expect(edge.asked.map(({ id }) => id)).toEqual(['interviews.getOne'])
  socket.resume()
  await until(() => edge.asked.length === 4)
  socket.destroy()
  await once(socket, 'close')
})

test('a token makes a few changes at once, and a change that is done is in no other’s way', async () => {
  await using edge = await startEdge()
  const change = hold(edge, 'interviews.addOne', '{}')
  const add = (token: string) =>
    edge.call('/v1/interviews/addOne', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{"productID":"p","interviewName":"n","guidelines":"g"}',
    })
  const mine = Array.from({ length: callTurns.changes.atOnce + 8 }, () => add(tokens.both))
  await until(() => change.begun() === callTurns.changesOfToken.atOnce)
  await settle()
  expect(change.begun()).toBe(callTurns.changesOfToken.atOnce)
  const colleague = add(tokens.all)
  await until(() => change.begun() === callTurns.changesOfToken.atOnce + 1)
  change.release()
  const answers = await Promise.all([...mine, colleague])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('changes behind a list that nobody reads keep no place', async () => {
  await using edge = await startEdge()
  const long = JSON.stringify('a'.repeat(16_000_000))
  edge.script('profiles.getList', async () => ({ pages: pagesOf([[long], [long]]), next: null }))
  const body = '{"productID":"p","interviewName":"n","guidelines":"g"}'
  const post = `POST /v1/interviews/addOne HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${tokens.both}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  const stalled = Array.from({ length: 6 }, () =>
    askAndStall(edge.port, get('/v1/profiles/getList?productID=p') + post.repeat(7)),
  )
  await until(() => edge.asked.length === 6)
  await settle()
  const answer = await edge.call('/v1/interviews/addOne', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(answer.status).toBe(200)
  for (const socket of stalled) socket.destroy()
})

test('networks are told apart by what one customer is given', () => {
  expect(networkKey('2001:db8:1:2::3')).toBe(networkKey('2001:db8:1:ffff::1'))
  expect(networkKey('2001:db8:1::1')).not.toBe(networkKey('2001:db8:2::1'))
  expect(networkKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
})
