import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '../../src/config.ts'
import { recordingBytesMax } from '../../src/contract/participant.ts'
import { databases } from '../databases.ts'
import { openLink, startService, type TestService } from '../start.ts'
import { type AudioServer, type Play, startAudioServer } from './audio-server.ts'
import { wav } from './recordings.ts'
import { inConversation, newLink } from './taking-part.ts'

const said = 'I billed one client twice.'
const heard: Play = { type: 'write', text: said }

let server: AudioServer
let service: TestService | null = null
let log: string[] = []
beforeAll(async () => {
  server = await startAudioServer()
  // What the first answer waits for takes long on a busy machine.
  const first = await startService('file::memory:')
  await first.warmUp()
  await inConversation(await newLink(first, await first.newToken()))
  await first.close()
})
afterEach(async () => {
  await service?.close()
  service = null
})
afterAll(() => server.close())

async function start(
  databaseURL = 'file::memory:',
  env: Record<string, string> = {},
  config: Partial<Config> = {},
) {
  log = []
  const settings = { COLLOQUY_SPEECH: 'openai-compatible/tiny', COLLOQUY_SPEECH_URL: server.url }
  const { speech } = readConfig({ ...settings, ...env })
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) })
  service = await startService(databaseURL, { config: { speech, ...config }, logger })
  return { service, link: await newLink(service, await service.newToken()) }
}

async function send(link: string, sound: Buffer, headers: Record<string, string>) {
  const response = await fetch(`${link}/speech`, {
    method: 'POST',
    headers: { 'content-type': 'audio/wav', ...headers },
    body: new Uint8Array(sound),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) }
}

describe.each(databases)('speaking, on $name', ({ open }) => {
  test('a recording is answered by its words, which can be sent as an answer', async () => {
    const { link } = await start(await open())
    const browser = await inConversation(link, 'de')
    server.play(heard)
    const sound = wav(1)
    const reply = await send(link, sound, { cookie: browser.cookie() })
    expect([reply.status, reply.json]).toEqual([200, { result: { text: said } }])
    const [asked] = server.requests
    expect(asked?.sound.equals(sound)).toBe(true)
    expect(asked).toMatchObject({ fileName: 'audio.wav', authorization: 'Bearer none' })
    expect(asked?.fields).toMatchObject({ model: 'tiny', language: 'de' })
    const answered = await browser.answer(said, browser.after)
    expect(
      answered.json.result.conversation.some((line: { content: string }) => line.content === said),
    ).toBe(true)
  })
})

test('what was heard with little confidence is told, wherever blanks stood around it', async () => {
  const { link } = await start('file::memory:', {
    COLLOQUY_SPEECH: 'openai/gpt-4o-mini-transcribe',
    OPENAI_API_KEY: 'sk-test',
  })
  const browser = await inConversation(link)
  const tokens = [' I', ' billed', ' one', ' cl', 'ient', ' twice', '.']
  const logprobs = tokens.map((token) => ({ token, logprob: token === 'ient' ? -2 : 0 }))
  server.play({ type: 'write', text: ` ${said}`, beside: { logprobs } })
  const reply = await send(link, wav(1), { cookie: browser.cookie() })
  expect(reply.json.result).toEqual({ text: said, unsure: [{ from: 13, to: 19 }] })
  expect(said.slice(13, 19)).toBe('client')
  expect(server.requests[0]?.fields).toMatchObject({ 'include[]': 'logprobs' })
})

test('neither words nor sound nor the failure of a server reach the log', async () => {
  const { link } = await start()
  const browser = await inConversation(link)
  server.play(heard, { type: 'status', status: 400 })
  await send(link, wav(1), { cookie: browser.cookie() })
  expect((await send(link, wav(1), { cookie: browser.cookie() })).status).toBe(503)
  const lines = log.join('')
  expect(lines).toContain('not heard')
  expect(lines).toContain('http_400')
  expect(lines).not.toContain('billed')
  expect(lines).not.toContain('RIFF')
  expect(lines).not.toContain('No.')
})

describe('a recogniser that fails', () => {
  test.each([
    ['is away for a moment', [{ type: 'status', status: 500 }, heard], 200, 2],
    ['is cut off once', [{ type: 'cut' }, heard], 200, 2],
    ['stays away', [{ type: 'status', status: 500 }], 503, 2],
    ['refuses the key', [{ type: 'status', status: 401 }], 503, 1],
    ['is limited', [{ type: 'status', status: 429 }], 503, 1],
    ['is a page', [{ type: 'page' }], 503, 1],
    ['writes far too much', [{ type: 'write', text: 'x'.repeat(400_000) }], 503, 1],
  ] satisfies [string, Play[], number, number][])(
    'one that %s is asked twice at most, and told in a sentence',
    async (_, plays, status, calls) => {
      const { link } = await start()
      const browser = await inConversation(link)
      server.play(...plays)
      const reply = await send(link, wav(1), { cookie: browser.cookie() })
      expect([reply.status, server.requests.length]).toEqual([status, calls])
      if (status === 200) return
      expect(reply.json.message).toBe(
        'This could not be heard. Your recording is still here: try again, or type.',
      )
      expect(reply.headers.get('retry-after')).toBe('5')
    },
  )

  test('one that hangs keeps no service from stopping, and whoever waits is told', async () => {
    const { link, service } = await start()
    const browser = await inConversation(link)
    server.play({ type: 'hang' })
    const asked = send(link, wav(0.1), { cookie: browser.cookie() })
    await expect.poll(() => server.requests.length).toBe(1)
    await service.close()
    const { status, headers } = await asked
    expect([status, headers.get('connection')]).toEqual([503, 'close'])
  })

  test.each([400, 422, 500])(
    'one that answers %i to what is no sound hears others all the same',
    async (status) => {
      const { link } = await start()
      const browser = await inConversation(link)
      for (let sent = 0; sent < 5; sent += 1) {
        server.play({ type: 'status', status })
        await send(link, wav(0.1), { cookie: browser.cookie() })
      }
      server.play(heard)
      expect((await send(link, wav(1), { cookie: browser.cookie() })).status).toBe(200)
    },
  )

  test('a recording that is given up while it is sent ends nothing but its own call', async () => {
    const { link } = await start()
    const browser = await inConversation(link)
    server.play({ type: 'hang' })
    const { createModelRecognizer } = await import(
      '../../src/interviewers/llm-speech/recognizer.ts'
    )
    const access = {
      provider: 'openai-compatible',
      model: 'tiny',
      key: null,
      url: server.url,
    } as const
    const recognizer = createModelRecognizer(access, { now: () => new Date() })
    for (let rounds = 0; rounds < 20; rounds += 1) {
      const away = new AbortController()
      const hearing = recognizer.hear({ sound: wav(100), language: 'en' }, away.signal)
      for (let waits = 0; waits < rounds; waits += 1) await new Promise(setImmediate)
      away.abort()
      expect((await hearing).ok).toBe(false)
    }
    server.play(heard)
    expect((await send(link, wav(1), { cookie: browser.cookie() })).status).toBe(200)
  })

  test('one that was away five times is left alone for half a minute, and then tried', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z')
    const { createModelRecognizer } = await import(
      '../../src/interviewers/llm-speech/recognizer.ts'
    )
    const provider = 'openai-compatible' as const
    const access = { provider, model: 'tiny', key: null, url: server.url }
    const recognizer = createModelRecognizer(access, { now: () => new Date(now) })
    const hear = (signal = new AbortController().signal) =>
      recognizer.hear({ sound: wav(0.1), language: 'en' }, signal)
    server.play({ type: 'status', status: 503 })
    for (let sent = 0; sent < 5; sent += 1) expect((await hear()).ok).toBe(false)
    server.play(heard)
    expect(await hear()).toEqual({ ok: false, why: 'outage' })
    now += 31_000
    // Whoever was to find out goes away, and so the next one does.
    expect((await hear(AbortSignal.abort())).ok).toBe(false)
    expect(await hear()).toMatchObject({ ok: true, text: said })
  })

  test('one that takes too long is left alone only where the recording is none that takes long', async () => {
    const { createModelRecognizer } = await import(
      '../../src/interviewers/llm-speech/recognizer.ts'
    )
    const provider = 'openai-compatible' as const
    const access = { provider, model: 'tiny', key: null, url: server.url }
    const recognizer = createModelRecognizer(access, { now: () => new Date() })
    const unknown = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(1_000)])
    const slow = Buffer.from(wav(10))
    slow.writeUInt32LE(2_000, 24)
    const hearLate = async (sound: Buffer) => {
      server.play({ type: 'hang' })
      const before = server.requests.length
      const late = new AbortController()
      const hearing = recognizer.hear({ sound, language: 'en' }, late.signal)
      await expect.poll(() => server.requests.length).toBe(before + 1)
      late.abort(new DOMException('', 'TimeoutError'))
      return hearing
    }
    for (const sound of [wav(100), unknown, slow, wav(100), unknown, slow])
      expect(await hearLate(sound)).toEqual({ ok: false, why: 'timeout' })
    for (let sent = 0; sent < 5; sent += 1) await hearLate(wav(1))
    const next = await recognizer.hear(
      { sound: wav(1), language: 'en' },
      new AbortController().signal,
    )
    expect(next).toEqual({ ok: false, why: 'outage' })
  })

  test.each([
    ['nothing', '', ''],
    [
      'control characters',
      ' I\u0000 billed\u001b[31m\r\none \u0085client ',
      'I  billed [31m\none  client',
    ],
    ['half a character', 'I \ud800 billed', 'I \ufffd billed'],
    ['more than an answer may have', '𝄞'.repeat(20_500), '𝄞'.repeat(20_000)],
  ])('words of %s come as they could have been typed', async (_, text, typed) => {
    const { link } = await start()
    const browser = await inConversation(link)
    server.play({ type: 'write', text })
    const reply = await send(link, wav(1), { cookie: browser.cookie() })
    expect([reply.status, reply.json.result.text === typed]).toEqual([200, true])
  })
})

describe('who may not be heard', () => {
  test('before consent, before anything is asked, without the cookie, and once it is over', async () => {
    const { link, service } = await start()
    server.play(heard)
    const browser = openLink(link)
    await browser.state()
    const early = await send(link, wav(1), { cookie: browser.cookie() })
    expect([early.status, early.json.message]).toEqual([409, 'Consent comes first.'])
    await browser.send({ type: 'consent', agreed: true, locale: 'en' })
    expect((await send(link, wav(1), { cookie: browser.cookie() })).status).toBe(409)
    await browser.send({ type: 'onboard' })
    expect((await send(link, wav(1), {})).status).toBe(403)
    expect(
      (await send(link, wav(1), { cookie: `colloquy_browser=${'a'.repeat(22)}` })).status,
    ).toBe(403)
    await browser.send({ type: 'end', keep: true })
    expect((await send(link, wav(1), { cookie: browser.cookie() })).status).toBe(409)
    const unknown = `${service.url}/i/${'a'.repeat(22)}`
    expect((await send(unknown, wav(1), { cookie: browser.cookie() })).status).toBe(404)
    expect(server.requests).toHaveLength(0)
  })

  test('from another site, compressed, of another type or contents, or too large', async () => {
    const { link } = await start()
    const browser = await inConversation(link)
    const cookie = browser.cookie()
    server.play(heard)
    const statusOf = async (sound: Buffer, headers: Record<string, string>) =>
      (await send(link, sound, { cookie, ...headers })).status
    expect(await statusOf(wav(1), { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await statusOf(wav(1), { 'content-encoding': 'gzip' })).toBe(415)
    expect(await statusOf(wav(1), { 'content-type': 'application/json' })).toBe(415)
    expect(await statusOf(wav(1), { 'content-type': 'audio/webm;codecs=opus' })).toBe(415)
    expect(await statusOf(Buffer.from('<html>'), {})).toBe(415)
    expect(await statusOf(Buffer.alloc(0), {})).toBe(415)
    expect(server.requests).toHaveLength(0)
    const large = Buffer.concat([wav(1), Buffer.alloc(recordingBytesMax)])
    const refused = await statusOf(large, {}).catch(() => 'cut off')
    expect([413, 'cut off']).toContain(refused)
    expect(server.requests).toHaveLength(0)
    expect(await statusOf(wav(60), {})).toBe(200)
  })

  test.each(['off', 'browser'])('anybody, where the setting is %s', async (setting) => {
    const { link } = await start('file::memory:', {
      COLLOQUY_SPEECH: setting,
      COLLOQUY_SPEECH_URL: '',
    })
    const browser = await inConversation(link)
    const reply = await send(link, wav(1), { cookie: browser.cookie() })
    expect([reply.status, reply.json.message]).toEqual([
      404,
      'This service writes no recordings down. Please type.',
    ])
  })
})

test('recordings of a link are counted, and too many are told to wait', async () => {
  const { link } = await start('file::memory:', {}, { callsPerMinute: 600 })
  const browser = await inConversation(link)
  server.play(heard)
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent += 1) {
    statuses.push((await send(link, wav(0.1), { cookie: browser.cookie() })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('what people agree to names who hears them, and only where the service has them heard', async () => {
  const { link } = await start()
  const { json } = await openLink(link).state()
  expect(json.result.notice).toContain('the sound is sent to tiny')
  expect(json.result.notice).not.toContain('nothing leaves this service')
  const browser = await inConversation(link)
  const exported = await browser.request('/export')
  expect(exported.json.result.consent.text).toContain('the sound is sent to tiny')
  await service?.close()
  const other = await start('file::memory:', { COLLOQUY_SPEECH: '', COLLOQUY_SPEECH_URL: '' })
  const usual = await openLink(other.link).state()
  expect(usual.json.result.notice).not.toMatch(/sound/)
})
