import { afterAll, expect } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { ok, type Receiver, startReceiver, status, verify } from '../../webhooks/receiver.ts'
import { findBarriers, findOverflow } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { payloads } from '../payloads.ts'
import { looks, owner, setConsoleStage, tabTo } from './console-stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/screens.test.ts')
let receiver: Receiver
const stage = setConsoleStage(isPossible, {
  async configure() {
    receiver = await startReceiver()
    const { webhookAllow } = readConfig({ WEBHOOK_ALLOW: '127.0.0.1' })
    return { webhookAllow }
  },
})
afterAll(async () => await receiver?.close())
const guidelines = '- What made you look for a tool like this?'

browserTest('an organization without interviews is told how to begin', async () => {
  const { page, complaints } = await stage.signIn('/console')
  await page.getByRole('heading', { name: 'Nothing here yet' }).waitFor()
  await page.getByRole('link', { name: 'New interview' }).click()
  await page.getByRole('button', { name: 'Start from an example' }).click()
  await page.getByText('of 10 minutes').first().waitFor()
  expect(complaints).toEqual([])
})

browserTest('a product shows its interviews and leads to them, by keyboard alone', async () => {
  await stage.addInterview({ productID: 'Ledgerly', interviewName: 'First weeks', guidelines })
  const { page, complaints } = await stage.signIn('/console')
  await page.getByRole('link', { name: 'Ledgerly' }).waitFor()
  await tabTo(page, 'Skip to the content')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Ledgerly')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ledgerly', level: 1 }).waitFor()
  await tabTo(page, 'First weeks')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'First weeks', level: 1 }).waitFor()
  await expect.poll(() => page.title()).toContain('First weeks')
  await page.goBack()
  await page.getByRole('heading', { name: 'Ledgerly', level: 1 }).waitFor()
  expect(complaints).toEqual([])
})

browserTest('the look of the organization reaches its participants', async () => {
  const { page, context, complaints } = await stage.signIn('/console/settings/organization')
  await page.getByLabel('Name', { exact: false }).first().fill('Studio Tools and Friends')
  const accent = page.getByPlaceholder('#0f5f52')
  await accent.fill('green')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('Please write a color as # and six digits').waitFor()
  await accent.fill('#ffd400')
  await page.getByText('On white it would be hard to read').waitFor()
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await page.getByText('Please choose a PNG, JPEG or WebP picture.').waitFor()
  await page.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: onePixel,
  })
  await page.getByRole('button', { name: 'Take it out' }).waitFor()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('Saved.').waitFor()
  const link = await newLink()
  const there = await context.newPage()
  await there.goto(link)
  await there.getByText('Studio Tools and Friends').first().waitFor()
  await there.locator('img.logo').waitFor()
  const width = 'document.querySelector("img.logo").naturalWidth'
  await expect.poll(() => there.evaluate(width)).toBe(1)
  expect(complaints).toEqual([])
})

browserTest('a number of days that is none is told next to its field', async () => {
  const { page } = await stage.signIn('/console/settings/organization')
  await page.getByLabel('Days').fill('soon')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('Please write a whole number of days').waitFor()
  await page.getByLabel('Days').fill('365')
  await page.getByText('is erased for good').waitFor()
  await page.getByRole('button', { name: 'Save' }).last().click()
  await page.getByText('Saved.').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Days').inputValue()).toBe('365')
})

browserTest('a token is made, shown this once, and revoked', async () => {
  const { page, context, complaints } = await stage.signIn('/console/settings/tokens')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByLabel('What it is for').fill('The weekly export')
  await page.getByLabel('Read interviews').uncheck()
  await page.getByLabel('Write guides').uncheck()
  await page.getByRole('button', { name: 'Make a token' }).click()
  await page.getByText('Please choose at least one.').waitFor()
  await page.getByLabel('Read interviews').check()
  await page.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your new token' })
  const token = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(token)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.content()).not.toContain(token)
  await expect.poll(() => stage.statusOf(token)).toBe(200)
  await page.getByRole('button', { name: 'Revoke The weekly export' }).click()
  await page.getByRole('button', { name: 'Yes, revoke' }).click()
  await page.getByText('Revoked.').waitFor()
  await expect.poll(() => stage.statusOf(token)).toBe(401)
  expect(complaints).toEqual([])
})

browserTest('a webhook is added, tried, told, sent to again, shut and removed', async () => {
  receiver.answers(status(500))
  const { page, complaints } = await stage.signIn('/console/settings/webhooks')
  await page.getByText('No webhooks yet.').waitFor()
  await page.getByLabel('Address').fill('hooks.example')
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await page.getByText('Please enter an address that begins with').waitFor()
  await page.getByLabel('Address').fill(receiver.url)
  await page.getByLabel('A report changed').uncheck()
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const once = page.getByRole('dialog', { name: 'The secret of the webhook' })
  const secret = (await once.locator('code').textContent()) ?? ''
  await once.getByRole('button', { name: 'Done' }).click()
  const row = page.getByRole('listitem').filter({ hasText: receiver.url })
  await row.getByText('Nothing sent yet').waitFor()
  const choose = async (name: string) => {
    await row.getByText('More').click()
    await row.getByRole('button', { name }).click()
  }
  await choose('Send a test')
  const failed = page.getByRole('dialog', { name: 'The test did not arrive' })
  await failed.getByText('It answered 500.').waitFor()
  await failed.getByText('What it answered').click()
  await failed.getByText('said 500').waitFor()
  await failed.getByRole('button', { name: 'Close' }).click()
  await row.getByText('A test: failed').waitFor()
  receiver.answers(ok)
  await choose('Send a test')
  await page.getByText('The test arrived').waitFor()
  await stage.startLink(await newLink())
  await expect.poll(() => receiver.types()).toContain('invite.started')
  for (const one of receiver.received) verify(secret, one)
  await row.getByRole('button', { name: 'What was sent' }).click()
  const panel = page.getByRole('dialog', { name: /^Sent to 127/ })
  await panel.getByRole('button', { name: 'Send again: Somebody started' }).click()
  await expect
    .poll(() => receiver.types().filter((type) => type === 'invite.started').length)
    .toBe(2)
  await panel.getByLabel('Only what failed').check()
  await panel.getByRole('button', { name: 'Send again' }).waitFor({ state: 'detached' })
  await panel.getByRole('button', { name: 'Close' }).click()
  await choose('Make a new secret')
  await page.getByRole('button', { name: 'Make it' }).click()
  await once.getByRole('button', { name: 'Done' }).click()
  await choose('Change')
  const edit = page.getByRole('dialog', { name: 'Change the webhook' })
  await edit.getByLabel('What it is for').fill('The warehouse')
  await edit.getByRole('button', { name: 'Save' }).click()
  await row.getByText('The warehouse').waitFor()
  await choose('Shut it')
  await row.getByText('Shut', { exact: true }).waitFor()
  await choose('Open it')
  await row.getByText('Open', { exact: true }).waitFor()
  await choose('Remove')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await page.getByText('No webhooks yet.').waitFor()
  expect(complaints).toEqual([])
})

browserTest('who read and changed what is told, the newest first, each leading there', async () => {
  const interviewID = await stage.addInterview({
    ...{ productID: 'Ledgerly', interviewName: 'Looked after', guidelines },
  })
  const { page, complaints } = await stage.signIn(`/console/interviews/${interviewID}`)
  await page.getByLabel('Name of the interview').fill('Looked after well')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await page.goto(`${stage.url()}/console/settings/activity`)
  const newest = page.getByRole('listitem').filter({ hasText: 'changed an interview.' }).first()
  await newest.getByText(owner.name).waitFor()
  await newest.getByRole('link', { name: 'Open' }).click()
  await page.getByRole('heading', { name: 'Looked after well' }).waitFor()
  expect(complaints).toEqual([])
})

browserTest('a member is invited, joins by their link, and gets another role', async () => {
  const { page, complaints } = await stage.signIn('/console/settings/members')
  await page.getByLabel('E-mail').fill('rita.reader@example.com')
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('viewer')
  await page.getByRole('button', { name: 'Make a link to join' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send this link to them' })
  const link = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('not joined yet').waitFor()

  const theirs = await stage.open(new URL(link).pathname)
  await theirs.page.getByLabel('Your name').fill('Rita Reader')
  await theirs.page.getByLabel('Password').fill('another long sentence')
  await theirs.page.getByRole('button', { name: 'Join' }).click()
  await theirs.page.getByRole('heading', { level: 1 }).filter({ hasText: 'Products' }).waitFor()
  await expect.poll(() => theirs.page.getByRole('link', { name: 'New interview' }).count()).toBe(0)

  await page.reload()
  await page.getByLabel('Role of Rita Reader').selectOption('researcher')
  await page.getByText('Role changed.').waitFor()
  await page.getByLabel(`Role of ${owner.name}`).selectOption('viewer')
  await page.getByRole('alert').filter({ hasText: /owner/ }).waitFor()
  await expect.poll(() => page.getByLabel(`Role of ${owner.name}`).inputValue()).toBe('owner')
  await page.getByRole('button', { name: 'New password for Rita Reader' }).click()
  await page.getByRole('button', { name: 'Yes, make the link' }).click()
  const reset = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await theirs.page.reload()
  await theirs.page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await theirs.page.goto(reset)
  await theirs.page.getByLabel('Password').fill('yet another long sentence')
  await theirs.page.getByRole('button', { name: 'Save and sign in' }).click()
  await theirs.page.getByRole('heading', { level: 1 }).filter({ hasText: 'Products' }).waitFor()
  await page.getByRole('button', { name: 'Remove Rita Reader' }).click()
  await page.getByRole('button', { name: 'Yes, remove' }).click()
  await page.getByText('Removed and signed out.').waitFor()
  await theirs.page.reload()
  await theirs.page.getByRole('heading', { name: 'Sign in' }).waitFor()
  // The browser itself notes the refusal that the last owner met.
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
})

browserTest('a guide is changed until somebody starts, and then copied', async () => {
  const interviewID = await stage.addInterview({
    productID: 'Ledgerly',
    interviewName: 'Still open',
    guidelines,
  })
  const { page } = await stage.signIn(`/console/interviews/${interviewID}`)
  const field = page.getByLabel('Guide', { exact: true })
  await field.fill(`${guidelines}\n- How do you work today?`)
  await page.getByText('Not saved yet; kept in this browser.').waitFor()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await stage.startLink(await stage.addLink(interviewID))
  await field.fill('- Something else entirely?')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Somebody has started').first().waitFor()
  await expect.poll(() => field.inputValue()).toBe('- Something else entirely?')
  await page.getByRole('button', { name: 'Make a copy' }).click()
  await page.getByRole('heading', { name: 'Copy of an interview' }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('- Something else entirely?')
  await page.getByRole('button', { name: 'Create the interview' }).click()
  await page.getByRole('heading', { name: 'Still open (copy)' }).waitFor()
})

browserTest('a failure is told where the list would be, and trying again mends it', async () => {
  const { page } = await stage.signIn('/docs')
  await page.route('**/v1/products/getList*', (route) => route.abort())
  await page.goto(`${stage.url()}/console`)
  await page.getByRole('alert').filter({ hasText: 'could not be reached' }).waitFor()
  await expect.poll(() => findBarriers(page)).toEqual([])
  await page.unroute('**/v1/products/getList*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

for (const [look, options] of Object.entries(looks)) {
  browserTest(`nothing holds anybody up on any of these screens: ${look}`, async () => {
    const interviewID = await stage.addInterview({
      productID: 'A product with a name that goes on for rather longer than its card is wide',
      interviewName: 'An interview with a name that needs more than one line on a phone',
      guidelines,
    })
    const { page, complaints } = await stage.signIn('/console', options)
    const barriers: string[] = []
    const check = async (path: string, shown: string) => {
      await page.goto(stage.url() + path)
      await page.getByText(shown).first().waitFor()
      for (const barrier of await findBarriers(page)) barriers.push(`${path}: ${barrier}`)
      await expect.poll(() => findOverflow(page), { message: path }).toBe(0)
    }
    await check('/console', 'A product with a name')
    await check(
      `/console/products/${encodeURIComponent('A product with a name that goes on for rather longer than its card is wide')}`,
      'An interview with a name',
    )
    await check(`/console/interviews/${interviewID}`, 'How the interviewer reads it')
    await check('/console/settings/organization', 'How participants see you')
    await check('/console/settings/members', 'Invite somebody')
    await check('/console/settings/tokens', 'Make a token')
    await check('/console/settings/webhooks', 'Add a webhook')
    await check('/console/settings/people', 'Their e-mail address')
    await check('/console/settings/activity', 'made an interview.')
    await check('/console/settings/model', 'To choose from')
    await check('/console/settings/account', 'Current password')
    await check('/console/nowhere', 'There is nothing here')
    expect(barriers).toEqual([])
    expect(complaints).toEqual([])
  })
}

async function newLink(): Promise<string> {
  const interviewID = await stage.addInterview({
    productID: 'Ledgerly',
    interviewName: 'Seen from outside',
    guidelines,
  })
  return await stage.addLink(interviewID)
}

/** The smallest PNG there is: one transparent pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

browserTest('what is written never runs: names, products and guides', async () => {
  const token = await stage.token()
  // Last of this file: its many products push those of others off the first page of the list.
  for (const payload of payloads) {
    await stage.addInterview(
      { productID: payload, interviewName: payload, guidelines: payloads.join('\n') },
      token,
    )
  }
  const { page, complaints } = await stage.signIn('/console')
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  const first = page.locator('.product-card a', { hasText: '<img' }).first()
  await first.click()
  await page.locator('.interview-row a').first().click()
  await page.getByText('More than fits').or(page.getByText('of 12 minutes')).first().waitFor()
  const field = page.getByLabel('Guide', { exact: true })
  await expect.poll(() => field.inputValue()).toBe(payloads.join('\n'))
  for (const payload of payloads) {
    await page.evaluate(`(() => {
      const field = document.getElementById('guide')
      field.value = ${JSON.stringify(payload)}
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })()`)
  }
  await page.getByLabel('Name of the interview').fill(payloads[0] ?? '')
  await expect.poll(() => page.evaluate('window.name')).toBe('')
  await expect
    .poll(() => page.locator('main script, main iframe, main img, main object').count())
    .toBe(0)
  expect(dialogs).toEqual([])
  expect(complaints).toEqual([])
})

tellSkipped()
