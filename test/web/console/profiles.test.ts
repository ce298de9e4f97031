import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createBrowserTests } from '../browser.ts'
import { phone } from '../participant-page.ts'
import { looks, tabTo } from './console-stage.ts'
import { findBarriers, overflow, setDataStage } from './data-stage.ts'
import { productID, seedInterview } from './people.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/profiles.test.ts')
const stage = setDataStage(isPossible)

const listPath = `/console/products/${productID}/profiles`

async function findProfile(name: string): Promise<string> {
  const profiles = await stage.client().profiles.getList({ productID })
  return profiles.find(({ firstName }) => name.startsWith(firstName ?? '-'))?.profileID ?? ''
}

browserTest('profiles are searched and filtered, as cards and as a table', async () => {
  await seedInterview(stage.client())
  const { page, complaints } = await stage.open(listPath)
  await page.getByRole('link', { name: 'Ana Duarte' }).waitFor()
  await page.getByLabel('Sentiment').selectOption('2')
  await page.getByText('1 of 2 profiles').waitFor()
  await page.getByRole('radio', { name: 'Table' }).check()
  const table = page.getByRole('table')
  await table.getByRole('link', { name: 'Ben Okafor' }).waitFor()
  await expect.poll(() => table.getByText('Ana Duarte').count()).toBe(0)
  await page.getByLabel('Interests and values').fill('nothing like it')
  await page.getByRole('heading', { name: 'No profile matches' }).waitFor()
  await page.getByRole('button', { name: 'Show all profiles' }).click()
  await page.getByLabel('Search').fill('duarte')
  await page.getByText('1 of 2 profiles').waitFor()
  await page.getByRole('link', { name: 'Ana Duarte' }).click()
  await page.getByRole('heading', { name: 'Ana Duarte', level: 1 }).waitFor()
  expect(complaints).toEqual([])
})

browserTest(
  'what is looked for stands in the address, and can be asked of what they said',
  async () => {
    await seedInterview(stage.client())
    const { page, complaints } = await stage.open(listPath)
    await page.getByLabel('Search').fill('DUART')
    await page.getByRole('radio', { name: 'Table' }).check()
    await expect.poll(() => new URL(page.url()).search).toBe('?search=DUART&view=table')
    await page.reload()
    await page.getByRole('table').getByRole('link', { name: 'Ana Duarte' }).waitFor()
    await page.getByText('1 of 2 profiles').waitFor()
    await page.getByLabel('Search').fill('spreadsheet')
    await page.getByRole('link', { name: 'Search what people said for “spreadsheet”' }).click()
    await page.getByText('because the spreadsheet had two versions').first().waitFor()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('spreadsheet')
    expect(complaints).toEqual([])
  },
)

browserTest('a sentence opens its words in the conversation, by keyboard alone', async () => {
  await seedInterview(stage.client())
  const { page } = await stage.open(`/console/profiles/${await findProfile('Ana')}`, {
    viewport: phone,
  })
  await page.getByRole('heading', { name: 'In short' }).waitFor()
  await tabTo(page, /^I wish it could sync with our bank directly\.$/)
  await page.keyboard.press('Enter')
  const lit = page.locator('mark.chosen')
  await lit.waitFor()
  await expect.poll(() => lit.textContent()).toBe('I wish it could sync with our bank directly.')
})

browserTest('a field is put right with a reason, and the correction is taken back', async () => {
  await seedInterview(stage.client())
  const { page, complaints } = await stage.open(`/console/profiles/${await findProfile('Ben')}`)
  await page.getByRole('button', { name: 'Edit: Occupation' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save the correction' }).click()
  await dialog.getByText('This is what stands there already.').waitFor()
  await dialog.getByText('Please say why, in a few words.').waitFor()
  await dialog.getByLabel('What is right').fill('Tax adviser')
  await dialog.getByLabel('Why').fill('He told us on the phone.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Edit: Occupation' }).click()
  await expect.poll(() => dialog.getByLabel('What is right').inputValue()).toBe('Tax adviser')
  await dialog.getByRole('button', { name: 'Save the correction' }).click()
  await dialog.waitFor({ state: 'detached' })
  const corrections = page.getByRole('region', { name: 'Corrections' })
  await corrections.getByText('He told us on the phone.').waitFor()
  await page.getByText('Tax adviser · Porto').waitFor()
  await corrections.getByRole('button', { name: /^Take back/ }).click()
  await dialog.getByLabel('Why').fill('It was somebody else.')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Accountant · Porto').waitFor()
  await corrections.getByText('It was somebody else.').waitFor()
  expect(complaints).toEqual([])
})

browserTest('the interview shows the profiles of those who took part in it', async () => {
  const { interviewID } = await seedInterview(stage.client())
  const { page } = await stage.open(`/console/interviews/${interviewID}/profiles`)
  await page.getByText('2 profiles', { exact: true }).waitFor()
})

for (const [name, options] of Object.entries(looks)) {
  browserTest(`nothing holds anybody up among the profiles, ${name}`, async () => {
    await seedInterview(stage.client())
    const barriers: string[] = []
    const check = async (page: Page, state: string) => {
      for (const barrier of await findBarriers(page)) barriers.push(`${state}: ${barrier}`)
      expect([state, await overflow(page)]).toEqual([state, 0])
    }
    const { page, complaints, context } = await stage.open(listPath, options)
    await page.getByRole('link', { name: 'Ana Duarte' }).waitFor()
    await check(page, 'cards')
    await page.getByRole('radio', { name: 'Table' }).check()
    await check(page, 'table')
    await page.getByRole('link', { name: 'Ana Duarte' }).click()
    await page.getByRole('heading', { name: 'All statements' }).waitFor()
    await check(page, 'profile')
    await page.getByRole('button', { name: 'Edit: Values' }).click()
    await page.getByRole('button', { name: 'Save the correction' }).click()
    await page.getByText('Please say why, in a few words.').waitFor()
    await check(page, 'correction')
    await page.goto(`${stage.url()}/console/products/Nothing/profiles`)
    await page.getByRole('heading', { name: 'No profiles yet' }).waitFor()
    await check(page, 'empty')
    expect(complaints).toEqual([])
    await context.route('**/v1/profiles/getOne*', (route) => route.abort())
    await page.goto(`${stage.url()}/console/profiles/${await findProfile('Ana')}`)
    await page.getByText('The service could not be reached.').waitFor()
    await check(page, 'error')
    expect(barriers).toEqual([])
  })
}

tellSkipped()
