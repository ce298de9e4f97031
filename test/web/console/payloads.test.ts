import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { takeInterview } from '../../start.ts'
import { createBrowserTests } from '../browser.ts'
import { payloads } from '../payloads.ts'
import { setDataStage } from './data-stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/payloads.test.ts')
const stage = setDataStage(isPossible)

/** Answers of one person. */
const answersEach = 10
const productID = payloads[0] ?? ''
const seeded = { interviewID: '', links: [] as string[] }
const seedMs = 120_000

/** What would be said of someone, so that it is taken for a statement and shown as one. */
const wordings = [
  (text: string) => `The export is terrible, it shows ${text} every single time.`,
  (text: string) => `I really love how it deals with ${text} for me.`,
  (text: string) => `I wish it could sync with ${text} directly.`,
  (text: string) => `I am a nurse at ${text} and I work nights.`,
]

beforeAll(async () => {
  if (!isPossible) return
  const { interviewID } = await stage.client().interviews.addOne({
    productID,
    interviewName: payloads[1] ?? '',
    guidelines: `# ${payloads[2]}\n- Tell me about ${payloads[3]}\n- What do you think of ${payloads[4]}?`,
  })
  const urls = await stage.client().invites.createInvitesFor({
    interviewID,
    invitees: payloads.map((name, at) => ({ name, occupation: payloads.at(-at) ?? name })),
  })
  for (let from = 0; from < payloads.length; from += answersEach) {
    const answers = payloads
      .slice(from, from + answersEach)
      .map((text, at) => wordings[at % wordings.length]?.(text) ?? text)
    const [name = '', occupation = '', location = ''] = payloads.slice(from)
    await takeInterview(urls[from / answersEach] ?? '', answers, {
      onboard: { name, occupation, location },
    })
  }
  seeded.interviewID = interviewID
  seeded.links = urls.map((url) => url.slice(url.lastIndexOf('/') + 1))
}, seedMs)

test('there are 200 payloads, each a name that the service takes', () => {
  expect(new Set(payloads).size).toBe(200)
  for (const payload of payloads) expect([...payload].length).toBeLessThanOrEqual(200)
})

/** Nothing has run, nothing was refused by the policy, and no element came out of a text. */
async function expectQuiet(page: Page, complaints: readonly string[]): Promise<void> {
  const strange =
    'script:not([src]), iframe, object, embed, base, marquee, math, main x, main style'
  await expect.poll(() => page.locator(strange).count()).toBe(0)
  expect(complaints).toEqual([])
}

/** To another screen, as by the browser's own buttons. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  )
}

browserTest('names, occupations and titles are text among the links', async () => {
  const { page, complaints } = await stage.open(`/console/interviews/${seeded.interviewID}/links`)
  await page.getByText('200 links', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(payloads[1])
  await page.getByRole('checkbox').first().focus()
  for (let at = 0; at < payloads.length; at += 5) await page.keyboard.press('PageDown')
  await page
    .getByRole('button', { name: /^Link of/ })
    .last()
    .click()
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  await expectQuiet(page, complaints)
})

browserTest('pasted texts are text, broken or not', async () => {
  const { page, complaints } = await stage.open(`/console/interviews/${seeded.interviewID}/links`)
  await page.getByRole('button', { name: 'Make links' }).click()
  await page.getByRole('radio', { name: 'From a list of people' }).check()
  await page
    .getByLabel('Paste them here')
    .fill(payloads.map((text) => `${text}\ta@b\t${text}`).join('\n'))
  await page.getByText(/are fine\. No link is made|people are ready/).waitFor()
  await page
    .getByLabel('Paste them here')
    .fill(payloads.map((text) => `${text}\tx${text}@b@c`).join('\n'))
  await page.getByText(/^200 rows need fixing/).waitFor()
  for (let at = 0; at < 3; at += 1)
    await page.getByRole('button', { name: /^Show 50 more/ }).click()
  await expect.poll(() => page.locator('.broken-row').count()).toBe(200)
  await expectQuiet(page, complaints)
  await page.getByLabel('Paste them here').fill('')
})

browserTest('answers and questions are text in conversations', async () => {
  const { page, complaints } = await stage.open(`/console/invites/${seeded.links[0]}`)
  for (let at = 0; at < payloads.length / answersEach; at += 1) {
    await page.goto(`${stage.url()}/console/invites/${seeded.links[at]}`)
    await page.locator('.said').first().waitFor()
    const words = (await page.locator('.said-words').allTextContents()).join('\n')
    expect(words).toContain(payloads[at * answersEach] ?? '')
  }
  await expectQuiet(page, complaints)
})

browserTest('statements are text in profiles', async () => {
  const profiles = await stage.client().profiles.getList({ productID })
  expect(profiles.length).toBeGreaterThan(0)
  const { page, complaints } = await stage.open(
    `/console/products/${encodeURIComponent(productID)}/profiles`,
  )
  await page.locator('.profile-card').first().waitFor()
  await page.getByRole('radio', { name: 'Table' }).check()
  await page.getByRole('table').waitFor()
  for (const { profileID } of profiles) {
    await page.goto(`${stage.url()}/console/profiles/${profileID}`)
    await page.getByRole('heading', { name: 'In short' }).waitFor()
  }
  await expectQuiet(page, complaints)
})

browserTest('what a model may write is text in a profile', async () => {
  const [profile] = await stage.client().profiles.getList({ productID })
  const profileID = profile?.profileID ?? ''
  for (let from = 0; from < payloads.length; from += 20) {
    const value = payloads.slice(from, from + 20)
    const field = from % 40 === 0 ? 'key_values' : 'interests'
    await stage.client().profiles.correct({ profileID, field, value, reason: value[0] ?? '' })
  }
  const { page, complaints } = await stage.open(`/console/profiles/${profileID}`)
  await page.getByRole('heading', { name: 'Corrections' }).waitFor()
  await expectQuiet(page, complaints)
})

browserTest('topics, themes and quotes are text in a report', async () => {
  const { page, complaints } = await stage.open(`/console/interviews/${seeded.interviewID}/report`)
  await page.locator('.drawing').first().waitFor()
  const toggles = page.getByRole('button', { name: /^Show as table/ })
  while ((await toggles.count()) > 0) await toggles.first().click()
  const groups = page.locator('.figures a')
  await expect.poll(() => groups.count()).toBeGreaterThan(5)
  for (const link of await groups.all()) {
    await goTo(page, (await link.getAttribute('href')) ?? '')
    await page.getByRole('dialog').waitFor()
  }
  await expectQuiet(page, complaints)
})

browserTest(
  'whatever an address says is text',
  async () => {
    const { page, complaints } = await stage.open('/console')
    const paths = payloads.flatMap((payload) => {
      const text = encodeURIComponent(payload)
      return [
        `/console/products/${text}/profiles`,
        `/console/invites/${seeded.links[0]}?claim=${text}&quote=${text}&seq=1`,
        `/console/interviews/${seeded.interviewID}/report?people=${text}`,
      ]
    })
    // In the page, two frames for each: 600 journeys from here would take minutes.
    await page.evaluate(`(async () => {
    for (const path of ${JSON.stringify(paths)}) {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
      await new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(tell)))
    }
  })()`)
    await page.getByRole('dialog').waitFor()
    const refused = complaints.filter((text) => !text.includes('status of 400'))
    await expectQuiet(page, refused)
  },
  180_000,
)

tellSkipped()
