import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { call } from '../../start.ts'
import { findBarriers, findOverflow } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { addMember, looks, owner, setConsoleStage, signInByHand } from './console-stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/failures.test.ts')
const stage = setConsoleStage(isPossible)
const guidelines = '- What made you look for a tool like this?'
const words = 'Please try again'
/** How long a walk over all screens may take where others use the machine, ms. */
const walkMs = 120_000

/** Every screen that reads something, by the call without which it has nothing to show. */
function listScreens(interviewID: string, linkID: string): { path: string; call: string }[] {
  const interview = `/console/interviews/${interviewID}`
  return [
    { path: '/console', call: 'products/getList' },
    { path: '/console/products/Ledgerly', call: 'interviews/getList' },
    { path: '/console/products/Ledgerly/profiles', call: 'profiles/getList' },
    { path: interview, call: 'interviews/getOne' },
    { path: `${interview}/links`, call: 'invites/getSummaries' },
    { path: `${interview}/report`, call: 'interviews/getReport' },
    { path: `${interview}/profiles`, call: 'invites/getSummaries' },
    { path: `/console/invites/${linkID}`, call: 'invites/getTranscript' },
    { path: '/console/profiles/prf_000000000000000000000000000000', call: 'profiles/getOne' },
    { path: `/console/interviews/new?from=${interviewID}`, call: 'interviews/getOne' },
    { path: '/console/settings/organization', call: 'organization/getSettings' },
    { path: '/console/settings/members', call: 'members/getList' },
    { path: '/console/settings/tokens', call: 'tokens/getList' },
    { path: '/console/settings/model', call: 'organization/getSettings' },
  ]
}

/** Has a call answered so, and never by the service. */
async function answerWith(page: Page, name: string, status: number, headers = {}): Promise<void> {
  await page.route(`**/v1/${name}*`, (route) =>
    route.fulfill({
      ...{ status, headers, contentType: 'application/json' },
      body: JSON.stringify({ error: status, message: 'As the service said it.' }),
    }),
  )
}

async function seed(): Promise<{ interviewID: string; linkID: string; link: string }> {
  const given = { productID: 'Ledgerly', interviewName: 'First weeks', guidelines }
  const interviewID = await stage.addInterview(given)
  const link = await stage.addLink(interviewID)
  return { interviewID, link, linkID: link.slice(link.lastIndexOf('/') + 1) }
}

for (const [look, options] of Object.entries(looks)) {
  const walk = async () => {
    const { interviewID, linkID } = await seed()
    const { page } = await stage.signIn('/docs', options)
    const barriers: string[] = []
    const check = async (path: string, sentence: string, way: string) => {
      await page.goto(stage.url() + path)
      const failure = page.locator('.failure').filter({ hasText: sentence }).first()
      await failure.waitFor()
      await failure.getByRole(way === 'Try again' ? 'button' : 'link', { name: way }).waitFor()
      await expect.poll(() => page.title(), { message: path }).toContain('Colloquy')
      await expect.poll(() => findOverflow(page), { message: path }).toBe(0)
      for (const barrier of await findBarriers(page)) barriers.push(`${path}: ${barrier}`)
    }
    const screens = listScreens(interviewID, linkID)
    for (const [at, { path, call: name }] of screens.entries()) {
      // Each screen fails in one of these ways, and each way is met on some screen.
      const way = at % 4
      await page.unrouteAll()
      if (way === 0) await answerWith(page, name, 429, { 'retry-after': '60' })
      if (way === 1) await answerWith(page, name, 503)
      if (way === 2) await answerWith(page, name, 500, { 'x-request-id': 'req_1' })
      if (way === 3) await answerWith(page, name, 404)
      if (way === 0) await check(path, `${words} in 60 seconds.`, 'Try again')
      if (way === 1) await check(path, `${words} in a moment`, 'Try again')
      if (way === 2) await check(path, 'name req_1 to whoever runs the service', 'Try again')
      if (way === 3) await check(path, 'It is not there.', 'Go to your products')
    }
    expect(barriers).toEqual([])
  }
  browserTest(`every screen says what failed and leads on: ${look}`, walk, walkMs)
}

browserTest('a screen that failed is there once trying again works', tryAgain, walkMs)

async function tryAgain(): Promise<void> {
  const { interviewID, linkID } = await seed()
  const { page } = await stage.signIn('/docs')
  const retried = listScreens(interviewID, linkID).filter(({ path }) => !path.includes('prf_'))
  for (const { path, call: name } of retried) {
    await page.route(`**/v1/${name}*`, (route) => route.abort())
    await page.goto(stage.url() + path)
    const failure = page.locator('.failure').filter({ hasText: 'could not be reached' }).first()
    await failure.waitFor()
    await page.unrouteAll()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.locator('.failure').count(), { message: path }).toBe(0)
    await expect.poll(() => page.locator('.loading').count(), { message: path }).toBe(0)
  }
}

browserTest('a service that is not there yet is waited for', async () => {
  const { page } = await stage.signIn('/docs')
  await page.route('**/console/session/getState', (route) => route.abort())
  await page.goto(`${stage.url()}/console`)
  await page.getByRole('heading', { name: 'The service cannot be reached' }).waitFor()
  await expect.poll(() => findBarriers(page)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('heading', { name: 'Products' }).waitFor()
})

browserTest('a list that fails half-way keeps what came, and goes on', async () => {
  const interviewID = await stage.addInterview({
    ...{ productID: 'Halfway', interviewName: 'Half of it', guidelines },
  })
  const token = await stage.token()
  await call(`${stage.url()}/v1/invites/createInvites`, {
    token,
    body: { interviewID, count: 700 },
  })
  const { page } = await stage.signIn('/docs')
  await page.route(/getSummaries.*cursor=/, (route) => route.abort())
  await page.goto(`${stage.url()}/console/interviews/${interviewID}/links`)
  const failure = page.locator('.failure')
  await failure.getByText('could not be reached').waitFor()
  await page.getByText('500 links so far').waitFor()
  await page.getByRole('grid').waitFor()
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('700 links', { exact: true }).waitFor()
  await expect.poll(() => failure.count()).toBe(0)
})

browserTest('after an update of the service a screen that is gone is loaded anew', async () => {
  const { page } = await stage.signIn('/console')
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  await page.route('**/assets/settings*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText('This part of the page did not load.').waitFor()
  await expect.poll(() => findBarriers(page)).toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Load the page anew' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
})

browserTest('whoever was removed is not held by the dialog that asks to sign in', async () => {
  const viewer = await addMember(stage, 'vera.viewer@example.com', 'viewer')
  const { page } = await stage.signIn('/console', {}, viewer)
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  const token = await stage.token()
  await call(`${stage.url()}/v1/members/remove`, { token, body: { userID: viewer.userID } })
  // A refresh of the page's own may have met the refusal first, and its dialog covers the link.
  await page.getByRole('link', { name: 'Settings' }).dispatchEvent('click')
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password').fill(viewer.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'is not right' }).waitFor()
  await expect.poll(() => findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use another account' }).click()
  await signInByHand(page, owner)
})

browserTest('a viewer is told what only others may do, and is led back', async () => {
  const viewer = await addMember(stage, 'victor.viewer@example.com', 'viewer')
  const { page } = await stage.signIn('/console/settings/tokens', {}, viewer)
  await page.getByText('Only an owner of the organization').waitFor()
  await page.goto(`${stage.url()}/console/interviews/new`)
  await page.getByText('New interviews are made by an owner or a researcher').waitFor()
  await page.getByRole('link', { name: 'Products' }).first().click()
  await page.getByRole('heading', { name: 'Products' }).waitFor()
})

browserTest('too many wrong passwords are told with how long to wait', async () => {
  const { page } = await stage.open('/console/signin')
  await page.route('**/console/session/signIn', (route) =>
    route.fulfill({
      ...{ status: 429, headers: { 'retry-after': '840' }, contentType: 'application/json' },
      body: JSON.stringify({ error: 429, message: 'As the service said it.' }),
    }),
  )
  await page.getByLabel('E-mail').fill(owner.email)
  await page.getByLabel('Password').fill('a wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Please try again in 14 minutes.').waitFor()
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(owner.email)
})

for (const [look, options] of Object.entries(looks)) {
  browserTest(`a link for a new password that was used leads on: ${look}`, async () => {
    const { page } = await stage.open('/console/reset/used-before', options)
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await page.getByText('Please enter a password.').waitFor()
    await page.getByLabel('Password').fill('a sentence that is long')
    await page.getByRole('button', { name: 'Save and sign in' }).click()
    await page.getByText('Please ask the person who sent it for a new one.').waitFor()
    await expect.poll(() => findBarriers(page)).toEqual([])
    await expect.poll(() => findOverflow(page)).toBe(0)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  })
}

tellSkipped()
