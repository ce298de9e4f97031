import { createServer, type Server } from 'node:http'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { readPages } from '../../src/pages.ts'
import { newDataFile } from '../databases.ts'
import { call, startService, type TestService } from '../start.ts'
import { findBarriers, findOverflow } from '../web/barriers.ts'
import { createBrowserTests, findPages, openBrowser, stepMs } from '../web/browser.ts'
import { desk, hearComplaints, onPage, phone } from '../web/participant-page.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('open-link-pages.test.ts')
const guidelines = '- Must ask: What made you look for a tool like this?'

let built: string
let browser: Browser
let service: TestService
let token: string
/** Somebody else's site, and one that nobody named. */
let host: { url: string; server: Server }
let stranger: { url: string; server: Server }
let framed = ''

async function startSite(name: string) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(framed)
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { server, url: `http://${name}:${port}` }
}

beforeAll(async () => {
  if (!isPossible) return
  built = await findPages()
  host = await startSite('127.0.0.1')
  stranger = await startSite('127.0.0.1')
  const pages = readPages(built)
  service = await startService(newDataFile(), { pages, config: { embedOrigins: [host.url] } })
  token = await service.newToken({ scopes: ['read', 'write', 'admin'] })
  await post('organization/setSettings', { name: 'Harbour & Sons', accent: '#aa3311' })
  browser = await openBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await service?.close()
  for (const { server } of isPossible ? [host, stranger] : []) server.close()
})

const post = async (path: string, body: object) => {
  const { status, json } = await call(`${service.url}/v1/${path}`, { token, body })
  expect(status, JSON.stringify(json)).toBe(200)
  return json.result
}

async function openOne(): Promise<{ interviewID: string; url: string }> {
  const about = { productID: 'ledger', interviewName: 'Secret', guidelines }
  const { interviewID } = await post('interviews/addOne', about)
  const completed = 'https://panel.example/done?id={pid}'
  await post('interviews/setRedirects', { interviewID, completed })
  const keep = ['pid']
  const { url } = await post('interviews/setOpenLink', { interviewID, open: true, keep })
  return { interviewID, url }
}

async function openPage(url: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(stepMs)
  const page = await context.newPage()
  const complaints = hearComplaints(page)
  await page.goto(url)
  return { page, complaints }
}

/** From the page of an open link to the closing page. */
async function takePart(page: Pick<Page, 'getByRole' | 'locator' | 'getByLabel'>): Promise<void> {
  const participant = onPage(page as Page) // A frame of a page has all that is used of it.
  await page.getByRole('button', { name: 'Continue' }).click()
  await participant.start()
  await participant.skipDetails()
  await participant.question.waitFor()
  await participant.stop()
  await participant.choose('Stop and keep what I said')
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [where, viewport] of Object.entries({ phone, desk })) {
    browserTest(`an open link holds nobody up: ${where}, ${colorScheme}`, async () => {
      const { interviewID, url } = await openOne()
      const { page, complaints } = await openPage(`${url}?pid=P%201`, { viewport, colorScheme })
      await page
        .getByRole('heading', { name: 'Harbour & Sons would like to hear from you.' })
        .waitFor()
      const barriers = await findBarriers(page)
      expect(await findOverflow(page)).toBe(0)
      await takePart(page)
      const onward = page.getByRole('link', { name: 'Continue to panel.example' })
      await onward.waitFor()
      expect(await onward.getAttribute('href')).toBe('https://panel.example/done?id=P%201')
      barriers.push(...(await findBarriers(page)))
      expect(await findOverflow(page)).toBe(0)
      expect(barriers).toEqual([])
      // The same browser is brought back to its own interview.
      await page.goto(`${url}?pid=P%201`)
      await onward.waitFor()
      await post('interviews/setOpenLink', { interviewID, open: false })
      const { page: late } = await openPage(url, { viewport, colorScheme })
      await late.getByRole('heading', { name: 'This interview is closed' }).waitFor()
      expect(await findBarriers(late)).toEqual([])
      expect(complaints).toEqual([])
    })
  }
}

browserTest('by keyboard alone somebody starts, and pressing twice makes one invite', async () => {
  const { interviewID, url } = await openOne()
  const { page } = await openPage(url)
  await page.keyboard.press('Tab')
  const twice = 'document.activeElement.click(); document.activeElement.click()'
  await page.evaluate(twice)
  await page.getByRole('button', { name: 'Start' }).waitFor()
  const { started } = await post('interviews/setOpenLink', { interviewID, open: true })
  expect(started).toBe(1)
})

/** The line that is documented, around a frame. */
const pageAround = (url: string) => `<!doctype html><title>host</title>
<iframe src="${url}" style="width:100%;border:0" title="Interview"></iframe>
<script>addEventListener('message', ({ origin, data }) => { if (origin === '${service.url}' && data.height) document.querySelector('iframe').style.height = data.height + 'px' })</script>
<script>window.told = []; addEventListener('message', ({ origin, data }) => told.push({ origin, ...data }))</script>`

browserTest(
  'an interview runs inside a page of a named origin, which is told its height and its end',
  async () => {
    const { url } = await openOne()
    framed = pageAround(url)
    const { page, complaints } = await openPage(host.url, { viewport: phone })
    const told = () =>
      page.evaluate('told') as Promise<{ origin: string; height?: number; ended?: string }[]>
    const frame = page.frameLocator('iframe')
    await frame.getByRole('button', { name: 'Continue' }).waitFor()
    const height = () => page.evaluate("document.querySelector('iframe').offsetHeight")
    await expect.poll(async () => (await told()).at(-1)?.height ?? 0).toBeGreaterThan(200)
    await expect.poll(async () => (await told()).at(-1)?.height === (await height())).toBe(true)
    await takePart(frame as unknown as Page) // It finds elements as a page does.
    await expect
      .poll(async () => (await told()).some(({ ended }) => ended === 'finished'))
      .toBe(true)
    expect(new Set((await told()).map(({ origin }) => origin))).toEqual(new Set([service.url]))
    expect(complaints).toEqual([])
  },
)

browserTest('a page of an origin that is not named frames neither kind of link', async () => {
  const { url } = await openOne()
  const opened = await openPage(url)
  await opened.page.getByRole('button', { name: 'Continue' }).click()
  await opened.page.getByRole('button', { name: 'Start' }).waitFor()
  for (const link of [url, opened.page.url()]) {
    framed = pageAround(link)
    const { page, complaints } = await openPage(stranger.url)
    await expect.poll(() => complaints.join()).toContain('frame-ancestors')
    expect(await page.frameLocator('iframe').getByRole('button').count()).toBe(0)
    expect(await page.evaluate('told')).toEqual([])
  }
})

tellSkipped()
