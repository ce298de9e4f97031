import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { bodyBytesMax, bodyPiecesMax, strangersBodyBytesMax } from '../../src/http/bounds.ts'
import { type EdgeServer, startEdge } from './edge-server.ts'
import { expectFailure } from './error-shape.ts'
import { exchange, readAnswers } from './raw-socket.ts'

const good = '{"productID":"p","interviewName":"n","guidelines":"g"}'

/** A caller without a token who sends all of a large body but its last byte. */
function holdBody(edge: EdgeServer): Promise<{ socket: Socket; received: () => string }> {
  return new Promise((resolve) => {
    const socket = connect(edge.port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.write(
      `POST /v1/interviews/addOne HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bodyBytesMax}\r\n\r\n`,
    )
    socket.write(Buffer.alloc(bodyBytesMax - 1, ' '), () =>
      resolve({ socket, received: () => text }),
    )
  })
}

test('what strangers send before their token is judged is bounded together, and holds up no caller with a token', async () => {
  await using edge = await startEdge()
  const most = strangersBodyBytesMax / bodyBytesMax
  const held = await Promise.all(Array.from({ length: most + 4 }, () => holdBody(edge)))
  const refused = () => held.filter(({ received }) => received().startsWith('HTTP/1.1 503'))
  while (refused().length < 4) await new Promise((resolve) => setImmediate(resolve))
  expect(refused().length).toBe(4)

  const send = (authorization?: string) =>
    edge.call('/v1/interviews/addOne', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      body: good.padEnd(bodyBytesMax),
    })
  expect((await send()).status).toBe(200)
  await expectFailure(await send('Bearer x'), 503)

  for (const { socket } of held) socket.destroy()
  let status = 503
  while (status === 503) ({ status } = await send('Bearer x'))
  expect(status).toBe(401)
})

const chunkedHead = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`

test('a body that comes in more pieces than a slow line makes of it is refused, and not thrown away piece by piece', async () => {
  await using edge = await startEdge()
  const pieces = '1\r\n \r\n'.repeat(bodyPiecesMax)
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
