import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Invite } from '../../src/contract/resources.ts'
import { onPage } from './participant-page.ts'

/** Skips made at most until the interviewer asks for the verdict, and after it. */
const skipsMax = 20
const lastSkipsMax = 5

/** Leaves out whatever is still asked, says how one feels, and goes on to the thanks. */
export async function finishInterview(page: Page): Promise<void> {
  const verdict = page.getByRole('radio').first()
  for (let skips = 0; skips < skipsMax && !(await verdict.isVisible()); skips += 1) {
    await skipOne(page)
  }
  await verdict.waitFor()
  await onPage(page).judge(4)
  const thanks = page.getByRole('heading', { name: /thank/i })
  await verdict.waitFor({ state: 'hidden' })
  for (let skips = 0; skips < lastSkipsMax && !(await thanks.isVisible()); skips += 1) {
    await skipOne(page)
  }
  await thanks.waitFor()
}

/** Waits for what comes in place of the question left out: another, the verdict, or thanks. */
async function skipOne(page: Page): Promise<void> {
  const { question, skip } = onPage(page)
  const before = (await question.textContent()) ?? ''
  await skip()
  await question
    .filter({ hasNotText: before })
    .or(page.getByRole('radio'))
    .or(page.getByRole('heading', { name: /thank/i }))
    .first()
    .waitFor()
}

/** The interview is over, with these answers in this order, each once, and no question twice. */
export function expectWhole({ status, conversation }: Invite, given: readonly string[]): void {
  expect(status).toBe('completed')
  const said = conversation.filter(({ role }) => role === 'user').map(({ content }) => content)
  expect(said.filter((text) => given.includes(text))).toEqual(given)
  const asked = conversation.filter(({ role }) => role === 'assistant')
  expect(new Set(asked.map(({ content }) => content)).size).toBe(asked.length)
}
