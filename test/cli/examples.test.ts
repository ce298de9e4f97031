import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { openStore } from '../../src/storage/open.ts'
import { freePort } from '../chaos/killable.ts'
import { newDataFile } from '../databases.ts'
import { call, startService, takeInterview } from '../start.ts'
import { startReceiver, verify } from '../webhooks/receiver.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

test('the programs in examples/ make an interview, collect what was told, and read conversations', async () => {
  const service = await startService(newDataFile())
  const env = { COLLOQUY_URL: service.url, COLLOQUY_TOKEN: await service.newToken() }
  const example = async (...args: string[]) => {
    const { stdout } = await run(process.execPath, args, { cwd: root, env, timeout: 60_000 })
    return stdout
  }
  const guide = 'examples/guides/invoicing.md'
  const made = await example('examples/send.ts', 'Ledgerly', guide, '2')
  const [interviewID = '', first = '', ...rest] = made.trim().split('\n')
  expect([interviewID, first, rest.length]).toEqual([
    expect.stringMatching(/^int_/),
    expect.stringContaining('/i/'),
    1,
  ])
  const said = [
    'I sent the last invoice on Friday. The export was slow, which is a pain every week.',
  ]
  await takeInterview(first, said, { onboard: { name: 'Sample Person', occupation: 'Baker' } })
  while (await service.worker.tick());

  const collected = await example('examples/collect.ts', 'Ledgerly', interviewID)
  expect(collected).toContain('Sample, Baker')
  expect(collected).toContain('The export was slow')
  expect(collected).toContain('1 of 2 finished.')
  expect(await example('examples/plain-fetch.js', interviewID)).toContain(`user: ${said[0]}`)
})

test('webhooks are added, changed, tried, sent to again, listed and removed on the command line', async () => {
  const databaseURL = newDataFile()
  await (await openStore(databaseURL)).close()
  const env = { ...process.env, DATABASE_URL: databaseURL, WEBHOOK_ALLOW: '127.0.0.1' }
  const colloquy = (...args: string[]) =>
    run(process.execPath, ['src/cli/colloquy.ts', 'webhooks', ...args], { cwd: root, env })
  const receiver = await startReceiver()
  const org = ['--org', 'acme']
  const added = await colloquy('add', ...org, '--url', receiver.url, '--events', 'care.heard')
  const [webhookID = '', secret = ''] = added.stdout.trim().split('\t')
  const tried = await colloquy('test', ...org, webhookID)
  expect(tried.stdout).toMatch(/^succeeded: It answered 200\. \d+ ms\nok\n$/)
  const [one] = receiver.received
  if (one) verify(secret, one)
  expect(receiver.types()).toEqual(['webhook.test'])
  const { stdout } = await colloquy('list', ...org)
  expect(stdout).toContain(`${webhookID}\t${receiver.url}\tcare.heard\tenabled\t`)
  expect(stdout).not.toContain(secret)
  const sent = await colloquy('deliveries', ...org, webhookID)
  expect(sent.stdout).toMatch(/^msg_\w+\twebhook\.test\t\S+Z\t1\t200\t\d+ ms\n$/)
  expect((await colloquy('deliveries', ...org, '--failed', webhookID)).stdout).toBe('')
  const since = ['--since', '2026-01-01T00:00:00Z']
  expect((await colloquy('replay', ...org, ...since, webhookID)).stdout).toBe(
    '0 will be sent again.\n',
  )
  expect((await colloquy('rotate', ...org, webhookID)).stdout).toMatch(/^whsec_\S{44}\n$/)
  const changed = ['--shut', '--events', 'invite.ended']
  expect((await colloquy('update', ...org, ...changed, webhookID)).stdout).toBe('Changed.\n')
  expect((await colloquy('list', ...org)).stdout).toContain('\tinvite.ended\tnot enabled\t')
  expect((await colloquy('remove', ...org, webhookID)).stdout).toBe('Removed.\n')
  await expect(colloquy('test', ...org, webhookID)).rejects.toMatchObject({
    stderr: 'There is no webhook with this webhookID; webhookIDs begin with whk_.\n',
  })
  await expect(colloquy('add', ...org, '--url', 'https://10.0.0.1/')).rejects.toMatchObject({
    stderr: expect.stringContaining('must lead out'),
  })
  await expect(colloquy('update', ...org, '--events', 'none', webhookID)).rejects.toMatchObject({
    stderr: expect.stringContaining('--events must be some of invite.started'),
  })
  await receiver.close()
}, 120_000)

test('the receiver in examples/ takes what is signed, once, and nothing else', async () => {
  const { webhookAllow } = readConfig({ WEBHOOK_ALLOW: '127.0.0.1' })
  const service = await startService(newDataFile(), { config: { webhookAllow } })
  const token = await service.newToken({ scopes: ['admin'] })
  const post = async (path: string, body: object) =>
    (await call(`${service.url}/v1/webhooks/${path}`, { token, body })).json.result
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const { webhookID, secret } = await post('addOne', { url, events: ['invite.started'] })
  const env = { ...process.env, COLLOQUY_WEBHOOK_SECRET: secret, PORT: String(port) }
  const receiver = spawn(process.execPath, ['examples/webhook.js'], { cwd: root, env })
  await once(receiver.stdout, 'data')
  const told = once(receiver.stdout, 'data')
  expect(await post('test', { webhookID })).toMatchObject({ code: 204 })
  expect(String(await told)).toBe(`webhook.test ${service.url}/v1/webhooks/getList\n`)
  await post('rotateSecret', { webhookID })
  expect(await post('test', { webhookID })).toMatchObject({ code: 204 })
  expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401)
  receiver.kill()
  await once(receiver, 'exit')
  await service.close()
})
