import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { boundConnections } from '../../src/http/limits/connections.ts'
import { startEdge } from './edge-server.ts'
import { tokens } from './scripted-service.ts'

/** Connections that say nothing, from an address of this machine. */
async function openIdle(port: number, localAddress: string, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {}),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  return sockets
}

async function isOpen(socket: Socket, times = 50): Promise<boolean> {
  for (let at = 0; at < times && !socket.closed; at += 1) {
    socket.resume()
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return !socket.closed
}

async function countOpen(sockets: readonly Socket[]): Promise<number> {
  const open = await Promise.all(sockets.map((socket) => isOpen(socket)))
  return open.filter(Boolean).length
}

const state = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n'

test('an address keeps so many idle connections, and its oldest go first', async () => {
  await using edge = await startEdge({ limits: { connectionsPerAddressMax: 10 } })
  const old = await openIdle(edge.port, '127.0.0.2', 10)
  const others = await openIdle(edge.port, '127.0.0.3', 10)
  const late = await openIdle(edge.port, '127.0.0.2', 4)
  expect(await countOpen(old)).toBe(6)
  expect(old.slice(0, 4).every(({ closed }) => closed)).toBe(true)
  expect(await countOpen([...others, ...late])).toBe(14)
  for (const socket of [...old, ...late, ...others]) socket.destroy()
})

test('a connection with a request under way is not cut for idle ones', async () => {
  await using edge = await startEdge({ limits: { connectionsPerAddressMax: 3 } })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  edge.script('interviews.getOne', async () => {
    await held
    return { value: {} }
  })
  const [busy] = await openIdle(edge.port, '127.0.0.2', 1)
  busy?.write(
    `GET /v1/interviews/getOne?interviewID=a HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${tokens.both}\r\n\r\n`,
  )
  while (edge.asked.length === 0) await new Promise((resolve) => setImmediate(resolve))
  const idle = await openIdle(edge.port, '127.0.0.2', 10)
  expect(await countOpen(idle)).toBe(2)
  release()
  const [answer] = await once(busy as Socket, 'data')
  expect(String(answer)).toContain('200 OK')
  for (const socket of [...idle, busy]) socket?.destroy()
})

test('when all connections are nearly used up, the idle ones of the address that has the most make room for others', async () => {
  await using edge = await startEdge({
    limits: { connectionsMax: 100, connectionsPerAddressMax: 1_000 },
  })
  const flood = await openIdle(edge.port, '127.0.0.2', 300)
  const honest = await openIdle(edge.port, '127.0.0.3', 20)
  for (const socket of honest) {
    socket.write(state)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('200 OK')
  }
  expect(await countOpen(honest)).toBe(20)
  for (const socket of [...flood, ...honest]) socket.destroy()
})

test('connections whose bodies never come make room like idle ones, behind a proxy too', async () => {
  await using edge = await startEdge({
    trustProxy: ['127.0.0.2'],
    limits: { connectionsMax: 100, connectionsPerAddressMax: 1_000 },
  })
  const flood = await openIdle(edge.port, '127.0.0.2', 89)
  for (const socket of flood) {
    socket.write(
      'POST /i/nobody/events HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
  }
  for (let at = 0; at < 40; at += 1) {
    const [honest] = await openIdle(edge.port, '127.0.0.2', 1)
    honest?.write(state)
    const [answer] = await once(honest as Socket, 'data')
    expect(String(answer)).toContain('200 OK')
  }
  expect(await countOpen(flood)).toBeLessThan(89)
  for (const socket of flood) socket.destroy()
})

test('a connection whose body comes after its answer makes room like any other', async () => {
  await using edge = await startEdge({
    limits: { connectionsMax: 100, connectionsPerAddressMax: 1_000 },
  })
  const flood = await openIdle(edge.port, '127.0.0.2', 89)
  for (const socket of flood) {
    socket.write('POST /v1/interviews/addOne HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n')
    await once(socket, 'data')
    socket.write('12345')
  }
  for (let at = 0; at < 40; at += 1) {
    const [honest] = await openIdle(edge.port, '127.0.0.3', 1)
    honest?.write(state)
    const [answer] = await once(honest as Socket, 'data')
    expect(String(answer)).toContain('200 OK')
  }
  for (const socket of flood) socket.destroy()
})

test('a connection on which many requests are sent at once is closed, and the others go on', async () => {
  await using edge = await startEdge()
  const [flood, honest] = await openIdle(edge.port, '127.0.0.2', 2)
  flood?.write('GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(300))
  expect(await isOpen(flood as Socket)).toBe(false)
  honest?.write(state.repeat(3))
  const [answer] = await once(honest as Socket, 'data')
  expect(String(answer)).toContain('200 OK')
  honest?.destroy()
})

test('an address that sends requests faster than anybody needs to is cut off for a while, and no other is', async () => {
  await using edge = await startEdge({
    limits: { callsPerMinute: 600, requestsPerAddressMax: 8 },
  })
  const [flood, other] = await openIdle(edge.port, '127.0.0.2', 2)
  const [honest] = await openIdle(edge.port, '127.0.0.3', 1)
  for (let at = 0; at < 8; at += 1) {
    flood?.write(state)
    await once(flood as Socket, 'data')
  }
  flood?.write(state)
  expect(await countOpen([flood as Socket, other as Socket])).toBe(0)
  const late = await openIdle(edge.port, '127.0.0.2', 1)
  expect(await countOpen(late)).toBe(0)
  honest?.write(state)
  const [answer] = await once(honest as Socket, 'data')
  expect(String(answer)).toContain('200 OK')
  edge.clock.at = new Date(edge.clock.at.getTime() + 10_000)
  const [back] = await openIdle(edge.port, '127.0.0.2', 1)
  back?.write(state)
  const [again] = await once(back as Socket, 'data')
  expect(String(again)).toContain('200 OK')
  for (const socket of [honest, back]) socket?.destroy()
})

test('everybody may stand behind a proxy that is trusted: it has no bound of its own', async () => {
  await using edge = await startEdge({
    limits: { connectionsPerAddressMax: 3 },
    trustProxy: ['127.0.0.0/30'],
  })
  const proxied = await openIdle(edge.port, '127.0.0.2', 20)
  const direct = await openIdle(edge.port, '127.0.0.9', 20)
  expect(await countOpen(proxied)).toBe(20)
  expect(await countOpen(direct)).toBe(3)
  for (const socket of [...proxied, ...direct]) socket.destroy()
})

test('what arrived together with a request that was one too many is not parsed', async () => {
  const requestsUnderWayMax = 8
  const server = createServer({ requireHostHeader: false }, () => {})
  boundConnections(
    server,
    { connectionsMax: 100, perAddressMax: 100, requestsUnderWayMax, requestsPerAddress: null },
    [],
  )
  let parsed = 0
  server.on('request', () => {
    parsed += 1
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\n\r\n'.repeat(3_000))
  await once(socket.resume(), 'close')
  expect(parsed).toBeGreaterThan(requestsUnderWayMax)
  expect(parsed).toBeLessThanOrEqual(requestsUnderWayMax + 2)
  server.close()
})

test('the pages of a list that one organization reads wait for no more than one of another', async () => {
  // Each token of an organization of its own.
  await using edge = await startEdge({
    limits: { callsPerMinute: 600 },
    authenticate: async (token) => ({
      ...{ orgID: token, userID: 'u', tokenHash: token, tokenID: 'tok' },
      scopes: ['read'],
    }),
  })
  const pages = 4_000
  async function* list() {
    for (let at = 0; at < pages; at += 1) yield ['"a"']
  }
  edge.script('products.getList', async () => ({ pages: list(), next: null }))
  const text = `{"result":[${Array.from({ length: pages }, () => '"a"').join(',')}]}`
  const read = async (token: string) =>
    (
      await edge.call('/v1/products/getList', { headers: { authorization: `Bearer ${token}` } })
    ).text()
  let ended = 0
  const many = Array.from({ length: 4 }, async () => {
    await read(tokens.all)
    ended += 1
  })
  const one = read(tokens.both).then((told) => {
    expect(told).toBe(text)
    return ended
  })
  expect(await one).toBe(0)
  await Promise.all(many)
  expect(ended).toBe(4)
})

test('behind a proxy whoever asks faster than anybody needs to is told to wait, and no one else', async () => {
  const limits = { callsPerMinute: 600, requestsPerAddressMax: 5 }
  await using edge = await startEdge({ trustProxy: ['127.0.0.1'], limits })
  const ask = async (from: string, path = '/docs') =>
    (await edge.call(path, { headers: { 'x-forwarded-for': from } })).status
  for (let at = 0; at < 5; at += 1) expect(await ask('203.0.113.1')).toBe(200)
  expect(await ask('203.0.113.1')).toBe(429)
  expect(await ask('203.0.113.1', '/unknown')).toBe(429)
  expect(await ask('203.0.113.1:4711')).toBe(429)
  expect(await ask('203.0.113.2')).toBe(200)
  const own = await fetch(`${edge.url}/health`)
  expect(own.status).toBe(200)
  edge.clock.at = new Date(edge.clock.at.getTime() + 10_000)
  expect(await ask('203.0.113.1')).toBe(200)
})
