import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Invite } from '../../src/contract/resources.ts'
import { newDataFile } from '../databases.ts'
import { answers, call, eventually, guidelines } from '../start.ts'
import { createBrowserTests, findPages, openBrowser } from '../web/browser.ts'
import { expectWhole, finishInterview } from '../web/finish-interview.ts'
import { openParticipantPage, phone } from '../web/participant-page.ts'
import { addToken, createKillable, freePort } from './killable.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('page-survives.test.ts')

const kills = 3
/** Each start of another process may take seconds on a busy machine. */
const timeoutMs = 120_000

let pages: string
let browser: Browser

beforeAll(async () => {
  if (!isPossible) return
  pages = await findPages()
  browser = await openBrowser()
})
afterAll(async () => {
  tellSkipped()
  if (!isPossible) return
  await browser.close()
})

/** A service in a process of its own, and one open link on it. */
async function setOut({ hangs }: { hangs: boolean }) {
  const server = createKillable({ pages, hangs })
  const databaseURL = newDataFile()
  const port = await freePort()
  const token = await addToken(databaseURL)
  const url = await server.start(databaseURL, port)
  const added = await call(`${url}/v1/interviews/addOne`, {
    token,
    body: { productID: 'p', interviewName: 'n', guidelines },
  })
  const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}`
  const link: string = (await call(url + path, { token })).json.result[0]
  const read = async (): Promise<Invite> => {
    const id = link.split('/').at(-1)
    return (await call(`${url}/v1/invites/getOne?linkID=${id}`, { token })).json.result
  }
  return {
    server,
    read,
    said: async () => (await read()).conversation.map(({ content }) => content),
    restart: () => server.start(databaseURL, port),
    open: () => openParticipantPage(browser, link, { viewport: phone }),
    async [Symbol.asyncDispose]() {
      await server.kill()
    },
  }
}

browserTest(
  'the page goes on by itself when the server was killed before its reply',
  async () => {
    await using walk = await setOut({ hangs: true })
    const { participant, context } = await walk.open()
    await participant.begin()
    for (const answer of answers.slice(0, kills)) {
      const before = (await participant.question.textContent()) ?? ''
      await participant.composer.fill(answer)
      await participant.send()
      await eventually(async () => ((await walk.said()).at(-1) === answer ? true : null))
      await walk.server.kill()
      await walk.restart()
      await participant.question.filter({ hasNotText: before }).waitFor()
    }

    const said = await walk.said()
    for (const answer of answers.slice(0, kills)) {
      expect(said.filter((text) => text === answer)).toHaveLength(1)
    }
    expect(new Set(said).size).toBe(2 * kills + 1)
    expect(said).toHaveLength(2 * kills + 1)
    await context.close()
  },
  timeoutMs,
)

browserTest(
  'an interview is finished though the server was away twice under it',
  async () => {
    await using walk = await setOut({ hangs: false })
    const { page, participant, context } = await walk.open()
    await participant.begin()
    const [first = '', second = '', third = ''] = answers
    await participant.composer.fill(first.slice(0, 20))
    await walk.server.kill()
    await participant.composer.fill(first)
    await participant.send()
    await page.getByText('We cannot reach the interviewer right now.').waitFor()
    const before = (await participant.question.textContent()) ?? ''
    await walk.restart()
    await participant.question.filter({ hasNotText: before }).waitFor()
    await participant.answer(second)
    // In the middle of a thought, with nothing on its way: the page need not even notice.
    await participant.composer.fill(third.slice(0, 20))
    await walk.server.kill()
    await walk.restart()
    await expect.poll(() => participant.composer.inputValue()).toBe(third.slice(0, 20))
    await participant.answer(third)
    await finishInterview(page)
    expectWhole(await walk.read(), [first, second, third])
    await context.close()
  },
  timeoutMs,
)
