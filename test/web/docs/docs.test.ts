import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { describeAPI } from '../../../src/contract/openapi/openapi.ts'
import { readPages } from '../../../src/pages.ts'
import { type EdgeServer, startEdge } from '../../edge/edge-server.ts'
import { membersOf } from '../../edge/openapi/members.ts'
import { findBarriers, findOverflow } from '../barriers.ts'
import { createBrowserTests, findPages, openBrowser, stepMs } from '../browser.ts'
import { looks } from '../console/console-stage.ts'
import { hearComplaints, phone } from '../participant-page.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('web/docs/docs.test.ts')
const { schemas } = describeAPI({ serverURL: '/' }).components
const resources = ['Product', 'Interview', 'Invite', 'Profile']

let built: string
let edge: EdgeServer
let browser: Browser
const contexts: BrowserContext[] = []

beforeAll(async () => {
  if (!isPossible) return
  built = await findPages()
  edge = await startEdge({ pages: readPages(built) })
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})
afterAll(async () => {
  tellSkipped()
  await browser?.close()
  await edge?.[Symbol.asyncDispose]()
})

async function open(options: BrowserContextOptions = {}, hash = '') {
  const context = await browser.newContext(options)
  contexts.push(context)
  context.setDefaultTimeout(stepMs)
  const page = await context.newPage()
  const complaints = hearComplaints(page)
  await page.goto(`${edge.url}/docs${hash}`)
  return { page, complaints }
}

for (const [look, options] of Object.entries(looks)) {
  browserTest(`every member of the four resources is in sight, at any depth: ${look}`, async () => {
    const wanted = resources.flatMap((name) => membersOf(schemas[name] ?? {}, name, schemas))
    expect(wanted.length).toBeGreaterThan(40)
    expect(wanted).toContain('Profile.metadata.sentiment')
    expect(wanted).toContain('Invite.conversation.content')
    const { page, complaints } = await open(options)
    // Runs in the page, whose types this file does not have.
    const seen = await page.evaluate<string[]>(
      `[...document.querySelectorAll('main li[id]')].flatMap((item) => {
        const name = item.querySelector('code')
        const { width, height } = name.getBoundingClientRect()
        const isSeen = name.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        const isNamed = item.id.endsWith('.' + name.textContent)
        return isNamed && isSeen && width > 0 && height > 0 ? [item.id] : []
      })`,
    )
    expect(seen.toSorted()).toEqual(wanted.toSorted())
    expect(await findOverflow(page)).toBe(0)
    expect(complaints).toEqual([])
  })
}

for (const [look, options] of Object.entries(looks)) {
  browserTest(`nothing on it holds anybody up: ${look}`, async () => {
    const { page } = await open(options)
    // One of each kind: the others are of the same making, and it reads thousands of elements slowly.
    await page.evaluate(
      "document.querySelectorAll('article + article').forEach((one) => one.remove())",
    )
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('searchbox').fill('conversation')
    await page.getByRole('status').filter({ hasText: 'found' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
  })
}

browserTest('it can be read, gone through and linked to without its script', async () => {
  const { page } = await open({ javaScriptEnabled: false, viewport: phone }, '#schema-Invite')
  const heading = page.getByRole('heading', { name: 'Invite', exact: true })
  await expect
    .poll(() => heading.evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(100)
  expect(await page.getByRole('searchbox').count()).toBe(0)
  expect(await page.getByRole('button').count()).toBe(0)
  await page.getByText('Contents', { exact: true }).click()
  await page.locator('nav summary', { hasText: 'Invites' }).click()
  await page.getByRole('link', { name: 'Return one invite' }).first().click()
  await expect.poll(() => page.url()).toContain('#invites.getOne')
  const call = page.locator('article', { has: page.locator('[id="invites.getOne"]') })
  await call.getByText('curl').waitFor()
  await page.getByLabel('TypeScript').check()
  await call.getByText('await client.invites.getOne({ linkID: ').waitFor()
  expect(await call.getByText('curl').isVisible()).toBe(false)
})

browserTest(
  'a search leads to the very member, and a sample is copied, by keyboard alone',
  async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const { page } = await open({ ...looks['on a desk, dark'], permissions })
    const search = page.getByRole('searchbox')
    await search.fill('acquired_d')
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ found$/ })
      .waitFor()
    await search.press('Enter')
    await expect
      .poll(() => page.evaluate('document.activeElement.id'))
      .toBe('Profile.metadata.acquired_date')
    expect(page.url()).toContain('#Profile.metadata.acquired_date')
    const current = page.locator('nav [aria-current]')
    await expect.poll(() => current.textContent()).toBe('Profile')

    await search.fill('key_reused')
    await search.press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('failures-key_reused')

    const copy = page.getByRole('button', { name: 'Copy: Return one invite' })
    await copy.first().press('Enter')
    await page.getByRole('button', { name: 'Copied: Return one invite' }).waitFor()
    const copied = await page.evaluate<string>('navigator.clipboard.readText()')
    expect(copied).toMatch(/^curl -G "\$COLLOQUY_URL\/v1\/invites\/getOne" \\\n/)
  },
)

browserTest('the contents mark what a link led to, however short it is', async () => {
  // The type behind it begins in the upper part of the window, too.
  const { page } = await open(looks['on a desk, dark'], '#schema-Error')
  const current = page.locator('nav [aria-current]')
  await expect.poll(() => current.textContent()).toBe('Error')
  await page.mouse.move(900, 400)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => current.textContent()).toBe('Plan')
})

browserTest('printed it is the text alone, dark on white', async () => {
  const { page } = await open(looks['on a phone, light'])
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0)
  const ink = await page.evaluate<string>('getComputedStyle(document.body).color')
  expect(ink).toBe('rgb(28, 27, 26)')
})
