import { expect } from 'vitest'
import { createBrowserTests } from '../browser.ts'
import { owner, setConsoleStage, tabTo } from './console-stage.ts'
import { focusedName } from './data-stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/keyboard.test.ts')
const stage = setConsoleStage(isPossible)
const guidelines = '- What made you look for a tool like this?'

browserTest('settings are changed by keyboard alone', async () => {
  const { page, complaints } = await stage.signIn('/console')
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  await tabTo(page, /^Settings$/)
  await page.keyboard.press('Enter')
  await page.getByText('How participants see you').waitFor()
  await tabTo(page, /^Name/)
  await page.keyboard.type('Studio Tools and Friends')
  await page.keyboard.press('Enter')
  await page.getByText('Saved.').waitFor()
  await page.reload()
  const name = page.getByLabel('Name', { exact: false }).first()
  await expect.poll(() => name.inputValue()).toBe('Studio Tools and Friends')
  await tabTo(page, /^Tokens$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^What it is for/)
  await page.keyboard.type('The weekly export')
  await tabTo(page, /^Write guides/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Make a token$/)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your new token' })
  await dialog.waitFor()
  await tabTo(page, /^Done$/)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('The weekly export').waitFor()
  expect(complaints).toEqual([])
})

browserTest('somebody is invited and joins by keyboard alone', async () => {
  const { page } = await stage.signIn('/console/settings/members')
  await page.getByText('Invite somebody').waitFor()
  await tabTo(page, /^E-mail/)
  await page.keyboard.type('kim.keys@example.com')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Send this link to them' })
  const link = (await dialog.locator('code').textContent()) ?? ''
  await tabTo(page, /^Done$/)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })

  const theirs = await stage.open(new URL(link).pathname)
  await theirs.page.getByRole('heading', { name: 'Join your team' }).waitFor()
  await tabTo(theirs.page, /^Your name/)
  await theirs.page.keyboard.type('Kim Keys')
  await tabTo(theirs.page, /^Password/)
  await theirs.page.keyboard.type('another long sentence')
  await theirs.page.keyboard.press('Enter')
  await theirs.page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
  await theirs.page.getByText('Kim Keys').waitFor()
  expect(theirs.complaints).toEqual([])
})

browserTest('links are copied and an interview is tried out by keyboard alone', async () => {
  const interviewID = await stage.addInterview({
    ...{ productID: 'Ledgerly', interviewName: 'By keys', guidelines },
  })
  const link = await stage.addLink(interviewID)
  const { page, context } = await stage.signIn(`/console/interviews/${interviewID}/links`)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('grid').waitFor()
  await tabTo(page, /^Copy 1 link$/)
  await page.keyboard.press('Enter')
  await page.getByText('Copied 1 link.').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link)

  await page.goto(`${stage.url()}/console/interviews/${interviewID}/guide`)
  await page.getByText('How the interviewer reads it').waitFor()
  await expect.poll(() => page.getByLabel('Guide', { exact: true }).inputValue()).toBe(guidelines)
  await tabTo(page, /^Try it as a participant/)
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  const preview = await opened
  await preview.getByText('This is a preview.').waitFor()
  await tabTo(preview, /^Start$/)
  await preview.keyboard.press('Enter')
  await tabTo(preview, /^Skip this$/)
  await preview.keyboard.press('Enter')
  await preview.locator('#question').waitFor()
  // The field has the focus already: who comes by keyboard just writes.
  await expect.poll(() => focusedName(preview)).not.toBe('')
  await preview.keyboard.type('I kept losing track of invoices.')
  await preview.keyboard.press('Control+Enter')
  await preview.locator('.message.user .words').first().waitFor()
})

browserTest('signing out and in again needs no mouse', async () => {
  const { page } = await stage.signIn('/console')
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  await tabTo(page, new RegExp(`${owner.name}`))
  await page.keyboard.press('Enter')
  await tabTo(page, /^Sign out$/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await tabTo(page, /^E-mail/)
  await page.keyboard.type(owner.email)
  await tabTo(page, /^Password/)
  await page.keyboard.type(owner.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Products' }).waitFor()
})

browserTest('the own menu closes once its link was used, and on Escape', async () => {
  const { page } = await stage.signIn('/console')
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  const open = page.locator('details.account[open]')
  await tabTo(page, /^Your account/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Change your password$/)
  await page.keyboard.press('Enter')
  await page.getByLabel('Current password').waitFor()
  expect(await open.count()).toBe(0)
  await tabTo(page, /^Your account/)
  await page.keyboard.press('Enter')
  await open.waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  expect(await open.count()).toBe(0)
  expect(await focusedName(page)).toContain(owner.name)
})

browserTest(
  'the own password is changed by keyboard alone, and the fields are empty after it',
  async () => {
    const { page } = await stage.signIn('/console/settings/account')
    await page.getByLabel('Current password').waitFor()
    await tabTo(page, /^Current password/)
    await page.keyboard.press('Enter')
    await page.getByText('Please enter a password.').waitFor()
    await page.keyboard.type(owner.password)
    await tabTo(page, /^New password/)
    // The same again: the other tests sign in with it.
    await page.keyboard.type(owner.password)
    await page.keyboard.press('Enter')
    await page
      .getByText('Changed.')
      .or(page.getByText(/changed/i))
      .first()
      .waitFor()
    await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('')
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(0)
  },
)

browserTest(
  'what is typed once a problem is seen goes to its field, however late the browser draws',
  async () => {
    const { page } = await stage.signIn('/console/settings/account')
    await page.addInitScript(`{
    const draw = requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (then) => setTimeout(() => draw(then), 40)
  }`)
    await page.reload()
    await page.getByLabel('Current password').waitFor()
    await tabTo(page, /^New password/)
    await page.keyboard.press('Enter')
    await page.getByText('Please enter a password.').waitFor()
    await page.keyboard.type(owner.password, { delay: 10 })
    expect(await page.getByLabel('Current password').inputValue()).toBe(owner.password)
    expect(await page.getByLabel('New password').inputValue()).toBe('')
  },
)

tellSkipped()
