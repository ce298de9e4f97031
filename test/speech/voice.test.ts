import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createModelVoice } from '../../src/interviewers/llm-speech/voice.ts'
import { databases, newDataFile } from '../databases.ts'
import { openLink, startService, type TestService } from '../start.ts'
import { wav } from './recordings.ts'
import { inConversation, newLink } from './taking-part.ts'
import { type Say, startVoiceServer, type VoiceServer } from './voice-server.ts'

const said: Say = { type: 'say', seconds: 1 }
const metricsToken = 'a-token-for-metrics'
const heardBy = { COLLOQUY_SPEECH: 'openai-compatible/tiny', COLLOQUY_SPEECH_URL: 'http://[::1]:9' }

const voiced = { COLLOQUY_VOICE: 'openai-compatible/kokoro', COLLOQUY_VOICE_URL: 'http://[::1]:9' }

let server: VoiceServer
let service: TestService | null = null
let log: string[] = []
beforeAll(async () => {
  server = await startVoiceServer()
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

async function start({
  databaseURL = 'file::memory:',
  env = {},
  config = {},
  interview = {},
}: {
  databaseURL?: string
  env?: Record<string, string>
  config?: object
  interview?: { guidelines?: string; language?: string }
} = {}) {
  log = []
  const settings = {
    ...heardBy,
    COLLOQUY_VOICE: 'openai-compatible/kokoro',
    COLLOQUY_VOICE_URL: server.url,
  }
  const { speech } = readConfig({ ...settings, ...env })
  const logger = pino({ level: 'debug' }, { write: (line: string) => void log.push(line) })
  service = await startService(databaseURL, {
    config: { speech, metricsToken, ...config },
    logger,
  })
  const token = await service.newToken()
  const link = await newLink(service, token, interview)
  return { service, link, newLink: () => newLink(service as TestService, token, interview) }
}

async function ask(link: string, seq: number | string, headers: Record<string, string>) {
  const response = await fetch(`${link}/voice?seq=${seq}`, { method: 'POST', headers })
  const body = Buffer.from(await response.arrayBuffer())
  const isJSON = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body,
    message: isJSON ? JSON.parse(body.toString()).message : null,
  }
}

async function readMetrics({ url }: TestService): Promise<string[]> {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  return text.split('\n').filter((line) => line.startsWith('colloquy_voice'))
}

describe.each(databases)('reading aloud, on $name', ({ open }) => {
  test('the question that is asked is answered by its sound, and its words come from the service', async () => {
    const { link, service } = await start({
      databaseURL: await open(),
      env: { COLLOQUY_VOICE_NAME: 'af_heart', COLLOQUY_VOICE_KEY: 'secret' },
    })
    const { after, cookie, asked } = await inConversation(link)
    server.play(said)
    const reply = await ask(link, after, { cookie: cookie() })
    expect([reply.status, reply.type]).toEqual([200, 'audio/wav'])
    expect(reply.body.equals(wav(1))).toBe(true)
    const [request] = server.requests
    expect(request).toMatchObject({ authorization: 'Bearer secret' })
    expect(request?.asked).toEqual({
      ...{ model: 'kokoro', voice: 'af_heart', response_format: 'mp3' },
      input: asked.conversation.at(-1).content,
    })
    expect(await readMetrics(service)).toEqual([
      'colloquy_voice_lines_total{how="made"} 1',
      `colloquy_voice_characters_total ${request?.asked.input?.length}`,
    ])
  })
})

test('whoever agreed before there was a voice, or to another one, is not read to by it', async () => {
  const databaseURL = newDataFile()
  const none = { COLLOQUY_VOICE: '', COLLOQUY_VOICE_URL: '' }
  const other = { COLLOQUY_VOICE: 'openai-compatible/piper' }
  for (const [env, status, asked] of [
    [none, 403, 0],
    [other, 403, 0],
    [{}, 200, 1],
  ] as const) {
    const before = await start({ databaseURL, env })
    const { after, cookie } = await inConversation(before.link)
    const { pathname } = new URL(before.link)
    await service?.close()
    server.play(said)
    const { url } = (await start({ databaseURL })).service
    const reply = await ask(url + pathname, after, { cookie: cookie() })
    expect([reply.status, server.requests.length]).toEqual([status, asked])
    await service?.close()
  }
})

test('what there is to choose from is read, too', async () => {
  const guidelines = '- Which tool do you use? (choose one)\n  - [ ] A spreadsheet\n  - [ ] Paper'
  const { link } = await start({ interview: { guidelines } })
  const { after, cookie } = await inConversation(link)
  server.play(said)
  expect((await ask(link, after, { cookie: cookie() })).status).toBe(200)
  expect(server.requests[0]?.asked.input).toMatch(
    /Which tool do you use\?\nA spreadsheet\.\nPaper\.$/,
  )
})

test('a question that everybody is asked is made once, and a line with a person’s name each time', async () => {
  const { service, ...at } = await start()
  server.play(said)
  for (const name of [undefined, undefined, 'Ada', 'Ada']) {
    const link = await at.newLink()
    const { after, cookie } = await inConversation(link, 'en', name)
    expect((await ask(link, after, { cookie: cookie() })).status).toBe(200)
  }
  const [first, ...named] = server.requests.map(({ asked }) => asked.input)
  expect(first).not.toContain('Ada')
  expect(named.map((text) => text?.includes('Ada'))).toEqual([true, true])
  expect(await readMetrics(service)).toContain('colloquy_voice_lines_total{how="kept"} 1')
})

test('many who come to a question at once are told the same sound, made once', async () => {
  const at = await start()
  server.play(said)
  const people = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const link = await at.newLink()
      return { link, ...(await inConversation(link)) }
    }),
  )
  const replies = await Promise.all(
    people.map(({ link, after, cookie }) => ask(link, after, { cookie: cookie() })),
  )
  expect(replies.map(({ status }) => status)).toEqual(people.map(() => 200))
  expect(server.requests).toHaveLength(1)
})

describe('a voice that fails', () => {
  test.each([
    ['is away for a moment', [{ type: 'status', status: 500 }, said], 200, 2],
    ['is cut off once', [{ type: 'cut' }, said], 200, 2],
    ['is empty once', [{ type: 'empty' }, said], 200, 2],
    ['stays away', [{ type: 'status', status: 500 }], 503, 2],
    ['is empty', [{ type: 'empty' }], 503, 2],
    ['refuses the key', [{ type: 'status', status: 401 }], 503, 1],
    ['is limited', [{ type: 'status', status: 429 }], 503, 1],
    ['is a page', [{ type: 'page' }], 503, 1],
    ['says far too much', [{ type: 'huge' }], 503, 1],
  ] satisfies [string, Say[], number, number][])(
    'one that %s is asked twice at most, and told in a sentence',
    async (_, says, status, calls) => {
      const { link, service } = await start()
      const { after, cookie } = await inConversation(link)
      server.play(...says)
      const reply = await ask(link, after, { cookie: cookie() })
      expect([reply.status, server.requests.length]).toEqual([status, calls])
      if (status === 200) return
      expect(reply.message).toBe('There is no sound of this now; the browser can read it.')
      expect(await readMetrics(service)).toEqual(['colloquy_voice_lines_total{how="failed"} 1'])
      // Nothing of what failed is kept.
      server.play(said)
      expect((await ask(link, after, { cookie: cookie() })).status).toBe(200)
    },
  )

  test('one that hangs keeps no service from stopping, and whoever waits is told', async () => {
    const { link, service } = await start()
    const { after, cookie } = await inConversation(link)
    server.play({ type: 'hang' })
    const asked = ask(link, after, { cookie: cookie() })
    await expect.poll(() => server.requests.length).toBe(1)
    await service.close()
    expect((await asked).status).toBe(503)
  })

  test('one that was away five times is left alone for half a minute', async () => {
    const { link, newLink } = await start()
    const { after, cookie } = await inConversation(link)
    server.play({ type: 'status', status: 429 })
    for (let asked = 0; asked < 5; asked += 1) {
      const other = await newLink()
      const theirs = await inConversation(other)
      await ask(other, theirs.after, { cookie: theirs.cookie() })
    }
    server.play(said)
    expect((await ask(link, after, { cookie: cookie() })).status).toBe(503)
    expect(server.requests).toHaveLength(0)
    expect(log.join('')).toContain('"why":"outage"')
  })

  test('a line that comes to nothing is made three times at most for one who asks on', async () => {
    const { link } = await start()
    const { after, cookie } = await inConversation(link)
    server.play({ type: 'status', status: 400 })
    for (let asked = 0; asked < 5; asked += 1) await ask(link, after, { cookie: cookie() })
    expect(server.requests).toHaveLength(3)
  })

  test('one that takes too long for a long line is not left alone for it', async () => {
    const access = {
      provider: 'openai-compatible',
      model: 'm',
      key: null,
      url: server.url,
    } as const
    const voice = createModelVoice(access, null, { now: () => new Date() })
    const speakLate = async (characters: number) => {
      server.play({ type: 'hang' })
      const late = new AbortController()
      const text = 'a'.repeat(characters)
      const speaking = voice.speak({ text, language: 'en' }, late.signal)
      await expect.poll(() => server.requests.length).toBe(1)
      late.abort(new DOMException('', 'TimeoutError'))
      return speaking
    }
    for (let said = 0; said < 6; said += 1)
      expect(await speakLate(900)).toEqual({ ok: false, why: 'timeout' })
    for (let said = 0; said < 5; said += 1) await speakLate(100)
    const next = await voice.speak({ text: 'a', language: 'en' }, new AbortController().signal)
    expect(next).toEqual({ ok: false, why: 'outage' })
  })

  test('neither what was to be read nor what failed reaches the log', async () => {
    const { link } = await start()
    const { after, cookie, asked } = await inConversation(link)
    server.play({ type: 'status', status: 400 })
    await ask(link, after, { cookie: cookie() })
    const lines = log.join('')
    expect(lines).toContain('not read aloud')
    expect(lines).toContain('http_400')
    expect(lines).not.toContain(asked.conversation.at(-1).content)
    expect(lines).not.toContain('No.')
  })
})

test('a line in a language that no voice is named for, or in two, is left to the browser', async () => {
  const { link } = await start({ env: { COLLOQUY_VOICE_NAME: 'en=alba,de=thorsten' } })
  const french = await inConversation(link, 'fr')
  server.play(said)
  expect((await ask(link, french.after, { cookie: french.cookie() })).status).toBe(503)
  expect(server.requests).toEqual([])
})

test.each([
  ['en', '- What do you use today?', 'alba'],
  ['de', '- Was hat Sie dazu gebracht, ein neues Werkzeug zu suchen?', 'thorsten'],
])('the voice is that of the language: %s', async (locale, guide, voice) => {
  const { link } = await start({
    env: { COLLOQUY_VOICE_NAME: 'en=alba,de=thorsten' },
    interview: { guidelines: guide },
  })
  const { after, cookie } = await inConversation(link, locale)
  server.play(said)
  expect((await ask(link, after, { cookie: cookie() })).status).toBe(200)
  expect(server.requests[0]?.asked.voice).toBe(voice)
})

describe('what is not read', () => {
  test('before consent, to another browser, of another line, or once it is over', async () => {
    const { link, service } = await start()
    server.play(said)
    const early = openLink(link)
    await early.state()
    const first = await ask(link, 0, { cookie: early.cookie() })
    expect([first.status, first.message]).toEqual([409, 'Consent comes first.'])
    const browser = await inConversation(link)
    const cookie = browser.cookie()
    const other = openLink(link)
    await other.state()
    for (const headers of [{}, { cookie: other.cookie() }, { cookie: cookie.slice(0, -1) }]) {
      expect((await ask(link, browser.after, headers)).status).toBe(403)
    }
    const next = await browser.answer('I billed one client twice.', browser.after)
    expect((await ask(link, browser.after, { cookie })).status).toBe(409)
    expect((await ask(link, browser.after + 1, { cookie })).status).toBe(409)
    const { after } = next.json.result.expects
    expect((await ask(link, after + 1, { cookie })).status).toBe(409)
    for (const wrong of ['', '-1', 'x', '0&text=hello']) {
      expect((await ask(link, wrong, { cookie })).status).toBe(400)
    }
    const foreign = { cookie, 'sec-fetch-site': 'cross-site' }
    expect((await ask(link, after, foreign)).status).toBe(403)
    await browser.send({ type: 'end', keep: true })
    expect((await ask(link, after, { cookie })).status).toBe(409)
    const unknown = `${service.url}/i/${'a'.repeat(22)}`
    expect((await ask(unknown, 0, { cookie })).status).toBe(404)
    expect(server.requests).toEqual([])
  })

  test('anything, where there is no voice', async () => {
    const { link } = await start({ env: { COLLOQUY_VOICE: '', COLLOQUY_VOICE_URL: '' } })
    const { after, cookie } = await inConversation(link)
    const reply = await ask(link, after, { cookie: cookie() })
    expect([reply.status, reply.message]).toEqual([
      404,
      'This service reads nothing aloud; the browser can.',
    ])
  })
})

test('lines of a link are counted, and too many are told to wait', async () => {
  const { link } = await start({ config: { callsPerMinute: 600 } })
  const { after, cookie } = await inConversation(link)
  server.play(said)
  const statuses: number[] = []
  for (let asked = 0; asked < 21; asked += 1) {
    statuses.push((await ask(link, after, { cookie: cookie() })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('what people agree to names whose voice it is', async () => {
  const { link } = await start()
  const { json } = await openLink(link).state()
  expect(json.result.notice).toContain('may repeat my words, is sent to kokoro to be read aloud')
  expect(json.result.notice).not.toContain('leaves this service')
  const browser = await inConversation(link)
  const exported = await browser.request('/export')
  expect(exported.json.result.consent.text).toContain('is sent to kokoro')
})

test.each([
  [{ COLLOQUY_VOICE_NAME: 'alba' }, 'COLLOQUY_VOICE must name a voice for COLLOQUY_VOICE_NAME'],
  [{ COLLOQUY_VOICE: 'kokoro' }, 'COLLOQUY_VOICE must be provider/model'],
  [{ COLLOQUY_VOICE: 'google/chirp' }, 'must name a voice of openai or openai-compatible'],
  [{ COLLOQUY_VOICE: 'openai/tts-1' }, 'OPENAI_API_KEY must be set to use a voice of openai'],
  [{ COLLOQUY_VOICE: 'openai-compatible/kokoro' }, 'COLLOQUY_VOICE_URL must be set'],
  [{ ...voiced, COLLOQUY_VOICE_URL: 'ftp://x' }, 'COLLOQUY_VOICE_URL must be an http or https'],
  [{ ...voiced, COLLOQUY_VOICE_AT_ONCE: '0' }, 'COLLOQUY_VOICE_AT_ONCE must be a whole number'],
  [{ ...voiced, COLLOQUY_VOICE_NAME: 'en=alba,thorsten' }, 'COLLOQUY_VOICE_NAME must be a voice'],
  [{ ...voiced, COLLOQUY_VOICE_NAME: 'en=alba,en=bea' }, 'COLLOQUY_VOICE_NAME must be a voice'],
  [{ ...voiced, COLLOQUY_VOICE_NAMES: 'alba' }, 'COLLOQUY_VOICE_NAMES is no setting'],
  [{ ...voiced, COLLOQUY_SPEECH: 'browser' }, 'COLLOQUY_VOICE needs device or a recogniser'],
])('settings that cannot work stop the start in a sentence: %o', (env, told) => {
  expect(() => readConfig({ COLLOQUY_SPEECH: 'device', ...env })).toThrow(told)
})
