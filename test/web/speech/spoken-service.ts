import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { readPages } from '../../../src/pages.ts'
import { type AudioServer, startAudioServer } from '../../speech/audio-server.ts'
import { startVoiceServer, type VoiceServer } from '../../speech/voice-server.ts'
import { call, startService, type TestService } from '../../start.ts'
import { findChromium, findPages } from '../browser.ts'
import { openParticipantPage, phone } from '../participant-page.ts'
import { fakeMicrophone, sayAloud } from './spoken.ts'

/**
 * In the page, a double of its microphone and of its voice. `say` speaks a WAV file into the microphone,
 * and `onSaid` is called at its end; a question is read until `endReading`, or for no time where `readsOn` is not set.
 */
export const microphoneAndVoice = `
  window.microphones = []
  window.readings = []
  window.readsOn = false
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext()
    const out = context.createMediaStreamDestination()
    window.microphones.push({ context, out })
    const silence = new ConstantSourceNode(context, { offset: 0 })
    silence.connect(out)
    silence.start()
    return out.stream
  }
  window.say = async (base64) => {
    const { context, out } = window.microphones.at(-1)
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const source = context.createBufferSource()
    source.buffer = await context.decodeAudioData(bytes.buffer)
    source.connect(out)
    source.onended = () => window.onSaid?.()
    source.start()
  }
  window.isHeardBy = () => window.microphones.filter(({ out }) =>
    out.stream.getTracks().some((track) => track.readyState === 'live')).length
  let speaking = null
  window.endReading = () => { const ended = speaking; speaking = null; ended?.onend?.() }
  Object.defineProperty(window, 'speechSynthesis', { value: {
    speak(speech) {
      if (!speech.text) return
      window.readings.push(speech.lang + ': ' + speech.text)
      speaking = speech
      setTimeout(() => { speech.onstart?.(); if (!window.readsOn) window.endReading() })
    },
    cancel() { speaking = null },
  } })
`

/** In the page: `isVoiceHeard` tells whether anything that the page plays comes out of its loudspeaker now. */
const earAtTheLoudspeaker = `
  const ears = []
  const connect = AudioNode.prototype.connect
  AudioNode.prototype.connect = function (to, ...rest) {
    if (this instanceof AudioBufferSourceNode && to instanceof AudioDestinationNode) {
      const ear = new AnalyserNode(this.context)
      connect.call(this, ear)
      ears.push(ear)
    }
    return connect.call(this, to, ...rest)
  }
  window.isVoiceHeard = () => ears.some((ear) => {
    const samples = new Float32Array(ear.fftSize)
    ear.getFloatTimeDomainData(samples)
    // One that is closed tells for good what was heard last.
    return ear.context.state === 'running' && samples.some((sample) => Math.abs(sample) > 0.1)
  })
`

/** Everything is built and started first, which takes long on a busy machine. */
const startMs = 180_000

type Opened = {
  guidelines: string
  language?: string
  /** Whether people are asked for the sound of what they say. */
  sound?: boolean
  options?: BrowserContextOptions
}

/**
 * The whole service with the ways to speak that it is told, servers of OpenAI's audio calls, and a Chromium.
 * With `said`, its own fake microphone says that, over and over; else pages have a double of one. `isVoiced`:
 * the service has a voice, too.
 */
export function setSpokenService(
  isPossible: boolean,
  ways: string,
  { said = null, isVoiced = false }: { said?: string | null; isVoiced?: boolean } = {},
) {
  let built: string
  let folder: string
  let service: TestService
  let server: AudioServer
  let voice: VoiceServer
  let browser: Browser
  const opened: { close(): Promise<void> }[] = []

  beforeAll(async () => {
    if (!isPossible) return
    built = await findPages()
    folder = mkdtempSync(join(tmpdir(), 'spoken-'))
    server = await startAudioServer()
    voice = await startVoiceServer()
    const { speech, soundKeys } = readConfig({
      COLLOQUY_SPEECH: ways,
      COLLOQUY_SOUND_KEY: randomBytes(32).toString('base64'),
      ...(ways.includes('/') && { COLLOQUY_SPEECH_URL: server.url }),
      ...(isVoiced && {
        COLLOQUY_VOICE: 'openai-compatible/kokoro',
        COLLOQUY_VOICE_URL: voice.url,
      }),
    })
    service = await startService('file::memory:', {
      pages: readPages(built),
      config: { speech, soundKeys },
    })
    // What the first page waits for takes long on a busy machine.
    await service.warmUp()
    browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--autoplay-policy=no-user-gesture-required',
        ...(said === null ? [] : fakeMicrophone(sayAloud(said, folder).path)),
      ],
    })
  }, startMs)
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })
  afterAll(async () => {
    if (!isPossible) return
    await browser.close()
    await service.close()
    await server.close()
    await voice.close()
    rmSync(folder, { recursive: true })
  })

  return {
    service: () => service,
    server: () => server,
    browser: () => browser,
    voice: () => voice,
    /** A new link of an interview, opened; `say` speaks into the microphone of its page. */
    async open({ guidelines, language, sound, options = {} }: Opened) {
      const token = await service.newToken()
      const body = {
        productID: 'Ledgerly',
        interviewName: 'Speaking',
        guidelines,
        ...(language && { language }),
        ...(sound && { sound }),
      }
      const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
      const { interviewID } = added.json.result
      const made = await call(
        `${service.url}/v1/invites/createInvites?interviewID=${interviewID}`,
        { token },
      )
      const link = String(made.json.result[0])
      const at = await openParticipantPage(browser, 'about:blank', {
        viewport: phone,
        permissions: ['microphone'],
        ...options,
      })
      opened.push(at.context)
      const requests: Request[] = []
      at.context.on('request', (request) => requests.push(request))
      if (said === null) await at.page.addInitScript(microphoneAndVoice)
      if (isVoiced) await at.page.addInitScript(earAtTheLoudspeaker)
      await at.page.goto(link)
      const say = (text: string) => {
        const { path } = sayAloud(text, folder)
        return at.page.evaluate(`window.say('${readFileSync(path).toString('base64')}')`)
      }
      return { ...at, link, token, requests, say }
    },
  }
}
