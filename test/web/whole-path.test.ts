import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Invite, Profile } from '../../src/contract/resources.ts'
import { readPages } from '../../src/pages.ts'
import { databases } from '../databases.ts'
import { call, details, eventually, startService, type TestService } from '../start.ts'
import { createBrowserTests, findPages, openBrowser } from './browser.ts'
import { finishInterview } from './finish-interview.ts'
import { onPage, openParticipantPage, phone } from './participant-page.ts'

const guidelines = `# Getting started
- Must ask: What made you look for a tool like this?
- What almost stopped you from signing up?
# Everyday use
- Walk me through the last time you used the export.
- How do you share results with your team?
- What happens at the end of a month?
Time limit: 15 minutes`

const answers = [
  'I was losing track of invoices in my spreadsheet and billed one client twice.',
  'It happened on a Friday evening and I spent the weekend repairing it.',
  'The price almost stopped me because I could not see what the export would cost.',
  'Last Friday I exported the quarter for my accountant and the tax column was missing.',
  'I had to add the numbers by hand, which took me an hour.',
  'I care about getting my data out without errors.',
  'I work in a small studio with three other people.',
  'It is fast when it works and I like the clean invoices.',
]

const { browserTest, isPossible, tellSkipped } = createBrowserTests('whole-path.test.ts')

describe.each(databases)('the whole path on $name', ({ open }) => {
  let service: TestService
  let browser: Browser
  let built: string

  beforeAll(async () => {
    if (!isPossible) return
    built = await findPages()
    service = await startService(await open(), { pages: readPages(built) })
    browser = await openBrowser()
  })
  afterAll(async () => {
    tellSkipped()
    if (!isPossible) return
    await browser.close()
    await service.close()
  })

  browserTest('a person on a phone takes an interview that a profile comes of', async () => {
    const token = await service.newToken()
    const added = await call(`${service.url}/v1/interviews/addOne`, {
      token,
      body: { productID: 'Ledgerly', interviewName: 'Everyday invoicing', guidelines },
    })
    const made = await call(
      `${service.url}/v1/invites/createInvites?interviewID=${added.json.result.interviewID}`,
      { token },
    )
    const link: string = made.json.result[0]

    const opened = await openParticipantPage(browser, link, { viewport: phone })
    const { participant } = opened
    await participant.start()
    await participant.fill('Your name', details.name)
    await participant.fill('Your e-mail address', details.email)
    await participant.fill('What you do for work', details.occupation)
    await participant.fill('Where you live', details.location)
    await participant.next()
    await participant.question.waitFor()

    for (const answer of answers.slice(0, 3)) await participant.answer(answer)
    await opened.page.reload()
    await participant.question.waitFor()
    for (const answer of answers.slice(3, 5)) await participant.answer(answer)

    const second: Page = await opened.context.newPage()
    await second.goto(link)
    const there = onPage(second)
    await there.question.waitFor()
    await expect
      .poll(() => there.question.textContent())
      .toBe(await participant.question.textContent())
    for (const answer of answers.slice(5)) await there.answer(answer)
    await finishInterview(second)

    const read = await call(`${service.url}/v1/invites/getOne?linkID=${link.split('/').at(-1)}`, {
      token,
    })
    const invite: Invite = read.json.result
    const said = invite.conversation.filter(({ role }) => role === 'user')
    const given = said.map(({ content }) => content).filter((text) => answers.includes(text))
    expect(given).toEqual(answers)
    expect(invite.status).toBe('completed')

    const profile: Profile = await eventually(async () => {
      const found = await call(`${service.url}/v1/profiles/getList?productID=Ledgerly`, { token })
      return found.json.result[0]
    })
    expect(profile).toMatchObject({ firstName: 'Sample', metadata: { sentiment: 4 } })
    expect(opened.complaints).toEqual([])
  })
})
