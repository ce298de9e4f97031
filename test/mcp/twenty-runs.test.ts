import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleBrowser, setUp } from '../console/console-browser.ts'
import { newDataFile } from '../databases.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'
import { createRandom } from '../trust/random.ts'
import { connectCounting, signInByAddress, work } from './agent.ts'

const studies = 2
const peopleOfStudy = 2
const messagesMax = 25

let service: TestService
let owner: ConsoleBrowser

beforeAll(async () => {
  service = await startService(newDataFile())
  owner = await setUp(service)
  const token = await owner.token()
  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  const random = createRandom(7)
  for (let at = 0; at < studies; at += 1) {
    const study = { productID: 'Ledgerly', interviewName: `Held ${at}`, guidelines }
    const { interviewID } = (await post('interviews/addOne', study)).json.result
    const made = await post('invites/createInvites', { interviewID, count: peopleOfStudy })
    for (const [person, link] of made.json.result.entries()) {
      const shuffled = answers.toSorted(() => random() - 0.5)
      // Somebody else each time: a person has one profile.
      const email = `person${at}${person}@example.com`
      await takeInterview(link, shuffled, { onboard: { email } })
    }
  }
  await eventually(async () => {
    const url = `${service.url}/v1/profiles/getList?productID=Ledgerly`
    return (await call(url, { token })).json.result.length === studies * peopleOfStudy || null
  })
}, 240_000)
afterAll(() => service.close())

test('twenty agents of twenty get from the address alone to a guide, links and a report of true quotes in 25 messages', async () => {
  const address = `${service.url}/mcp`
  const counts: number[] = []
  for (let seed = 1; seed <= 20; seed += 1) {
    const token = await signInByAddress(address, owner.token)
    const connection = await connectCounting(address, token)
    const done = await work(connection, seed)
    expect(done.rehearsal, `seed ${seed}`).toMatch(/^Held with 2 made-up people/)
    expect(done.links, `seed ${seed}`).toHaveLength(2)
    expect(done.counts.length, `seed ${seed}`).toBe(3)
    for (const { words, isSaid } of done.quotes) {
      expect([seed, words, isSaid]).toEqual([seed, expect.any(String), true])
      expect(
        answers.some((one) => one.includes(words)),
        `seed ${seed}: ${words}`,
      ).toBe(true)
    }
    expect(done.invented).toMatch(/^Nobody said this/)
    counts.push(connection.messages())
    await connection.close()
  }
  expect(counts).toHaveLength(20)
  expect(Math.max(...counts)).toBeLessThanOrEqual(messagesMax)
}, 240_000)
