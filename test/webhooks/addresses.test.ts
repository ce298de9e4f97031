import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { allowedOf } from '../../src/outbound/allowed.ts'
import { createOutbound } from '../../src/outbound/outbound.ts'
import { startReceiver } from './receiver.ts'

/** Where a name leads, by the name itself: `10-0-0-1.inside.example`. */
const leads: Record<string, string[]> = {
  'hooks.example.com': ['93.184.216.34', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'metadata.google.internal': ['169.254.169.254'],
  'localhost.': ['127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
  'app.localhost': ['127.0.0.1'],
  'both.example.com': ['93.184.216.34', '10.0.0.1'],
  'mapped.example.com': ['::ffff:10.0.0.1'],
  'link.example.com': ['fe80::1%eth0'],
  'none.example.com': [],
  'db.corp.example': ['10.1.2.3'],
}
const lookUp = async (name: string) => {
  const found = leads[name]
  if (!found) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
  return found
}

const inside = [
  ...['http://127.0.0.1/', 'https://127.0.0.1/', 'https://127.1/', 'https://127.0.0.1:8443/x'],
  ...['https://2130706433/', 'https://0x7f000001/', 'https://017700000001/', 'https://0177.0.0.1/'],
  ...['https://0x7f.1/', 'https://127.0.1/', 'https://0/', 'https://0.0.0.0/', 'https://0.1.2.3/'],
  ...['https://localhost/', 'https://LOCALHOST/', 'https://localhost./', 'https://app.localhost/'],
  ...['https://10.0.0.1/', 'https://10.255.255.255/', 'https://172.16.0.1/', 'https://172.31.9.9/'],
  ...['https://192.168.0.1/', 'https://192.168.255.255/', 'https://100.64.0.1/'],
  ...['https://100.100.100.200/', 'https://169.254.169.254/latest/meta-data/'],
  ...[
    'https://169.254.170.2/',
    'https://2852039166/',
    'https://0xa9fea9fe/',
    'https://192.0.0.192/',
  ],
  ...['https://168.63.129.16/', 'https://192.0.2.1/', 'https://198.51.100.1/'],
  ...['https://203.0.113.1/', 'https://198.18.0.1/', 'https://198.19.255.255/'],
  ...['https://192.88.99.1/', 'https://224.0.0.1/', 'https://239.255.255.255/'],
  ...['https://240.0.0.1/', 'https://255.255.255.255/', 'https://metadata.google.internal/'],
  ...['https://[::1]/', 'https://[::]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/'],
  ...['https://[::ffff:169.254.169.254]/', 'https://[::127.0.0.1]/', 'https://[fe80::1]/'],
  ...['https://[fc00::1]/', 'https://[fd00:ec2::254]/', 'https://[fec0::1]/', 'https://[ff02::1]/'],
  ...['https://[64:ff9b::7f00:1]/', 'https://[64:ff9b:1::1]/', 'https://[2002:7f00:1::]/'],
  ...['https://[2001::1]/', 'https://[2001:db8::1]/', 'https://[100::1]/', 'https://[3fff::1]/'],
  ...['https://[0:0:0:0:0:0:0:1]/', 'https://[5f00::1]/', 'https://both.example.com/'],
  ...['https://mapped.example.com/', 'https://link.example.com/', 'https://db.corp.example/'],
  ...['https://１２７.０.０.１/', 'https://127。0。0。1/'],
]

const strange = [
  ...['ftp://hooks.example.com/', 'file:///etc/passwd', 'gopher://127.0.0.1/', 'javascript:1', 'x'],
  ...[
    'http://hooks.example.com/',
    'https://user@hooks.example.com/',
    'https://:p@hooks.example.com/',
  ],
  ...[
    'https://hooks.example.com/#part',
    'https://none.example.com/',
    'https://nobody.example.com/',
  ],
  ...[
    'https://127.0.0.1\\@hooks.example.com/',
    'https:///',
    'https://[::1',
    '//hooks.example.com/',
  ],
]

test('sixty addresses by which one might reach inside are refused, when added, sent to and read', async () => {
  const outbound = createOutbound({ allowed: allowedOf([]), lookUp })
  expect(new Set(inside).size).toBeGreaterThan(60)
  for (const url of [...inside, ...strange]) {
    await expect(outbound.check('org', url), url).rejects.toMatchObject({ code: 'invalid' })
    const posted = await outbound.post({ orgID: 'org', url, headers: {}, body: '{}' })
    expect(posted.reason, url).toMatch(/^It was not sent: |not found/)
    expect(posted.code, url).toBeNull()
    const read = outbound.getJSON({ orgID: 'org', url })
    await expect(read, url).rejects.toMatchObject({ code: 'invalid' })
  }
  await outbound.check('org', 'https://hooks.example.com/a?b=c')
  await outbound.check('org', 'https://93.184.216.34:8443/')
  await outbound.check('org', 'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/')
})

test('what the operator names is let through, by its name or by its network, and nothing beside it', async () => {
  const allowed = allowedOf(['db.corp.example', '192.168.7.0/24', '::1'])
  const outbound = createOutbound({ allowed, lookUp })
  for (const url of [
    ...['http://db.corp.example/', 'https://db.corp.example/', 'http://192.168.7.9:81/'],
    ...['https://[::1]/', 'https://[::ffff:192.168.7.9]/'],
  ]) {
    await outbound.check('org', url)
  }
  for (const url of [
    ...['https://10.1.2.3/', 'https://192.168.8.1/', 'https://localhost/', 'https://[::2]/'],
    ...['https://x.db.corp.example/', 'http://hooks.example.com/'],
  ]) {
    await expect(outbound.check('org', url), url).rejects.toMatchObject({ code: 'invalid' })
  }
})

test('a name that leads elsewhere a moment later is not followed inside', async () => {
  const receiver = await startReceiver()
  const answers = [['93.184.216.34'], ['127.0.0.1'], ['127.0.0.1']]
  const rebinding = async () => answers.shift() ?? ['127.0.0.1']
  const outbound = createOutbound({ allowed: allowedOf([]), lookUp: rebinding })
  const url = `https://hooks.example.com:${receiver.port}/`
  await outbound.check('org', url)
  const { reason } = await outbound.post({ orgID: 'org', url, headers: {}, body: '{"data":{}}' })
  expect(reason).toMatch(/^It was not sent: url must lead out/)
  await expect(outbound.getJSON({ orgID: 'org', url })).rejects.toThrow('url must lead out')
  expect(receiver.received).toEqual([])
  await receiver.close()
})

test('it connects to the very address that was checked', async () => {
  const receiver = await startReceiver()
  const asked: string[] = []
  const outbound = createOutbound({
    allowed: allowedOf(['127.0.0.0/8']),
    async lookUp(name) {
      asked.push(name)
      return asked.length === 1 ? ['127.0.0.1'] : ['192.0.2.1']
    },
  })
  const url = `http://nowhere.invalid:${receiver.port}/`
  const posted = await outbound.post({ orgID: 'org', url, headers: {}, body: '{"data":{}}' })
  expect(posted).toMatchObject({ code: 200, answer: 'ok', reason: null })
  expect(asked).toEqual(['nowhere.invalid'])
  await receiver.close()
})

test('of an answer only the beginning is read, and no redirect is followed', async () => {
  const receiver = await startReceiver()
  const outbound = createOutbound({ allowed: allowedOf(['127.0.0.1']) })
  const post = () =>
    outbound.post({ orgID: 'org', url: receiver.url, headers: {}, body: '{"data":{}}' })
  receiver.answers((response) => {
    // Without an end: whoever read on would never come back.
    const more = () => {
      if (!response.destroyed) response.write('ä\0'.repeat(10_000), () => setImmediate(more))
    }
    more()
  })
  const { code, answer } = await post()
  expect([code, answer?.length, answer?.includes('\0')]).toEqual([200, 1_000, false])
  receiver.answers((response) =>
    response.writeHead(302, { location: `${receiver.url}/inside` }).end(),
  )
  expect(await post()).toMatchObject({ code: 302, answer: null })
  expect(receiver.received).toHaveLength(2)
  receiver.answers((response) => response.destroy())
  expect(await post()).toMatchObject({ code: null, reason: expect.stringContaining('ended') })
  await receiver.close()
  expect(await post()).toMatchObject({ code: null, reason: 'It refused the connection.' })
})

test('whoever sends interim heads without end is left, and a few of them are waited through', async () => {
  const outbound = createOutbound({ allowed: allowedOf(['127.0.0.1']) })
  const postTo = async (answer: (socket: Socket) => void) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => answer(socket))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo // It listens at a port.
    const url = `http://127.0.0.1:${port}/`
    const posted = await outbound.post({ orgID: 'org', url, headers: {}, body: '{"data":{}}' })
    server.close()
    return posted
  }
  const left = { code: null, reason: 'It went on without ever answering.' }
  const interim = (head: string) => `HTTP/1.1 103 A\r\n${head}\r\n`
  const sending = (piece: string) => (socket: Socket) => {
    const more = () => {
      if (socket.writable) socket.write(piece, () => setImmediate(more))
    }
    more()
  }
  expect(await postTo(sending(interim('').repeat(1_000)))).toMatchObject(left)
  const large = `x: ${'a'.repeat(15_000)}\r\n`
  expect(await postTo((socket) => socket.write(interim(large).repeat(3)))).toMatchObject(left)
  const few = `${interim('').repeat(5)}HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok`
  expect(await postTo((socket) => socket.write(few))).toMatchObject({ code: 200, answer: 'ok' })
})
