import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findBarriers } from '../barriers.ts'
import { createBrowserTests, findChromium } from '../browser.ts'
import { setStage } from '../stage.ts'
import { hasVoice, setSpokenStage } from './spoken.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('speaking.test.ts', hasVoice())
const stage = setStage(isPossible, findChromium())
const openSpoken = setSpokenStage(stage.service)

/** What is spoken is heard in real time, on a machine that may be busy. */
const longMs = 180_000
const text = 'We are a small team, so nobody has time to learn something new.'

/** In the page: how many blocks of sound its browser keeps. */
const countKept = `new Promise((tell) => {
  indexedDB.open('colloquy-speech', 1).onsuccess = ({ target }) => {
    const blocks = target.result.transaction('blocks').objectStore('blocks')
    blocks.count().onsuccess = ({ target: counted }) => tell(counted.result)
  }
})`

/** Waits until some of what the microphone says is recorded. */
const hearSome = (page: Page) =>
  page
    .getByRole('timer')
    .filter({ hasText: /0:(?:0[4-9]|[1-5]\d)/ })
    .waitFor()

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Speaks until the microphone has said all, by the page's own clock. */
async function speak(page: Page, seconds: number, isFirst = true): Promise<void> {
  await press(page, 'Speak instead')
  if (isFirst) await press(page, 'Start speaking')
  const clock = page.getByRole('timer')
  await clock.waitFor()
  const done = await page.getByRole('button', { name: 'Done' }).boundingBox()
  expect((done?.x ?? 0) + (done?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0)
  const count = async () => {
    const [minutes, rest] = ((await clock.textContent()) ?? '').split(' ')[0]?.split(':') ?? []
    return Number(minutes) * 60 + Number(rest)
  }
  await expect.poll(count).toBeGreaterThanOrEqual(seconds)
  await press(page, 'Done')
}

/** A double of the service's own recognizer: it is told what comes, and answers what it is given. */
async function serveWords(page: Page, answers: { status: number; text: string }[]) {
  const heard: Buffer[] = []
  await page.route('**/i/*/speech', async (route) => {
    heard.push(route.request().postDataBuffer() ?? Buffer.alloc(0))
    const { status, text: words } = answers.shift() ?? { status: 500, text: '' }
    const body = status === 200 ? { result: { text: words } } : { error: status, message: words }
    await route.fulfill({ status, json: body })
  })
  return heard
}

browserTest(
  'the service turns into words what is spoken, to be mended or said again',
  async () => {
    const { page, participant, interview, seconds } = await openSpoken({ text, ways: 'service' })
    const heard = await serveWords(page, [
      { status: 503, text: 'Not now.' },
      { status: 200, text: 'We kept bookings.' },
      { status: 200, text: 'We kept all of them.' },
    ])
    await participant.begin()
    await participant.composer.fill('Well.')
    await press(page, 'Speak instead')
    await page.getByText('turned into text by whisper').waitFor()
    await press(page, 'Speak instead')
    await speak(page, seconds)
    await page.getByText('Your recording could not be turned into words.').waitFor()
    expect(await participant.composer.inputValue()).toBe('Well.')
    expect(await findBarriers(page)).toEqual([])
    await press(page, 'Turn it into words')
    await expect.poll(() => participant.composer.inputValue()).toBe('Well. We kept bookings.')
    await page.getByText('Your words are in the field.').waitFor()
    await press(page, 'Say it again')
    await expect.poll(() => participant.composer.inputValue()).toBe('Well.')
    expect(await findBarriers(page)).toEqual([])
    await hearSome(page)
    await press(page, 'Done')
    await expect.poll(() => participant.composer.inputValue()).toBe('Well. We kept all of them.')
    await participant.send()
    await participant.answers.first().waitFor()
    await expect.poll(() => interview.answers()).toEqual(['Well. We kept all of them.'])
    expect(heard).toHaveLength(3)
    expect(heard[1]).toEqual(heard[0])
    expect(heard[0]?.subarray(0, 4).toString()).toBe('RIFF')
    expect(heard[0]?.length).toBeGreaterThan(32_000 * (seconds - 1))
  },
  longMs,
)

browserTest(
  'what is cancelled is sent to nobody',
  async () => {
    const { page, participant, requests } = await openSpoken({ text, ways: 'service' })
    await participant.begin()
    await participant.composer.fill('Well.')
    await press(page, 'Speak instead')
    await press(page, 'Start speaking')
    await page
      .getByRole('timer')
      .filter({ hasText: /0:0[1-9]/ })
      .waitFor()
    await press(page, 'Cancel')
    await expect.poll(() => participant.composer.inputValue()).toBe('Well.')
    await page.reload()
    await page.getByRole('button', { name: 'Speak instead' }).waitFor()
    expect(requests.filter((request) => request.url().endsWith('/speech'))).toEqual([])
  },
  longMs,
)

browserTest(
  'a recording outlives a lost line and a reload, until its words are there',
  async () => {
    const { page, context, participant } = await openSpoken({ text, ways: 'service' })
    const heard = await serveWords(page, [{ status: 200, text: 'We kept bookings.' }])
    await participant.begin()
    await participant.composer.fill('Well.')
    await press(page, 'Speak instead')
    await press(page, 'Start speaking')
    await hearSome(page)
    await expect.poll(() => page.evaluate(countKept)).toBeGreaterThan(20)
    await page.reload()
    await page.getByText('You have a recording that is not yet in words.').waitFor()
    expect(await participant.composer.inputValue()).toBe('Well.')
    // What a test answers itself knows of no line.
    await page.route('**/i/*/speech', (route) => route.abort('internetdisconnected'), { times: 1 })
    await context.setOffline(true)
    await press(page, 'Turn it into words')
    await page.getByText('Your recording is kept in this browser').waitFor()
    expect(heard).toHaveLength(0)
    await context.setOffline(false)
    await expect.poll(() => participant.composer.inputValue()).toBe('Well. We kept bookings.')
    expect(heard[0]?.length).toBeGreaterThan(32_000)
    await page.reload()
    await page.getByRole('button', { name: 'Speak instead' }).waitFor()
    expect(await participant.composer.inputValue()).toBe('Well. We kept bookings.')
    expect(await page.getByText('You have a recording').count()).toBe(0)
  },
  longMs,
)

browserTest(
  'a microphone that is refused says what to do, and writing goes on',
  async () => {
    const { page, participant } = await openSpoken({ text, ways: 'service', isRefused: true })
    await participant.begin()
    await participant.composer.fill('Well.')
    await press(page, 'Speak instead')
    await press(page, 'Start speaking')
    await page.getByText('The browser was not allowed to use the microphone.').waitFor()
    expect(await participant.composer.inputValue()).toBe('Well.')
    await participant.answer('Then in writing.')
  },
  longMs,
)

browserTest(
  'a recognizer that dies on the device leaves the recording and a way on',
  async () => {
    const { page, context, participant } = await openSpoken({ text, ways: 'device' })
    await context.route('**/speech/**', (route) => route.abort())
    await participant.begin()
    await participant.composer.fill('Well.')
    await press(page, 'Speak instead')
    await press(page, 'Start speaking')
    await hearSome(page)
    await press(page, 'Done')
    await page.getByText('Your recording could not be turned into words.').waitFor()
    expect(await participant.composer.inputValue()).toBe('Well.')
    await participant.answer('Then in writing.')
  },
  longMs,
)

tellSkipped()
