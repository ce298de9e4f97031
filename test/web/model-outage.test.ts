import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Invite } from '../../src/contract/resources.ts'
import { readPages } from '../../src/pages.ts'
import { written } from '../llm/given.ts'
import { type ModelServer, type Play, startModelServer } from '../llm/model-server.ts'
import { answers, call, guidelines, startService, type TestService } from '../start.ts'
import { createBrowserTests, findPages, openBrowser } from './browser.ts'
import { openParticipantPage, phone } from './participant-page.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('model-outage.test.ts')

let built: string
let browser: Browser
let model: ModelServer
let service: TestService

beforeAll(async () => {
  if (!isPossible) return
  built = await findPages()
  browser = await openBrowser()
  model = await startModelServer()
  const { model: settings } = readConfig({
    COLLOQUY_MODEL: 'openai-compatible/llama3.1',
    COLLOQUY_MODEL_URL: model.access('openai-compatible').url ?? '',
    COLLOQUY_MODEL_SECONDS: '20',
  })
  service = await startService('file::memory:', {
    pages: readPages(built),
    config: { model: settings },
  })
})
afterAll(async () => {
  tellSkipped()
  if (!isPossible) return
  await browser.close()
  await service.close()
  await model.close()
})

// First, as a model that has failed is left alone for a while.
browserTest(
  'a model that takes its time is waited for, and the page says that it does',
  async () => {
    const reply = written({
      action: 'probe',
      reply: { ack: null, question: 'What was it like to bill one client twice?' },
    })
    model.play(() => ({ type: 'write', text: reply, afterMs: 16_000 }))
    const { link } = await newLink()
    const { page, participant, complaints, context } = await openParticipantPage(browser, link)
    await participant.begin()
    const before = (await participant.question.textContent()) ?? ''
    await participant.composer.fill(answers[0] ?? '')
    await participant.send()
    const told = page.locator('.wait').getByText('This can take a minute or two')
    await told.waitFor({ timeout: 11_000 })
    // Also once the page looks by itself whether the reply is there.
    await page.waitForResponse((response) => response.url().includes('/state'), { timeout: 11_000 })
    expect(await told.isVisible()).toBe(true)
    await participant.question.filter({ hasNotText: before }).waitFor({ timeout: 15_000 })
    expect(await participant.question.textContent()).toContain('bill one client twice?')
    expect(complaints).toEqual([])
    await context.close()
  },
  60_000,
)

const outages: Record<string, Play> = {
  'refuses every call': { type: 'status', status: 500 },
  'says no to every question': { type: 'refuse' },
  'cuts every answer short': { type: 'cut' },
}

for (const [what, play] of Object.entries(outages)) {
  browserTest(`a model that ${what} is not noticed by the participant`, async () => {
    model.play(() => play)
    const { token, link } = await newLink()
    const { page, participant, complaints, context } = await openParticipantPage(browser, link, {
      viewport: phone,
    })
    await participant.begin()
    const verdict = page.getByRole('radio').first()
    const given: string[] = []
    for (const answer of [...answers, ...answers.map((text) => `Again: ${text}`)]) {
      if (await verdict.isVisible()) break
      const before = (await participant.question.textContent()) ?? ''
      await participant.composer.fill(answer)
      await participant.send()
      given.push(answer)
      await participant.question.filter({ hasNotText: before }).or(verdict).first().waitFor()
      await participant.question.or(verdict).first().waitFor()
    }
    await verdict.waitFor()
    await participant.judge(4)
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()

    const read = await call(`${service.url}/v1/invites/getOne?linkID=${link.split('/').at(-1)}`, {
      token,
    })
    const { status, conversation }: Invite = read.json.result
    expect(status).toBe('completed')
    const said = conversation.map(({ content }) => content)
    for (const answer of given) expect(said.filter((text) => text === answer)).toHaveLength(1)
    const asked = conversation.filter(({ role }) => role === 'assistant')
    expect(new Set(asked.map(({ content }) => content)).size).toBe(asked.length)
    expect(model.requests.length).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await context.close()
  })
}

async function newLink() {
  const token = await service.newToken()
  const added = await call(`${service.url}/v1/interviews/addOne`, {
    token,
    body: { productID: 'Ledgerly', interviewName: 'Everyday invoicing', guidelines },
  })
  const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}`
  const made = await call(service.url + path, { token })
  return { token, link: String(made.json.result[0]) }
}
