import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { call, details, eventually, type TestService } from '../../test/start.ts'
import { onPage } from '../../test/web/participant-page.ts'

const desk: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  locale: 'en-GB',
  reducedMotion: 'reduce',
}
const phone: BrowserContextOptions = {
  ...desk,
  viewport: { width: 390, height: 720 },
  deviceScaleFactor: 2,
}

const owner = { email: 'olga.owner@example.com', name: 'Olga Owner', password: 'plain words, long' }

const guide = `Find out why people stop invoicing by hand.

# Getting started
- Must ask: What made you look for a tool like this?
- Don't you think the setup is easy?

# Everyday use
- Walk me through the last time you sent an invoice.
- What happens at the end of a month?

Avoid: the upcoming redesign
Time limit: 10 minutes`

const answers = [
  'I kept our invoices in a spreadsheet, and one evening I noticed that I had billed a client twice.',
  'It was embarrassing. I spent the whole weekend repairing it and had to write to the client on Monday.',
  'The setup took me twenty minutes, but I could not find where to enter the tax number.',
  'Last Friday I sent twelve invoices in one go. What I need most is that no number is ever lost.',
  'At the end of the month I export everything for my accountant, and that part is slow.',
  'I care about clean numbers more than about how it looks.',
]

/**
 * The way of somebody new: from the first code to a sentence of a profile and its quote. One picture a
 * step, in `folder`.
 */
export async function pictureTour(
  service: TestService,
  browser: Browser,
  folder: string,
): Promise<void> {
  const context = await browser.newContext(desk)
  const page = await context.newPage()
  const shot = (name: string, on: Page = page) =>
    on.screenshot({ path: join(folder, `tour-${name}.png`) })

  const code = (await service.createSetupCode()) ?? ''
  await page.goto(`${service.url}/console`)
  await page.getByLabel('One-time code').fill(code)
  await page.getByLabel('Organization').fill('Studio Tools')
  await page.getByLabel('Your name').fill(owner.name)
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password').fill(owner.password)
  await shot('1-welcome')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByText('Nothing here yet').waitFor()
  await shot('2-products')

  await page.getByRole('link', { name: 'New interview' }).click()
  await page.getByLabel('Product').fill('Ledgerly')
  await page.getByLabel('Name of the interview').fill('Everyday invoicing')
  await page.getByLabel('Guide', { exact: true }).fill(guide)
  await page.getByRole('button', { name: 'Note on line 5' }).waitFor()
  await shot('3-guide')
  await page.getByRole('button', { name: 'Note on line 5' }).click()
  await page
    .getByRole('button', { name: /^Use this wording/ })
    .first()
    .waitFor()
  await shot('4-wording')
  await page
    .getByRole('button', { name: /^Use this wording/ })
    .first()
    .click()
  await tryOut(page, shot)
  await page.getByRole('button', { name: 'Create the interview' }).click()
  await page.getByRole('heading', { name: 'Everyday invoicing' }).waitFor()
  const interviewID = new URL(page.url()).pathname.split('/')[3] ?? ''

  const links = await makeLinks(page, shot)
  await answerOne(browser, links[0] ?? '', folder)
  await readProfile(service, page, interviewID, shot)
  await context.close()
}

type Shot = (name: string, on?: Page) => Promise<unknown>

/** The preview opens in a tab of its own, as a participant sees it. */
async function tryOut(page: Page, shot: Shot): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Try it as a participant' }).click()
  const preview = await opened
  await preview.setViewportSize({ width: 900, height: 720 })
  await preview.getByText('This is a preview.').waitFor()
  await shot('5-preview', preview)
  await preview.close()
}

async function makeLinks(page: Page, shot: Shot): Promise<string[]> {
  await page.getByRole('link', { name: 'Links', exact: true }).click()
  const count = page.getByLabel('How many')
  const open = page.getByRole('button', { name: 'Make links' })
  await count.or(open).first().waitFor()
  if (!(await count.isVisible())) await open.first().click()
  await count.fill('5')
  await page.getByRole('button', { name: 'Make 5 links' }).click()
  await page.getByText('5 links made').first().waitFor()
  await shot('6-links')
  const text = await page.locator('main').innerText()
  return [...new Set(text.match(/https?:\/\/\S+\/i\/\w+/g) ?? [])]
}

/** One person answers on a phone, to the end. */
async function answerOne(browser: Browser, link: string, folder: string): Promise<void> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const participant = onPage(page)
  const shot = (name: string) => page.screenshot({ path: join(folder, `tour-${name}.png`) })
  await page.goto(link)
  await participant.heading.waitFor()
  await shot('7-consent')
  await participant.start()
  await participant.fill('Your name', details.name)
  await participant.fill('Your e-mail address', details.email)
  await participant.next()
  await participant.question.waitFor()
  for (const [index, answer] of answers.entries()) {
    if (await isAtEnd(page)) break
    if (index === 1) {
      await participant.composer.fill(answer)
      await shot('8-question')
    }
    await goOn(page, () => giveAnswer(page, answer))
  }
  await finish(page, shot)
  await context.close()
}

const isAtEnd = (page: Page) =>
  page
    .getByRole('radio')
    .or(page.getByRole('button', { name: 'That is right' }))
    .first()
    .isVisible()

async function giveAnswer(page: Page, answer: string): Promise<void> {
  await page.locator('#answer').fill(answer)
  await page.getByRole('button', { name: 'Send' }).click()
}

/** Does something and waits for what comes in place of the question. */
async function goOn(page: Page, act: () => Promise<void>): Promise<void> {
  const { question } = onPage(page)
  const before = (await question.textContent()) ?? ''
  await act()
  await question
    .filter({ hasNotText: before })
    .or(page.getByRole('radio'))
    .or(page.getByRole('heading', { name: /thank/i }))
    .first()
    .waitFor()
}

/** More questions than answers are left out; the recap, the verdict and the last words follow. */
async function finish(page: Page, shot: (name: string) => Promise<unknown>): Promise<void> {
  const thanks = page.getByRole('heading', { name: /thank/i })
  const right = page.getByRole('button', { name: 'That is right' })
  for (let steps = 0; steps < 30 && !(await thanks.isVisible()); steps += 1) {
    if (await right.isVisible()) {
      await shot('9-recap')
      await goOn(page, () => right.click())
    } else if (await page.getByRole('radio').first().isVisible()) {
      await page.getByRole('radio', { name: /^4/ }).check()
      await shot('10-verdict')
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByRole('radio').first().waitFor({ state: 'detached' })
    } else await goOn(page, () => page.getByRole('button', { name: 'Skip question' }).click())
  }
  await thanks.waitFor()
  await shot('11-thanks')
}

/** The profile that came of it, and the words that one of its sentences rests on. */
async function readProfile(
  service: TestService,
  page: Page,
  interviewID: string,
  shot: Shot,
): Promise<void> {
  const token = await service.newToken({ org: 'Studio Tools' })
  const url = `${service.url}/v1/profiles/getList?productID=Ledgerly`
  const profile = await eventually(async () => (await call(url, { token })).json.result[0])
  await page.goto(`${service.url}/console/products/Ledgerly`)
  await page.getByText('Everyday invoicing').waitFor()
  await shot('12-product')
  await page.goto(`${service.url}/console/interviews/${interviewID}/report`)
  await page.waitForLoadState('networkidle')
  await shot('13-report')
  await page.goto(`${service.url}/console/profiles/${profile.profileID}`)
  const sentence = page.locator('a.sentence').first()
  await sentence.waitFor()
  await shot('14-profile')
  await sentence.click()
  await page.locator('mark').first().waitFor()
  await shot('15-quote')
}
