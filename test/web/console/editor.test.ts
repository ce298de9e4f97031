import { expect } from 'vitest'
import { findBarriers, findOverflow } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { phone } from '../participant-page.ts'
import { addMember, looks, owner, setConsoleStage, signInByHand, tabTo } from './console-stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/editor.test.ts')
const stage = setConsoleStage(isPossible)

const guide = `# Getting started
- Must ask: What made you look for a tool like this?
- Don't you think the setup is easy?
# Everyday use
- Would you use a bulk export and would you pay for it?
Time limit: 10 minutes`

browserTest('a guide is written with its plan beside it, by mouse', async () => {
  const { page, complaints } = await stage.signIn('/console/interviews/new?productID=Ledgerly')
  await page.getByRole('button', { name: 'Create the interview' }).click()
  await page.getByText('Please give the interview a name.').waitFor()
  await page.getByText('Please write what you want to find out.').waitFor()
  await page.getByLabel('Name of the interview').fill('Everyday invoicing')
  await page.getByLabel('Guide', { exact: true }).fill(guide)
  const plan = page.getByRole('region', { name: 'How the interviewer reads it' })
  await plan.getByRole('heading', { name: 'Everyday use' }).waitFor()
  await plan.getByText('of 10 minutes').first().waitFor()
  await page.getByRole('button', { name: 'Create the interview' }).click()
  await page.getByRole('heading', { name: 'Everyday invoicing' }).waitFor()
  expect(complaints).toEqual([])
})

browserTest('a guide is written and made by keyboard alone', async () => {
  const { page, complaints } = await stage.signIn('/console')
  await page.getByRole('heading', { name: 'Products' }).waitFor()
  await tabTo(page, 'New interview')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'New interview' }).waitFor()
  await tabTo(page, /^Product$/)
  await page.keyboard.type('Keyboards')
  await tabTo(page, 'Name of the interview')
  await page.keyboard.type('Without a mouse')
  await tabTo(page, /^Guide$/)
  await page.keyboard.type("- Don't you think the setup is easy?")
  await tabTo(page, 'Note on line 1')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Use this wording')
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Guide', { exact: true })
  await expect.poll(() => field.inputValue()).toBe('- What is the setup like for you?')
  await page.keyboard.press('Control+Z')
  await expect.poll(() => field.inputValue()).toBe("- Don't you think the setup is easy?")
  await tabTo(page, 'Create the interview')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Without a mouse' }).waitFor()
  expect(complaints).toEqual([])
})

browserTest('a better wording is taken in place, two where it has to be split', async () => {
  const { page } = await stage.signIn('/console/interviews/new')
  const field = page.getByLabel('Guide', { exact: true })
  await field.fill(guide)
  await page.getByRole('button', { name: 'Note on line 3' }).click()
  await page
    .getByRole('button', { name: /^Use this wording/ })
    .first()
    .click()
  await expect
    .poll(() => field.inputValue())
    .toContain('- What is the setup like for you?\n# Every')
  await page.getByRole('button', { name: 'Note on line 5' }).click()
  await page
    .getByRole('button', { name: /^Split into two/ })
    .first()
    .click()
  await expect
    .poll(() => field.inputValue())
    .toMatch(/\n- [^\n]*bulk export\?\n- [^\n]*pay for it\?\nTime limit/)
})

browserTest('a guide is read when its writer pauses, from the first letter on', async () => {
  const { page } = await stage.signIn('/console/interviews/new')
  const field = page.getByLabel('Guide', { exact: true })
  await field.waitFor()
  const read: string[] = []
  await page.route('**/v1/interviews/checkGuidelines', async (route) => {
    read.push(route.request().postDataJSON().guidelines)
    await route.continue()
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const text = '- Why did you leave?'
  await field.focus()
  for (const letter of text) {
    await page.keyboard.type(letter)
    await page.clock.runFor(100)
  }
  await page.clock.runFor(1_000)
  await expect.poll(() => read).toEqual([text])
  await page.clock.resume()
  await page.getByText('of 12 minutes').first().waitFor()
})

browserTest('lines that are not asked are listed, and lead to where they stand', async () => {
  const { page } = await stage.signIn('/console/interviews/new')
  await page
    .getByLabel('Guide', { exact: true })
    .fill(
      '# Money\n- How do you pay?\n- late payments\n- LAPSED ONLY: What made you stop?\n- dunning',
    )
  const plan = page.getByRole('region', { name: 'How the interviewer reads it' })
  await plan.getByRole('heading', { name: '2 lines we could not turn into a question' }).waitFor()
  await plan.getByText('Asked only where this is met: LAPSED ONLY').waitFor()
  const listed = plan.locator('.unasked li', { hasText: 'late payments' })
  await listed.getByRole('button', { name: 'Go to line 3' }).click()
  await page.locator('.unasked .piece.lit', { hasText: 'late payments' }).waitFor()
})

browserTest('lines and plan light each other up', async () => {
  const { page } = await stage.signIn('/console/interviews/new')
  const field = page.getByLabel('Guide', { exact: true })
  await field.fill(guide)
  const piece = page.locator('.piece', { hasText: 'What made you look' })
  await piece.hover()
  await expect
    .poll(() => page.locator('.guide-backdrop .lit').allTextContents())
    .toEqual(['- Must ask: What made you look for a tool like this?'])
  await page.getByRole('button', { name: 'Go to line 2' }).click()
  const chosen = () =>
    page.evaluate<string>(
      'document.activeElement.value?.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)',
    )
  await expect.poll(chosen).toBe('- Must ask: What made you look for a tool like this?')
  await page.locator('.piece.lit', { hasText: 'What made you look' }).waitFor()
})

browserTest(
  'what was typed is there after a crash of the tab, and can be thrown away',
  async () => {
    const { page, context } = await stage.signIn('/console/interviews/new')
    await page.getByLabel('Product').fill('Ledgerly')
    await page.getByLabel('Guide', { exact: true }).fill('Half a thought')
    await page.close()
    const second = await context.newPage()
    await second.goto(`${stage.url()}/console/interviews/new`)
    await second.getByText('This browser kept it.').waitFor()
    await expect
      .poll(() => second.getByLabel('Guide', { exact: true }).inputValue())
      .toBe('Half a thought')
    await second.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => second.getByLabel('Guide', { exact: true }).inputValue()).toBe('')
  },
)

browserTest('while the line is down one writes on, and nothing is made twice', async () => {
  const { page, context } = await stage.signIn('/console/interviews/new?productID=Ledgerly')
  await page.getByLabel('Name of the interview').fill('Through a tunnel')
  await page.getByLabel('Guide', { exact: true }).fill('Why do people leave?')
  await page.getByText('of 12 minutes').first().waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create the interview' }).click()
  await page.getByRole('alert').filter({ hasText: 'could not be reached' }).first().waitFor()
  await expect
    .poll(() => page.getByLabel('Guide', { exact: true }).inputValue())
    .toBe('Why do people leave?')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Create the interview' }).click()
  await page.getByRole('heading', { name: 'Through a tunnel' }).waitFor()
  await page.goto(`${stage.url()}/console/products/Ledgerly`)
  await page.getByRole('link', { name: 'Through a tunnel' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Through a tunnel' }).count()).toBe(1)
})

browserTest('what is typed while a guide is saved stays, and is not called saved', async () => {
  const interviewID = await stage.addInterview({
    ...{ productID: 'Ledgerly', interviewName: 'Saved slowly', guidelines: '- Why?' },
  })
  const { page } = await stage.signIn(`/console/interviews/${interviewID}`)
  const field = page.getByLabel('Guide', { exact: true })
  const unsaved = page.getByText('Not saved yet; kept in this browser.')
  await field.fill('- Why, and since when?')
  await unsaved.waitFor()
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/v1/interviews/updateOne', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await field.fill('- Why, and since when?\n- What then?')
  goOn()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await unsaved.waitFor()
  await expect.poll(() => field.inputValue()).toBe('- Why, and since when?\n- What then?')
  await page.reload()
  await page.getByText('You have changes here that are not saved yet.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('- Why, and since when?\n- What then?')
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect.poll(() => field.inputValue()).toBe('- Why, and since when?')
})

browserTest('two people who change one guide are told before either loses words', async () => {
  const interviewID = await stage.addInterview({
    ...{ productID: 'Ledgerly', interviewName: 'Written by two', guidelines: '- Why?' },
  })
  const path = `/console/interviews/${interviewID}`
  const [one, other] = [await stage.signIn(path), await stage.signIn(path)]
  const fieldOf = ({ page }: typeof one) => page.getByLabel('Guide', { exact: true })
  const save = ({ page }: typeof one) => page.getByRole('button', { name: 'Save changes' }).click()
  await fieldOf(one).fill('- Why, says one?')
  await fieldOf(other).fill('- Why, says the other?')
  await save(one)
  await one.page.getByText('Saved.', { exact: true }).waitFor()
  await save(other)
  await other.page.getByText('Somebody else has changed this meanwhile').waitFor()
  await other.page.getByText('It was saved elsewhere after you began.').waitFor()
  await expect.poll(() => fieldOf(other).inputValue()).toBe('- Why, says the other?')
  await one.page.reload()
  await expect.poll(() => fieldOf(one).inputValue()).toBe('- Why, says one?')
  await save(other)
  await other.page.getByText('Saved.', { exact: true }).waitFor()
  await one.page.reload()
  await expect.poll(() => fieldOf(one).inputValue()).toBe('- Why, says the other?')
})

browserTest('what is not saved is there after signing out, for nobody else', async () => {
  const { page } = await stage.signIn('/console/interviews/new')
  const field = page.getByLabel('Guide', { exact: true })
  await field.fill('Half a thought')
  await page.getByText('Not saved yet; kept in this browser.').waitFor()
  await page.getByText(owner.name).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const other = await addMember(stage, 'rosa.researcher@example.com', 'researcher')
  await signInByHand(page, other)
  await page.goto(`${stage.url()}/console/interviews/new`)
  await field.waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await stage.endSession(page)
  await page.goto(`${stage.url()}/console/interviews/new`)
  await signInByHand(page, owner)
  await page.getByText('This browser kept it.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('Half a thought')
})

browserTest('where the browser keeps nothing, words last while one looks elsewhere', async () => {
  const { page, context } = await stage.signIn('/docs')
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('It is full.', 'QuotaExceededError')
    }
  })
  await page.goto(`${stage.url()}/console/interviews/new`)
  const field = page.getByLabel('Guide', { exact: true })
  await field.fill('Half a thought')
  await page.getByText('This browser does not keep what you type.').waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.goBack()
  await expect.poll(() => field.inputValue()).toBe('Half a thought')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})

browserTest('a guide of the greatest length is still written without a wait', async () => {
  const { page } = await stage.signIn('/console/interviews/new')
  const field = page.getByLabel('Guide', { exact: true })
  await field.waitFor()
  // Pasted at once: a driver's own filling takes longer than the page.
  const paste = (text: string) =>
    page.evaluate(`(() => {
      const field = document.getElementById('guide')
      field.value = ${text}
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })()`)
  await paste(`'- What happened the last time you used it?\\n'.repeat(2300)`)
  await page.getByText('More than fits').first().waitFor()
  await paste(`'x'.repeat(100001)`)
  await page.getByRole('button', { name: 'Create the interview' }).click()
  await page.getByText('Please shorten the guide to 100,000 characters.').waitFor()
})

for (const [look, options] of Object.entries(looks)) {
  browserTest(`nothing holds anybody up in the editor: ${look}`, async () => {
    const { page, complaints } = await stage.signIn('/console/interviews/new', options)
    const barriers: string[] = []
    await page.getByLabel('Guide', { exact: true }).waitFor()
    barriers.push(...(await findBarriers(page)))
    await page.getByRole('button', { name: 'Create the interview' }).click()
    await page.getByLabel('Guide', { exact: true }).fill(guide)
    await page.getByRole('button', { name: 'Note on line 3' }).click()
    barriers.push(...(await findBarriers(page)))
    await expect.poll(() => findOverflow(page)).toBe(0)
    expect(barriers).toEqual([])
    expect(complaints).toEqual([])
  })
}

browserTest('at 320 pixels and large type nothing is cut off', async () => {
  const { page } = await stage.signIn('/console/interviews/new', {
    viewport: { width: 320, height: phone.height },
  })
  await page.getByLabel('Guide', { exact: true }).fill(`- ${'long'.repeat(60)}?`)
  await page.getByText('of 12 minutes').first().waitFor()
  await expect.poll(() => findOverflow(page)).toBe(0)
})

tellSkipped()
