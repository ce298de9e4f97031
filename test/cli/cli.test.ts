import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { contentStems } from '../../src/language/words.ts'
import { openConsole } from '../console/console-browser.ts'
import { newDataFile } from '../databases.ts'
import { call, eventually, guidelines, startService } from '../start.ts'
import { serve } from '../trust/served.ts'
import { colloquy, program } from './colloquy.ts'

test('token create prints a token and nothing else, which works in a service that runs already', async () => {
  const databaseURL = newDataFile()
  const service = await startService(databaseURL)
  const env = { DATABASE_URL: databaseURL }
  const made = await colloquy(['token', 'create', '--org', 'acme', '--user', 'ada'], { env })
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(/^clq_[0-9A-Za-z]{36}\n$/)
  const token = made.stdout.trim()
  const list = () => call(`${service.url}/v1/profiles/getList?productID=p`, { token })
  expect((await list()).status).toBe(200)

  const listed = await colloquy(['token', 'list', '--org', 'acme'], { env })
  const tokenID = listed.stdout.split('\t')[0] ?? ''
  expect(listed.stdout).not.toContain(token)
  expect(await colloquy(['token', 'revoke', tokenID], { env })).toMatchObject({ code: 0 })
  // Another process refuses it within a second.
  await expect.poll(async () => (await list()).status).toBe(401)
  expect(await colloquy(['token', 'revoke', tokenID], { env })).toMatchObject({ code: 1 })
  const lines = await service.store.listAudit({ orgID: 'acme', resource: tokenID, limit: 10 })
  const calls = lines.map(({ call, userID }) => `${userID}: ${call}`)
  expect(calls).toEqual(['command line: tokens.addOne', 'command line: tokens.revoke'])
  await service.close()
})

test('a start that no terminal reads along prints no code; a command prints the one that lets in', async () => {
  const databaseURL = newDataFile()
  const started = await serve({ databaseURL })
  const printed = await eventually(async () =>
    started.output().includes('member code') ? started.output() : null,
  )
  expect(printed).not.toMatch(/[\w-]{43}/)
  await started.end('SIGTERM')

  const env = { DATABASE_URL: databaseURL }
  const service = await startService(databaseURL)
  const made = await colloquy(['member', 'code'], { env })
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(made.stdout).toMatch(/^[\w-]{43}\n$/)
  const body = {
    ...{ code: made.stdout.trim(), orgID: 'acme', email: 'olga@example.com' },
    password: 'plain words, long enough',
  }
  expect((await openConsole(service).post('setUp', body)).status).toBe(200)
  const late = await colloquy(['member', 'code'], { env })
  expect(late).toMatchObject({ code: 1, stdout: '' })
  expect(late.stderr).toContain('set up already')
  await service.close()
})

test('a token reads only, or ends, where it is made so', async () => {
  const databaseURL = newDataFile()
  const service = await startService(databaseURL)
  const args = ['token', 'create', '--org', 'acme', '--user', 'ada', '--scopes', 'read']
  const { stdout } = await colloquy([...args, '--expires', '90d'], {
    env: { DATABASE_URL: databaseURL },
  })
  const body = { productID: 'p', interviewName: 'n', guidelines: 'g' }
  const refused = await call(`${service.url}/v1/interviews/addOne`, { token: stdout.trim(), body })
  expect(refused.status).toBe(403)
  const [kept] = await service.store.listTokens({ orgID: 'acme' })
  const days = (Date.parse(kept?.expiresAt ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(89.9)
  expect(days).toBeLessThan(90.1)
  await service.close()
})

test.each([
  [['token', 'create', '--org', 'acme'], /--user/],
  [['token', 'create', '--org', 'a', '--user', 'b', '--expires', 'soon'], /--expires must/],
  [['token', 'create', '--org', 'a', '--user', 'b', '--scopes', 'root'], /--scopes must/],
  [['token', 'create', '--org', '', '--user', 'b'], /--org must/],
  [['take', 'not-a-link'], /link must/],
  [['demo', '--url', 'http://127.0.0.1:1', '--token', 'x'], /./],
  [['fly'], /fly/],
  [['--prot', '4000'], /--prot/],
])('%j ends with a sentence and not with 0', async (args, sentence) => {
  const ended = await colloquy(args, { env: { DATABASE_URL: newDataFile() } })
  expect(ended.code).toBe(1)
  expect(ended.stderr).toMatch(sentence)
  expect(ended.stderr).not.toMatch(/^\s+at /m)
})

test('a link for many people is opened, shown and shut, and invitations sent, on the command line', {
  timeout: 120_000,
}, async () => {
  const databaseURL = newDataFile()
  const service = await startService(databaseURL)
  const token = await service.newToken()
  const about = { productID: 'ledger', interviewName: 'n', guidelines }
  const added = await call(`${service.url}/v1/interviews/addOne`, { token, body: about })
  const { interviewID } = added.json.result
  const env = { DATABASE_URL: databaseURL, PUBLIC_URL: service.url }
  const link = (...args: string[]) =>
    colloquy(['open-link', ...args, '--org', 'acme', '--interview', interviewID], { env })

  expect((await link('show')).stdout).toBe('It was never opened.\n')
  const opened = await link('open', '--people', '3', '--keep', 'pid, source')
  expect(opened).toMatchObject({ code: 0, stderr: '' })
  const [url = ''] = opened.stdout.split('\t')
  expect(opened.stdout).toBe(`${url}\topen\t0 of 3 at most places taken, 0 started, 0 finished\n`)
  expect((await fetch(`${url}/start`, { method: 'POST', redirect: 'manual' })).status).toBe(303)
  const shut = await link('shut')
  expect(shut.stdout).toBe(`${url}\tshut\t1 of 3 at most places taken, 1 started, 0 finished\n`)
  const wrong = await link('open', '--people', 'many')
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('--people must be')])
  const mail = { ...env, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'ask@mail.example' }
  const send = ['invites', 'send', '--org', 'acme', '--interview', interviewID]
  const sent = await colloquy(send, { env: mail })
  // Who came by the link has begun.
  expect(sent.stdout).toMatch(/^0 queued, 1 left\.\n\w{28}\t/)
  await service.close()
})

test('wrong settings stop the start in one line that names them all', async () => {
  const env = { PORT: 'many', RATE_LIMIT: '-1', DATABASE_URL: 'mysql://x' }
  const ended = await colloquy(['serve'], { env })
  expect(ended.code).toBe(1)
  expect(ended.stderr.trim().split('\n')).toHaveLength(1)
  for (const name of Object.keys(env)) expect(ended.stderr).toContain(name)
})

test('help teaches every command', async () => {
  const { stdout } = await colloquy(['--help'])
  for (const command of [
    'serve',
    'token',
    'migrate',
    'backup',
    'restore',
    'person',
    'retention',
    'jobs',
    'take',
    'demo',
  ]) {
    expect(stdout).toContain(command)
    expect((await colloquy([command, '--help'])).stdout).toContain('Usage')
  }
})

test('migrate brings a database up to date, once', async () => {
  const env = { DATABASE_URL: newDataFile() }
  expect((await colloquy(['migrate'], { env })).stdout).toMatch(/^Applied: /)
  expect((await colloquy(['migrate'], { env })).stdout).toBe('Up to date.\n')
})

test('demo shows a real interview and a profile in which every line is a question and its answer', async () => {
  const { code, stdout } = await colloquy(['demo', '--exit'])
  expect(code).toBe(0)
  const asked = [...stdout.matchAll(/^Interviewer: (.+)$/gm)].map((match) => match[1] ?? '')
  const said = [...stdout.matchAll(/^Participant: (.+)$/gm)].map((match) => match[1] ?? '')
  expect(new Set(asked).size).toBe(asked.length)

  const followUps = asked.filter((question) => {
    const quoted = /[“"]([^”"]+)[”"]/.exec(question)?.[1]
    return quoted !== undefined && said.some((answer) => answer.includes(quoted))
  })
  expect(followUps.length).toBeGreaterThanOrEqual(1)

  const profile = JSON.parse(stdout.slice(stdout.indexOf('\n{'), stdout.lastIndexOf('\n}') + 2))
  const { background = '', productAlignment = '', key_values, interests } = profile.details
  for (const line of [...key_values, ...interests]) {
    expect(said.some((answer) => answer.includes(line))).toBe(true)
  }
  const framed = [...said, ...asked, 'Put right at the end', 'Added at the end'].join(' ')
  const stems = new Set(contentStems(framed, 'en'))
  const shown = contentStems(`${background} ${productAlignment}`, 'en')
  expect(shown.length).toBeGreaterThan(10)
  for (const stem of shown) expect(stems).toContain(stem)
  // The service that it would lead to has ended with the command.
  expect(stdout).not.toMatch(/\/i\/[0-9A-Za-z]{28}/)
})

test('demo leaves a link that opens for as long as it says', async () => {
  const child = spawn(process.execPath, [program, 'demo'], { env: { PATH: process.env.PATH } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const link = await new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^ {2}(http\S+\/i\/[0-9A-Za-z]{28})$/.exec(line)?.[1]
      if (found) resolve(found)
    })
  })
  expect((await fetch(link)).status).toBe(200)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})

test('demo ends quietly once nobody reads on', async () => {
  const child = spawn(process.execPath, [program, 'demo'], { env: { PATH: process.env.PATH } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += String(chunk)
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.stdout.once('data', () => child.stdout.destroy())
  expect(await ended).toBe(0)
  expect(complaints).not.toMatch(/EPIPE|^\s+at /m)
})

test('take lets a person answer in the terminal', async () => {
  const service = await startService(newDataFile())
  const token = await service.newToken()
  const added = await call(`${service.url}/v1/interviews/addOne`, {
    token,
    body: { productID: 'p', interviewName: 'Terminal', guidelines },
  })
  const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}`
  const link: string = (await call(service.url + path, { token })).json.result[0]
  const typed = [
    'y',
    'Sample Person',
    '',
    '',
    '',
    'I use it daily for invoices.',
    '/skip',
    '/stop',
    'y',
  ]
  const ended = await colloquy(['take', link], { typed: `${typed.join('\n')}\n` })
  expect(ended.stdout).toContain('That is all. Thank you.')
  const invite = await eventually(async () => {
    const read = await call(`${service.url}/v1/invites/getOne?linkID=${link.split('/').at(-1)}`, {
      token,
    })
    return read.json.result.status === 'completed' ? read.json.result : null
  })
  expect(invite.userInfo).toEqual({ name: 'Sample Person' })
  expect(JSON.stringify(invite.conversation)).toContain('I use it daily for invoices.')
  await service.close()
})
