import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { takeInterview } from '../../start.ts'
import { createBrowserTests } from '../browser.ts'
import { phone } from '../participant-page.ts'
import { looks, tabTo } from './console-stage.ts'
import { findBarriers, focusedName, overflow, setDataStage } from './data-stage.ts'
import { people, seedInterview } from './people.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/report.test.ts')
const stage = setDataStage(isPossible)

const pathOf = (interviewID: string) => `/console/interviews/${interviewID}/report`
const chart = (page: Page, name: string) => page.locator(`[data-chart="${name}"]`)

async function readDownload(page: Page, name: string, way: string): Promise<[string, Buffer]> {
  await chart(page, name).locator('.menu summary').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chart(page, name).getByRole('button', { name: way }).click(),
  ])
  return [download.suggestedFilename(), readFileSync(await download.path())]
}

/** It is looked at in four pictures. */
const fourPicturesMs = 180_000

browserTest('a bar opens the people behind it, and these their conversations', async () => {
  const { interviewID, links } = await seedInterview(stage.client())
  const { page, complaints } = await stage.open(pathOf(interviewID))
  await chart(page, 'funnel')
    .getByRole('link', { name: /^Went to the end 2 · 67%/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Went to the end' })
  await panel.getByText('2 people', { exact: true }).waitFor()
  await panel.getByRole('link', { name: 'Ben Okafor' }).click()
  await page.getByRole('heading', { name: 'Ben Okafor', level: 1 }).waitFor()
  expect(page.url()).toContain(`/console/invites/${links[1]}`)
  await page.goBack()
  await panel.waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

browserTest('a bar is opened and left by keyboard alone', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page } = await stage.open(pathOf(interviewID), { viewport: phone })
  await chart(page, 'sentiment').waitFor()
  await tabTo(page, /^4 Happy/)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await panel.getByText('1 person', { exact: true }).waitFor()
  await panel.getByRole('link', { name: 'Ana Duarte' }).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toMatch(/^4 Happy/)
})

browserTest('after its Close button, too, the focus is where a panel was opened', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page, complaints } = await stage.open(pathOf(interviewID), { viewport: phone })
  await chart(page, 'sentiment').waitFor()
  await tabTo(page, /^4 Happy/)
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  await panel.getByRole('link', { name: 'Ana Duarte' }).waitFor()
  await panel.getByRole('button', { name: 'Close' }).click()
  await panel.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toMatch(/^4 Happy/)
  expect(new URL(page.url()).search).toBe('')
  expect(complaints).toEqual([])
})

browserTest(
  'what comes in meanwhile is in the report by itself, and what is open stays so',
  async () => {
    const client = stage.client()
    const { interviewID } = await seedInterview(client)
    const [link = ''] = await client.invites.createInvites({ interviewID })
    const { page, complaints } = await stage.open('/console')
    await page.clock.install()
    await page.goto(`${stage.url()}${pathOf(interviewID)}`)
    const found = page.getByRole('region', { name: 'What people said' })
    await found.getByText('2 of 2 people said something on it.').first().waitFor()
    await takeInterview(link, ['My aunt told me of it.'])
    await expect
      .poll(async () => (await client.interviews.getFindings({ interviewID })).people)
      .toBe(3)
    await page.locator('.chart .menu summary').first().click()
    await page.clock.runFor('00:31')
    await found.getByText('3 of 3 people said something on it.').first().waitFor()
    await chart(page, 'funnel')
      .getByRole('link', { name: /^Went to the end 3/ })
      .waitFor()
    expect(await page.locator('.chart .menu[open]').count()).toBe(1)
    expect(complaints).toEqual([])
  },
)

browserTest('a theme shows what people said, each quote lit in its conversation', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page } = await stage.open(pathOf(interviewID))
  await chart(page, 'problem')
    .getByRole('link', { name: /^export/ })
    .click()
  const panel = page.getByRole('dialog')
  await panel.getByText('The worst thing about Ledgerly is the export').waitFor()
  await panel.getByRole('link', { name: 'Read it in the transcript' }).first().click()
  const lit = page.locator('mark.chosen')
  await lit.waitFor()
  await expect.poll(() => lit.textContent()).toMatch(/export/)
})

/** Two who tell of the same thing first. */
const alike = ['Ana Duarte', 'Ben Okafor'].map((name) => ({
  ...{ name, score: 3 },
  answers: [
    'The worst thing about Ledgerly is the export, I mend it by hand every month.',
    'Last week I sent one to a client in Lisbon.',
    'My accountant gets a file from me.',
  ],
}))

browserTest('answers alike are one group, and each quote of it leads to its place', async () => {
  const { interviewID } = await seedInterview(stage.client(), alike)
  const { page, complaints } = await stage.open(pathOf(interviewID), { viewport: phone })
  const group = page.locator('.alike > details', { hasText: /export.* · 2 people/i }).first()
  await group.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await group.getByText('The worst thing about Ledgerly is the export').first().waitFor()
  expect(await overflow(page)).toBe(0)
  await group.getByRole('link').first().click()
  await page.locator('mark.chosen').waitFor()
  await page.goBack()
  await page.locator('.alike').first().waitFor()
  expect(complaints).toEqual([])
})

browserTest('whoever comes back from a quote is at it again, its group open', async () => {
  const { interviewID } = await seedInterview(stage.client(), alike)
  const { page } = await stage.open(pathOf(interviewID), { viewport: phone })
  const groupOf = () =>
    page.locator('.alike > details', { hasText: /export.* · 2 people/i }).first()
  await groupOf().locator('summary').first().click()
  const quote = groupOf().getByRole('link').nth(1)
  const words = (await quote.textContent()) ?? ''
  const address = await quote.getAttribute('href')
  await quote.focus()
  await page.keyboard.press('Enter')
  await page.locator('mark.chosen').waitFor()
  await page.goBack()
  await expect.poll(() => focusedName(page)).toBe(words)
  const at = page.locator(':focus')
  expect(await at.getAttribute('href')).toBe(address)
  expect(await groupOf().locator(':focus').count()).toBe(1)
  const top = 'document.activeElement.getBoundingClientRect().top'
  expect(await page.evaluate(`${top} > 0 && ${top} < innerHeight`)).toBe(true)
  await page.goForward()
  await page.locator('mark.chosen').waitFor()
})

browserTest(
  'the goals of the guide come first, then its questions, then what nobody answered',
  async () => {
    const client = stage.client()
    const { interviewID } = await client.interviews.addOne({
      productID: 'Ledgerly',
      interviewName: 'Why they leave',
      guidelines: `Goal: why people leave Ledgerly.
# Leaving
- What made you leave?
# Pets
- What did your dog say about it?`,
    })
    const [link = ''] = await client.invites.createInvites({ interviewID })
    await takeInterview(link, ['The export lost a column every month.'])
    const { page } = await stage.open(pathOf(interviewID), { viewport: phone })
    const parts = page.locator('.findings > section')
    await parts.first().waitFor()
    const names = await parts.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    expect(names[0]).toBe('What you wanted to know')
    expect(names).toContain('What nobody answered')
    const goal = parts.first().getByRole('article')
    expect(await goal.getByRole('heading').textContent()).toBe('why people leave Ledgerly.')
    await goal.getByText('1 of 1 person said something on the questions that serve it.').waitFor()
    await goal.locator('summary').click()
    await goal.getByText('What made you leave?').waitFor()
    const open = page.getByRole('region', { name: 'What nobody answered' })
    await open.getByText('What did your dog say about it?').waitFor()
    expect(await findBarriers(page)).toEqual([])
  },
)

browserTest(
  'on paper everything folded is read, on white, and nothing is there to press',
  async () => {
    const { interviewID } = await seedInterview(stage.client(), alike)
    const { page, complaints } = await stage.open(pathOf(interviewID), { colorScheme: 'dark' })
    const words = page.locator('.alike').getByText('The worst thing about Ledgerly is the export')
    await words.first().waitFor({ state: 'attached' })
    expect(await words.first().isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await words.first().waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await page.locator('.top-bar').isVisible()).toBe(false)
    const paper = await page.evaluate(
      `getComputedStyle(document.querySelector('.finding')).getPropertyValue('--paper')`,
    )
    expect(paper).toBe('#fff')
    expect(complaints).toEqual([])
  },
)

browserTest('every chart is there as a table, too', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page } = await stage.open(pathOf(interviewID))
  await chart(page, 'funnel').waitFor()
  for (const figure of await page.locator('.chart').all()) {
    const bars = await figure.locator('.drawing a').count()
    await figure.getByRole('button', { name: /^Show as table/ }).click()
    await expect.poll(() => figure.locator('tbody tr').count()).toBeGreaterThanOrEqual(bars)
  }
  const rows = chart(page, 'funnel').locator('tbody tr')
  await expect
    .poll(() => rows.allTextContents())
    .toEqual(['Invited3100%', 'Started267%', 'Went to the end267%'])
})

browserTest('a chart is downloaded as a picture, a drawing and a table', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page, complaints } = await stage.open(pathOf(interviewID))
  await chart(page, 'coverage').waitFor()
  const [pngName, png] = await readDownload(page, 'coverage', 'Picture (PNG)')
  expect(pngName).toBe('how-studios-invoice-coverage.png')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBe(1_536)
  const [, svg] = await readDownload(page, 'coverage', 'Drawing (SVG)')
  expect(svg.toString()).toContain('>Getting started</text>')
  const isParsed = await page.evaluate(
    `!new DOMParser().parseFromString(${JSON.stringify(svg.toString())}, 'image/svg+xml').querySelector('parsererror')`,
  )
  expect(isParsed).toBe(true)
  const [, csv] = await readDownload(page, 'funnel', 'Spreadsheet (CSV)')
  expect(csv.toString()).toBe(
    '\uFEFF"Step","People","Share of those invited"\r\n"Invited","3","100%"\r\n"Started","2","67%"\r\n"Went to the end","2","67%"\r\n',
  )
  expect(complaints).toEqual([])
})

browserTest(
  'groups of people are compared, and the way stands in the address',
  async () => {
    const [ana] = people
    const crowd = Array.from({ length: 11 }, (_, at) => ({
      ...{ name: `Person ${'abcdefghijk'[at]}`, score: 3 },
      answers: at < 5 ? (ana?.answers ?? []) : [],
      occupation: at === 10 ? 'Cook' : at < 5 ? 'Florist' : 'Baker',
    }))
    const { interviewID } = await seedInterview(stage.client(), crowd)
    const { page, complaints } = await stage.open(pathOf(interviewID))
    const compare = page.getByLabel('Compare')
    await compare.selectOption('By occupation')
    await page.getByText('Fewer than five: Cook.').waitFor()
    const first = page.getByRole('article').first()
    await first.getByText('These groups differ').waitFor()
    const rows = first.getByRole('list', { name: 'By occupation' }).getByRole('listitem')
    await expect
      .poll(() => rows.allTextContents())
      .toEqual(['Baker0 of 5 spoke0% to 43%', 'Florist5 of 5 spoke57% to 100%'])
    await page.reload()
    await first.getByText('These groups differ').waitFor()
    expect(new URL(page.url()).searchParams.get('by')).toBe('occupation')
    await first.getByRole('link', { name: /said something on it/ }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).search).toBe('?by=occupation')
    await compare.selectOption('Everybody together')
    await expect.poll(() => rows.count()).toBe(0)
    expect(complaints).toEqual([])
    for (const viewport of [phone, { width: 1280, height: 900 }])
      for (const colorScheme of ['light', 'dark'] as const) {
        const shot = await stage.open(`${pathOf(interviewID)}?by=occupation`, {
          viewport,
          colorScheme,
        })
        await shot.page.getByText('These groups differ').first().waitFor()
        expect(await findBarriers(shot.page)).toEqual([])
        expect(await overflow(shot.page)).toBeLessThanOrEqual(0)
      }
  },
  fourPicturesMs,
)

browserTest(
  'what people said is told question by question, each word lit where it stands',
  async () => {
    const { interviewID } = await seedInterview(stage.client())
    const { page, complaints } = await stage.open(pathOf(interviewID))
    const found = page.getByRole('region', { name: 'What people said' })
    await found.getByText('2 of 2 people said something on it.').first().waitFor()
    const words = found.locator('.sentence').first()
    const said = await words.textContent()
    await words.focus()
    await page.keyboard.press('Enter')
    const lit = page.locator('mark.chosen')
    await lit.waitFor()
    expect(await lit.allTextContents()).toContain(said?.replaceAll(/[“”]/g, ''))
    await page.goBack()
    await found.waitFor()
    expect(complaints).toEqual([])
  },
)

browserTest(
  'a question is asked of the interview, and words are looked up as they are',
  async () => {
    const { interviewID } = await seedInterview(stage.client())
    const { page, complaints } = await stage.open(pathOf(interviewID))
    const box = page.getByRole('region', { name: 'Ask the interviews' })
    const asked = box.getByRole('searchbox')
    await asked.fill('Who mends what was exported?')
    await page.keyboard.press('Enter')
    await box.getByText('1 of 2 people said something on it.').waitFor()
    expect(page.url()).toContain('?ask=Who+mends')
    await box.locator('.sentence').first().click()
    const lit = page.locator('mark.chosen')
    await lit.waitFor()
    expect(await lit.textContent()).toContain('I mend it by hand every month.')
    await page.goBack()
    await box.getByText('1 of 2 people said something on it.').waitFor()
    await asked.fill('what about the zeppelin')
    await page.keyboard.press('Enter')
    await box.getByText('Nobody of 2 people said anything on it in these words.').waitFor()
    await asked.fill('I care about accuracy above all.')
    await box.getByRole('button', { name: 'Find these exact words' }).click()
    await box.getByText(/^(Somebody said this|This was said)/).waitFor()
    await asked.fill('I care about accuracy above everything.')
    await box.getByRole('button', { name: 'Find these exact words' }).click()
    await box.getByText('Nobody said this, word for word.').waitFor()
    await page.goto(`${stage.url()}${pathOf(interviewID)}?ask=zeppelin`)
    await box.getByRole('link', { name: 'Put it into a new guide' }).click()
    await expect
      .poll(() => page.getByLabel('Guide', { exact: true }).inputValue())
      .toMatch(/\n- zeppelin$/)
    expect(complaints).toEqual([])
  },
)

browserTest('an interview is downloaded whole, with or without who said it', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page, complaints } = await stage.open(pathOf(interviewID))
  const take = async (way: string): Promise<[string, string]> => {
    await page.locator('.report-ways .menu summary').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: way }).click(),
    ])
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')]
  }
  const [name, csv] = await take('A table of answers (CSV)')
  expect(name).toBe('how-studios-invoice.csv')
  expect(csv.startsWith('\uFEFFparticipant,linkID,name,')).toBe(true)
  expect(csv).toContain('Ben Okafor')
  await page.locator('.report-ways .menu summary').click()
  await page.getByLabel('Leave out names, addresses and links').check()
  await page.keyboard.press('Escape')
  const [, text] = await take('A text to read (Markdown)')
  expect(text).toContain('## P1, completed ')
  expect(text).not.toContain('Okafor')
  expect(complaints).toEqual([])
})

for (const [name, options] of Object.entries(looks)) {
  browserTest(`nothing holds anybody up in a report, ${name}`, async () => {
    const { interviewID } = await seedInterview(stage.client())
    const barriers: string[] = []
    const check = async (page: Page, state: string) => {
      for (const barrier of await findBarriers(page)) barriers.push(`${state}: ${barrier}`)
      expect([state, await overflow(page)]).toEqual([state, 0])
    }
    const { page, complaints, context } = await stage.open(pathOf(interviewID), options)
    await chart(page, 'problem').waitFor()
    await page.getByRole('region', { name: 'What people said' }).waitFor()
    await check(page, 'charts')
    await page.getByRole('searchbox').fill('export')
    await page.keyboard.press('Enter')
    await page.locator('.answer .sentence').first().waitFor()
    await check(page, 'answer')
    await chart(page, 'funnel').locator('.menu summary').click()
    await check(page, 'menu')
    await page.locator('.report-ways .menu summary').click()
    await check(page, 'ways to take it along')
    const ways = await page.locator('.report-ways .menu-list').boundingBox()
    expect(ways?.x).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
    await chart(page, 'coverage')
      .getByRole('button', { name: /^Show as table/ })
      .click()
    await check(page, 'table')
    await chart(page, 'problem').getByRole('link').first().click()
    await page
      .getByRole('dialog')
      .getByText(/^\d+ (person|people)$/)
      .waitFor()
    await check(page, 'people')
    expect(complaints).toEqual([])
    await context.route('**/v1/interviews/getReport*', (route) => route.abort())
    await page.goto(stage.url() + pathOf(interviewID))
    await page.getByText('The service could not be reached.').waitFor()
    await check(page, 'error')
    const { interviewID: empty } = await stage.client().interviews.addOne({
      ...{ productID: 'Ledgerly', interviewName: 'Later', guidelines: '- Why?' },
    })
    await context.unroute('**/v1/interviews/getReport*')
    await page.goto(stage.url() + pathOf(empty))
    await page.getByRole('heading', { name: 'Nobody has been invited yet' }).waitFor()
    await check(page, 'empty')
    expect(barriers).toEqual([])
  })
}

tellSkipped()
