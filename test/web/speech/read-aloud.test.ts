import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Say } from '../../speech/voice-server.ts'
import { findBarriers } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { hasVoice } from './spoken.ts'
import { setSpokenService } from './spoken-service.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests(
  'read-aloud.test.ts',
  hasVoice(),
)
const stage = setSpokenService(isPossible, 'openai-compatible/whisper', { isVoiced: true })

/** A spoken answer is heard in real time, and what comes of it on a machine that may be busy. */
const longMs = 300_000
const stepMs = 60_000
const sentence = 'We are a small team, so nobody has time to learn something new.'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const told = (page: Page, text: string) => page.getByText(text).waitFor({ timeout: stepMs })
const isVoiceHeard = (page: Page) => page.evaluate<boolean>('window.isVoiceHeard()')
const readings = (page: Page) => page.evaluate<string[]>('window.readings')

async function start(page: Page): Promise<void> {
  await press(page, 'Hands-free')
  await told(
    page,
    'To be read aloud, what the interviewer says, which may repeat your words, is sent to kokoro.',
  )
  await press(page, 'Start hands-free')
}

browserTest(
  'the service’s voice reads each question, and speaking stops it',
  async () => {
    const { page, participant, say, complaints } = await stage.open({
      guidelines: '- Must ask: What made you look for a tool?',
    })
    stage.server().play({ type: 'write', text: 'I have a small team.' })
    stage.voice().play({ type: 'say', seconds: 60 })
    await page.getByText('is sent to kokoro to be read aloud').waitFor()
    await participant.begin()
    expect(stage.voice().requests).toEqual([])
    await start(page)
    await told(page, 'The question is being read')
    await expect.poll(() => isVoiceHeard(page), { timeout: stepMs }).toBe(true)
    expect(await findBarriers(page)).toEqual([])
    const question = (await participant.question.textContent()) ?? ''
    expect(stage.voice().requests.map(({ asked }) => asked.input)).toEqual([question])
    // What is heard of the reading is learned first.
    const heardFor = () =>
      page.evaluate<number>('window.microphones.at(-1)?.context.currentTime ?? 0')
    const before = await heardFor()
    await expect.poll(heardFor, { timeout: stepMs }).toBeGreaterThan(before + 3)
    await say(sentence)
    await told(page, 'Listening. Take your time')
    await expect.poll(() => isVoiceHeard(page)).toBe(false)
    await told(page, 'Your words are about to be sent')
    await press(page, 'Send')
    await expect.poll(() => stage.voice().requests.length, { timeout: stepMs }).toBe(2)
    await expect.poll(() => isVoiceHeard(page), { timeout: stepMs }).toBe(true)
    await press(page, 'Type instead')
    await expect.poll(() => isVoiceHeard(page)).toBe(false)
    expect(await readings(page)).toEqual([])
    expect(complaints).toEqual([])
  },
  longMs,
)

// What everybody is asked is kept: each has a question of its own.
for (const [say, guidelines] of [
  [{ type: 'status', status: 500 }, '- What do you use today?'],
  [{ type: 'silence' }, '- Who told you about it?'],
] satisfies [Say, string][]) {
  browserTest(
    `the browser’s voice reads where the service’s does not: ${say.type}`,
    async () => {
      const { page, participant } = await stage.open({ guidelines })
      stage.voice().play(say)
      await participant.begin()
      const question = await participant.question.textContent()
      await start(page)
      await told(page, 'Listening. Take your time')
      expect(await readings(page)).toEqual([`en: ${question}`])
      expect(stage.voice().requests[0]?.asked.input).toBe(question)
    },
    longMs,
  )
}

browserTest(
  'how a question is answered is said by the browser, behind the service’s own words',
  async () => {
    const { page, participant } = await stage.open({
      guidelines: '- How well does it work for you? (scale 1-7)',
    })
    stage.voice().play({ type: 'say', seconds: 1 })
    await participant.begin()
    await start(page)
    await told(page, 'Listening. Take your time')
    expect(await readings(page)).toEqual(['en: Choose from 1 to 7'])
    expect(stage.voice().requests).toHaveLength(1)
  },
  longMs,
)

tellSkipped()
