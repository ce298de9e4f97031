import { expect } from 'vitest'
import { findBarriers, findOverflow } from './barriers.ts'
import { createBrowserTests } from './browser.ts'
import { phone } from './participant-page.ts'
import { setStage } from './stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('participant-ways.test.ts')
const stage = setStage(isPossible)
const touch = { viewport: phone, hasTouch: true, isMobile: true }

browserTest(
  'a question that was skipped can be taken up again, with the words in its field',
  async () => {
    const { page, participant, interview } = await stage.openInvite()
    await participant.begin()
    await participant.composer.fill('half a thought')
    await participant.skip()
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('answer')
    await page.getByRole('button', { name: 'Undo' }).click()
    await participant.answer('half a thought, and the rest')
    expect(interview.answers()).toEqual(['half a thought, and the rest'])
    expect(interview.events.some(({ type }) => type === 'skip')).toBe(false)
  },
)

browserTest(
  'words of a skipped question do not answer the next one, and are not lost',
  async () => {
    const { page, participant, interview } = await stage.openInvite(touch)
    await participant.begin()
    const before = (await participant.question.textContent()) ?? ''
    await participant.composer.fill('about the first')
    await participant.skip()
    await participant.question.filter({ hasNotText: before }).waitFor()
    await expect.poll(() => participant.composer.inputValue()).toBe('')
    await page.getByRole('button', { name: 'Put it back' }).click()
    await expect.poll(() => participant.composer.inputValue()).toBe('about the first')
    expect(interview.events.filter(({ type }) => type === 'skip')).toHaveLength(1)
  },
)

browserTest('skipping twice in a hurry leaves out one question', async () => {
  const { participant, interview, page } = await stage.openInvite()
  await participant.begin()
  const before = (await participant.question.textContent()) ?? ''
  await participant.skip()
  await page.keyboard.press('Enter')
  await participant.skip()
  await participant.question.filter({ hasNotText: before }).waitFor()
  expect(interview.events.filter(({ type }) => type === 'skip')).toHaveLength(1)
})

for (const width of [320, 360, 390]) {
  for (const locale of ['en', 'de', 'fr', 'es', 'pt']) {
    browserTest(`the ways on from an answer stand in one row: ${width}, ${locale}`, async () => {
      const { page, participant } = await stage.openInvite({
        ...touch,
        locale,
        viewport: { width, height: 740 },
      })
      await page.locator('.actions .primary').click()
      await page.locator('#field-name').waitFor()
      await page.locator('.actions .quiet').click()
      await participant.question.waitFor()
      await page.locator('.bar .speak').waitFor()
      const height = async () => (await page.locator('.bar').boundingBox())?.height ?? 0
      expect(await height()).toBeLessThan(72)
    })
  }
}

browserTest('whether to stop is answered with a tap', async () => {
  const { page, participant, interview } = await stage.openInvite(touch, { endAskedAt: 2 })
  await participant.begin()
  await expect.poll(() => page.getByRole('button', { name: 'Stop here' }).count()).toBe(0)
  await participant.answer('Please stop.')
  await page.getByRole('button', { name: 'Stop here' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect.poll(() => interview.answers().at(-1)).toBe('Go on')
  await expect.poll(() => page.getByRole('button', { name: 'Stop here' }).count()).toBe(0)
})

const recap = ['it broke every single Friday', 'I pay for it myself']
const notes =
  'Before we finish, here is what I noted: “it broke every single Friday”, “I pay for it myself”. What did I miss or get wrong?'

browserTest(
  'the recap asks once and shows each note once; changing one leads to its field',
  async () => {
    const { page, participant } = await stage.openInvite(touch, {
      questions: ['One?', notes],
      recap,
    })
    await participant.begin()
    await participant.answer('Something.')
    await expect
      .poll(() => participant.question.textContent())
      .toBe('Before we finish, here is what I noted. What did I miss or get wrong?')
    await page.getByRole('button', { name: 'Change' }).first().click()
    await expect
      .poll(() => page.locator(':focus').getAttribute('aria-label'))
      .toBe('How it should read')
    expect(await findBarriers(page)).toEqual([])
  },
)

const tools = ['Somebody else, I am asked', 'I do', 'Somebody else decides']
const matters = ['Price', 'Speed', 'Support', 'Something that nobody has listed here']
const closedScript = {
  questions: ['Who decides?', 'How easy was it?', 'Which matter?', 'How many people?', 'Why?'],
  closed: {
    0: { kind: 'one' as const, options: tools },
    1: { kind: 'scale' as const, from: 0, to: 10, labels: { low: 'very hard', high: 'very easy' } },
    2: { kind: 'some' as const, options: matters, max: 2 },
    3: { kind: 'number' as const },
  },
}

browserTest(
  'closed questions are answered by thumb on a phone, chosen first and then sent',
  async () => {
    const opened = await stage.openInvite(
      { ...touch, reducedMotion: 'no-preference' },
      closedScript,
    )
    const { page, participant, interview, context, complaints, url } = opened
    const send = page.getByRole('button', { name: 'Send' })
    const look = async () => {
      expect(await findBarriers(page)).toEqual([])
      expect(await findOverflow(page)).toBe(0)
      for (const card of await page.locator('.closed label').all()) {
        const box = await card.boundingBox()
        expect(box && Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
      }
    }
    await participant.begin()
    await page.getByRole('group', { name: 'Who decides? Choose one' }).waitFor()
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true')
    await look()
    await page.getByText('I do', { exact: true }).tap()
    expect(interview.answers()).toEqual([])
    await page.reload()
    await expect.poll(() => page.getByRole('radio', { name: 'I do' }).isChecked()).toBe(true)
    const other = await context.newPage()
    await other.goto(url)
    await expect.poll(() => other.getByRole('radio', { name: 'I do' }).isChecked()).toBe(true)
    await other.close()
    await context.setOffline(true)
    await send.tap()
    await page.getByText('Kept here. Not sent yet.').waitFor()
    await context.setOffline(false)

    await page.getByRole('radio', { name: '10: very easy' }).waitFor()
    await look()
    await page.getByText('7', { exact: true }).tap()
    await send.tap()
    await page.getByRole('group', { name: 'Which matter? Choose up to 2' }).waitFor()
    await page.getByText('Support').tap()
    await page.getByText('Price').tap()
    await page.getByText('Speed').tap()
    await page.getByText('To choose another, take one back first.').waitFor()
    expect(await page.getByRole('checkbox', { name: 'Speed' }).isChecked()).toBe(false)
    await look()
    await participant.composer.fill('Mostly the price.')
    await page.getByText('Your own words are sent in place of a choice.').waitFor()
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
    await page.getByText('Support').tap()
    await page.getByText('Price').tap()
    await page.getByText('What you have written stays here.').waitFor()
    await send.tap()
    const field = page.getByRole('textbox', { name: 'Enter a number' })
    await expect.poll(() => participant.composer.inputValue()).toBe('Mostly the price.')
    await field.fill('many')
    await page.getByText('Please enter a number').waitFor()
    await look()
    await field.fill('1,200')
    await send.tap()
    await participant.question.filter({ hasText: 'Why?' }).waitFor()

    const given = interview.events.filter((event) => event.type === 'answer')
    expect(given.map(({ text, choice }) => ({ text, choice }))).toEqual([
      { text: 'I do', choice: [1] },
      { text: '7', choice: [7] },
      { text: 'Price, Support', choice: [0, 2] },
      { text: '1200', choice: [1200] },
    ])
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  },
)

browserTest('closed questions are answered by keys alone, or in own words', async () => {
  const { page, participant, interview } = await stage.openInvite({}, closedScript)
  await participant.begin()
  const focused = () => page.evaluate('document.activeElement.closest("fieldset")?.className')
  await expect.poll(focused).toBe('closed')
  await page.keyboard.press('2')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: '10: very easy' }).waitFor()
  await expect.poll(focused).toBe('closed')
  await page.keyboard.press('1')
  await page.keyboard.press('0')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox').first().waitFor()
  await participant.answer('None of these.')
  await participant.skip()
  await participant.question.filter({ hasText: 'Why?' }).waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('answer')
  const given = interview.events.filter((event) => event.type === 'answer')
  expect(given.map(({ text, choice }) => ({ text, choice }))).toEqual([
    { text: tools[0], choice: [0] },
    { text: '10', choice: [10] },
    { text: 'None of these.', choice: undefined },
  ])
})

browserTest('where the cards do not load, that is told and words are taken meanwhile', async () => {
  const opened = await stage.open('about:blank', touch)
  const { page, participant } = opened
  let isCut = true
  await page.route(/later-parts/, (route) => (isCut ? route.abort() : route.continue()))
  await page.goto(stage.service().invite(closedScript).url)
  await participant.begin()
  await page.getByText('One moment.').waitFor()
  await participant.composer.fill('I do, mostly')
  isCut = false
  await page.getByRole('radio', { name: 'I do' }).waitFor()
  await expect.poll(() => participant.composer.inputValue()).toBe('I do, mostly')
})

browserTest('the verdict is asked once, by its question', async () => {
  const { page, participant } = await stage.openInvite(touch, { questions: ['One?'] })
  await participant.begin()
  await participant.composer.fill('Yes.')
  await participant.send()
  await page.getByRole('radio').first().waitFor()
  expect(await page.getByText('How do you feel about it').count()).toBe(0)
  await page.getByRole('group', { name: /how do you feel about Beacon/ }).waitFor()
  expect(await page.getByRole('radio', { name: '1 Very negative' }).count()).toBe(1)
})

browserTest('being offline is told before anything is sent', async () => {
  const { page, participant, context } = await stage.openInvite()
  await participant.begin()
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await context.setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
})

browserTest(
  'another browser is told where the words can be fetched, and not offered it',
  async () => {
    const { page, participant, interview, url } = await stage.openInvite()
    await participant.begin()
    await participant.answer('one')
    const other = await stage.open(url)
    await other.page.getByText('You are taking up the interview where it stands.').waitFor()
    await expect.poll(() => other.participant.question.count()).toBe(1)
    await other.participant.stop()
    await other.page.getByRole('button', { name: 'Stop and keep what I said' }).waitFor()
    expect(await other.page.getByText('Stop and erase everything').count()).toBe(0)
    for (const how of ['revoked', 'expired', 'completed'] as const) {
      interview.close(how)
      await page.goto(url)
      await page.getByRole('link', { name: 'Download a copy to read' }).waitFor()
      await page.getByRole('button', { name: 'Erase everything' }).waitFor()
      await other.page.goto(url)
      await other.page.getByText('in the browser in which you agreed to take part').waitFor()
      expect(await other.page.getByRole('button', { name: 'Erase everything' }).count()).toBe(0)
      expect(await other.page.getByRole('link').count()).toBe(0)
    }
    expect(await findBarriers(page)).toEqual([])
  },
)

browserTest(
  'who comes from another browser is told which question the newest one belongs to',
  async () => {
    const context = 'Who decides about tools in your studio?'
    const { participant, url } = await stage.openInvite({}, { look: { context } })
    await participant.begin()
    await participant.answer('one')
    const other = await stage.open(url)
    await other.page.getByText(context).waitFor()
  },
)

browserTest('a long name leaves the way out where it is', async () => {
  const organization = 'The research group of the very small studios of everywhere'
  const { page, participant } = await stage.openInvite(
    { ...touch, locale: 'de', viewport: { width: 360, height: 740 } },
    { look: { organization, branding: { logo: '/brand/gone' } } },
  )
  await page.locator('.actions .primary').click()
  await page.locator('#field-name').waitFor()
  await page.locator('.actions .quiet').click()
  await participant.question.waitFor()
  const [who, stop] = [page.locator('.who'), page.locator('.header .quiet')]
  const [name, way] = [await who.boundingBox(), await stop.boundingBox()]
  expect(name && way && way.x >= name.x + name.width && way.y < name.y + name.height).toBe(true)
})

tellSkipped()
