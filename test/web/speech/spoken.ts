import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Request } from 'playwright-core'
import { afterEach } from 'vitest'
import { findChromium } from '../browser.ts'
import { openParticipantPage } from '../participant-page.ts'
import type { Script } from '../scripted-interview.ts'
import type { ScriptedService } from '../scripted-service.ts'

/** Says a text aloud: speech of espeak-ng as a WAV file, with its length. */
export function sayAloud(text: string, folder: string): { path: string; seconds: number } {
  const path = join(folder, 'said.wav')
  execFileSync('espeak-ng', ['-v', 'en-gb', '-s', '150', '-w', path, text])
  const bytes = readFileSync(path)
  return { path, seconds: (bytes.length - 44) / bytes.readUInt32LE(28) }
}

/**
 * How Chromium is started to have a microphone that says a file, over and over from each time it is opened:
 * on a busy machine a page may listen only after a while.
 */
export function fakeMicrophone(path: string): string[] {
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${path}`]
}

export function hasVoice(): boolean {
  return ['/usr/bin/espeak-ng', '/usr/local/bin/espeak-ng'].some((path) => existsSync(path))
}

type Spoken = {
  text: string
  /** The ways of recognizing, as the page is told them. */
  ways: string
  script?: Partial<Script>
  isRefused?: boolean
}

/** Opens pages in a browser whose microphone says a text, over and over. */
export function setSpokenStage(service: () => ScriptedService) {
  const browsers: Browser[] = []
  const made: string[] = []

  afterEach(async () => {
    for (const browser of browsers.splice(0)) await browser.close()
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
  })

  async function launch(path: string): Promise<Browser> {
    const executablePath = findChromium()
    if (!executablePath) throw new Error('There is no Chromium here; set CHROMIUM_PATH.')
    const browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        ...fakeMicrophone(path),
        '--autoplay-policy=no-user-gesture-required',
      ],
    })
    browsers.push(browser)
    return browser
  }

  return async function openSpoken({ text, ways, script = {}, isRefused = false }: Spoken) {
    const folder = mkdtempSync(join(tmpdir(), 'spoken-'))
    made.push(folder)
    const { path, seconds } = sayAloud(text, folder)
    const browser = await launch(path)
    const opened = await openParticipantPage(browser, 'about:blank', {
      viewport: { width: 390, height: 844 },
      ...(!isRefused && { permissions: ['microphone'] }),
    })
    const { context, page } = opened
    const requests: Request[] = []
    context.on('request', (request) => requests.push(request))
    await serveSpeech(context, ways)
    const { url, interview } = service().invite(script)
    await page.goto(url)
    return { ...opened, interview, requests, seconds: Math.ceil(seconds) + 1 }
  }
}

/** A double of the service's part: what the page is told. */
async function serveSpeech(context: BrowserContext, ways: string): Promise<void> {
  await context.route(/\/i\/\w+$/, async (route) => {
    const answer = await route.fetch()
    const told = `<meta name="speech" content="${ways}" data-recognizer="whisper"></head>`
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('</head>', told),
    })
  })
}
