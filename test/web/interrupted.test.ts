import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Invite } from '../../src/contract/resources.ts'
import { readPages } from '../../src/pages.ts'
import { answers, call, eventually, guidelines, startService, type TestService } from '../start.ts'
import { createBrowserTests, findPages, openBrowser } from './browser.ts'
import { expectWhole, finishInterview } from './finish-interview.ts'
import { desk, openParticipantPage, phone } from './participant-page.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('interrupted.test.ts')

/** How long the network is away, ms of the page's own clock. */
const awayMs = 120_000
/** What the page may wait after that before it tries again, ms. */
const nextTryMs = 60_000
const [first = '', second = '', third = ''] = answers

let pages: string
let service: TestService
let browser: Browser

beforeAll(async () => {
  if (!isPossible) return
  pages = await findPages()
  service = await startService('file::memory:', { pages: readPages(pages) })
  browser = await openBrowser()
})
afterAll(async () => {
  tellSkipped()
  if (!isPossible) return
  await browser.close()
  await service.close()
})

async function newLink() {
  const token = await service.newToken()
  const body = { productID: 'Ledgerly', interviewName: 'Everyday invoicing', guidelines }
  const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
  const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}`
  const link: string = (await call(service.url + path, { token })).json.result[0]
  const one = `${service.url}/v1/invites/getOne?linkID=${link.split('/').at(-1)}`
  const read = async (): Promise<Invite> => (await call(one, { token })).json.result
  return {
    read,
    said: async () => (await read()).conversation.map(({ content }) => content),
    open: (options: BrowserContextOptions = {}) =>
      openParticipantPage(browser, link, { viewport: phone, ...options }),
  }
}

/** Ways in which a network goes away; each answers how it comes back. */
const cuts = {
  'as the browser tells': async (context: BrowserContext) => {
    await context.setOffline(true)
    return () => context.setOffline(false)
  },
  'and the browser has not noticed': async (context: BrowserContext) => {
    await context.route(/\/(events|state)$/, (route) => route.abort())
    return () => context.unrouteAll()
  },
}

for (const [how, cut] of Object.entries(cuts)) {
  browserTest(`an interview is finished after two minutes without a network, ${how}`, async () => {
    const { read, said, open } = await newLink()
    const { page, participant, context } = await open()
    await participant.begin()
    await participant.answer(first)
    const before = (await participant.question.textContent()) ?? ''
    await page.clock.install()
    await participant.composer.fill(second.slice(0, 20))
    const mend = await cut(context)
    await participant.composer.fill(second)
    await participant.send()
    await page.getByText('Kept here. Not sent yet.').waitFor()
    await page.clock.runFor(awayMs)
    expect(await said()).not.toContain(second)
    await participant.composer.fill(third)
    await mend()
    await page.clock.runFor(nextTryMs)
    await participant.question.filter({ hasNotText: before }).waitFor()
    await expect.poll(() => participant.composer.inputValue()).toBe(third)
    await page.clock.resume()
    await participant.answer(third)
    await finishInterview(page)
    expectWhole(await read(), [first, second, third])
    await context.close()
  })
}

browserTest('an interview is finished on another device after its tab was closed', async () => {
  const { read, said, open } = await newLink()
  const here = await open()
  await here.participant.begin()
  await here.participant.answer(first)
  await here.participant.composer.fill(second)
  await here.participant.send()
  // Closed as soon as the answer has arrived, whether the page has seen the reply or not.
  await eventually(async () => ((await said()).includes(second) ? true : null))
  await here.context.close()

  const there = await open({ viewport: desk })
  await there.participant.question.waitFor()
  await there.page.getByText('Your earlier answers are safe.').waitFor()
  await there.participant.answer(third)
  await finishInterview(there.page)
  expectWhole(await read(), [first, second, third])
  await there.context.close()
})
