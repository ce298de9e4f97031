import { afterAll, expect } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { type ModelServer, startModelServer } from '../../llm/model-server.ts'
import { answers, guidelines, takeInterview } from '../../start.ts'
import { findBarriers } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { phone } from '../participant-page.ts'
import { looks, setConsoleStage } from './console-stage.ts'
import { overflow } from './data-stage.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/model.test.ts')
let model: ModelServer
const stage = setConsoleStage(isPossible, {
  async configure() {
    model = await startModelServer()
    model.play(() => ({ type: 'status', status: 401 }))
    const { model: settings } = readConfig({
      COLLOQUY_MODEL: 'openai-compatible/llama3.1',
      COLLOQUY_MODEL_URL: model.access('openai-compatible').url ?? '',
    })
    return { model: settings }
  },
})
afterAll(async () => {
  tellSkipped()
  await model?.close()
})

const sentence = /does not accept the key in COLLOQUY_MODEL_KEY for openai-compatible/

browserTest('a model that does not answer is told of where interviews are made', async () => {
  await stage.service().checkModels()
  const { page, complaints } = await stage.signIn('/console/interviews/new')
  const notice = page.getByRole('status').filter({ hasText: sentence })
  await notice.getByText('the built-in interviewer conducts in its place').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByLabel('Interviewer', { exact: true }).selectOption('builtin')
  await notice.waitFor({ state: 'detached' })
  await page.goto(`${stage.url()}/console/settings/model`)
  await page.getByText(sentence).waitFor()
  expect(complaints).toEqual([])
})

browserTest('reports say how often the built-in interviewer spoke, and why', async () => {
  const interviewID = await stage.addInterview({
    productID: 'Ledgerly',
    interviewName: 'Everyday invoicing',
    guidelines,
  })
  const link = await stage.addLink(interviewID)
  await takeInterview(link, answers)
  const told = /spoke \d+ turns in place of the model: .*did not accept the key \(\d\)/
  const { page, complaints } = await stage.signIn(`/console/interviews/${interviewID}/report`)
  await page.getByText(told).waitFor()
  await page.goto(`${stage.url()}/console/invites/${link.split('/').at(-1)}`)
  await page.getByText(told).waitFor()
  expect(complaints).toEqual([])
})

const written = 'Hi,\nwhat do they do when the van is late?\nNever mention the depot in Lund.'
const ask = (line: number, text: string, why: string | null) => ({
  ...{ lines: line === 0 ? [] : [line], text, why, onlyIf: null },
  ...{ must: false, ifTime: false, followUps: [] },
})
const worded = {
  topics: [
    {
      title: 'Deliveries',
      questions: [
        ask(2, 'What do you do when the van is late?', 'It spoke of them.'),
        ask(0, 'What would a depot change?', 'Of interest.'),
      ],
    },
  ],
  ...{ quietAbout: [], goals: [], closing: [], context: [1] },
}

browserTest('a guide that a model words is looked at first, taken, and taken back', async () => {
  model.play(() => ({ type: 'write', text: JSON.stringify(worded) }))
  const { page, complaints } = await stage.signIn('/console/interviews/new')
  const field = page.getByLabel('Guide', { exact: true })
  await field.fill(written)
  for (const { viewport, colorScheme } of Object.values(looks)) {
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light' })
    await page.setViewportSize(viewport ?? phone)
    await page.getByRole('button', { name: 'Let the model word it' }).click()
    const reading = page.getByRole('region', { name: 'As a model would word it' })
    await reading.getByText('openai-compatible/llama3.1 would ask').waitFor()
    await reading.getByText('Not taken from the model').waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    expect(await field.inputValue()).toBe(written)
    await page.getByRole('button', { name: 'Keep mine' }).click()
  }
  await page.getByRole('button', { name: 'Let the model word it' }).click()
  await page.getByRole('button', { name: 'Take this wording' }).click()
  await expect.poll(() => field.inputValue()).toContain('- What do you do when the van is late?')
  expect(await field.inputValue()).not.toContain('What would a depot')
  await field.press('Control+z')
  await expect.poll(() => field.inputValue()).toBe(written)
  expect(complaints).toEqual([])
})

const told = 'The export took forty minutes.'
/** A model that answers with one sentence on whichever quote tells of the export. */
function answering(shown: string): string {
  const line = shown.split('\n').find((one) => /^q\d+,/.test(one) && one.includes('forty minutes'))
  return JSON.stringify({ sentences: [{ text: told, quotes: [line?.split(',')[0] ?? 'none'] }] })
}

browserTest('a question is answered in sentences, each with the quotes it rests on', async () => {
  model.play(({ body: { messages } }) => {
    const [system, user] = messages
    return system.content.includes('A researcher asks what people said')
      ? { type: 'write', text: answering(user.content) }
      : { type: 'status', status: 401 }
  })
  const interviewID = await stage.addInterview({
    productID: 'Ledgerly',
    interviewName: 'Exports',
    guidelines,
  })
  const link = await stage.addLink(interviewID)
  await takeInterview(link, [`${told} I went for a walk.`, ...answers.slice(1)])
  const { page, complaints } = await stage.signIn(
    `/console/interviews/${interviewID}/report?ask=How+did+the+export+go`,
  )
  for (const { viewport, colorScheme } of Object.values(looks)) {
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light' })
    await page.setViewportSize(viewport ?? phone)
    await page.reload()
    const answer = page.getByRole('status').filter({ hasText: told }).first()
    const whose = answer.getByText('Said by 1 person')
    await whose.waitFor()
    await whose.focus()
    await page.keyboard.press('Enter')
    await answer.getByText('Written by openai-compatible/llama3.1').waitFor()
    const quote = answer.locator('.sentences').getByRole('link', { name: told })
    await quote.waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    const shots = process.env.SHOTS
    const { width } = page.viewportSize() ?? phone
    if (shots) await page.screenshot({ path: `${shots}/ask-${width}-${colorScheme}.png` })
  }
  await page.locator('.sentences').getByRole('link', { name: told }).click()
  await page.waitForURL(/\/invites\//)
  expect(complaints).toEqual([])
})
