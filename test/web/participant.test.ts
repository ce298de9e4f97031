import type { BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { createBrowserTests } from './browser.ts'
import { desk, hearComplaints, onPage, phone } from './participant-page.ts'
import { script } from './scripted-interview.ts'
import { setStage } from './stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('participant.test.ts')
const stage = setStage(isPossible)

const looks: Record<string, BrowserContextOptions> = {
  'a phone in the light': { viewport: phone, hasTouch: true, isMobile: true, colorScheme: 'light' },
  'a desk in the dark': { viewport: desk, colorScheme: 'dark' },
}

for (const [where, options] of Object.entries(looks)) {
  browserTest(`an interview goes on after a reload and in a second tab, on ${where}`, async () => {
    const { page, participant, interview, context, url, complaints } =
      await stage.openInvite(options)
    await participant.start()
    await participant.fill('Name', 'Robin')
    await participant.next()
    for (const answer of ['one', 'two', 'three']) await participant.answer(answer)

    await page.reload()
    await participant.question.waitFor()
    await expect.poll(() => participant.answers.allTextContents()).toEqual(['one', 'two', 'three'])
    for (const answer of ['four', 'five']) await participant.answer(answer)

    const secondTab = await context.newPage()
    const secondComplaints = hearComplaints(secondTab)
    await secondTab.goto(url)
    const second = onPage(secondTab)
    await expect.poll(() => second.question.textContent()).toBe(script.questions[5])
    await second.composer.fill('six')
    await second.send()
    await second.judge(4, 'Mostly good.')
    await second.composer.fill('No.')
    await second.send()
    await secondTab.getByRole('heading', { name: 'Thank you' }).waitFor()

    const said = ['one', 'two', 'three', 'four', 'five', 'six', 'Mostly good.', 'No.']
    expect(interview.answers()).toEqual(said)
    expect(interview.events.find(({ type }) => type === 'verdict')).toEqual({
      type: 'verdict',
      score: 4,
      text: 'Mostly good.',
    })
    expect(interview.events).toContainEqual({ type: 'onboard', name: 'Robin' })
    expect([...complaints, ...secondComplaints]).toEqual([])
  })
}

browserTest('nothing but the keyboard is needed for a whole interview', async () => {
  const { page, participant, interview } = await stage.openInvite()
  const { keyboard } = page
  const reach = async (name: string) => {
    for (let tabs = 0; tabs < 30; tabs += 1) {
      const focused = page.locator(':focus')
      if ((await focused.count()) && (await focused.textContent()) === name) return
      await keyboard.press('Tab')
    }
    throw new Error(`Tab never reaches “${name}”.`)
  }
  await participant.heading.waitFor()
  await reach('Start')
  await keyboard.press('Enter')
  await page.getByLabel('Name').waitFor()
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type('Robin')
  await keyboard.press('Enter')
  await participant.question.waitFor()

  await keyboard.type('first line')
  await keyboard.press('Shift+Enter')
  await keyboard.type('second line')
  await keyboard.press('Enter')
  await participant.question.filter({ hasText: script.questions[1] ?? '' }).waitFor()
  for (let skips = 1; skips < script.questions.length; skips += 1) {
    const before = (await participant.question.textContent()) ?? ''
    await reach('Skip')
    await keyboard.press('Enter')
    await participant.question.filter({ hasNotText: before }).waitFor()
  }
  await page.getByRole('radio').first().waitFor()
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('ArrowDown')
  await reach('Send')
  await keyboard.press('Enter')
  await participant.composer.waitFor()
  await keyboard.type('That is all.')
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()

  expect(interview.answers()).toEqual(['first line\nsecond line', 'That is all.'])
  expect(interview.events).toContainEqual({ type: 'verdict', score: 2 })
})

browserTest('the verdict may be left out', async () => {
  const { page, participant, interview } = await stage.openInvite({}, { questions: ['One?'] })
  await participant.begin()
  await participant.composer.fill('Yes.')
  await participant.send()
  await page.getByRole('button', { name: 'Skip question' }).click()
  await participant.composer.waitFor()
  expect(interview.events).toContainEqual({ type: 'verdict' })
})

browserTest('on a touch screen Enter starts a new line', async () => {
  const { page, participant, interview } = await stage.openInvite({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  })
  await participant.begin()
  await participant.composer.fill('one')
  await participant.composer.press('Enter')
  await page.keyboard.type('two')
  await expect.poll(() => participant.composer.inputValue()).toBe('one\ntwo')
  expect(interview.answers()).toEqual([])
})

browserTest('details are prefilled and a required one is asked for', async () => {
  const { page, participant, interview } = await stage.openInvite(
    {},
    { required: ['email'], known: { name: 'Robin' } },
  )
  await participant.start()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Robin')
  await participant.next()
  await page.getByText('Please fill this in.').waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email')
  await expect.poll(() => page.getByRole('button', { name: 'Skip this' }).count()).toBe(0)
  await participant.fill('E-mail', 'robin@example.com')
  await participant.next()
  await participant.question.waitFor()
  expect(interview.events).toContainEqual({
    type: 'onboard',
    name: 'Robin',
    email: 'robin@example.com',
  })
})

browserTest('stopping keeps what was said and offers a copy of it', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await participant.begin()
  await participant.answer('one')
  await participant.stop()
  await participant.choose('Go on with the interview')
  await participant.stop()
  await participant.choose('Stop and keep what I said')
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(interview.events.at(-1)).toEqual({ type: 'end', keep: true })

  for (const [name, file] of [
    ['Download a copy to read', 'interview.html'],
    ['As data (JSON)', 'interview.json'],
  ] as const) {
    const arriving = page.waitForEvent('download')
    await page.getByRole('link', { name }).click()
    expect((await arriving).suggestedFilename()).toBe(file)
  }
})

browserTest('stopping erases everything, here too, once it is confirmed', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await participant.begin()
  await participant.answer('one')
  await participant.composer.fill('half a thought')
  await participant.stop()
  await participant.choose('Stop and erase everything')
  await participant.choose('Back')
  expect(interview.isErased()).toBe(false)
  await participant.choose('Stop and erase everything')
  await participant.choose('Yes, erase everything')
  await page.getByRole('heading', { name: 'Everything is erased' }).waitFor()
  expect(interview.isErased()).toBe(true)
  await expect.poll(() => page.evaluate('localStorage.length')).toBe(0)
})

browserTest('a finished interview can be erased', async () => {
  const { page, participant, interview, url } = await stage.openInvite({}, { questions: [] })
  await participant.begin()
  interview.close('completed')
  await page.goto(url)
  await page.getByRole('heading', { name: 'This interview is finished' }).waitFor()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await participant.choose('Yes, erase everything')
  await page.getByRole('heading', { name: 'Everything is erased' }).waitFor()
  expect(interview.isErased()).toBe(true)
})

browserTest('saying no ends it at once', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await participant.decline()
  await page.getByText('Nothing was kept.').waitFor()
  expect(interview.events).toEqual([{ type: 'consent', agreed: false, locale: 'en' }])
})

tellSkipped()
