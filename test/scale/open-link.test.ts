import { once } from 'node:events'
import { expect, test } from 'vitest'
import { addToken } from '../chaos/killable.ts'
import { createDatabase } from '../postgres.ts'
import { call, guidelines } from '../start.ts'
import { startProcess } from './serving.ts'

/** Browsers that press the button at once, and how many may start: fewer than an address may hold places. */
const browsers = Number(process.env.PEOPLE ?? 120)
const people = 15
/** Who press while one process is killed: fewer at once, so that many have not come yet. */
const atOnce = 12

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

test('where a process is killed amid many who start, all who were told so have an invite, and as many are counted', {
  timeout: 60_000 + browsers * 1_000,
}, async () => {
  const databaseURL = await createDatabase()
  const token = await addToken(databaseURL)
  const [one, other] = [await startProcess(databaseURL), await startProcess(databaseURL)]
  const post = async (path: string, body: object) =>
    (await call(`${one.url}/v1/interviews/${path}`, { token, body })).json.result
  const about = { productID: 'ledger', interviewName: 'n', guidelines }
  const { interviewID } = await post('addOne', about)
  const { url } = await post('setOpenLink', { interviewID, open: true, keep: ['pid'] })

  const told: string[] = []
  const ended = once(other.child, 'exit')
  const start = async (at: number) => {
    const { url: base } = at % 2 === 0 ? one : other
    const link = `${base}${new URL(url).pathname}/start?pid=${at}`
    const asked = fetch(link, { method: 'POST', redirect: 'manual' })
    const to = await asked.then(({ headers }) => headers.get('location')).catch(() => null)
    if (to === null) return
    told.push(to.slice('/i/'.length))
    if (told.length === Math.ceil(browsers / 4)) other.child.kill('SIGKILL')
  }
  let next = 0
  const comeInTurn = async () => {
    for (let at = next++; at < browsers; at = next++) await start(at)
  }
  await Promise.all(Array.from({ length: atOnce }, comeInTurn))
  await ended
  expect(told.length).toBeGreaterThanOrEqual(browsers / 4)
  const listed = await call(
    `${one.url}/v1/invites/getSummaries?interviewID=${interviewID}&limit=${browsers}`,
    { token },
  )
  const links = listed.json.result.map(({ linkID }: { linkID: string }) => linkID)
  expect(links).toEqual(expect.arrayContaining(told))
  expect(await post('setOpenLink', { interviewID, open: true })).toMatchObject({
    started: links.length,
  })
})
