import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { stepMs } from './browser.ts'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 800 }

/** Opens a link in a browser of its own, English and without motion unless told otherwise. */
export async function openParticipantPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    viewport: desk,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(stepMs)
  const page = await context.newPage()
  const complaints = hearComplaints(page)
  await page.goto(url)
  return { context, page, complaints, participant: onPage(page) }
}

/** Everything the browser complains about: script errors, broken policy, failed requests of ours. */
export function hearComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  return complaints
}

/** What a participant sees and does, by the English texts and by what never changes. */
export function onPage(page: Page) {
  const composer = page.locator('#answer')
  const question = page.locator('#question')
  const dialog = page.getByRole('dialog')
  return {
    composer,
    question,
    dialog,
    heading: page.getByRole('heading', { level: 1 }),
    answers: page.locator('.message.user .words'),
    status: page.locator('.status'),

    start: () => page.getByRole('button', { name: 'Start' }).click(),
    async decline(): Promise<void> {
      await page.getByRole('button', { name: 'No, thanks' }).click()
      await page.getByRole('button', { name: 'No, I do not want to' }).click()
    },
    fill: (label: string, value: string) => page.getByLabel(label).fill(value),
    next: () => page.getByRole('button', { name: 'Continue' }).click(),
    skipDetails: () => page.getByRole('button', { name: 'Skip this' }).click(),
    send: () => page.getByRole('button', { name: 'Send' }).click(),
    skip: () => page.getByRole('button', { name: 'Skip question' }).click(),
    stop: () => page.getByRole('button', { name: 'Stop', exact: true }).click(),
    choose: (name: string) => dialog.getByRole('button', { name }).click(),

    /** From the first screen to the first question, giving no details. */
    async begin(): Promise<void> {
      await this.start()
      await this.skipDetails()
      await question.waitFor()
    },

    /** Answers the newest question and waits for the next one. */
    async answer(text: string): Promise<void> {
      const before = await question.textContent()
      await composer.fill(text)
      await this.send()
      await question.filter({ hasNotText: before ?? '' }).waitFor()
    },

    /** Answers the verdict question with a tap and, if given, words. */
    async judge(score: number, text = ''): Promise<void> {
      await page.getByRole('radio', { name: new RegExp(`^${score}`) }).check()
      if (text) await page.locator('#verdict').fill(text)
      await this.send()
    },
  }
}
