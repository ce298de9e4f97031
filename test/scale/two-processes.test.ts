import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Snapshot } from '../../src/contract/participant.ts'
import type { Profile } from '../../src/contract/resources.ts'
import { addToken } from '../chaos/killable.ts'
import { createDatabase } from '../postgres.ts'
import { call, eventually, guidelines, openLink } from '../start.ts'
import { createProxy } from './proxy.ts'
import { startProcess } from './serving.ts'

/** Interviews at once; `PEOPLE=200 npx vitest run test/scale/two-processes.test.ts` takes minutes. */
const people = Number(process.env.PEOPLE ?? 16)
const eventsMax = 2_000
/** As the page does: the reply that a killed process owed is taken over when its lease is over. */
const lookAgainMs = 25
/** Share of all answers after which one of the processes is killed. */
const killedAfterShare = 0.3
const answersEach = 5

/** The same choices in every run. */
function seeded(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
}

type Answer = { type: 'answer'; clientMessageID: string; after: number; text: string }
type Person = { link: string; index: number; onAnswer(): void }

/**
 * Takes an interview as the page does: an answer that got no reply is sent again with its identifier,
 * and whatever else failed begins with a look at where the interview stands.
 */
async function takePart({ link, index, onAnswer }: Person): Promise<string[]> {
  const browser = openLink(link)
  const told: string[] = []
  const said: { unsent: Answer | null } = { unsent: null }
  for (let sent = 0; sent < eventsMax; sent += 1) {
    const reply = await browser.state().catch(() => null)
    if (reply?.status !== 200) {
      await pause(lookAgainMs)
      continue
    }
    const { phase, expects }: Snapshot = reply.json.result
    const after = expects?.after ?? 0
    // Past the question it answered: it was taken.
    const isPast =
      phase === 'done' ||
      (expects && (expects.type !== 'answer' || after > (said.unsent?.after ?? 0)))
    if (said.unsent && isPast) {
      told.push(said.unsent.text)
      said.unsent = null
      onAnswer()
    }
    if (phase === 'done') return told
    const event = eventFor()
    if (event) await browser.send(event).catch(() => null)
    else await pause(lookAgainMs)

    function eventFor(): object | null {
      if (expects?.type === 'consent') return { type: 'consent', agreed: true, locale: 'en' }
      if (expects?.type === 'onboard') {
        return { type: 'onboard', name: `Person ${index}`, email: `person-${index}@example.com` }
      }
      if (expects?.type === 'verdict') return { type: 'verdict', score: 4 }
      if (expects?.type !== 'answer') return null
      if (told.length >= answersEach) return { type: 'end', keep: true }
      said.unsent ??= {
        type: 'answer',
        clientMessageID: randomUUID(),
        after,
        text: `Answer ${told.length} of person ${index}: I had billed one client twice, which cost me an hour of work.`,
      }
      return said.unsent
    }
  }
  throw new Error('The interview did not end.')
}

test(`${people} interviews on two processes, each request to either, one killed in the middle: nothing lost, nothing twice`, {
  timeout: 60_000 + people * 5_000,
}, async () => {
  const databaseURL = await createDatabase()
  const [one, other] = [await startProcess(databaseURL), await startProcess(databaseURL)]
  const proxy = createProxy([one.url, other.url], seeded(7)).listen(0, '127.0.0.1')
  onTestFinished(() => void proxy.close())
  await once(proxy, 'listening')
  const address = proxy.address()
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const token = await addToken(databaseURL)
  const body = { productID: 'Ledgerly', interviewName: 'Both', guidelines }
  const added = await call(`${base}/v1/interviews/addOne`, { token, body })
  const { interviewID } = added.json.result
  const made = await call(
    `${base}/v1/invites/createInvites?interviewID=${interviewID}&count=${people}`,
    { token },
  )
  const links: string[] = made.json.result

  let answers = 0
  const onAnswer = () => {
    answers += 1
    if (answers === Math.ceil(people * answersEach * killedAfterShare)) other.child.kill('SIGKILL')
  }
  const told = await Promise.all(
    links.map((link, index) => takePart({ link: base + new URL(link).pathname, index, onAnswer })),
  )
  expect(other.child.signalCode).toBe('SIGKILL')

  const list = await call(`${base}/v1/invites/getList?interviewID=${interviewID}`, { token })
  const invites: {
    linkID: string
    status: string
    conversation: { role: string; content: string }[]
  }[] = list.json.result
  for (const [index, link] of links.entries()) {
    const invite = invites.find(({ linkID }) => link.endsWith(linkID))
    const said = invite?.conversation.filter(({ role }) => role === 'user') ?? []
    expect(said.map(({ content }) => content).filter((text) => text.startsWith('Answer'))).toEqual(
      told[index],
    )
    expect(invite?.status).toBe('completed')
    const asked = invite?.conversation.filter(({ role }) => role === 'assistant') ?? []
    expect(new Set(asked.map(({ content }) => content)).size).toBe(asked.length)
  }
  const profiles = await eventually(async () => {
    const reply = await call(`${base}/v1/profiles/getList?productID=Ledgerly`, { token })
    const found: Profile[] = reply.json.result
    return found.length === people ? found : null
  })
  const sources = profiles.flatMap(({ history }) => history.map(({ id }) => id))
  expect(new Set(sources).size).toBe(people)
  expect(sources).toHaveLength(people)
  one.child.kill('SIGTERM')
  await once(one.child, 'exit')
})
