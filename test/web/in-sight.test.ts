import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createBrowserTests } from './browser.ts'
import { setStage } from './stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('in-sight.test.ts')
const stage = setStage(isPossible)

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  // A keyboard takes about 330 pixels of a phone.
  { width: 390, height: 508 },
  { width: 360, height: 410 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
/** Characters of the answers, one after the other. */
const lengths = [80, 124, 316, 487, 900, 1200, 2500, 10_000, 20]

const greeting =
  'Hello Robin, and thank you for your time. I am an automated interviewer asking for Harbour Tools. This takes about ten minutes. There are no right or wrong answers, you can skip any question and stop at any time. To begin:'

/** A question is seen where all of it stands between what sticks to the edges. */
async function expectInSight(page: Page, what: string): Promise<void> {
  const seen = `(() => {
    const stuck = (name) => { const part = document.querySelector(name)
      return part && getComputedStyle(part).position === 'sticky' ? part.offsetHeight : 0 }
    const box = document.querySelector(${JSON.stringify(what)})?.getBoundingClientRect()
    if (!box) return 'absent'
    const room = [stuck('.header'), innerHeight - stuck('.foot')]
    const ok = box.top >= room[0] - 2 && box.bottom <= room[1] + 2
    return ok ? 'seen' : [box.top, box.bottom, 'room', ...room].join(' ')
  })()`
  await expect.poll(() => page.evaluate(seen)).toBe('seen')
}

/** That a control can be pressed where the page stands. */
async function expectReachable(page: Page, name: string): Promise<void> {
  const inWindow = `(() => { const box = document.querySelector(${JSON.stringify(name)}).getBoundingClientRect()
    return box.top >= 0 && box.bottom <= innerHeight + 1 })()`
  await expect.poll(() => page.evaluate(inWindow)).toBe(true)
}

const words = (length: number) =>
  'I kept the numbers in a sheet and lost track of them every month. '
    .repeat(Math.ceil(length / 66))
    .slice(0, length)
    .trim()

for (const viewport of sizes) {
  const size = `${viewport.width}×${viewport.height}`
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    browserTest(
      `each question is in sight once it is asked: ${size}, ${reducedMotion}`,
      async () => {
        const questions = [
          `${greeting} What do you use Beacon for?`,
          ...lengths.map((_, at) => `And what happened then, the time number ${at + 1}?`),
          'Before we finish, here is what I noted: “it broke every single Friday”, “I pay for it myself”. What did I miss or get wrong?',
        ]
        const recap = [words(300), words(200), words(400)]
        const { page, participant } = await stage.openInvite(
          { viewport, reducedMotion, hasTouch: viewport.width < 700 },
          { questions, recap },
        )
        await participant.begin()
        // The opening is taller than some windows: what it asks stands at its end.
        await expect.poll(() => page.evaluate(bottomShows)).toBe(true)
        for (const length of lengths) {
          await participant.answer(words(length))
          await expectInSight(page, '#question')
          await expectReachable(page, '.foot textarea')
        }
        await participant.answer(words(1200))
        await expectInSight(page, '#question')
        if (viewport.height > 420) await expectReachable(page, '.foot .primary')
        await page.getByRole('button', { name: 'That is right' }).click()
        await page.getByRole('radio').first().waitFor()
        await expectInSight(page, '#question')
        // Lower than this, nothing sticks to the edges: the choices are scrolled to.
        if (viewport.height < 420) return
        await expectInSight(page, '.scale')
        await expectReachable(page, '.foot .primary')
      },
    )
  }
}

const bottomShows = `(() => {
  const foot = document.querySelector('.foot')
  const stuck = getComputedStyle(foot).position === 'sticky' ? foot.offsetHeight : 0
  const { bottom } = document.querySelector('#question').getBoundingClientRect()
  return bottom <= innerHeight - stuck + 2 && bottom > 60
})()`

browserTest('a keyboard that comes up does not cover the question', async () => {
  const { page, participant } = await stage.openInvite({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await participant.begin()
  await participant.answer(words(1200))
  await page.setViewportSize({ width: 390, height: 508 })
  await expectInSight(page, '#question')
})

browserTest('whoever reads back is left where they are while their field grows', async () => {
  const { page, participant } = await stage.openInvite({ viewport: { width: 390, height: 844 } })
  await participant.begin()
  for (const length of [1200, 2500]) await participant.answer(words(length))
  await page.evaluate('window.scrollTo(0, 0)')
  await page.waitForFunction('scrollY === 0')
  await page.evaluate(
    'new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(tell)))',
  )
  await participant.composer.evaluate((field) => {
    const area = field as unknown as { value: string; dispatchEvent(event: Event): void }
    area.value = 'line\n'.repeat(8)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await page.evaluate(
    'new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(tell)))',
  )
  expect(await page.evaluate('scrollY')).toBe(0)
})

tellSkipped()
