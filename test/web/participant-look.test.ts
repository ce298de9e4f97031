import { expect } from 'vitest'
import { findBarriers, findOverflow } from './barriers.ts'
import { createBrowserTests } from './browser.ts'
import { weighFirstScripts } from './first-load.ts'
import { desk, phone } from './participant-page.ts'
import { setStage } from './stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('participant-look.test.ts')
const stage = setStage(isPossible)

/** What the script of the page may weigh, compressed, bytes. */
const scriptBytesMax = 15_000

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [where, viewport] of Object.entries({ phone, desk })) {
    browserTest(`no screen holds anybody up: ${where}, ${colorScheme}`, async () => {
      const opened = await stage.openInvite({ viewport, colorScheme }, { questions: ['One?'] })
      const { page, participant, context } = opened
      const barriers: string[] = []
      const check = async (screen: string) => {
        for (const barrier of await findBarriers(page)) barriers.push(`${screen}: ${barrier}`)
      }
      await participant.heading.waitFor()
      await check('consent')
      await participant.start()
      await participant.fill('E-mail', 'nowhere')
      await participant.next()
      await check('details')
      await participant.skipDetails()
      await participant.question.waitFor()
      await participant.composer.fill('word '.repeat(4010))
      await check('an answer too long')
      await participant.stop()
      await check('stop')
      await participant.choose('Stop and erase everything')
      await check('erase')
      await participant.choose('Back')
      await participant.choose('Go on')
      await context.setOffline(true)
      await participant.composer.fill('Yes.')
      await participant.send()
      await page.getByText('You are offline.').waitFor()
      await check('offline')
      await context.setOffline(false)
      await page.getByRole('radio').first().waitFor()
      await page.getByRole('radio', { name: /^2/ }).check()
      await check('verdict')
      await participant.send()
      await participant.composer.fill('No.')
      await participant.send()
      await page.getByRole('heading', { name: 'Thank you' }).waitFor()
      await check('finished')
      await page.getByRole('button', { name: 'Erase everything' }).click()
      await participant.choose('Yes, erase everything')
      await page.getByRole('heading', { name: 'Everything is erased' }).waitFor()
      await check('erased')
      expect(barriers).toEqual([])
    })
  }
}

browserTest('the page speaks the language of the browser, and any other on request', async () => {
  const { page, participant, interview } = await stage.openInvite({ locale: 'de-AT' })
  await page.getByRole('heading', { name: 'Erzählen Sie uns von Beacon' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('fr')
  await page.getByRole('heading', { name: 'Parlez-nous de Beacon' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Parlez-nous de Beacon' }).waitFor()
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('de')
  await page.getByRole('button', { name: 'Starten' }).click()
  await page.getByRole('button', { name: 'Überspringen' }).click()
  await participant.question.waitFor()
  await participant.composer.fill('Gut.')
  await page.getByRole('button', { name: 'Senden' }).click()
  await page.getByText('Noch etwa 9 Min.').waitFor()
  await page.getByRole('button', { name: 'Beenden' }).click()
  await page.getByRole('button', { name: 'Aufhören und Gesagtes behalten' }).click()
  await page.getByRole('heading', { name: 'Vielen Dank' }).waitFor()
  expect(interview.events[0]).toEqual({ type: 'consent', agreed: true, locale: 'de' })
})

for (const locale of ['en', 'de', 'fr', 'es', 'pt']) {
  browserTest(`nothing is cut off at 320 pixels: ${locale}`, async () => {
    const { page, participant } = await stage.openInvite({
      viewport: { width: 320, height: 640 },
      locale,
    })
    const overflow = () =>
      page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    await participant.heading.waitFor()
    await expect.poll(() => overflow()).toBe(0)
    await page.locator('.primary').click()
    await page.locator('#field-name').waitFor()
    await expect.poll(() => overflow()).toBe(0)
    await page.locator('.actions .quiet').click()
    await participant.question.waitFor()
    await participant.composer.fill('x'.repeat(300))
    await expect.poll(() => overflow()).toBe(0)
    await page.locator('.header button').click()
    await participant.dialog.waitFor()
    await expect.poll(() => overflow()).toBe(0)
  })
}

browserTest('controls are large enough for a thumb', async () => {
  const { page, participant } = await stage.openInvite({ viewport: phone }, { questions: ['One?'] })
  const small: string[] = []
  const check = async () => {
    for (const control of await page.locator('button, select, input, .scale label').all()) {
      const box = await control.boundingBox()
      if ((await control.getAttribute('type')) === 'radio' || !box) continue
      if (box.height < 44 || box.width < 44) small.push((await control.textContent()) ?? '')
    }
  }
  await participant.heading.waitFor()
  await check()
  await participant.start()
  await page.getByLabel('Name').waitFor()
  await check()
  await participant.skipDetails()
  await participant.question.waitFor()
  await check()
  await participant.composer.fill('Yes.')
  await participant.send()
  await page.getByRole('radio').first().waitFor()
  await check()
  expect(small).toEqual([])
})

browserTest('what was written is shown as it was written, and never run', async () => {
  const { page, participant, complaints } = await stage.openInvite()
  await participant.begin()
  const text = '<img src=x onerror="document.title=1">\n  two  spaces\nשלום'
  await participant.answer(text)
  await expect.poll(() => participant.answers.first().textContent()).toBe(text)
  const style = "getComputedStyle(document.querySelector('.user .words')).whiteSpace"
  await expect.poll(() => page.evaluate(style)).toBe('pre-wrap')
  await expect.poll(() => page.locator('.log img').count()).toBe(0)
  expect(complaints).toEqual([])
})

browserTest('an answer that is too long is neither sent nor cut', async () => {
  const { page, participant, interview } = await stage.openInvite()
  await participant.begin()
  await participant.composer.fill('é'.repeat(19_500))
  await page.getByText('Room for 500 more characters').waitFor()
  await participant.composer.fill('é'.repeat(20_001))
  await page.getByText('Please shorten by 1 characters.').waitFor()
  await participant.composer.press('Enter')
  expect(interview.answers()).toEqual([])
  await participant.composer.fill('😀'.repeat(20_000))
  await participant.send()
  await participant.answers.waitFor()
  await expect.poll(() => interview.answers()).toEqual(['😀'.repeat(20_000)])
})

browserTest('the newest question stays in sight while its answer grows', async () => {
  const { page, participant } = await stage.openInvite({ viewport: phone })
  await participant.begin()
  for (const answer of ['one', 'two', 'three', 'four']) await participant.answer(answer)
  await participant.composer.fill('line\n'.repeat(40))
  const question = await participant.question.boundingBox()
  const composer = await page.locator('.foot').boundingBox()
  expect(question && composer && question.y + question.height <= composer.y).toBe(true)
  expect(question && question.y > 0).toBe(true)
})

for (const viewport of [phone, desk]) {
  browserTest(`what is very long leaves room for the rest: ${viewport.width} pixels`, async () => {
    const organization = 'The research group of the very small studios of everywhere. '.repeat(3)
    const { page, participant } = await stage.openInvite(
      { viewport, colorScheme: 'dark' },
      {
        questions: ['Long? '.repeat(330), 'And then?'],
        look: { organization, branding: { logo: '/brand/gone' } },
      },
    )
    const top = page.locator('.header')
    const check = async () => {
      await expect.poll(() => findOverflow(page)).toBe(0)
      expect((await top.boundingBox())?.height).toBeLessThan(viewport.height / 5)
    }
    await participant.heading.waitFor()
    await expect.poll(() => page.locator('img.logo').isVisible()).toBe(false)
    await check()
    await participant.begin()
    await check()
    await participant.composer.fill('Long answer. '.repeat(770))
    const composer = await page.locator('.foot').boundingBox()
    expect(composer && Math.floor(composer.y + composer.height)).toBeLessThanOrEqual(
      viewport.height,
    )
    await check()
    await participant.send()
    await participant.question.filter({ hasText: 'And then?' }).waitFor()
    await check()
    await expect.poll(() => participant.question.isVisible()).toBe(true)
  })
}

browserTest('the last screen is shown from its top', async () => {
  const { page, participant } = await stage.openInvite({ viewport: phone })
  await participant.begin()
  for (const answer of ['one', 'two', 'three']) await participant.answer(`${answer}. `.repeat(60))
  await participant.composer.fill('A draft that makes the field grow. '.repeat(10))
  await participant.stop()
  await participant.choose('Stop and keep what I said')
  await participant.heading.filter({ hasText: 'Thank you' }).waitFor()
  // Two frames: sizes are told of after the layout that follows.
  const top = await page.evaluate(
    'new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(scrollY))))',
  )
  expect(top).toBe(0)
})

browserTest('the script stays within its budget', async () => {
  expect(weighFirstScripts(stage.built(), 'participant')).toBeLessThanOrEqual(scriptBytesMax)
})

tellSkipped()
