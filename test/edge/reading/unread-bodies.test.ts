import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import {
  bodyPiecesFree,
  headLinesMax,
  piecesOfRequest,
  requestsOfFlood,
  requestsPerAddressMax,
  restBytesMax,
  trailerLinesMax,
} from '../../../src/http/limits/bounds.ts'
import { startEdge } from '../edge-server.ts'
import { exchange, readAnswers } from './raw-socket.ts'

const chunked = (target: string) =>
  `${target} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n`
const byteByByte = '1\r\n \r\n'.repeat(bodyPiecesFree * 4)
const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`
const health = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n'

/** Sends a request and then the same piece of its body until the server closes; what it answered. */
async function pour(port: number, head: string, piece: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' })
  let text = ''
  socket.on('data', (received) => {
    text += received
  })
  // A reset is one of the ways in which a server closes.
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(`${head}\r\n`)
  const more = () => {
    while (!socket.destroyed && socket.write(piece)) {}
    if (!socket.destroyed) socket.once('drain', more)
  }
  more()
  await closed
  return text
}

/** Until connections of this address are closed at once. */
async function untilCutOff(port: number, localAddress: string): Promise<void> {
  for (let isOpen = true; isOpen; ) {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
    const soon = new Promise((resolve) => setTimeout(resolve, 20, 'open'))
    isOpen = (await Promise.race([once(socket.resume(), 'close'), soon])) === 'open'
    socket.destroy()
  }
}

async function ask(port: number, localAddress: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  socket.write(health)
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  socket.destroy()
  return String(answer[0])
}

test.each([
  ['GET /health'],
  ['GET /i/nobody'],
  ['GET /docs'],
  ['GET /assets/page-1a2b3c.js'],
  ['GET /console'],
  ['GET /v1/interviews/getList'],
  ['GET /i/nobody/state'],
  ['HEAD /health'],
  ['OPTIONS /health'],
  ['DELETE /v1/interviews/addOne'],
  ['POST /nowhere'],
  ['POST /v1/interviews/addOne'],
  ['POST /console/session/signIn'],
])(
  '%s with a body in endless pieces of a byte counts as a flood, and its address is cut off',
  async (target) => {
    await using edge = await startEdge({
      limits: { callsPerMinute: 600, requestsPerAddressMax: 100 },
    })
    await pour(edge.port, chunked(target), byteByByte)
    await untilCutOff(edge.port, '127.0.0.2')
    expect(await ask(edge.port, '127.0.0.3')).toContain('200 OK')
  },
)

test('a body that nobody wants is thrown away for a while, and ends with its connection', async () => {
  await using edge = await startEdge()
  expect(await pour(edge.port, chunked('GET /health'), chunk)).toMatch(/^HTTP\/1.1 200/)
  await pour(edge.port, chunked('POST /nowhere'), chunk)
})

test('pieces of any size count as requests of their address', async () => {
  const requestsPerAddressMax = 100
  await using edge = await startEdge({ limits: { callsPerMinute: 600, requestsPerAddressMax } })
  const piece = `100\r\n${' '.repeat(256)}\r\n`
  const send = (pieces: number) =>
    new Promise<string>((resolve) => {
      const socket = connect({ port: edge.port, host: '127.0.0.1', localAddress: '127.0.0.2' })
      let text = ''
      socket.on('data', (received) => {
        text += received
      })
      socket.on('error', () => {})
      socket.once('close', () => resolve(text))
      socket.write(`${chunked('GET /health')}\r\n${piece.repeat(pieces)}0\r\n\r\n`)
    })
  const half = (requestsPerAddressMax * piecesOfRequest) / 2
  expect(await send(half)).toMatch(/^HTTP\/1.1 200/)
  expect(await ask(edge.port, '127.0.0.2')).toContain('200 OK')
  await send(half)
  await untilCutOff(edge.port, '127.0.0.2')
  expect(await ask(edge.port, '127.0.0.3')).toContain('200 OK')
})

test('who sends a little too much still reads the answer: with a GET, and after a refusal', async () => {
  await using edge = await startEdge()
  const small = 'GET /health HTTP/1.1\r\nHost: a\r\nContent-Length: 7\r\n\r\n{"a":1}'
  const told = readAnswers(await exchange(edge.port, [small], { finish: false }))
  expect(told).toMatchObject([{ status: 200, headers: { connection: 'close' } }])

  const socket: Socket = connect(edge.port, '127.0.0.1')
  const size = restBytesMax / 4
  socket.write(
    `POST /v1/interviews/addOne HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\nAuthorization: Bearer x\r\nContent-Encoding: br\r\n\r\n`,
  )
  const [refused] = await once(socket, 'data')
  expect(String(refused)).toMatch(/^HTTP\/1.1 415/)
  // All of it is taken: without an error, which would keep some from reading the answer.
  socket.write(' '.repeat(size))
  expect(await once(socket, 'close')).toEqual([false])
})

test('lines behind a body are few, or count as a flood of their address and of no other', async () => {
  await using edge = await startEdge({ limits: { callsPerMinute: 600 } })
  const behind = (lines: number) =>
    `POST /health HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n${'a:\r\n'.repeat(lines)}\r\n`
  const send = async (lines: number) => {
    const socket = connect({ port: edge.port, host: '127.0.0.1', localAddress: '127.0.0.2' })
    socket.on('error', () => {})
    socket.write(behind(lines))
    const first = await Promise.race([once(socket, 'data'), once(socket, 'close')])
    socket.destroy()
    return String(first[0])
  }
  for (let at = 0; at < 100; at += 1) expect(await send(trailerLinesMax)).toContain('405')
  for (let at = 0; at < requestsPerAddressMax / requestsOfFlood; at += 1) {
    await send(trailerLinesMax + 1)
  }
  await untilCutOff(edge.port, '127.0.0.2')
  expect(await ask(edge.port, '127.0.0.3')).toContain('200 OK')
})

test('a head of too many lines is refused, and counts as a flood of its address and of no other', async () => {
  await using edge = await startEdge({ limits: { callsPerMinute: 600 } })
  const headOf = (lines: number) =>
    `GET /health HTTP/1.1\r\nHost: a\r\n${'a:\r\n'.repeat(lines - 1)}\r\n`
  const send = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect({ port: edge.port, host: '127.0.0.1', localAddress: '127.0.0.2' })
      let answer = ''
      socket.on('data', (received) => {
        answer += received
      })
      socket.on('error', () => {})
      socket.once('close', () => resolve(answer))
      socket.write(text)
    })
  expect(await send(headOf(headLinesMax + 1))).toMatch(/^HTTP\/1.1 431 .*and 100 lines/s)
  expect(await ask(edge.port, '127.0.0.2')).toContain('200 OK')
  while ((await send(headOf(headLinesMax + 1))) !== '') {}
  await untilCutOff(edge.port, '127.0.0.2')
  expect(await ask(edge.port, '127.0.0.3')).toContain('200 OK')
})

test.each([
  ['a head', 'GET /health HTTP/1.1\r\nHost: a\r\n'],
  [
    'what stands behind a body',
    'POST /health HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n',
  ],
])(
  '%s that never ends is refused at its line over the most, and counts as a flood',
  async (_, begun) => {
    await using edge = await startEdge({ limits: { callsPerMinute: 600 } })
    const send = () => pour(edge.port, begun.trimEnd(), 'a:\r\n'.repeat(20))
    while ((await send()) !== '') {}
    await untilCutOff(edge.port, '127.0.0.2')
    expect(await ask(edge.port, '127.0.0.3')).toContain('200 OK')
  },
)

test('what becomes no request counts as one of its address', async () => {
  const requestsPerAddressMax = 100
  await using edge = await startEdge({ limits: { callsPerMinute: 600, requestsPerAddressMax } })
  const look = async () => {
    const socket = connect({ port: edge.port, host: '127.0.0.1', localAddress: '127.0.0.2' })
    socket.on('error', () => {})
    socket.end('GET /health HTTP/1.1\r\nHost')
    await once(socket.resume(), 'close')
  }
  for (let at = 0; at < requestsPerAddressMax; at += 1) await look()
  expect(await ask(edge.port, '127.0.0.2')).not.toContain('200 OK')
  expect(await ask(edge.port, '127.0.0.3')).toContain('200 OK')
})
