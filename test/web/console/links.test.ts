import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { encode } from 'uqr'
import { expect } from 'vitest'
import { createBrowserTests } from '../browser.ts'
import { phone } from '../participant-page.ts'
import { looks, tabTo } from './console-stage.ts'
import { findBarriers, focusedName, overflow, setDataStage } from './data-stage.ts'
import { seedInterview } from './people.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/links.test.ts')
const stage = setDataStage(isPossible)

async function newInterview(): Promise<string> {
  const { interviewID } = await stage.client().interviews.addOne({
    ...{ productID: 'Ledgerly', interviewName: 'Invoicing', guidelines: '- How do you invoice?' },
  })
  return interviewID
}

const pathOf = (interviewID: string) => `/console/interviews/${interviewID}/links`
const countLinks = async (interviewID: string) =>
  (await stage.client().invites.getList({ interviewID })).length
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function openPaste(page: Page, text: string): Promise<void> {
  await button(page, 'Make links').first().click()
  await page.getByRole('radio', { name: 'From a list of people' }).check()
  await page.getByLabel('Paste them here').fill(text)
}

async function readDownload(page: Page, click: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()])
  return readFileSync(await download.path(), 'utf8')
}

browserTest('five links are made with the mouse, and copied and downloaded', async () => {
  const interviewID = await newInterview()
  const { page, complaints, context } = await stage.open(pathOf(interviewID))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('heading', { name: 'No links yet' }).waitFor()
  await button(page, 'Make links').click()
  await button(page, 'Make 5 links').click()
  await page.getByRole('heading', { name: '5 links made' }).waitFor()
  await button(page, 'Copy all the links').click()
  const copied = String(await page.evaluate('navigator.clipboard.readText()')).split('\n')
  expect(copied).toHaveLength(5)
  expect(copied[0]).toMatch(/\/i\/\w{28}$/)
  const csv = await readDownload(page, () => button(page, 'Download CSV').first().click())
  expect(csv.split('\r\n')[1]).toBe(`"","","","${copied[0]}"`)
  await page.getByRole('grid').waitFor()
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('6')
  expect(complaints).toEqual([])
})

browserTest('people who were pasted are there again, and asked about on every screen', async () => {
  const interviewID = await newInterview()
  const { page } = await stage.open(pathOf(interviewID))
  await openPaste(page, 'Ana Duarte\tana@example.com')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  // The stage takes every dialog for a complaint; this one is wanted.
  page.removeAllListeners('dialog')
  const asked = page.waitForEvent('dialog')
  await page.evaluate('setTimeout(() => location.reload(), 0)')
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.goBack()
  await expect
    .poll(() => page.getByLabel('Paste them here').inputValue())
    .toContain('ana@example.com')
})

browserTest(
  'links are given out as the service calls itself, not as the page is reached',
  async () => {
    const interviewID = await newInterview()
    await stage.client().invites.createInvites({ interviewID, count: 2 })
    const { page, context } = await stage.open('/docs')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const own = 'https://ask.example/research'
    await context.route('**/v1/invites/getSummaries*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(stage.url(), own) })
    })
    await page.goto(stage.url() + pathOf(interviewID))
    await page.getByText('2 links', { exact: true }).waitFor()
    await button(page, 'Copy 2 links').click()
    const copied = String(await page.evaluate('navigator.clipboard.readText()')).split('\n')
    expect(copied.map((url) => url.startsWith(`${own}/i/`))).toEqual([true, true])
    const csv = await readDownload(page, () => button(page, 'Download CSV').click())
    expect(csv).toContain(`"${copied[0]}"`)
    await button(page, /^Link of Link/)
      .first()
      .click()
    const panel = page.getByRole('dialog')
    await panel.getByText(`${own}/i/`).waitFor()
    const drawn = await panel
      .getByRole('img', { name: /^QR code/ })
      .locator('path')
      .getAttribute('d')
    const dark = encode(copied[0] ?? '', { ecc: 'M', border: 4 }).data
    const strokes = [...(drawn ?? '').matchAll(/M(\d+) (\d+)h(\d+)/g)].map((at) => at.map(Number))
    const squares = strokes.reduce((sum, [, , , width = 0]) => sum + width, 0)
    expect(squares).toBe(dark.flat().filter(Boolean).length)
    expect(strokes.every(([, x = 0, y = 0]) => dark[y]?.[x])).toBe(true)
  },
)

browserTest('links are made and looked at by keyboard alone', async () => {
  const interviewID = await newInterview()
  const { page } = await stage.open(pathOf(interviewID), { viewport: phone })
  await page.getByRole('heading', { name: 'No links yet' }).waitFor()
  await tabTo(page, /^Make links$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^How many/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '3 links made' }).waitFor()
  await expect.poll(() => focusedName(page)).toBe('3 links made')
  await page.getByRole('grid').waitFor()
  await tabTo(page, /^Choose Link/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.getByText('1 link selected').waitFor()
  await page.keyboard.press('End')
  await expect.poll(() => focusedName(page)).toMatch(/^Link of Link/)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toMatch(/^Link of Link/)
})

browserTest(
  'a paste with broken rows makes no link, says why, and is mended in place',
  async () => {
    const interviewID = await newInterview()
    const { page, complaints } = await stage.open(pathOf(interviewID))
    await page.getByRole('heading', { name: 'No links yet' }).waitFor()
    const rows = Array.from({ length: 200 }, (_, at) =>
      at % 67 === 5 ? `Person ${at}\tperson${at}.example.com` : `Person ${at}\tp${at}@example.com`,
    )
    await openPaste(page, ['Name\tE-mail', ...rows].join('\n'))
    await page.getByText('3 rows need fixing; 197 are fine.').waitFor()
    await expect.poll(() => page.getByText('There is no @ in this e-mail address.').count()).toBe(3)
    await page.getByText('Line 7', { exact: true }).waitFor()
    const make = button(page, /^Make links$/)
    await expect.poll(() => make.getAttribute('aria-disabled')).toBe('true')
    await make.click({ force: true })
    await expect.poll(() => countLinks(interviewID)).toBe(0)

    for (const [at, line] of [5, 72, 139].entries()) {
      const field = page.locator('.broken-row').nth(at).getByLabel('E-mail')
      await field.fill('')
      await field.pressSequentially(`mended${line}@example.com`)
      await expect.poll(() => focusedName(page)).toContain('E-mail')
    }
    await button(page, 'Make 200 links').click()
    await page.getByRole('heading', { name: '200 links made' }).waitFor()
    const invites = await stage.client().invites.getList({ interviewID })
    expect(invites).toHaveLength(200)
    expect(invites[5]?.userInfo).toEqual({ name: 'Person 5', email: 'mended5@example.com' })
    expect(complaints).toEqual([])
  },
)

browserTest('what is pasted stays when another screen is looked at, until it is made', async () => {
  const { page } = await stage.open(pathOf(await newInterview()))
  await page.getByRole('heading', { name: 'No links yet' }).waitFor()
  await openPaste(page, 'ann@example.com\nbroken')
  await page.getByRole('link', { name: 'Report' }).click()
  await page.getByRole('heading', { name: 'Nobody has been invited yet' }).waitFor()
  await page.goBack()
  await expect
    .poll(() => page.getByLabel('Paste them here').inputValue())
    .toBe('ann@example.com\nbroken')
})

browserTest('a call whose answer is lost is repeated, and no link is made twice', async () => {
  const interviewID = await newInterview()
  const { page, context } = await stage.open(pathOf(interviewID))
  await page.getByRole('heading', { name: 'No links yet' }).waitFor()
  let calls = 0
  await context.route('**/v1/invites/createInvites', async (route) => {
    calls += 1
    // The second call and the client's own tries of it reach the service; their answers do not come back.
    if (calls < 2 || calls > 4) return route.continue()
    await route.fetch()
    await route.abort()
  })
  const rows = Array.from({ length: 1_200 }, (_, at) => `p${at}@example.com`)
  await openPaste(page, rows.join('\n'))
  await button(page, 'Make 1,200 links').click()
  await page.getByText('1,000 of 1,200 links are made.').waitFor()
  await button(page, 'Make the rest').click()
  await page.getByRole('heading', { name: '1,200 links made' }).waitFor()
  await expect.poll(() => countLinks(interviewID)).toBe(1_200)
})

browserTest('several links are revoked and given another last day', async () => {
  const interviewID = await newInterview()
  await stage.client().invites.createInvites({ interviewID, count: 4 })
  const { page } = await stage.open(pathOf(interviewID))
  const boxes = page.getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await button(page, 'Set expiry').click()
  await page.getByLabel('Last day').fill('2020-01-01')
  await page.getByRole('dialog').getByRole('button', { name: 'Set expiry' }).click()
  await page.getByText('Please choose a day that is not over.').waitFor()
  await page.getByLabel('Last day').fill('2031-05-06')
  await page.getByRole('dialog').getByRole('button', { name: 'Set expiry' }).click()
  await page.getByText('2 links are open until 6 May 2031.').waitFor()
  await button(page, 'Revoke').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByText('2 links revoked.').waitFor()
  await page.locator('.grid .badge', { hasText: 'Revoked' }).nth(1).waitFor()
  const statuses = (await stage.client().invites.getList({ interviewID })).map((row) => row.status)
  expect(statuses.sort()).toEqual(['created', 'created', 'revoked', 'revoked'])
})

browserTest(
  'a long table draws the rows in sight alone, filters, and is walked by keys',
  async () => {
    const interviewID = await newInterview()
    for (const part of [0, 1, 2]) {
      const invitees = Array.from({ length: 1_000 }, (_, at) => ({ name: `Person ${part}-${at}` }))
      await stage.client().invites.createInvitesFor({ interviewID, invitees })
    }
    const { page } = await stage.open(pathOf(interviewID))
    const grid = page.getByRole('grid')
    await page.getByText('3,000 links', { exact: true }).waitFor()
    await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('3001')
    await expect.poll(() => grid.getByRole('row').count()).toBeLessThan(60)
    await tabTo(page, /^Choose Person 0-0$/)
    await page.keyboard.press('Control+End')
    await page.getByText('Person 2-999', { exact: true }).waitFor()
    await expect.poll(() => grid.getByRole('row').count()).toBeLessThan(60)
    await page.keyboard.press('Control+Home')
    await expect.poll(() => focusedName(page)).toBe('Choose Person 0-0')
    await page.getByRole('searchbox').fill('person 1-77')
    await page.getByText('11 of 3,000 links').waitFor()
    await page.getByLabel('Status').selectOption({ label: 'Revoked (0)' })
    await page.getByRole('heading', { name: 'No link matches' }).waitFor()
    await button(page, 'Show all links').click()
    await page.getByText('3,000 links', { exact: true }).waitFor()
  },
)

browserTest('a download holds what is shown, and no formula', async () => {
  const interviewID = await newInterview()
  const invitees = [{ name: '=HYPERLINK("http://x")', email: 'ann@example.com' }, { name: 'Bob' }]
  await stage.client().invites.createInvitesFor({ interviewID, invitees })
  const { page } = await stage.open(pathOf(interviewID))
  await page.getByText('2 links', { exact: true }).waitFor()
  const csv = await readDownload(page, () => button(page, 'Download CSV').click())
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")","ann@example.com"`)
})

for (const [name, options] of Object.entries(looks)) {
  browserTest(`nothing holds anybody up among the links, ${name}`, async () => {
    const barriers: string[] = []
    const check = async (page: Page, state: string) => {
      for (const barrier of await findBarriers(page)) barriers.push(`${state}: ${barrier}`)
      expect([state, await overflow(page)]).toEqual([state, 0])
    }
    const { interviewID } = await seedInterview(stage.client())
    const { page, complaints } = await stage.open(pathOf(interviewID), options)
    await page.getByText('Ana Duarte').waitFor()
    await check(page, 'table')
    await openPaste(page, 'Name,E-mail\nAnn,ann\nBob,bob@example.com')
    await check(page, 'broken rows')
    await page.locator('.broken-row').getByLabel('E-mail').fill('ann@example.com')
    await button(page, 'Make 2 links').click()
    await page.getByRole('heading', { name: '2 links made' }).waitFor()
    await check(page, 'made')
    await button(page, 'Link of Noor Haddad').click()
    await page.getByRole('img', { name: /^QR code/ }).waitFor()
    await page.getByText('A few questions, at your own pace.').waitFor()
    await check(page, 'one link')
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('heading', { name: 'Revoke 1 link?' }).waitFor()
    await check(page, 'revoke')
    expect(complaints).toEqual([])
    const empty = await stage.open(pathOf(await newInterview()), options)
    await empty.page.getByRole('heading', { name: 'No links yet' }).waitFor()
    await check(empty.page, 'empty')
    await empty.context.route('**/v1/invites/getSummaries*', (route) => route.abort())
    await empty.page.reload()
    await empty.page.getByText('The service could not be reached.').waitFor()
    await check(empty.page, 'error')
    expect(barriers).toEqual([])
  })
}

tellSkipped()

browserTest(
  'an interview is renamed, closed, archived and deleted, and its product after it',
  async () => {
    const productID = 'Harbour'
    const { interviewID } = await stage.client().interviews.addOne({
      ...{ productID, interviewName: 'Moorings', guidelines: '- How do you moor?' },
    })
    const [link = ''] = await stage.client().invites.createInvites({ interviewID, count: 2 })
    const { page, complaints } = await stage.open(pathOf(interviewID))
    const choose = async (item: string) => {
      await page.getByText('More about this', { exact: false }).first().click()
      await button(page, item).click()
    }
    await choose('Rename')
    await page.getByLabel('Name', { exact: true }).fill('Winter moorings')
    await button(page, 'Save').click()
    await page.getByRole('heading', { name: 'Winter moorings' }).waitFor()
    await choose('Close')
    await page.getByText('its links say that the study is over').waitFor()
    expect(await button(page, 'Make links').count()).toBe(0)
    await page.getByLabel('Search').fill('nobody')
    await page.waitForURL(/search=nobody/)
    await page.reload()
    await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('nobody')
    expect((await fetch(link)).status).toBe(410)
    await choose('Open again')
    await button(page, 'Make links').waitFor()
    expect((await fetch(link)).status).toBe(200)
    await choose('Archive')
    await page.getByText('Archived', { exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: productID }).click()
    await page.getByText('Every interview about this product is archived.').waitFor()
    await button(page, 'Show 1 archived').click()
    await choose('Delete…')
    await page.getByText('Delete those first').waitFor()
    await page.getByRole('link', { name: 'Winter moorings' }).click()
    await choose('Delete…')
    await button(page, 'Delete for good').click()
    await page.getByText('exactly as it stands above').waitFor()
    await page.getByLabel('Type the name of the interview').fill('Winter moorings')
    await button(page, 'Delete for good').click()
    await page.getByRole('heading', { name: 'No interviews about this product' }).waitFor()
    await choose('Rename')
    await page.getByLabel('Name', { exact: true }).fill('Harbour and quay')
    await button(page, 'Save').click()
    await page.getByRole('heading', { name: 'Harbour and quay' }).waitFor()
    await choose('Delete…')
    await page.getByLabel('Type the name of the product').fill('Harbour and quay')
    await button(page, 'Delete for good').click()
    await page.getByRole('heading', { name: 'Products' }).waitFor()
    expect(await page.getByText('Harbour and quay').count()).toBe(0)
    expect(complaints).toEqual([])
  },
)
