import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import {
  bodyBytesMax,
  bodyPiecesFree,
  bodyRooms,
  callTurns,
  participantBodyBytesMax,
} from '../../src/http/limits/bounds.ts'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { exchange, readAnswers } from './reading/raw-socket.ts'

const good = '{"productID":"p","interviewName":"n","guidelines":"g"}'

/** Somebody who sends all of a large body but its last byte. */
function holdBody(
  edge: EdgeServer,
  { path = '/v1/interviews/addOne', from = '203.0.113.1', size = bodyBytesMax } = {},
): Promise<{ socket: Socket; received: () => string }> {
  return new Promise((resolve) => {
    const socket = connect(edge.port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`,
    )
    socket.write(Buffer.alloc(size - 1, ' '), () => resolve({ socket, received: () => text }))
  })
}

type Held = Awaited<ReturnType<typeof holdBody>>
const refusedOf = (held: readonly Held[]) =>
  held.filter(({ received }) => received().startsWith('HTTP/1.1 503'))

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

const send = (edge: EdgeServer, from: string, authorization?: string) =>
  edge.call('/v1/interviews/addOne', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(authorization !== undefined && { authorization }),
    },
    body: good.padEnd(bodyBytesMax),
  })

test('a stranger has room for a few large bodies at a time, and takes none of it from others', async () => {
  await using edge = await startEdge({ trustProxy: ['127.0.0.1'] })
  const share = bodyRooms.strangers.shareMax / bodyBytesMax
  const held = await Promise.all(Array.from({ length: share + 4 }, () => holdBody(edge)))
  await until(() => refusedOf(held).length >= 4)
  await expectFailure(await send(edge, '203.0.113.1', 'Bearer x'), 503)
  await expectFailure(await send(edge, '203.0.113.2', 'Bearer x'), 401)
  expect((await send(edge, '203.0.113.1')).status).toBe(200)

  for (const { socket } of held) socket.destroy()
  let status = 503
  while (status === 503) ({ status } = await send(edge, '203.0.113.1', 'Bearer x'))
  expect(status).toBe(401)
})

test('where strangers from many addresses hold all there is, the oldest body of the largest holder goes', async () => {
  await using edge = await startEdge({ trustProxy: ['127.0.0.1'] })
  const { bytesMax, shareMax } = bodyRooms.strangers
  const held: Held[] = []
  for (let from = 1; from <= bytesMax / shareMax; from += 1) {
    for (let at = 0; at < shareMax / bodyBytesMax; at += 1) {
      held.push(await holdBody(edge, { from: `203.0.113.${from}` }))
    }
  }
  for (let at = 0; at < 3; at += 1) {
    await expectFailure(await send(edge, '198.51.100.1', 'Bearer x'), 401)
  }
  await until(() => refusedOf(held).length > 0)
  expect(held[0]?.received()).toMatch(/^HTTP\/1.1 503/)
  for (const { socket } of held) socket.destroy()
})

test('bodies that are held back on one link keep nobody at another from theirs', async () => {
  await using edge = await startEdge({ trustProxy: ['127.0.0.1'] })
  edge.script('participant.addEvent', async () => {
    throw new AppError('not_found', 'There is no such link.')
  })
  const size = participantBodyBytesMax
  const share = bodyRooms.participants.shareMax / size
  const held = await Promise.all(
    Array.from({ length: share + 2 }, () => holdBody(edge, { path: '/i/nobody/events', size })),
  )
  await until(() => refusedOf(held).length >= 2)
  const answer = await edge.call('/i/somebody/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"type":"end","keep":true}',
  })
  expect(answer.status).toBe(404)
  for (const { socket } of held) socket.destroy()
})

const chunkedHead = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`

test('a body that comes in more pieces than a slow line makes of it is refused, and not thrown away piece by piece', async () => {
  await using edge = await startEdge()
  const pieces = '1\r\n \r\n'.repeat(bodyPiecesFree)
  const path = '/v1/interviews/addOne'
  const taken = await exchange(edge.port, [`${chunkedHead(path)}${pieces}0\r\n\r\n`])
  expect(readAnswers(taken)[0]?.status).toBe(400)
  const refused = await exchange(edge.port, [`${chunkedHead(path)}${pieces}1\r\n \r\n`], {
    finish: false,
  })
  expect(readAnswers(refused)).toMatchObject([{ status: 413, headers: { connection: 'close' } }])
})

test('who is refused before a body in chunks was read is not listened to any longer', async () => {
  await using edge = await startEdge()
  const sent = await exchange(edge.port, [`${chunkedHead('/nowhere')}1\r\n \r\n`], {
    finish: false,
  })
  expect(readAnswers(sent)).toMatchObject([{ status: 404, headers: { connection: 'close' } }])
})

test('so many calls of a token wait for their answers to be read, and the others wait for them', async () => {
  await using edge = await startEdge()
  const underWay = new Map<string, number>()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  edge.script('invites.getList', async ({ caller }) => {
    underWay.set(caller.orgID, (underWay.get(caller.orgID) ?? 0) + 1)
    await held
    return { json: '[]' }
  })
  const path = '/v1/invites/getList?productID=a'
  const asked = Array.from({ length: callTurns.listsOfToken.atOnce + 10 }, () => edge.call(path))
  await until(() => [...underWay.values()][0] === callTurns.listsOfToken.atOnce)
  release()
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
