import { expect, test } from 'vitest'
import { addToken } from '../chaos/killable.ts'
import { createDatabase } from '../postgres.ts'
import { call, guidelines } from '../start.ts'
import { startProcess } from './serving.ts'

/** Browsers that press the button at once, and how many may start: fewer than an address may hold places. */
const browsers = Number(process.env.PEOPLE ?? 120)
const people = 15

test(`of ${browsers} who start at once on two processes exactly ${people} do`, {
  timeout: 60_000 + browsers * 500,
}, async () => {
  const databaseURL = await createDatabase()
  const token = await addToken(databaseURL)
  const processes = [await startProcess(databaseURL), await startProcess(databaseURL)]
  const urls = processes.map(({ url }) => url)
  const post = async (path: string, body: object) =>
    (await call(`${urls[0]}/v1/interviews/${path}`, { token, body })).json.result
  const about = { productID: 'ledger', interviewName: 'n', guidelines }
  const { interviewID } = await post('addOne', about)
  const opened = await post('setOpenLink', { interviewID, open: true, people, keep: ['pid'] })
  const openID = opened.url.slice(opened.url.lastIndexOf('/') + 1)

  const start = async (at: number, query: string) => {
    const link = `${urls[at % 2]}/o/${openID}/start${query}`
    const { status, headers } = await fetch(link, { method: 'POST', redirect: 'manual' })
    return { status, to: headers.get('location') }
  }
  expect((await start(0, '?pid=one')).status).toBe(303)
  const came = await Promise.all(Array.from({ length: browsers }, (_, at) => start(at, '')))
  const started = came.filter(({ status }) => status === 303)
  expect(started).toHaveLength(people - 1)
  expect(new Set(started.map(({ to }) => to)).size).toBe(people - 1)
  const away = came.filter(({ status }) => status === 410 || status === 429)
  expect(away).toHaveLength(browsers - people + 1)
  const told = await post('setOpenLink', { interviewID, open: true })
  expect(told).toMatchObject({ started: people, people })
  const listed = await call(`${urls[1]}/v1/invites/getSummaries?interviewID=${interviewID}`, {
    token,
  })
  expect(listed.json.result).toHaveLength(people)
})
