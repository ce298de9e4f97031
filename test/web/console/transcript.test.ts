import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createBrowserTests } from '../browser.ts'
import { phone } from '../participant-page.ts'
import { looks, tabTo } from './console-stage.ts'
import { findBarriers, focusedName, overflow, setDataStage } from './data-stage.ts'
import { people, seedInterview } from './people.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/transcript.test.ts')
const stage = setDataStage(isPossible)

async function openFirst(options = {}) {
  const { interviewID, links } = await seedInterview(stage.client())
  const opened = await stage.open(`/console/invites/${links[0]}`, options)
  await opened.page.locator('.said').first().waitFor()
  return { ...opened, links, interviewID }
}

const chosen = (page: Page) => page.locator('mark.chosen')
const exportWords =
  'The worst part of Ledgerly is the export, it breaks the columns every single time.'

browserTest('the conversation is there as it was, with why each question was asked', async () => {
  const { page, links, complaints } = await openFirst()
  const { conversation } = await stage.client().invites.getOne({ linkID: links[0] ?? '' })
  await expect
    .poll(() => page.locator('.said-words').allTextContents())
    .toEqual(conversation.map(({ content }) => content))
  await expect.poll(() => page.locator('.said.assistant .said-why').count()).toBeGreaterThan(3)
  await page.getByRole('heading', { name: 'Report card' }).waitFor()
  await page.getByText('Share of turns that ask one thing only.').waitFor()
  expect(complaints).toEqual([])
})

browserTest('what the person asked stands beside it, and what nobody answered waits', async () => {
  const [ana] = people
  const answers = [...(ana?.answers ?? [])]
  answers[1] = 'Who reads this? And will Greenbox raise its prices again?'
  const given = [{ name: 'Ana Duarte', score: 4, answers }]
  const { links } = await seedInterview(stage.client(), given)
  const { page } = await stage.open(`/console/invites/${links[0]}`)
  const asked = page.getByRole('region', { name: 'What they asked' })
  await asked.waitFor()
  await expect
    .poll(() => asked.locator('li').allTextContents())
    .toEqual([
      'Who reads this?Answered by the interviewer',
      'And will Greenbox raise its prices again?Waits for your answer',
    ])
  expect(await findBarriers(page)).toEqual([])
})

browserTest(
  'a note is written on the chosen words, leads back to them, and is removed',
  async () => {
    const { page, links, complaints } = await openFirst()
    await page
      .getByRole('region', { name: 'What we learned' })
      .getByRole('link', { name: exportWords })
      .click()
    await chosen(page).waitFor()
    const notes = page.getByRole('region', { name: 'Notes' })
    await notes.getByText(`On these words: ${exportWords}`).waitFor()
    await notes.getByLabel('Your note').fill('Show this to the export team.')
    await notes.getByRole('button', { name: 'Add note' }).click()
    await notes.getByText('Show this to the export team.', { exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.goto(`${stage.url()}/console/invites/${links[0]}`)
    await notes.getByRole('link', { name: exportWords }).click()
    await chosen(page).waitFor()
    expect(await chosen(page).textContent()).toBe(exportWords)
    await notes.getByRole('button', { name: /^Remove the note/ }).click()
    await notes
      .getByText('Show this to the export team.', { exact: true })
      .waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  },
)

browserTest('a conversation is erased, once somebody is sure', async () => {
  const { page, links, complaints } = await openFirst()
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('button', { name: 'Yes, erase it' }).click()
  await page.getByText('The conversation is erased.').waitFor()
  await expect(stage.client().invites.getOne({ linkID: links[0] ?? '' })).rejects.toThrow()
  expect(complaints).toEqual([])
})

browserTest('what is held about one person is downloaded and erased by their address', async () => {
  const { page, complaints, links } = await openFirst()
  const { invite } = await stage.client().invites.getTranscript({ linkID: links[0] ?? '' })
  const email = invite.userInfo.email ?? ''
  await page.goto(`${stage.url()}/console/settings/people`)
  await page.getByRole('button', { name: 'Download everything' }).click()
  await page.getByText('Please enter an e-mail address.').waitFor()
  await page.getByLabel('Their e-mail address').fill(email)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ])
  const held = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(JSON.stringify(held)).toContain(exportWords)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await page.getByRole('heading', { name: `Erase everything about ${email}?` }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, erase it' }).click()
  await page.getByText(/conversations? (is|are) erased\./).waitFor()
  await page.getByRole('button', { name: 'Download everything' }).click()
  await page.getByText('Nothing is held under this address.').waitFor()
  expect(complaints).toEqual([])
})

browserTest('a statement lights its words, and words their statement', async () => {
  const { page } = await openFirst()
  const told = page.getByRole('region', { name: 'What we learned' })
  await told.getByRole('link', { name: exportWords }).click()
  await chosen(page).waitFor()
  await expect.poll(() => chosen(page).textContent()).toBe(exportWords)
  await expect.poll(() => focusedName(page)).toBe(exportWords)
  const box = await chosen(page).boundingBox()
  expect(box && box.y > 0 && box.y < 800).toBe(true)
  const like = page.locator('mark', { hasText: 'reminders go out by themselves' })
  await like.getByRole('link').click()
  await told.locator('li.chosen', { hasText: 'reminders' }).first().waitFor()
  await expect.poll(() => chosen(page).textContent()).toContain('reminders')
})

browserTest('quotes are walked from the first to the last by keyboard alone', async () => {
  const { page } = await openFirst({ viewport: phone })
  const bar = page.getByRole('region', { name: 'Quotes' })
  await tabTo(page, /^Next$/)
  await page.keyboard.press('Enter')
  await bar.getByText(/^Quote 1 of/).waitFor()
  const quotes = Number(/of (\d+)/.exec((await bar.textContent()) ?? '')?.[1])
  for (let at = 2; at <= quotes; at += 1) {
    await page.keyboard.press('Enter')
    await bar.getByText(`Quote ${at} of ${quotes}`).waitFor()
    await expect.poll(() => chosen(page).count()).toBeGreaterThan(0)
  }
  await expect.poll(() => focusedName(page)).toBe('Next')
  await page.keyboard.press('Enter')
  await bar.getByText(`Quote ${quotes} of ${quotes}`).waitFor()
})

browserTest('words of an address are lit, also where no statement rests on them', async () => {
  const { page, links } = await openFirst()
  await page.goto(`${stage.url()}/console/invites/${links[0]}?seq=1&quote=four+people`)
  await chosen(page).first().waitFor()
  await expect.poll(() => page.locator('mark.chosen').allTextContents()).toEqual(['four people'])
})

for (const [name, options] of Object.entries(looks)) {
  browserTest(`nothing holds anybody up in a conversation, ${name}`, async () => {
    const { page, links, complaints, context } = await openFirst(options)
    const barriers: string[] = []
    const check = async (state: string) => {
      for (const barrier of await findBarriers(page)) barriers.push(`${state}: ${barrier}`)
      expect([state, await overflow(page)]).toEqual([state, 0])
    }
    await page.getByText('Share of turns that ask one thing only.').waitFor()
    await check('conversation')
    await page.getByRole('button', { name: 'Next' }).click()
    await chosen(page).first().waitFor()
    await check('a quote')
    await page.goto(`${stage.url()}/console/invites/${links[2]}`)
    await page.getByRole('heading', { name: 'Nothing has been said yet' }).waitFor()
    await check('empty')
    expect(complaints).toEqual([])
    await context.route('**/v1/invites/getTranscript*', (route) => route.abort())
    await page.reload()
    await page.getByText('The service could not be reached.').waitFor()
    await check('error')
    expect(barriers).toEqual([])
  })
}

tellSkipped()

browserTest('what a model makes of the questions stands apart from the counts', async () => {
  const { page, context, links } = await openFirst()
  await context.route('**/v1/invites/getReport*', async (route) => {
    const answer = await route.fetch()
    const { result } = await answer.json()
    const good = { answered: 'yes', understood: true, opening: 'none' }
    const turns = [
      { seq: 0, ...good },
      { seq: 2, ...good, opening: 'taken' },
      { seq: 4, ...good, answered: 'partly', understood: false, opening: 'missed' },
    ]
    await route.fulfill({ json: { result: { ...result, judged: { by: 'openai/o', turns } } } })
  })
  for (const { viewport, colorScheme } of Object.values(looks)) {
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light' })
    await page.setViewportSize(viewport ?? phone)
    await page.reload()
    const card = page.getByRole('region', { name: 'Report card' })
    await card.getByText('That is its opinion, not a count').waitFor()
    await expect
      .poll(() => card.locator('dl').last().locator('.measure-value').allTextContents())
      .toEqual(['2 of 3', '2 of 3', '1 of 2'])
    expect(await findBarriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  }
  await page.getByRole('link', { name: 'place 1' }).first().click()
  expect(new URL(page.url()).hash).toBe('#message-4')
  expect(new URL(page.url()).pathname).toBe(`/console/invites/${links[0]}`)
})
