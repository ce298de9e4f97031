import { afterEach, expect, test } from 'vitest'
import type { Snapshot } from '../../src/contract/participant.ts'
import type { Invite } from '../../src/contract/resources.ts'
import { newDataFile } from '../databases.ts'
import { call, eventually, openLink } from '../start.ts'
import { addToken, createKillable, freePort } from './killable.ts'

const kills = 50
const matters =
  'opening sorting calling packing writing checking closing planning cleaning counting'
const manners = 'early late alone together outside upstairs'

function step(at: number): string {
  return `${matters.split(' ')[at % 10]} ${manners.split(' ')[Math.floor(at / 10) % 6]}`
}

const guide = `Time limit: 80 minutes, max 120 questions
${Array.from({ length: 60 }, (_, at) => `- How does ${step(at)} go?`).join('\n')}`

const server = createKillable()
afterEach(() => server.kill())

test('no answer is lost or doubled and no question comes twice when the server is killed 50 times between an answer and its reply', async () => {
  const databaseURL = newDataFile()
  const port = await freePort()
  const token = await addToken(databaseURL)
  const url = await server.start(databaseURL, port)
  const added = await call(`${url}/v1/interviews/addOne`, {
    token,
    body: { productID: 'p', interviewName: 'n', guidelines: guide },
  })
  const { interviewID } = added.json.result
  const made = await call(`${url}/v1/invites/createInvites?interviewID=${interviewID}`, { token })
  const link: string = made.json.result[0]
  const browser = openLink(link)
  await browser.send({ type: 'consent', agreed: true })
  let snapshot: Snapshot = (await browser.send({ type: 'onboard' })).json.result

  const given: string[] = []
  for (let killed = 0; killed < kills; killed += 1) {
    expect(snapshot.expects?.type).toBe('answer')
    const text = `On day ${killed} I spent ${killed + 5} minutes on ${step(killed)}.`
    const event = {
      type: 'answer',
      text,
      clientMessageID: `answer-${killed}`,
      after: snapshot.expects?.after ?? 0,
    }
    given.push(text)

    const unanswered = browser.send(event).catch(() => null)
    await eventually(async () => {
      const seen: Snapshot = (await browser.state()).json.result
      return seen.conversation.at(-1)?.content === text ? seen : null
    })
    await server.kill()
    expect(await unanswered).toBeNull()

    await server.start(databaseURL, port)
    const reply = await browser.send(event)
    expect(reply.status).toBe(200)
    snapshot = reply.json.result
    expect(snapshot.expects?.after).toBeGreaterThan(event.after)
  }

  const read = await call(`${url}/v1/invites/getOne?linkID=${link.split('/').at(-1)}`, { token })
  const { conversation }: Invite = read.json.result
  const said = conversation.filter(({ role }) => role === 'user').map(({ content }) => content)
  expect(said).toEqual(given)
  const asked = conversation
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked).toHaveLength(kills + 1)
}, 600_000)
