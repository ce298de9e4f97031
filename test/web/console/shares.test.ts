import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createBrowserTests } from '../browser.ts'
import { phone } from '../participant-page.ts'
import { looks } from './console-stage.ts'
import { findBarriers, overflow, setDataStage } from './data-stage.ts'
import { people, seedInterview } from './people.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/shares.test.ts')
const stage = setDataStage(isPossible)
/** What the people here are called. */
const names = /Ana|Duarte|Ben Okafor|@example/

/** Opens the dialog, makes a page, and answers its address. */
async function makePage(page: Page, title: string, { withNames = false } = {}): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: title })
  if (withNames) await dialog.getByLabel('Show who said it').check()
  await dialog.getByRole('button', { name: 'Make a page' }).click()
  const address = await dialog.locator('.secret').textContent()
  await dialog.getByRole('region', { name: 'Shared now' }).waitFor()
  return new URL(address ?? '').pathname
}

browserTest(
  'what people said is shared from the report, and read on a phone by somebody without an account',
  async () => {
    const { interviewID } = await seedInterview(stage.client())
    const path = `/console/interviews/${interviewID}/report`
    const { page, complaints } = await stage.open(path, { viewport: phone })
    const address = await makePage(page, 'Share what people said')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^without names · until .+ · by you$/).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)

    const shared = await stage.visit(address, { viewport: phone })
    await shared.page.getByRole('heading', { name: 'How studios invoice', level: 1 }).waitFor()
    const quote = shared.page.getByText(people[0]?.answers[1] ?? '', { exact: true })
    await quote.first().waitFor()
    expect(await shared.page.content()).not.toMatch(names)
    expect(shared.complaints).toEqual([])
    expect(await findBarriers(shared.page)).toEqual([])

    expect(complaints).toEqual([])
  },
)

browserTest('a page that is withdrawn is gone, and says so to whoever opens it', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const expires = new Date(Date.now() + 86_400_000).toISOString()
  const { url } = await stage.client().shares.addOne({ interviewID, what: 'findings', expires })
  const { page } = await stage.open(`/console/interviews/${interviewID}/report`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Withdraw the page/ }).click()
  await dialog.getByText(/^without names/).waitFor({ state: 'detached' })
  const gone = await stage.visit(new URL(url).pathname, { viewport: phone })
  await gone.page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
  expect(await findBarriers(gone.page)).toEqual([])
})

browserTest('a page is read on every screen, light and dark, without going sideways', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const expires = new Date(Date.now() + 86_400_000).toISOString()
  const { url } = await stage.client().shares.addOne({ interviewID, what: 'findings', expires })
  for (const [name, options] of Object.entries(looks)) {
    const { page, context, complaints } = await stage.visit(new URL(url).pathname, options)
    await page.getByRole('heading', { name: 'How studios invoice', level: 1 }).waitFor()
    expect(await overflow(page), name).toBe(0)
    expect(await findBarriers(page), name).toEqual([])
    expect(complaints, name).toEqual([])
    await context.close()
  }
})

browserTest('a conversation is shared with the name of whoever held it, if so wished', async () => {
  const { interviewID, links } = await seedInterview(stage.client())
  const { page, complaints } = await stage.open(`/console/invites/${links[0]}`)
  const address = await makePage(page, 'Share this conversation', { withNames: true })
  expect(await findBarriers(page)).toEqual([])
  const shared = await stage.visit(address, { viewport: phone, locale: 'de-DE' })
  await shared.page.getByRole('heading', { name: 'Ana Duarte, Accountant, Porto' }).waitFor()
  await shared.page.getByText(people[0]?.answers[0] ?? '', { exact: true }).waitFor()
  await shared.page.getByText(/^Zum Lesen mit Ihnen geteilt\. Diese Seite endet am /).waitFor()
  expect(shared.complaints).toEqual([])
  expect(await findBarriers(shared.page)).toEqual([])
  await page.goto(`${stage.url()}/console/interviews/${interviewID}/report`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: 'A conversation' }).click()
  await page.getByRole('heading', { name: 'Ana Duarte', level: 1 }).waitFor()
  expect(complaints).toEqual([])
})

browserTest('a page that is to end is given a day, within a year', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page } = await stage.open(`/console/interviews/${interviewID}/report`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  for (const [day, problem] of [
    ['', 'Choose a day.'],
    ['2020-01-01', 'Choose a day that is not over.'],
    ['2099-01-01', 'Choose a day within a year.'],
  ] as const) {
    await dialog.getByLabel('Until').fill(day)
    await dialog.getByRole('button', { name: 'Make a page' }).click()
    await dialog.getByText(problem, { exact: true }).waitFor()
  }
})

tellSkipped()
