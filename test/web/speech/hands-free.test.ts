import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Profile } from '../../../src/contract/resources.ts'
import { call, eventually } from '../../start.ts'
import { findBarriers } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { hasVoice } from './spoken.ts'
import { setSpokenService } from './spoken-service.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests(
  'hands-free.test.ts',
  hasVoice(),
)
const stage = setSpokenService(isPossible, 'openai-compatible/whisper')

/** A spoken answer is heard in real time, and what comes of it on a machine that may be busy. */
const longMs = 300_000
const stepMs = 60_000
const guidelines = '- Must ask: What made you look for a tool?'
const sentence = 'We are a small team, so nobody has time to learn something new.'

/** What a recogniser that is no double would hear. */
const heard = [
  'I billed one client twice because my spreadsheet lost a row.',
  'What I need is an export that never loses a number.',
  'A friend at the studio told me about it one evening.',
  'It saves me an hour every Friday afternoon.',
  'I would miss the reminders most of all.',
  'There is nothing more to add from my side.',
]

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const told = (page: Page, text: string) => page.getByText(text).waitFor({ timeout: stepMs })

async function start(page: Page): Promise<void> {
  await press(page, 'Hands-free')
  await told(page, 'turned into text by')
  await press(page, 'Start hands-free')
}

/** Where the keyboard is: the identifier or the text of what has the focus. */
const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.id || document.activeElement.textContent')

const microphones = (page: Page) => page.evaluate<number>('window.isHeardBy()')

browserTest(
  'a whole interview needs no hand once it is started, and a profile comes of its words',
  async () => {
    const { page, participant, say, link, token, requests, complaints } = await stage.open({
      guidelines,
    })
    stage.server().play(...heard.map((text) => ({ type: 'write' as const, text })))
    await participant.begin()
    await page.getByRole('button', { name: 'Hands-free' }).waitFor()
    const isOfIt = () => requests.filter((request) => /panel|hands/.test(request.url()))
    expect(isOfIt()).toEqual([])
    await page.getByRole('button', { name: 'Hands-free' }).focus()
    await page.keyboard.press('Enter')
    await told(page, 'A pause of a few seconds ends your answer')
    expect(isOfIt()).not.toEqual([])
    await page.keyboard.press('Enter')
    const listening = page.getByText('Listening. Take your time')
    const thanks = participant.heading.filter({ hasText: 'Thank you' })
    // Nobody who presses Enter once more is put out of it.
    await expect.poll(() => focused(page), { timeout: stepMs }).toBe('Done')
    for (let turns = 0; turns < 20; turns += 1) {
      await listening.or(thanks).waitFor({ timeout: stepMs })
      if (await thanks.isVisible()) break
      await say(sentence)
      await listening.waitFor({ state: 'detached', timeout: stepMs })
    }
    await thanks.waitFor()
    await expect.poll(() => microphones(page)).toBe(0)
    const { answers, readings } = await read(page, link)
    expect(answers.slice(0, 2)).toEqual(heard.slice(0, 2))
    expect(readings).toBe(answers.length)
    expect(stage.server().requests.length).toBeGreaterThanOrEqual(answers.length)
    expect(stage.server().requests[0]?.sound.subarray(0, 4).toString()).toBe('RIFF')
    const profile = await eventually(async () => {
      const { json } = await call(`${stage.service().url}/v1/profiles/getList?productID=Ledgerly`, {
        token,
      })
      const [found]: Profile[] = json.result
      return found
    })
    expect(JSON.stringify(profile)).toContain('never loses a number')
    expect(complaints).toEqual([])
  },
  longMs,
)

/** What the person said, as the service has it, and how many questions were read to them. */
async function read(page: Page, link: string) {
  // In the page, whose browser alone is shown the answers.
  const state = await page.evaluate<{ conversation: { role: string; content: string }[] }>(
    `fetch(${JSON.stringify(`${link}/state`)}).then((reply) => reply.json()).then(({ result }) => result)`,
  )
  const answers = state.conversation.filter(({ role }) => role === 'user')
  return {
    answers: answers.map(({ content }) => content),
    readings: await page.evaluate<number>('window.readings.length'),
  }
}

browserTest(
  'speaking stops the reading, and no first word is lost',
  async () => {
    const { page, participant, say } = await stage.open({ guidelines })
    stage.server().play({ type: 'write', text: 'I have a small team.' })
    await participant.begin()
    await page.evaluate('window.readsOn = true')
    await start(page)
    await told(page, 'The question is being read')
    expect(await findBarriers(page)).toEqual([])
    // What is heard of the reading is learned first.
    const heardFor = () =>
      page.evaluate<number>('window.microphones.at(-1)?.context.currentTime ?? 0')
    await expect.poll(heardFor, { timeout: stepMs }).toBeGreaterThan(3)
    await say(sentence)
    await told(page, 'Listening. Take your time')
    expect(await findBarriers(page)).toEqual([])
    await told(page, 'Your words are about to be sent')
    await expect.poll(() => participant.composer.inputValue()).toBe('I have a small team.')
    const [request] = stage.server().requests
    // Three seconds and a half of speech at least: nothing of it was cut off.
    expect(request?.sound.length).toBeGreaterThan(3.5 * 32_000)
  },
  longMs,
)

browserTest(
  'words are held and mended for as long as it takes, and one press leads back to typing',
  async () => {
    const { page, participant, say } = await stage.open({ guidelines })
    stage.server().play({ type: 'write', text: 'I have a small teem.' })
    await participant.begin()
    await start(page)
    await told(page, 'Listening. Take your time')
    await say(sentence)
    await told(page, 'Your words are about to be sent')
    await press(page, 'Wait')
    await told(page, 'No hurry.')
    expect(await microphones(page)).toBe(0)
    await participant.composer.fill('I have a small team.')
    const before = await participant.question.textContent()
    await page.keyboard.press('Enter')
    await participant.question.filter({ hasNotText: before ?? '' }).waitFor()
    await participant.answers.filter({ hasText: 'I have a small team.' }).waitFor()
    await told(page, 'Listening. Take your time')
    expect(await microphones(page)).toBe(1)
    await press(page, 'Type instead')
    await expect.poll(() => microphones(page)).toBe(0)
    expect(await focused(page)).toBe('answer')
    await participant.answer('Then in writing.')
    expect(await microphones(page)).toBe(0)
  },
  longMs,
)

browserTest(
  'what there is to choose from is read, too, in the language of the question',
  async () => {
    const { page, participant } = await stage.open({
      guidelines: '- Which tool do you use? (choose one)\n  - [ ] A spreadsheet\n  - [ ] Paper',
      options: { locale: 'de-DE' },
    })
    await page.getByRole('button', { name: 'Starten' }).click()
    await page.getByRole('button', { name: 'Überspringen' }).click()
    await participant.question.waitFor()
    await press(page, 'Freihändig')
    await press(page, 'Freihändig beginnen')
    await told(page, 'Ich höre zu.')
    const readings = await page.evaluate<string[]>('window.readings')
    expect(readings.slice(1)).toEqual([
      'en: Which tool do you use?',
      'en: A spreadsheet',
      'en: Paper',
    ])
  },
  longMs,
)

browserTest(
  'words that are not there keep the recording, with a sentence and a way on',
  async () => {
    const { page, participant, say } = await stage.open({ guidelines })
    stage.server().play({ type: 'status', status: 400 })
    await participant.begin()
    await start(page)
    await told(page, 'Listening. Take your time')
    await say(sentence)
    await told(page, 'Your recording could not be turned into words.')
    expect(await microphones(page)).toBe(0)
    stage.server().play({ type: 'write', text: 'I have a small team.' })
    await press(page, 'Go on hands-free')
    await expect
      .poll(() => participant.composer.inputValue(), { timeout: stepMs })
      .toBe('I have a small team.')
    expect(stage.server().requests[0]?.sound.length).toBeGreaterThan(3.5 * 32_000)
  },
  longMs,
)

browserTest(
  'a recording without words is there for whoever types instead, and after a reload',
  async () => {
    const { page, participant, say } = await stage.open({ guidelines })
    const offered = () => told(page, 'You have a recording that is not yet in words.')
    stage.server().play({ type: 'status', status: 400 })
    await participant.begin()
    await start(page)
    await told(page, 'Listening. Take your time')
    await say(sentence)
    await told(page, 'Your recording could not be turned into words.')
    await press(page, 'Type instead')
    await offered()
    await page.reload()
    await offered()
    stage.server().play({ type: 'write', text: 'I have a small team.' })
    await press(page, 'Turn it into words')
    await expect
      .poll(() => participant.composer.inputValue(), { timeout: stepMs })
      .toBe('I have a small team.')
  },
  longMs,
)

tellSkipped()
