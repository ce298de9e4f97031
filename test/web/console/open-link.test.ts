import { afterAll, expect } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { startPostOffice } from '../../mail/post-office.ts'
import { createBrowserTests } from '../browser.ts'
import { finishInterview } from '../finish-interview.ts'
import { onPage, phone } from '../participant-page.ts'
import { looks } from './console-stage.ts'
import { findBarriers, overflow, setDataStage } from './data-stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/open-link.test.ts')
let office: Awaited<ReturnType<typeof startPostOffice>>
const stage = setDataStage(isPossible, {
  async configure() {
    office = await startPostOffice()
    const SMTP_URL = `smtp://127.0.0.1:${office.port}`
    const { smtp } = readConfig({ SMTP_URL, MAIL_FROM: 'ask@mail.example' })
    return { smtp }
  },
})
afterAll(async () => await office?.close())

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
    await dialog.getByLabel('How many people may take part').fill('none')
    await dialog.getByLabel('What to keep of the address').fill('pid, source')
    await dialog.getByLabel('Who finished').fill('panel.example')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please enter a whole number from 1 to 1,000,000.').waitFor()
    await dialog.getByText('Please enter an address that begins with https://.').waitFor()
    await dialog.getByLabel('How many people may take part').fill('2')
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
    await card.getByText('A few questions, at your own pace.').waitFor()
    // A look makes nothing.
    await card.getByText('0 of 2').waitFor()

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
    // Who stops so early gives the place back.
    await card.getByText('0 of 2').waitFor()
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

const screened = `# Screener
- Who chooses the tool? (choose one)
  - [ ] I do (quota 1)
  - [ ] Somebody else, I am asked (quota 1)
  - [ ] Somebody else -> end

# Everyday use
- How easy was the set-up? (scale 1-7: very hard .. very easy)
- Which of these matter to you? (choose up to 2)
  - [ ] Price
  - [ ] Speed
  - [ ] Support`

/** Somebody on a phone, at the first question of an interview that they began by the link. */
async function arrive(address: string, pid: string) {
  const { page, complaints } = await stage.visit(`${address}?pid=${pid}`, {
    ...{ viewport: phone, hasTouch: true, isMobile: true },
  })
  await page.getByRole('button', { name: 'Continue' }).tap()
  const participant = onPage(page)
  await participant.begin()
  const onward = page.getByRole('link', { name: 'Continue to panel.example' })
  return {
    ...{ page, participant, complaints },
    async choose(...options: string[]): Promise<void> {
      const before = (await participant.question.textContent()) ?? ''
      for (const option of options) await page.getByText(option, { exact: true }).tap()
      await participant.send()
      await participant.question.filter({ hasText: before }).waitFor({ state: 'detached' })
    },
    leadsOn: () => onward.getAttribute('href'),
  }
}

browserTest(
  'a guide written in the console screens people out, counts two quotas and charts what they chose, by one link',
  async () => {
    const { page, complaints } = await stage.open('/console/interviews/new?productID=ledger')
    await page.getByLabel('Name of the interview').fill('Only some')
    await page.getByText('How to write closed questions').click()
    await page.getByText('(choose any)', { exact: true }).waitFor()
    await page.getByLabel('Guide', { exact: true }).fill(screened)
    const plan = page.getByRole('region', { name: 'How the interviewer reads it' })
    await plan.getByRole('listitem').filter({ hasText: 'Somebody else' }).last().waitFor()
    await plan.getByText('ends here').waitFor()
    await plan.getByText('quota 1').nth(1).waitFor()
    await plan.getByText('7 = very easy').waitFor()
    await plan.getByText('Answered by choosing up to 2').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Create the interview' }).click()
    await page.getByRole('heading', { name: 'Only some' }).waitFor()
    const interviewID = new URL(page.url()).pathname.split('/')[3] ?? ''

    const { interviews, invites } = stage.client()
    const back = (end: string) => `https://panel.example/${end}?id={pid}`
    await page.goto(`${stage.url()}/console/interviews/${interviewID}/links`)
    const card = page.getByRole('region', { name: 'One link for many people' })
    await card.getByRole('button', { name: 'Settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Link for many people' })
    await dialog.getByLabel('What to keep of the address').fill('pid')
    await dialog.getByLabel('Who finished').fill(back('yes'))
    await dialog.getByLabel('Who was screened out').fill(back('no'))
    await dialog.getByLabel('For whom a quota was full').fill(back('full'))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await card.getByRole('button', { name: 'Open the link' }).click()
    await card.getByText('Open', { exact: true }).waitFor()
    const address = new URL((await card.locator('.address').textContent()) ?? '').pathname

    const out = await arrive(address, '1')
    await out.choose('Somebody else')
    await out.page.getByText('That was all we needed to know').waitFor()
    expect(await out.leadsOn()).toBe('https://panel.example/no?id=1')
    expect(await findBarriers(out.page)).toEqual([])
    const taken = await arrive(address, '2')
    await taken.choose('I do')
    await taken.choose('6')
    await taken.choose('Price', 'Support')
    await finishInterview(taken.page)
    expect(await taken.leadsOn()).toBe('https://panel.example/yes?id=2')
    const other = await arrive(address, '3')
    await other.choose('Somebody else, I am asked')
    await other.choose('2')
    await other.choose('Price')
    await finishInterview(other.page)
    expect(await other.leadsOn()).toBe('https://panel.example/yes?id=3')
    const late = await arrive(address, '4')
    await late.choose('I do')
    await late.page.getByText('Enough people in your situation have already').waitFor()
    expect(await late.leadsOn()).toBe('https://panel.example/full?id=4')
    const last = await arrive(address, '5')
    await last.choose('Somebody else, I am asked')
    await last.page.getByText('Enough people in your situation have already').waitFor()
    expect(await last.leadsOn()).toBe('https://panel.example/full?id=5')
    for (const person of [out, taken, other, late, last]) expect(person.complaints).toEqual([])

    await page.goto(`${stage.url()}/console/interviews/${interviewID}/links`)
    const came = page.getByRole('region', { name: 'One link for many people' })
    const facts = came.locator('.pairs > div')
    await expect
      .poll(() => facts.allTextContents())
      .toEqual([
        'Places taken2',
        'Started5',
        'Finished2',
        'Screened out1',
        'Quota full2',
        'Keepspid',
      ])
    await page.getByLabel('Status').selectOption('Quota full (2)')
    await page.getByText('2 of 5').waitFor()
    expect(await interviews.getOpenLink({ interviewID })).toMatchObject({
      ...{ places: 2, started: 5, finished: 2, screenedOut: 1, full: 2 },
    })

    await page.goto(`${stage.url()}/console/interviews/${interviewID}/report`)
    const who = page.getByRole('table', { name: /Who chooses the tool/ }).getByRole('row')
    await expect
      .poll(() => who.allTextContents())
      .toEqual([
        'ChosenPeopleShare',
        'I do · quota 1240%',
        'Somebody else, I am asked · quota 1240%',
        'Somebody else · ends here120%',
      ])
    const quotas = page.locator('[data-chart="quotas"]')
    await quotas.getByRole('button', { name: /^Show as table/ }).click()
    await expect
      .poll(() => quotas.locator('tbody tr').allTextContents())
      .toEqual(['I do11', 'Somebody else, I am asked11'])
    await page
      .getByText(
        '5 started and 2 finished. 3 people were screened out or found a quota full. 100% of the others',
      )
      .waitFor()
    const outcomes = page.locator('[data-chart="outcomes"]')
    await outcomes.getByRole('link', { name: /^Screened out 1/ }).waitFor()
    await outcomes.getByRole('link', { name: /^Quota full 2/ }).waitFor()

    const compare = page.getByLabel('Compare')
    await compare.selectOption('By what they chose: Who chooses the tool?')
    await page.getByText('No group has five people yet').waitFor()
    await page.reload()
    await page.getByText('No group has five people yet').waitFor()
    expect(await compare.inputValue()).toBe('question:q1')

    const [second] = (await invites.getSummaries({ interviewID })).filter(
      ({ kept }) => kept?.pid === '2',
    )
    await page.goto(`${stage.url()}/console/invites/${second?.linkID}`)
    await page.getByText('Chosen: options 1, 3').waitFor()
    await page.getByText('Chosen: 6').waitFor()
    expect(complaints).toEqual([])
    for (const look of Object.values(looks)) {
      const shown = await stage.open(`/console/interviews/${interviewID}/report`, look)
      await shown.page.getByRole('table').first().waitFor()
      expect(await findBarriers(shown.page)).toEqual([])
      expect(await overflow(shown.page)).toBe(0)
    }
  },
  180_000,
)

for (const [where, look] of Object.entries(looks)) {
  browserTest(`the link for many people and invitations hold nobody up: ${where}`, async () => {
    const interviewID = await addInterview()
    const expires = new Date(Date.now() + 86_400_000).toISOString()
    const { interviews, invites } = stage.client()
    const invitees = [{ name: 'Ana Duarte', email: 'ana@example.com', occupation: 'Bookkeeper' }]
    await invites.createInvitesFor({ interviewID, invitees })
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
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Send invitations' }).click()
    await page.getByText('From ask@mail.example').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Shut the link' }).click()
    const line = await page.getByText('The link is shut.').boundingBox()
    const head = await page.getByRole('heading', { level: 1 }).boundingBox()
    const isBeside = (line?.x ?? 0) >= (head?.x ?? 0) + (head?.width ?? 0)
    expect(isBeside || (line?.y ?? 0) >= (head?.y ?? 0) + (head?.height ?? 0)).toBe(true)
  })
}

browserTest(
  'people are sent invitations, and how each went stands in the list',
  async () => {
    const interviewID = await addInterview()
    office.treats((to) => (to.startsWith('gone') ? { at: 'recipient', code: 550 } : null))
    const invitees = [
      { name: 'Ana Duarte', email: 'ana@example.com', occupation: 'Bookkeeper' },
      { email: 'gone@example.com' },
      { name: 'Nobody Known' },
    ]
    await stage.client().invites.createInvitesFor({ interviewID, invitees })
    const { page, complaints } = await stage.open(`/console/interviews/${interviewID}/links`)
    await page.getByRole('button', { name: 'Send invitations' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send invitations' })
    await dialog.getByText('2 people with an e-mail address have no invitation yet.').waitFor()
    await dialog.getByText('From ask@mail.example').waitFor()
    await dialog.getByLabel('Remind after').fill('soon')
    await dialog.getByLabel('Subject').fill('')
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await dialog.getByText('Please enter a whole number from 1 to 60.').waitFor()
    await dialog.getByLabel('Remind after').fill('5')
    await dialog.getByLabel('Subject').fill('A few questions')
    await dialog.getByLabel('Text', { exact: true }).fill('Hi, would you help?')
    await dialog.getByRole('region', { name: 'What they get' }).getByText('their link').waitFor()
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    const done = page.getByRole('dialog', { name: 'Invitations are on their way' })
    await done.getByText('2 mails are being sent.').waitFor()
    await done.getByText('1 × No e-mail address is known.').waitFor()
    await done.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => office.mailsTo('ana@example.com').length).toBe(1)
    const [mail] = office.mailsTo('ana@example.com')
    expect(mail?.headers).toContain('Subject: A few questions')
    expect(mail?.text).toMatch(/^Hi, would you help\?\s+http:\S+\/i\/\w{28}\s*$/)
    await expect
      .poll(
        async () => {
          await page.reload()
          await page.getByRole('button', { name: /gone@example.com/ }).waitFor()
          return await page.getByText('Mail refused').count()
        },
        { timeout: 90_000 },
      )
      .toBe(1)
    await page.getByText('Mailed · ana@example.com').waitFor()
    await page.getByRole('button', { name: /gone@example.com/ }).click()
    await page.getByText(/Refused by the mail server \(550\)/).waitFor()
    expect(complaints).toEqual([])
  },
  150_000,
)

tellSkipped()
