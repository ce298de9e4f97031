import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openProviderPlace } from '../../sign-on/real-provider.ts'
import { signOnConfig } from '../../sign-on/settings.ts'
import { findBarriers, findOverflow } from '../barriers.ts'
import { createBrowserTests, findChromium } from '../browser.ts'
import { looks, organization, setConsoleStage } from './console-stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/sign-on.test.ts')
const place = await openProviderPlace()
const settings = { OIDC_ORG: organization, OIDC_NAME: 'Acme ID', OIDC_DEFAULT_ROLE: 'researcher' }
/** The lightest browser at times draws nothing more behind pages of two origins. */
const executablePath = findChromium()
const stage = setConsoleStage(isPossible, {
  configure: async () => signOnConfig(place.url, settings),
  executablePath,
})
const bare = setConsoleStage(isPossible, {
  configure: async () => ({ ...signOnConfig(place.url, settings), passwordSignIn: false }),
  hasOwner: false,
  executablePath,
})
beforeAll(() => {
  if (isPossible) place.serve(stage.url())
})
afterAll(() => place.close())

/** Signs in on the provider's own pages, which agree to what is asked for. */
async function signInAt(page: Page, login: string): Promise<void> {
  await page.locator('input[name=login]').fill(login)
  await page.locator('input[name=password]').fill('anything')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The provider's pages ask for a font that is not to be had here. */
const withoutFonts = (context: BrowserContext) =>
  context.route(/fonts\.googleapis\.com/, (route) => route.abort())

browserTest(
  'signing in elsewhere goes on to where one wanted to be, and signing out leaves both',
  async () => {
    const { page, context } = await stage.open('/console')
    await withoutFonts(context)
    await page.goto(`${stage.url()}/console/interviews/new?productID=Ledgerly`)
    await page.getByRole('link', { name: 'Sign in with Acme ID' }).click()
    await signInAt(page, 'ada')
    await page.getByRole('heading', { name: 'New interview' }).waitFor()
    await expect.poll(() => page.getByLabel('Product').inputValue()).toBe('Ledgerly')
    await page.getByText('Ada Account').click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Yes, sign me out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.getByRole('link', { name: 'Sign in with Acme ID' }).click()
    await page.locator('input[name=login]').waitFor()
  },
)

browserTest(
  'an address that is not confirmed is told in a sentence, and opens nothing',
  async () => {
    const { page, context } = await stage.open('/console/signin')
    await withoutFonts(context)
    await page.getByRole('link', { name: 'Sign in with Acme ID' }).click()
    await signInAt(page, 'mallory')
    const told = page.getByRole('alert').filter({ hasText: 'no e-mail address that is confirmed' })
    await told.waitFor()
    await page.getByLabel('Password').waitFor()
  },
)

browserTest(
  'a session that ends under way goes on after signing in in a window beside',
  async () => {
    const { page, context } = await stage.open('/console/interviews/new')
    await withoutFonts(context)
    await page.getByRole('link', { name: 'Sign in with Acme ID' }).click()
    await signInAt(page, 'ada')
    await page.getByLabel('Name of the interview').fill('After the end')
    await page.getByLabel('Product').fill('Ledgerly')
    await page.getByLabel('Guide', { exact: true }).fill('Why do people leave after a month?')
    await stage.endSession(page)
    await page.getByRole('button', { name: 'Create the interview' }).click()
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      dialog.getByRole('link', { name: 'Sign in with Acme ID' }).click(),
    ])
    await beside.getByRole('heading', { name: 'Products' }).waitFor()
    await page.bringToFront()
    await page.evaluate("window.dispatchEvent(new Event('focus'))")
    await page.getByRole('heading', { name: 'After the end' }).waitFor()
  },
)

for (const [look, options] of Object.entries(looks)) {
  browserTest(`the way in by another account is open to everybody, ${look}`, async () => {
    const { page } = await stage.open('/console/signin?problem=taken', options)
    await page.getByRole('link', { name: 'Sign in with Acme ID' }).waitFor()
    await page.getByRole('alert').first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await expect.poll(() => findOverflow(page)).toBe(0)
    const alone = await bare.open('/console/join/a-code', options)
    await alone.page.getByText('There are no passwords here').waitFor()
    expect(await alone.page.getByLabel('Password').count()).toBe(0)
    expect(await findBarriers(alone.page)).toEqual([])
  })
}

tellSkipped()
