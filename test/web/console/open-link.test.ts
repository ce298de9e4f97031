import { expect } from 'vitest'
import { createBrowserTests } from '../browser.ts'
import { onPage, phone } from '../participant-page.ts'
import { looks } from './console-stage.ts'
import { findBarriers, overflow, setDataStage } from './data-stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/open-link.test.ts')
const stage = setDataStage(isPossible)

async function addInterview(): Promise<string> {
  const guidelines = '- Must ask: What made you look for a tool like this?'
  const about = { productID: 'ledger', interviewName: 'Open to many', guidelines }
  return (await stage.client().interviews.addOne(about)).interviewID
}

browserTest(
  'a link for many people is opened, bounded, used on a phone, counted and shut',
  async () => {
    const interviewID = await addInterview()
    const { page, complaints } = await stage.open(`/console/interviews/${interviewID}/links`)
    const card = page.getByRole('region', { name: 'One link for many people' })
    await card.getByRole('button', { name: 'Settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Link for many people' })
    await dialog.getByLabel('How many people may start').fill('none')
    await dialog.getByLabel('What to keep of the address').fill('pid, source')
    await dialog.getByLabel('Who finished').fill('panel.example')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please enter a whole number from 1 to 1,000,000.').waitFor()
    await dialog.getByText('Please enter an address that begins with https://.').waitFor()
    await dialog.getByLabel('How many people may start').fill('2')
    await dialog.getByLabel('Who finished').fill('https://{pid}.example/')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText(/must be an https address/).waitFor()
    await dialog.getByLabel('Who finished').fill('https://panel.example/?id={pid}')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await card.getByText('Shut', { exact: true }).waitFor()
    await card.getByRole('button', { name: 'Open the link' }).click()
    await card.getByText('Open', { exact: true }).waitFor()
    await card.getByText('0 of 2').waitFor()
    await card.getByText('Show it as a QR code').click()
    await card.getByRole('img', { name: 'QR code of the link for many people' }).waitFor()

    const address = new URL((await card.locator('.address').textContent()) ?? '').pathname
    const person = await stage.visit(`${address}?pid=7&source=mail`, { viewport: phone })
    await person.page.getByRole('button', { name: 'Continue' }).click()
    await onPage(person.page).start()
    await onPage(person.page).skipDetails()
    await onPage(person.page).stop()
    await onPage(person.page).choose('Stop and keep what I said')
    const onward = person.page.getByRole('link', { name: 'Continue to panel.example' })
    expect(await onward.getAttribute('href')).toBe('https://panel.example/?id=7')
    expect(person.complaints).toEqual([])

    await page.reload()
    await card.getByText('1 of 2').waitFor()
    await page.getByRole('button', { name: /^Link of/ }).click()
    await page.getByText('source', { exact: true }).waitFor()
    await page.getByText('mail', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await card.getByRole('button', { name: 'Shut the link' }).click()
    await card.getByText('Shut', { exact: true }).waitFor()
    const late = await stage.visit(address, { viewport: phone })
    await late.page.getByRole('heading', { name: 'This interview is closed' }).waitFor()
    // The refusal of a page, and an address that the service refused: as they are told to browsers.
    expect(complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
  },
)

for (const [where, look] of Object.entries(looks)) {
  browserTest(`the link for many people holds nobody up: ${where}`, async () => {
    const interviewID = await addInterview()
    const expires = new Date(Date.now() + 86_400_000).toISOString()
    const { interviews } = stage.client()
    await interviews.setOpenLink({ interviewID, open: true, people: 40, expires, keep: ['pid'] })
    const { page } = await stage.open(`/console/interviews/${interviewID}/links`, look)
    await page.getByText('0 of 40').waitFor()
    await page.getByText('Show it as a QR code').click()
    await page.getByRole('img', { name: 'QR code of the link for many people' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByLabel('Last day').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
  })
}

tellSkipped()
