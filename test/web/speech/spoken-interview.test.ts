import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Invite, Profile } from '../../../src/contract/resources.ts'
import { call, eventually } from '../../start.ts'
import { createBrowserTests } from '../browser.ts'
import { hasVoice } from './spoken.ts'
import { setSpokenService } from './spoken-service.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests(
  'spoken-interview.test.ts',
  hasVoice(),
)

/** What is said each time; on a machine that is busy not all of it is heard. */
const said = 'We are a small team, so nobody has time to learn something new.'
/** Loading the model takes seconds on its own, and longer on a busy machine. */
const stepMs = 180_000
const longMs = 900_000
const turnsMax = 20
const guidelines = '- Must ask: What made you look for a tool?'

type Stage = ReturnType<typeof setSpokenService>

/** Speaks one answer and sends it; what is asked stands in a field of its own at the verdict. */
async function answer(page: Page, isFirst: boolean): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name }).click()
  const field = page.locator('#answer, #verdict')
  await press('Speak instead')
  if (isFirst) await press('Start speaking')
  await page
    .getByRole('timer')
    .filter({ hasText: /0:0[6-9]|0:[1-5]\d/ })
    .waitFor({ timeout: stepMs })
  await press('Done')
  await page.getByText('Your words are in the field.').waitFor({ timeout: stepMs })
  expect(await field.inputValue()).toMatch(/\p{L}+[ ,]+\p{L}+/u)
  await press('Send')
}

/** From the greeting to the thanks, all of it spoken; what is stored then. */
async function speakAll(stage: Stage) {
  const { page, participant, link, token, requests, complaints } = await stage.open({ guidelines })
  await participant.begin()
  const thanks = participant.heading.filter({ hasText: 'Thank you' })
  for (let turns = 0; turns < turnsMax && !(await thanks.isVisible()); turns += 1) {
    const before = (await participant.question.textContent()) ?? ''
    await page.getByRole('button', { name: 'Speak instead' }).waitFor()
    await answer(page, turns === 0)
    await participant.question
      .filter({ hasNotText: before })
      .or(thanks)
      .first()
      .waitFor({ timeout: stepMs })
  }
  await thanks.waitFor()
  const { url } = stage.service()
  const read = await call(`${url}/v1/invites/getOne?linkID=${link.split('/').at(-1)}`, { token })
  const profile = await eventually(async () => {
    const { json } = await call(`${url}/v1/profiles/getList?productID=Ledgerly`, { token })
    const [found]: Profile[] = json.result
    return found
  })
  const invite: Invite = read.json.result
  const lines = invite.conversation.filter(({ role }) => role === 'user')
  const answers = lines.map(({ content }) => content)
  return { invite, answers, profile, requests, complaints }
}

describe('on the device', () => {
  const stage = setSpokenService(isPossible, 'device,openai-compatible/whisper,browser', { said })

  browserTest(
    'an interview is spoken from the greeting to the thanks, and no sound leaves the browser',
    async () => {
      stage.server().play({ type: 'write', text: 'This was heard elsewhere.' })
      const { invite, answers, profile, requests, complaints } = await speakAll(stage)
      expect(invite.status).toBe('completed')
      expect(answers.join(' ')).toMatch(/small team|nobody has time|something new/i)
      expect(answers.join(' ')).not.toContain('elsewhere')
      expect(profile?.productIDs).toEqual(['Ledgerly'])
      const sent = requests.filter((request) => request.method() !== 'GET')
      const types = new Set(sent.map((request) => request.headers()['content-type']))
      expect([...types]).toEqual(['application/json'])
      expect(stage.server().requests).toEqual([])
      expect(complaints).toEqual([])
    },
    longMs,
  )
})

describe("by a server of OpenAI's audio calls", () => {
  const stage = setSpokenService(isPossible, 'openai-compatible/whisper', { said })
  const heard = [
    'I billed one client twice because my spreadsheet lost a row.',
    'What I need is an export that never loses a number.',
    'A friend at the studio told me about it one evening.',
    'It saves me an hour every Friday afternoon.',
    'I would miss the reminders most of all.',
    'There is nothing more to add from my side.',
  ]

  browserTest(
    'an interview is spoken from the greeting to the thanks, and its profile is of those words',
    async () => {
      stage.server().play(...heard.map((text) => ({ type: 'write' as const, text })))
      const { invite, answers, profile, complaints } = await speakAll(stage)
      expect(invite.status).toBe('completed')
      expect(answers.slice(0, 2)).toEqual(heard.slice(0, 2))
      expect(JSON.stringify(profile)).toContain('never loses a number')
      const { requests } = stage.server()
      expect(requests.length).toBeGreaterThanOrEqual(answers.length)
      for (const { sound, fields } of requests) {
        expect(sound.subarray(0, 4).toString()).toBe('RIFF')
        expect(fields).toMatchObject({ model: 'whisper', language: 'en' })
      }
      expect(complaints).toEqual([])
    },
    longMs,
  )
})

tellSkipped()
