import { rmSync } from 'node:fs'
import { afterAll, expect } from 'vitest'
import { newDataFile } from '../databases.ts'
import { answers, call, eventually, guidelines } from '../start.ts'
import { buildPages, createBrowserTests, openBrowser } from '../web/browser.ts'
import { openParticipantPage, phone } from '../web/participant-page.ts'
import { addToken, createKillable, freePort } from './killable.ts'

const { browserTest, tellSkipped } = createBrowserTests('page-survives.test.ts')
afterAll(tellSkipped)

const kills = 3

browserTest('the page goes on by itself when the server was killed before its reply', async () => {
  const pages = buildPages()
  const server = createKillable(pages)
  const browser = await openBrowser()
  try {
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
    const read = async () => {
      const reply = await call(`${url}/v1/invites/getOne?linkID=${link.split('/').at(-1)}`, {
        token,
      })
      return reply.json.result.conversation.map(({ content }: { content: string }) => content)
    }

    const { participant } = await openParticipantPage(browser, link, { viewport: phone })
    await participant.begin()
    for (const answer of answers.slice(0, kills)) {
      const before = (await participant.question.textContent()) ?? ''
      await participant.composer.fill(answer)
      await participant.send()
      await eventually(async () => ((await read()).at(-1) === answer ? true : null))
      await server.kill()
      await server.start(databaseURL, port)
      await participant.question.filter({ hasNotText: before }).waitFor()
    }

    const said: string[] = await read()
    for (const answer of answers.slice(0, kills)) {
      expect(said.filter((text) => text === answer)).toHaveLength(1)
    }
    expect(new Set(said).size).toBe(2 * kills + 1)
    expect(said).toHaveLength(2 * kills + 1)
  } finally {
    await browser.close()
    await server.kill()
    rmSync(pages, { recursive: true })
  }
})
