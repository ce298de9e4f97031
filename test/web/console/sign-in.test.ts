import { expect } from 'vitest'
import { findBarriers, findOverflow } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { looks, organization, owner, setConsoleStage, tabTo } from './console-stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/sign-in.test.ts')
const fresh = setConsoleStage(isPossible, { hasOwner: false })
const stage = setConsoleStage(isPossible)

browserTest(
  'the first owner comes in by the code that the start printed, by keyboard alone',
  async () => {
    const code = (await fresh.service().createSetupCode()) ?? ''
    const { page, complaints } = await fresh.open('/console')
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    await tabTo(page, 'One-time code')
    await page.keyboard.press('Enter')
    await page.getByText('Please enter the one-time code of the first owner.').waitFor()
    await page.getByText('Please enter your e-mail address.').waitFor()
    await page.keyboard.type('not-the-code')
    await tabTo(page, 'Organization')
    await page.keyboard.type(organization)
    await tabTo(page, 'Your name')
    await page.keyboard.type(owner.name)
    await tabTo(page, 'E-mail')
    await page.keyboard.type(owner.email)
    await tabTo(page, 'Password')
    await page.keyboard.type('short')
    await page.getByText('Please use at least 12 characters.').waitFor()
    await page.keyboard.type(owner.password)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: /code/ }).waitFor()
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(owner.email)
    await page.getByLabel('One-time code').fill(code)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Products' }).waitFor()
    expect(complaints.filter((line) => !line.includes('status of 4'))).toEqual([])
  },
)

browserTest(
  'signing in goes on to where one wanted to be, and a wrong password loses nothing',
  async () => {
    const { page } = await stage.open('/console/interviews/new?productID=Ledgerly')
    await page.getByLabel('E-mail').fill(owner.email)
    await page.getByLabel('Password').fill('a wrong password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: /password/ })
      .waitFor()
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'New interview' }).waitFor()
    await expect.poll(() => page.getByLabel('Product').inputValue()).toBe('Ledgerly')
  },
)

browserTest('a session that ends under way takes nothing that was typed', async () => {
  const { page } = await stage.signIn('/console/interviews/new')
  await page.getByLabel('Product').fill('Ledgerly')
  await page.getByLabel('Name of the interview').fill('After the end')
  await page.getByLabel('Guide', { exact: true }).fill('Why do people leave after a month?')
  // The guide has been read, so that the next call is the one of the button.
  await page.getByText('of 12 minutes').waitFor()
  await stage.endSession(page)
  await page.getByRole('button', { name: 'Create the interview' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password').fill(owner.password)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.waitFor({ state: 'detached' })
  // What was asked for before happens now, once.
  await page.getByRole('heading', { name: 'After the end' }).waitFor()
})

browserTest('signing out ends it here, and the way back asks again', async () => {
  const { page } = await stage.signIn('/console')
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  await page.goto(`${stage.url()}/console/interviews/new`)
  await page.getByText(owner.name).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

browserTest('the bearer is kept in memory alone', async () => {
  const { page, context } = await stage.signIn('/console')
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  const stored = await page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
  )
  expect(stored).not.toMatch(/clq_/)
  const cookies = await context.cookies()
  expect(cookies.map(({ httpOnly, sameSite }) => ({ httpOnly, sameSite }))).toEqual([
    { httpOnly: true, sameSite: 'Lax' },
    // Which accounts this browser signed in to before, which opens nothing.
    { httpOnly: true, sameSite: 'Lax' },
  ])
})

for (const [look, options] of Object.entries(looks)) {
  browserTest(`nothing holds anybody up at the door: ${look}`, async () => {
    const barriers: string[] = []
    const { page } = await stage.open('/console/signin', options)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Please enter your e-mail address.').waitFor()
    barriers.push(...(await findBarriers(page)))
    await page.goto(`${stage.url()}/console/join/abc`)
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByText('Please enter a password.').waitFor()
    barriers.push(...(await findBarriers(page)))
    await expect.poll(() => findOverflow(page)).toBe(0)
    expect(barriers).toEqual([])
  })
}

tellSkipped()
