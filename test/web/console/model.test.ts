import { afterAll, expect } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { type ModelServer, startModelServer } from '../../llm/model-server.ts'
import { answers, guidelines, takeInterview } from '../../start.ts'
import { findBarriers } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { setConsoleStage } from './console-stage.ts'

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
  await page.getByLabel('Interviewer').selectOption('builtin')
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
