import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { password, setUp } from '../../console/console-browser.ts'
import { findBarriers } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { desk, hearComplaints } from '../participant-page.ts'
import { hasVoice } from './spoken.ts'
import { setSpokenService } from './spoken-service.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests(
  'kept-sound.test.ts',
  hasVoice(),
)
const text = 'We are a small team, so nobody has time to learn something new.'
const stage = setSpokenService(isPossible, 'openai-compatible/whisper', { said: text })

/** What is spoken is heard in real time, on a machine that may be busy. */
const longMs = 600_000
const stepMs = 120_000
const guidelines = '- Must ask: What made you look for a tool?\n- Must ask: What changed since?'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Speaks for a few seconds, until its words are in the field. */
async function speak(page: Page, words: string, isFirst = false): Promise<void> {
  stage.server().play({ type: 'write', text: words })
  await press(page, 'Speak instead')
  if (isFirst) await press(page, 'Start speaking')
  await page
    .getByRole('timer')
    .filter({ hasText: /0:0[4-9]|0:[1-5]\d/ })
    .waitFor({ timeout: stepMs })
  await press(page, 'Done')
  await page.getByText('Your words are in the field.').waitFor({ timeout: stepMs })
}

async function send(page: Page): Promise<void> {
  const question = page.locator('#question')
  const before = (await question.textContent()) ?? ''
  await press(page, 'Send')
  await question.filter({ hasNotText: before }).waitFor({ timeout: stepMs })
}

const keptOf = (link: string) =>
  stage.service().store.listSound({ linkID: link.split('/').at(-1) ?? '', limit: 100 })

/** In the page: how much spoken sound its browser still has. */
const countLeft = `new Promise((tell) => {
  indexedDB.open('colloquy-spoken', 1).onsuccess = ({ target }) => {
    const rows = target.result.transaction('recordings').objectStore('recordings')
    rows.count().onsuccess = ({ target: counted }) => tell(counted.result)
  }
})`

/** The console of the organization, where somebody signed in. */
async function openConsole(path: string) {
  const { url } = stage.service()
  await setUp(stage.service())
  const context = await stage.browser().newContext({ viewport: desk })
  const page = await context.newPage()
  const complaints = hearComplaints(page)
  const signedIn = await page.request.post(`${url}/console/session/signIn`, {
    data: { email: 'olga.owner@example.com', password },
    headers: { origin: url, 'x-colloquy-console': '1' },
  })
  expect(signedIn.ok()).toBe(true)
  await page.goto(url + path)
  return { context, page, complaints }
}

browserTest(
  'what was spoken is kept by whoever ticked it, and each quote plays from the console',
  async () => {
    const { page, participant, link, requests, complaints } = await stage.open({
      guidelines,
      sound: true,
    })
    const tick = page.getByRole('checkbox', { name: /sound of what I say/ })
    await tick.waitFor({ timeout: stepMs })
    expect(await tick.isChecked()).toBe(false)
    expect(await findBarriers(page)).toEqual([])
    await tick.check()
    await participant.begin()

    // The line goes down with the first try: the words are there, and the sound follows.
    await page.route('**/sound?*', (route) => route.abort(), { times: 1 })
    await speak(page, 'I billed one client twice.', true)
    expect(requests.filter((request) => request.url().includes('/sound'))).toEqual([])
    await send(page)
    await page.getByText('Their sound waits in this browser').waitFor({ timeout: stepMs })
    // What is said of the words goes with them.
    expect(await page.getByText('Your words are in the field.').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Say it again' }).count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    expect(await keptOf(link)).toEqual([])
    await page.evaluate(`window.dispatchEvent(new Event('online'))`)
    await expect.poll(() => keptOf(link), { timeout: stepMs }).toHaveLength(1)
    await expect.poll(() => page.getByText('Their sound waits').count()).toBe(0)

    // What was heard clearly and is taken out again is kept by nobody.
    await speak(page, 'My own name is Ada.')
    await participant.composer.fill('I would rather not say.')
    await send(page)
    await expect.poll(() => page.evaluate(countLeft)).toBe(0)
    const [kept, ...more] = await keptOf(link)
    expect([kept?.start, kept?.end, more]).toEqual([0, 25, []])
    const whatFailed = complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))
    expect(whatFailed).toEqual([])

    const path = `/console/invites/${link.split('/').at(-1)}`
    const at = `${path}?seq=${kept?.seq}&start=9&end=19`
    const { context, page: reader, complaints: inConsole } = await openConsole(at)
    await press(reader, 'Listen to the quote')
    const player = reader.locator('audio')
    await player.waitFor({ timeout: stepMs })
    const heard = () => reader.evaluate<number>(`document.querySelector('audio').currentTime`)
    const seconds = Number(kept?.ms) / 1_000
    const second = Math.max(0, (9 / 25) * seconds - 1)
    await expect.poll(heard, { timeout: stepMs }).toBeGreaterThan(second)
    // Not a number until its beginning is there.
    const lasts = () => reader.evaluate<number>(`document.querySelector('audio').duration`)
    await expect
      .poll(async () => Math.abs((await lasts()) - seconds), { timeout: stepMs })
      .toBeLessThan(0.1)
    expect(await findBarriers(reader)).toEqual([])
    expect(inConsole).toEqual([])
    await context.close()
  },
  longMs,
)

browserTest(
  'without the tick no sound is kept, here or there',
  async () => {
    const { page, participant, link, requests } = await stage.open({ guidelines, sound: true })
    await page.getByRole('checkbox', { name: /sound of what I say/ }).waitFor({ timeout: stepMs })
    await participant.begin()
    await speak(page, 'I billed one client twice.', true)
    await send(page)
    expect(requests.filter((request) => request.url().includes('/sound'))).toEqual([])
    expect(await keptOf(link)).toEqual([])
  },
  longMs,
)

tellSkipped()
