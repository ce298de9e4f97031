import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowedOf } from '../../src/outbound/allowed.ts'
import { createNames } from '../../src/outbound/names.ts'
import { createOutbound } from '../../src/outbound/outbound.ts'

/** A name server: it says nothing of `silent`, that there is no `none`, and where all else is. */
const server = createSocket('udp4')
let folder = ''
let servers: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colloquy-names-'))
  server.on('message', (question, { port, address }) => {
    const { name, end, type } = readQuestion(question)
    if (name.includes('silent')) return
    const isFound = type === 1 && !name.includes('none')
    const head = Buffer.from(question.subarray(0, end))
    head.writeUInt16BE(name.includes('none') ? 0x8183 : 0x8180, 2)
    head.writeUInt16BE(isFound ? 1 : 0, 6)
    head.fill(0, 8, 12)
    const found = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 93, 184, 216, 34])
    server.send(isFound ? Buffer.concat([head, found]) : head, port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  servers = [`127.0.0.1:${server.address().port}`]
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

function readQuestion(question: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let long = question[at] ?? 0; long > 0; long = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + long))
    at += long + 1
  }
  const name = labels.join('.').toLowerCase()
  return { name, end: at + 5, type: question.readUInt16BE(at + 1) }
}

const names = (hosts = 'nowhere') =>
  createNames({ servers, hosts: join(folder, hosts), answerMsMax: 50 })

test('names are found with the name servers, and those of the hosts file in it', async () => {
  expect(await names()('hooks.example.com')).toEqual(['93.184.216.34'])
  await writeFile(
    join(folder, 'hosts'),
    '# ours\n10.0.0.9\tdb.corp silent.corp # x\n::1 db.corp\nx y\n',
  )
  const look = names('hosts')
  expect(await look('DB.corp')).toEqual(['10.0.0.9', '::1'])
  expect(await look('silent.corp')).toEqual(['10.0.0.9'])
  expect(await look('y')).toEqual(['93.184.216.34'])
  await expect(look('none.example.com')).rejects.toMatchObject({ code: 'ENOTFOUND' })
})

test('this machine’s own names are found by themselves, and lead inside', async () => {
  const outbound = createOutbound({ allowed: allowedOf([]) })
  const why = { code: 'invalid', message: expect.stringContaining('lead out') }
  await expect(outbound.check('org', 'https://localhost/')).rejects.toMatchObject(why)
  const named = createOutbound({ allowed: allowedOf(['localhost']) })
  await named.check('org', 'http://localhost/')
})

test('a name server that says nothing is this side’s, unless others tell of other names meanwhile', async () => {
  const look = names()
  await expect(look('silent.example.com')).rejects.toMatchObject({ code: 'unavailable' })
  const silent = look('silent.example.com')
  const good = look('hooks.example.com')
  await expect(silent).rejects.toMatchObject({ code: 'EAI_AGAIN' })
  expect(await good).toHaveLength(1)
  const outbound = createOutbound({ allowed: allowedOf([]), lookUp: names() })
  const url = 'https://silent.example.com/'
  const posted = await outbound.post({ orgID: 'org', url, headers: {}, body: '{}' })
  expect(posted).toMatchObject({ code: null, isOurs: true })
})

test('names of one organization that are never found hold up none of another', async () => {
  const silent = new Set<(found: string[]) => void>()
  const outbound = createOutbound({
    allowed: allowedOf([]),
    lookUp: (name) =>
      name.startsWith('silent')
        ? new Promise((resolve) => silent.add(resolve))
        : Promise.resolve(['93.184.216.34']),
  })
  const check = (orgID: string, name: string) => outbound.check(orgID, `https://${name}.example/`)
  const theirs = Array.from({ length: 8 }, (_, at) => check('theirs', `silent-${at}`))
  await check('ours', 'good')
  expect(silent.size).toBe(2)
  // Each that ends lets the next one in.
  const settled = Promise.allSettled(theirs)
  for (const resolve of silent) {
    resolve(['93.184.216.34'])
    await new Promise((done) => setImmediate(done))
  }
  expect((await settled).map(({ status }) => status)).toEqual(Array(8).fill('fulfilled'))
})
