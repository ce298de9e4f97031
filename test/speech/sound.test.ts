import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { soundBytesOfAnswerMax } from '../../src/contract/participant.ts'
import { createSealing } from '../../src/service/sound/sealing.ts'
import type { SoundRoom } from '../../src/service/sound/sound-store.ts'
import { colloquy } from '../cli/colloquy.ts'
import { databases } from '../databases.ts'
import { call, details, guidelines, openLink, startService, type TestService } from '../start.ts'
import { wav } from './recordings.ts'

const newKey = () => randomBytes(32).toString('base64')
const key = newKey()
const settings = {
  COLLOQUY_SPEECH: 'openai-compatible/tiny',
  COLLOQUY_SPEECH_URL: 'http://127.0.0.1:9',
  COLLOQUY_SOUND_KEY: key,
}
const said = 'I billed one client twice. Then I wrote it down.'

let service: TestService | null = null
let log: string[] = []
afterEach(async () => {
  await service?.close()
  service = null
})

async function start(
  databaseURL: string,
  env: Record<string, string> = settings,
  { room, now }: { room?: Partial<SoundRoom>; now?: () => Date } = {},
) {
  log = []
  const { speech, soundKeys, soundRoom } = readConfig(env)
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) })
  const config = { speech, soundKeys, soundRoom: { ...soundRoom, ...room } }
  service = await startService(databaseURL, { config, logger, ...(now && { now }) })
  // What the first answer waits for takes long on a busy machine.
  await service.warmUp()
  return { service, url: service.url, token: await service.newToken() }
}

type Started = Awaited<ReturnType<typeof start>>

async function newLink({ url, token }: Started, more: object = { sound: true }): Promise<string> {
  const body = { productID: 'p', interviewName: 'n', guidelines, ...more }
  const added = await call(`${url}/v1/interviews/addOne`, { token, body })
  const { interviewID } = added.json.result
  const made = await call(`${url}/v1/invites/createInvites?interviewID=${interviewID}`, { token })
  return String(made.json.result[0])
}

/** Somebody who agreed, ticked or not, and answered. */
async function answered(link: string, consent: object = { sound: true }, cookie = '') {
  const browser = openLink(link, cookie)
  const first = (await browser.state()).json.result
  await browser.send({ type: 'consent', agreed: true, locale: 'en', ...consent })
  const asked = await browser.send({ type: 'onboard', email: details.email })
  const after = Number(asked.json.result.expects.after)
  const clientMessageID = randomUUID()
  const reply = await browser.send({ type: 'answer', text: said, clientMessageID, after })
  expect(reply.status).toBe(200)
  return { browser, first, clientMessageID, seq: after + 1, snapshot: reply.json.result }
}

async function upload(
  link: string,
  { sound, cookie, ...of }: { sound: Buffer; cookie: string } & Record<string, unknown>,
) {
  const query = new URLSearchParams({ part: '0', start: '0', end: '26' })
  for (const [name, value] of Object.entries(of)) query.set(name, String(value))
  const response = await fetch(`${link}/sound?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'audio/wav', cookie },
    body: new Uint8Array(sound),
  })
  return { status: response.status, text: await response.text() }
}

async function listen(address: string, headers: Record<string, string>) {
  const response = await fetch(address, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), bytes }
}

const idOf = (link: string) => link.split('/').at(-1) ?? ''
const rowsOf = ({ store }: TestService, link: string) =>
  store.listSound({ linkID: idOf(link), limit: 100 })

describe.each(databases)('sound that somebody allowed to be kept, on $name', ({ open }) => {
  test('a whole minute comes in one piece, as a browser sends it', async () => {
    const started = await start(await open())
    const link = await newLink(started)
    const { browser, clientMessageID, seq } = await answered(link)
    const of = { cookie: browser.cookie(), clientMessageID }
    expect(await upload(link, { ...of, sound: wav(60) })).toMatchObject({ status: 200 })
    const headers = { authorization: `Bearer ${started.token}` }
    const whole = `${started.url}/v1/invites/getSound?linkID=${idOf(link)}&seq=${seq}`
    expect((await listen(whole, headers)).bytes.equals(wav(60))).toBe(true)
  })

  test('each quote has its second, for those who asked and for whoever spoke', async () => {
    const started = await start(await open())
    const { url, token } = started
    const link = await newLink(started)
    const { browser, first, clientMessageID, seq, snapshot } = await answered(link)
    expect(first.notice).toMatch(/the sound only if I allow that separately/)
    expect(first.soundNotice).toMatch(/encrypted, for as long as they are/)
    expect(snapshot.sound).toBe(true)
    const cookie = browser.cookie()
    const [one, two] = [wav(1), wav(2)]
    const of = { cookie, clientMessageID }
    expect(await upload(link, { ...of, sound: one })).toMatchObject({ status: 200 })
    const second = { ...of, sound: two, part: 1, start: 27, end: said.length }
    expect(await upload(link, second)).toMatchObject({ status: 200 })
    // Once more, as after an answer that got lost.
    expect(await upload(link, second)).toMatchObject({ status: 200 })

    const linkID = idOf(link)
    const talk = await call(`${url}/v1/invites/getTranscript?linkID=${linkID}`, { token })
    const line = talk.json.result.messages.find((each: { seq: number }) => each.seq === seq)
    expect(line.sound).toEqual([
      { start: 0, end: 26, beginMs: 0, endMs: 1_000 },
      { start: 27, end: said.length, beginMs: 1_000, endMs: 3_000 },
    ])
    const heard = await listen(`${url}/v1/invites/getSound?linkID=${linkID}&seq=${seq}`, {
      authorization: `Bearer ${token}`,
    })
    expect([heard.status, heard.type]).toEqual([200, 'audio/wav'])
    expect(heard.bytes.equals(joined(one, two))).toBe(true)
    await expect
      .poll(async () => {
        const lines = await call(`${url}/v1/audit/getList`, { token })
        return lines.status === 403 ? 'admin' : lines.text
      })
      .toMatch(/admin|invites.getSound/)

    const own = (await browser.request('/export')).json.result
    expect(own.sound).toEqual([{ seq, ms: 3_000, url: `${link}/sound?seq=${seq}` }])
    expect(own.consent.sound.text).toBe(first.soundNotice)
    expect(own.consent.text).toBe(first.notice)
    expect((await listen(own.sound[0].url, { cookie })).bytes.equals(heard.bytes)).toBe(true)
    expect((await listen(own.sound[0].url, {})).status).toBe(403)
    expect(log.join('')).not.toContain(key.slice(0, 20))
  })

  test('it lies sealed, opens with the key of then, and goes with the person', async () => {
    const databaseURL = await open()
    const started = await start(databaseURL)
    const link = await newLink(started)
    const { browser, clientMessageID, seq } = await answered(link)
    const sound = wav(1)
    const cookie = browser.cookie()
    await upload(link, { sound, cookie, clientMessageID })
    const place = { linkID: idOf(link), seq, part: 0 }
    const sealed = await started.service.store.findSound(place)
    if (!sealed) throw new Error('Nothing is kept.')
    const samples = sound.subarray(44)
    expect(Buffer.from(sealed.sealed, 'base64').includes(samples.subarray(0, 64))).toBe(false)
    const keyed = (...keys: string[]) =>
      createSealing(
        keys.map((each) => Buffer.from(each, 'base64')),
        randomBytes,
      )
    expect(keyed(newKey(), key).open(sealed, place)?.equals(samples)).toBe(true)
    expect(keyed(newKey()).open(sealed, place)).toBeNull()
    // Of another place it is no sound.
    expect(() => keyed(key).open(sealed, { ...place, part: 1 })).toThrow()

    expect((await browser.request('/erase', {})).status).toBe(200)
    expect(await rowsOf(started.service, link)).toEqual([])
    expect((await upload(link, { sound, cookie, clientMessageID })).status).toBe(404)
  })

  test('without the tick, or where nobody asks, nothing is kept', async () => {
    const started = await start(await open())
    const asking = await newLink(started)
    const unticked = await answered(asking, {})
    expect(unticked.snapshot.sound).toBeUndefined()
    const silent = await newLink(started, {})
    const unasked = await answered(silent)
    expect([unasked.first.soundNotice, unasked.snapshot.sound]).toEqual([undefined, undefined])
    for (const [link, { browser, clientMessageID }] of [
      [asking, unticked],
      [silent, unasked],
    ] as const) {
      const sent = { sound: wav(1), cookie: browser.cookie(), clientMessageID }
      expect((await upload(link, sent)).status).toBe(403)
      expect(await rowsOf(started.service, link)).toEqual([])
    }
  })

  test('what is not of an answer, not theirs, no recording or too much is refused', async () => {
    const started = await start(await open())
    const link = await newLink(started)
    const { browser, clientMessageID, seq } = await answered(link)
    const cookie = browser.cookie()
    const sound = wav(1)
    const other = openLink(link)
    await other.state()
    const tries = {
      409: { cookie, clientMessageID: 'unknown', sound },
      403: { cookie: other.cookie(), clientMessageID, sound },
      415: { cookie, clientMessageID, sound: Buffer.from('RIFF, and so on') },
      400: { cookie, clientMessageID, sound, end: said.length + 1 },
    }
    for (const [status, sent] of Object.entries(tries)) {
      expect((await upload(link, sent)).status).toBe(Number(status))
    }
    const full = { linkID: idOf(link), seq, start: 0, end: 1, ms: 1, keyID: 'k', sealed: 'AA==' }
    const all = { ofInterview: 1e9, pieces: 9, ofOpenLink: 1e9, ofOrganization: 1e9, ofAll: 1e9 }
    const bounds = { ...all, ofAnswer: 10 }
    const keep = (part: number, bytes: number) =>
      started.service.store.keepSound({
        sound: { ...full, part, bytes, keptAt: new Date().toISOString() },
        bounds,
      })
    expect(await keep(0, soundBytesOfAnswerMax)).toBe('full')
    expect([await keep(0, 6), await keep(1, 6)]).toEqual(['done', 'full'])
  })

  test('where there is no room for more, words are kept and their sound is not', async () => {
    const room = { ofOpenLink: 70_000, ofOrganization: 100_000 }
    const started = await start(await open(), settings, { room })
    const { url, token } = started
    const own = await newLink(started)
    const asked = { productID: 'p', interviewName: 'n', guidelines, sound: true }
    const added = await call(`${url}/v1/interviews/addOne`, { token, body: asked })
    const { interviewID } = added.json.result
    const body = { interviewID, open: true }
    const opened = await call(`${url}/v1/interviews/setOpenLink`, { token, body })
    const come = async () => {
      const at = `${url}${new URL(opened.json.result.url).pathname}/start`
      const { headers } = await fetch(at, { method: 'POST', redirect: 'manual' })
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
      return { link: new URL(headers.get('location') ?? '', url).href, cookie }
    }
    const speak = async (link: string, given = '') => {
      const { browser, clientMessageID } = await answered(link, { sound: true }, given)
      const sent = { sound: wav(1), cookie: browser.cookie(), clientMessageID }
      return { ...(await upload(link, sent)), browser, sent }
    }
    const came = []
    for (let at = 0; at < 3; at += 1) {
      const { link, cookie } = await come()
      came.push({ link, ...(await speak(link, cookie)) })
    }
    // Those of the open link have 64,000 of 70,000 bytes, and the organization has room for one more.
    expect(came.map(({ status }) => status)).toEqual([200, 200, 413])
    expect(came[2]?.text).toContain('There is no room for more sound; your words are kept.')
    expect((await speak(own)).status).toBe(200)
    expect((await speak(await newLink(started))).status).toBe(413)
    // Of what is erased there is room again.
    const [first, , third] = came
    if (!first || !third) throw new Error('Three came.')
    expect((await first.browser.request('/erase', {})).status).toBe(200)
    expect((await upload(third.link, third.sent)).status).toBe(200)
  })

  test('what is shorter than a word, or comes long after its answer, is not kept', async () => {
    let later = 0
    const now = () => new Date(Date.now() + later)
    const started = await start(await open(), settings, { now })
    const link = await newLink(started)
    const { browser, clientMessageID } = await answered(link)
    const sent = { cookie: browser.cookie(), clientMessageID }
    expect((await upload(link, { ...sent, sound: wav(0.2) })).status).toBe(400)
    later = 59 * 60_000
    expect((await upload(link, { ...sent, sound: wav(1) })).status).toBe(200)
    later = 61 * 60_000
    const late = await upload(link, { ...sent, sound: wav(1), part: 1 })
    expect([late.status, late.text]).toEqual([403, expect.stringContaining('too late')])
    expect(await rowsOf(started.service, link)).toHaveLength(1)
  })

  test('what is held about a person has the sound of their answers', async () => {
    const databaseURL = await open()
    const started = await start(databaseURL)
    const { url, token } = started
    const link = await newLink(started)
    const { browser, clientMessageID, seq } = await answered(link)
    const sound = wav(1)
    await upload(link, { sound, cookie: browser.cookie(), clientMessageID })
    const linkID = idOf(link)
    const address = `${url}/v1/invites/getSound?linkID=${linkID}&seq=${seq}`
    const body = { email: details.email }
    const held = await call(`${url}/v1/people/export`, { token, body })
    const [interview] = held.json.result.typed.interviews
    expect(interview.sound).toEqual([{ seq, ms: 1_000, url: address }])

    const folder = join(mkdtempSync(join(tmpdir(), 'sound-')), 'of-one')
    const env = { DATABASE_URL: databaseURL, ...settings, PUBLIC_URL: url }
    const by = ['person', 'export', '--org', 'acme', '--email', body.email]
    const told = await colloquy(by, { env })
    expect(JSON.parse(told.stdout).typed.interviews[0].sound).toEqual(interview.sound)
    expect(told.stderr).toContain('--sound FOLDER')
    expect((await colloquy([...by, '--sound', folder], { env })).code).toBe(0)
    expect(readFileSync(join(folder, `${linkID}-${seq}.wav`)).equals(sound)).toBe(true)
  })

  test('a researcher who erases a link erases its sound', async () => {
    const started = await start(await open())
    const { url, token } = started
    const link = await newLink(started)
    const { browser, clientMessageID } = await answered(link)
    await upload(link, { sound: wav(1), cookie: browser.cookie(), clientMessageID })
    expect(await rowsOf(started.service, link)).toHaveLength(1)
    const body = { linkID: idOf(link) }
    expect((await call(`${url}/v1/invites/erase`, { token, body })).status).toBe(200)
    expect(await rowsOf(started.service, link)).toEqual([])
  })
})

function joined(...files: Buffer[]): Buffer {
  const samples = Buffer.concat(files.map((file) => file.subarray(44)))
  const head = Buffer.from(wav(samples.length / 32_000).subarray(0, 44))
  return Buffer.concat([head, samples])
}

test('an interview asks for sound where it can be kept, and may be told otherwise', async () => {
  const asked = { productID: 'p', interviewName: 'n', guidelines, sound: true }
  const add = ({ url, token }: Started) =>
    call(`${url}/v1/interviews/addOne`, { token, body: asked })
  const { COLLOQUY_SOUND_KEY: _, ...keyless } = settings
  const refused = await add(await start('file::memory:', keyless))
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'No sound can be kept here, as the operator has set no key for it (COLLOQUY_SOUND_KEY).',
  ])
  await service?.close()
  const unheard = await add(await start('file::memory:', { COLLOQUY_SOUND_KEY: key }))
  expect([unheard.status, unheard.json.message]).toMatchObject([409, /COLLOQUY_SPEECH/])
  await service?.close()

  const started = await start('file::memory:')
  const { url, token } = started
  const { interviewID } = (await add(started)).json.result
  const asks = async () =>
    (await call(`${url}/v1/interviews/getStanding?interviewID=${interviewID}`, { token })).json
      .result.sound
  expect(await asks()).toBe(true)
  const body = { interviewID, sound: false }
  expect((await call(`${url}/v1/interviews/updateOne`, { token, body })).status).toBe(200)
  expect(await asks()).toBe(false)
})

test('a key is 32 bytes in base64, or stands in a file, older ones behind it', () => {
  const [older, path] = [newKey(), join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys')]
  writeFileSync(path, `${key}\n${older}\n`)
  const read = (text: string) =>
    readConfig({ COLLOQUY_SOUND_KEY: text }).soundKeys.map((each) => each.toString('base64'))
  expect(read(`${key},${older}`)).toEqual([key, older])
  expect(read(`file:${path}`)).toEqual([key, older])
  for (const wrong of ['secret', randomBytes(16).toString('base64'), `${key},`.repeat(11)]) {
    expect(() => read(wrong)).toThrow(/^COLLOQUY_SOUND_KEY must be 32 random bytes in base64/)
  }
  expect(() => read('file:/nowhere')).toThrow('COLLOQUY_SOUND_KEY names a file that cannot be read')
})
