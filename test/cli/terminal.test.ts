import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { newDataFile } from '../databases.ts'
import { call, startService } from '../start.ts'
import { colloquy, colloquyAtTerminal, terminalOf } from './colloquy.ts'

const create = ['token', 'create', '--org', 'acme', '--user', 'ada']

test('whoever makes the first token at a terminal is told where the new database is', async () => {
  const databaseURL = newDataFile()
  const env = { DATABASE_URL: databaseURL }
  const first = await colloquyAtTerminal(create, { env })
  expect(first.code).toBe(0)
  expect(first.shown).toContain(`a new one was made at ${databaseURL.replace('file:', '')}`)
  const second = await colloquyAtTerminal(create, { env })
  expect(second.shown).toMatch(/^clq_[0-9A-Za-z]{36}\r\n$/)
}, 120_000)

test('a person at a terminal is asked before something is erased; a script is not', async () => {
  const databaseURL = newDataFile()
  const env = { DATABASE_URL: databaseURL }
  const service = await startService(databaseURL)
  const token = await service.newToken()
  const body = { productID: 'p', interviewName: 'n', guidelines: 'Why?' }
  const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
  const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}&count=2`
  const links: string[] = (await call(service.url + path, { token })).json.result
  const standing = () => Promise.all(links.map(async (link) => (await fetch(link)).status))
  expect(await standing()).toEqual([200, 200])

  const erase = (at: number) => ['person', 'erase', '--org', 'acme', '--link', links[at] ?? '']
  const refused = await colloquyAtTerminal(erase(0), { env, typed: 'n\n' })
  expect([refused.code, refused.shown]).toEqual([
    1,
    expect.stringMatching(/It cannot be undone\. \[y\/N\] [\s\S]*Nothing was erased\./),
  ])
  expect(await standing()).toEqual([200, 200])
  const agreed = await colloquyAtTerminal(erase(0), { env, typed: 'y\n' })
  expect([agreed.code, agreed.shown]).toEqual([0, expect.stringContaining('Erased: ')])
  const scripted = await colloquy(erase(1), { env })
  expect(scripted).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Erased: /),
  })
  expect(await standing()).toEqual([404, 404])

  const nobody = ['person', 'erase', '--org', 'acme', '--email', 'nobody@example.com', '--yes']
  expect((await colloquyAtTerminal(nobody, { env })).shown).toMatch(/^Erased: 0 interviews/)
  await service.close()
}, 120_000)

test('a long work tells a terminal where it stands, and a script nothing but the end', async () => {
  const databaseURL = newDataFile()
  const env = { DATABASE_URL: databaseURL }
  await colloquy(create, { env })
  const file = databaseURL.replace('file:', '')
  const shown = await colloquyAtTerminal(['backup', `${file}.one`], { env })
  expect(shown.shown).toMatch(/copying …[\s\S]*\[#*\.*\] +\d+ % packing[\s\S]*Backed up/)
  const told = await colloquy(['backup', `${file}.two`], { env })
  expect(told).toMatchObject({ code: 0, stderr: '' })
  expect(told.stdout).toMatch(/^Backed up and read through: .*\n$/)
  const restored = await colloquyAtTerminal(['restore', `${file}.one`, '--replace'], { env })
  expect(restored.shown).toMatch(/% unpacking[\s\S]*checking …[\s\S]*Restored\./)
}, 120_000)

test('the log of a service at a terminal is for people', async () => {
  const child = spawn('script', terminalOf(['serve', '--port', '0']), {
    env: { PATH: process.env.PATH, DATABASE_URL: newDataFile(), NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGTERM'))
  const lines: string[] = []
  const line = await new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      lines.push(text)
      const url = /^Colloquy listens on (\S+)/.exec(text)?.[1]
      if (url) void fetch(`${url}/docs`)
      if (/GET/.test(text)) resolve(text.trim())
    })
  })
  expect(line).toMatch(/^\d\d:\d\d:\d\d info {2}GET \/docs 200 [\d.]+ ms requestID=\S+$/)
  expect(lines.filter((text) => text.startsWith('{'))).toEqual([])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // Ctrl-C, as it is typed.
  child.stdin.write('\u0003')
  expect(await ended).toBe(0)
}, 120_000)
