import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createBrowserTests } from '../browser.ts'
import { phone } from '../participant-page.ts'
import { looks, tabTo } from './console-stage.ts'
import { findBarriers, focusedName, overflow, setDataStage } from './data-stage.ts'
import { seedInterview } from './people.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/codebook.test.ts')
const stage = setDataStage(isPossible)

const pathOf = (interviewID: string) => `/console/interviews/${interviewID}/report`
const sorting = (page: Page) => page.getByRole('region', { name: 'Sort the themes' })
const menuOf = (page: Page, name: string) =>
  sorting(page)
    .locator('.menu')
    .filter({ hasText: `Change ${name}` })

async function choose(page: Page, name: string, way: string): Promise<void> {
  await menuOf(page, name).locator('summary').click()
  await menuOf(page, name).getByRole('button', { name: way }).click()
}

browserTest('a theme is renamed in every chart, and undone it is called as before', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page, complaints } = await stage.open(pathOf(interviewID))
  await choose(page, 'export', 'Rename')
  const dialog = page.getByRole('dialog', { name: 'Rename “export”' })
  await dialog.getByLabel('Title').fill('Losing columns')
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const bar = page.locator('[data-chart="problem"]').getByRole('link', { name: /^Losing columns/ })
  await bar.click()
  const panel = page.getByRole('dialog', { name: 'Losing columns: problem' })
  await panel.getByText('2 people', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await sorting(page).getByText('1 change', { exact: true }).click()
  await sorting(page)
    .getByRole('button', { name: /^Undo: Renamed “export”/ })
    .click()
  await sorting(page).getByRole('link', { name: 'export', exact: true }).waitFor()
  await sorting(page).getByText('Taken back', { exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

browserTest('a quote is split off, merged back, and a theme is hidden', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page, complaints } = await stage.open(pathOf(interviewID))
  await choose(page, 'export', 'Move quotes…')
  const dialog = page.getByRole('dialog', { name: 'Move quotes out of “export”' })
  await dialog.getByRole('button', { name: 'Move' }).click()
  await dialog.getByText('Choose a quote.').waitFor()
  await dialog.getByLabel(/it breaks the columns/).check()
  await dialog.getByLabel('Move them to').selectOption('A new theme')
  await dialog.getByLabel('Title of the new theme').fill('Columns')
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Move' }).click()
  await sorting(page).getByRole('link', { name: 'Columns', exact: true }).waitFor()
  await choose(page, 'Columns', 'Merge with…')
  const merging = page.getByRole('dialog', { name: 'Merge “Columns” with another theme' })
  await merging.getByLabel('Put it into').selectOption('export (problem)')
  await merging.getByRole('button', { name: 'Merge' }).click()
  await sorting(page).getByRole('link', { name: 'Columns' }).waitFor({ state: 'detached' })
  await choose(page, 'export', 'Hide')
  await sorting(page).getByText('Hidden', { exact: true }).waitFor()
  await expect
    .poll(() =>
      page
        .locator('[data-chart="problem"]')
        .getByRole('link', { name: /^export/ })
        .count(),
    )
    .toBe(0)
  expect(complaints).toEqual([])
})

browserTest('a theme is added and filled by keyboard alone', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page } = await stage.open(pathOf(interviewID), { viewport: phone })
  await sorting(page).getByRole('button', { name: 'Add a theme' }).waitFor()
  await tabTo(page, /^Add a theme/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Add a theme' }).waitFor()
  await tabTo(page, /^Title/)
  await page.keyboard.type('Money')
  await page.keyboard.press('Enter')
  await sorting(page).locator('.theme-list').getByText('Money', { exact: true }).first().waitFor()
  await expect.poll(() => focusedName(page)).toMatch(/^Add a theme/)
  await tabTo(page, /^Quotes in no theme/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move quotes that are in no theme' })
  await dialog.getByRole('checkbox').first().waitFor()
  await dialog.getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await dialog.getByLabel('Move them to').selectOption('Money (problem)')
  await tabTo(page, /^Move$/)
  await page.keyboard.press('Enter')
  await sorting(page).getByRole('link', { name: 'Money', exact: true }).waitFor()
  expect(await overflow(page)).toBe(0)
})

for (const [name, options] of Object.entries(looks)) {
  browserTest(`themes are sorted without barriers ${name}`, async () => {
    const { interviewID } = await seedInterview(stage.client())
    const { page } = await stage.open(pathOf(interviewID), options)
    await sorting(page).locator('.theme-list').waitFor()
    await choose(page, 'export', 'Move quotes…')
    await page.getByRole('checkbox').first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
}

tellSkipped()
