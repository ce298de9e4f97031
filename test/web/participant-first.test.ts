import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findBarriers } from './barriers.ts'
import { createBrowserTests } from './browser.ts'
import { phone } from './participant-page.ts'
import { setStage } from './stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('participant-first.test.ts')
const stage = setStage(isPossible)

const isInWindow = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  const height = page.viewportSize()?.height ?? 0
  return box !== null && box.y >= 0 && box.y + box.height <= height
}

for (const viewport of [phone, { width: 1280, height: 800 }, { width: 360, height: 640 }]) {
  for (const locale of ['en', 'de']) {
    const size = `${viewport.width}×${viewport.height}, ${locale}`
    browserTest(`the button is in sight when the page opens: ${size}`, async () => {
      const { page } = await stage.openInvite({ viewport, locale })
      await page.locator('.actions .primary').waitFor()
      await expect.poll(() => isInWindow(page, '.actions .primary')).toBe(true)
      await expect.poll(() => isInWindow(page, '.actions .quiet')).toBe(true)
    })
  }
}

browserTest(
  'what is agreed to is told in the language of the page, and anew in another',
  async () => {
    const { page } = await stage.openInvite({ locale: 'de-AT' })
    await page.getByText('Ich bin einverstanden').waitFor()
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
    await page.getByText('I agree to be interviewed').waitFor()
  },
)

browserTest('a guide in another language is said so before anybody agrees', async () => {
  const { page } = await stage.openInvite({ locale: 'de' }, { locale: 'en' })
  await page.getByText('Einige Fragen sind auf Englisch geschrieben').waitFor()
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en')
  await page.getByText('I agree').waitFor()
  await expect.poll(() => page.locator('.banner').count()).toBe(0)
})

browserTest('how long it is kept and whom to ask stand on the first screen', async () => {
  const { page } = await stage.openInvite()
  await page
    .getByText('erased 365 days after the interview at the latest. If you have questions, ask')
    .waitFor()
})

browserTest('a no is asked for once, and can be taken back after a reload', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await expect.poll(() => page.locator(':focus').textContent()).toContain('You do not want to')
  await page.getByRole('button', { name: 'Back' }).click()
  expect(interview.events).toEqual([])
  await participant.decline()
  await page.getByText('Nothing was kept.').waitFor()
  await page.reload()
  await page.getByText('Nothing was kept.').waitFor()
  expect(await page.getByText('withdrawn').count()).toBe(0)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Take part after all' }).click()
  await page.getByText('I agree to be interviewed').waitFor()
  await participant.begin()
  expect(interview.events.map((event) => 'agreed' in event && event.agreed)).toEqual([
    false,
    true,
    false,
  ])
})

browserTest('without scripts the page says what it needs, at its top', async () => {
  const { page } = await stage.openInvite({ viewport: phone, javaScriptEnabled: false })
  // What stands in a noscript is no text to the locators that go by text.
  const told = page.locator('.needs p')
  await expect.poll(() => told.first().textContent()).toContain('This page needs JavaScript.')
  await expect.poll(() => told.nth(1).textContent()).toContain('Seite braucht JavaScript')
  const box = await told.first().boundingBox()
  expect(box && box.y >= 8 && box.y < 100 && box.x >= 16).toBe(true)
  expect(await page.getByText('This page is not coming up.').isVisible()).toBe(false)
})

for (const [what, pattern] of [
  ['script', '**/assets/participant-*.js'],
  ['texts', '**/assets/en-*.json'],
] as const) {
  browserTest(`a page whose ${what} do not come says so, with a way to try again`, async () => {
    const { url } = stage.service().invite()
    const { page, participant } = await stage.open('about:blank', { viewport: phone })
    await page.route(pattern, (route) => route.abort())
    await page.goto(url)
    const told = page.getByText('This page is not coming up.')
    await expect.poll(() => told.isVisible(), { timeout: 15_000 }).toBe(true)
    const again = told.getByRole('link', { name: 'Try again' })
    await expect.poll(() => again.isVisible()).toBe(true)
    await page.unroute(pattern)
    await page.goto(new URL((await again.getAttribute('href')) ?? '', url).href)
    await participant.start()
    await participant.skipDetails()
    await participant.question.waitFor()
  })
}

browserTest('nothing shows of that while the page is loading', async () => {
  const { page, participant } = await stage.openInvite({ viewport: phone })
  await participant.heading.waitFor()
  expect(await page.getByText('This page is not coming up.').count()).toBe(0)
})

browserTest('what is shown to participants does not carry the internal name', async () => {
  const { page, participant } = await stage.openInvite()
  await participant.begin()
  expect(await page.title()).toBe('Beacon · Harbour Tools')
  expect(await page.getByText('How people use Beacon').count()).toBe(0)
})

tellSkipped()
