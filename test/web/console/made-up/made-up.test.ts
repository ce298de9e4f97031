import { expect } from 'vitest'
import { createBrowserTests } from '../../browser.ts'
import { looks } from '../console-stage.ts'
import { findBarriers, overflow, setDataStage } from '../data-stage.ts'
import { people, productID, seedInterview } from '../people.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/made-up.test.ts')
const stage = setDataStage(isPossible)

const notice = 'Not a customer.'

browserTest('a guide is rehearsed beside its try-out, and tells what to mend', async () => {
  const { interviewID } = await stage.client().interviews.addOne({
    ...{ productID, interviewName: 'Before anybody' },
    guidelines:
      '- What made you look for an invoicing tool?\n- What do you think of the Zorblax mode?\n- Why did you start looking for an invoicing tool?',
  })
  const { page, complaints } = await stage.open(`/console/interviews/${interviewID}/guide`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'Rehearse' }).click()
  const begin = page.getByRole('button', { name: 'Rehearse with twelve people' })
  await begin.waitFor()
  expect(await findBarriers(page)).toEqual([])
  // Whoever follows a link here has not asked for anything yet.
  await page.reload()
  await begin.waitFor()
  expect(asked.filter((path) => path.endsWith('/rehearse'))).toEqual([])
  await begin.click()
  await page.getByText(notice, { exact: false }).waitFor()
  await page.getByText('Played by a script', { exact: false }).waitFor()
  const unanswered = page.getByRole('region', { name: 'Nobody could answer' })
  await unanswered.getByText('What do you think of the Zorblax mode?').waitFor()
  await unanswered.getByText('It has a name that stands nowhere else in the guide.').waitFor()
  const repeats = page.getByRole('region', { name: 'Asked twice' })
  await repeats.getByText('Why did you start looking', { exact: false }).waitFor()
  await page.getByText('Made-up person 1,', { exact: false }).click()
  await page.getByText('automated interviewer', { exact: false }).first().waitFor()
  for (const look of Object.values(looks)) {
    const { viewport, colorScheme } = look
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: colorScheme ?? null })
    expect(await overflow(page)).toBe(0)
    expect(await findBarriers(page)).toEqual([])
  }
  expect(complaints).toEqual([])
})

browserTest('what software says for somebody stands beside how often it was right', async () => {
  const [ana, ben] = people
  if (!ana || !ben) throw new Error('There are two people.')
  await seedInterview(stage.client(), [{ ...ana, simulate: true }, ben])
  const profiles = await stage.client().profiles.getList({ productID })
  const idOf = (name: string) =>
    profiles.find(({ firstName }) => name.startsWith(firstName ?? '-'))?.profileID ?? ''
  const { page, complaints } = await stage.open(`/console/profiles/${idOf('Ana')}`)
  const asking = page.getByRole('region', { name: 'Ask what they would say' })
  await asking.getByLabel('Question').fill('Walk me through the last time you sent an invoice.')
  await asking.getByRole('button', { name: 'Ask' }).click()
  await asking.getByText('Their own words', { exact: true }).waitFor()
  await asking.getByText(notice, { exact: false }).waitFor()
  await asking.getByText('answers that were kept from it').waitFor()
  await asking.getByRole('link', { name: 'Open in the conversation' }).waitFor()
  await asking.getByLabel('Question').fill('Would you pay ninety dollars for a badge?')
  await asking.getByRole('button', { name: 'Ask' }).click()
  await asking.getByText('This was not asked.').waitFor()
  await asking.getByText('answers that were kept from it').waitFor()

  const list = page.getByRole('region', { name: 'Simulations' })
  await list.getByRole('button', { name: 'Interview their stand-in' }).click()
  await list.getByText('Made by software').waitFor()
  await list.getByText('answers that were kept from it').waitFor()
  await list.getByRole('link').click()
  await page.getByRole('heading', { name: 'Simulation', level: 1 }).waitFor()
  await page.getByText(notice, { exact: false }).waitFor()
  await page.getByText('answers that were kept from it').waitFor()
  await expect
    .poll(async () => {
      const again = page.getByRole('button', { name: 'Look again' })
      if (await again.isVisible()) await again.click()
      return await page.getByText('Their own words', { exact: true }).count()
    })
    .toBeGreaterThan(0)
  for (const look of Object.values(looks)) {
    const { viewport, colorScheme } = look
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: colorScheme ?? null })
    expect(await overflow(page)).toBe(0)
    expect(await findBarriers(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('There is none.').waitFor()
  await page.goto(`${stage.url()}/console/products/${productID}/profiles?source=ai`)
  await page.getByText('Software has made no profiles here').waitFor()
  await page.getByLabel('List').selectOption('human')
  await page.getByRole('link', { name: /Ana/ }).waitFor()
  await page.goto(`${stage.url()}/console/profiles/${idOf('Ben')}`)
  await asking.getByLabel('Question').fill('Why?')
  await asking.getByRole('button', { name: 'Ask' }).click()
  await asking.getByText('did not allow', { exact: false }).waitFor()
  expect(complaints.filter((one) => !one.includes('409'))).toEqual([])
})

tellSkipped()
