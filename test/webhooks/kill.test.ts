import { afterEach, expect, test } from 'vitest'
import { addToken, createKillable, freePort } from '../chaos/killable.ts'
import { databases } from '../databases.ts'
import { call, openLink } from '../start.ts'
import { ok, startReceiver, status } from './receiver.ts'

const kills = 5
const linksARound = 6
/** Between two lives of the server: what was leased or failed is due again. */
const pauseMs = 10 * 60_000

const server = createKillable({ hangs: false })
afterEach(() => server.kill())

test.each(databases)(
  'each thing that happened arrives, once for who drops repeats, and nothing that did not, when the server is killed between on $name',
  async ({ open }) => {
    process.env.WEBHOOK_ALLOW = '127.0.0.1'
    const databaseURL = await open()
    const port = await freePort()
    const token = await addToken(databaseURL, ['read', 'write', 'admin'])
    const receiver = await startReceiver()
    const url = await server.start(databaseURL, port)
    const post = async (path: string, body: object) =>
      (await call(`${url}/v1/${path}`, { token, body })).json.result
    const { interviewID } = await post('interviews/addOne', {
      ...{ productID: 'p', interviewName: 'n', guidelines: '- How is it?' },
    })
    const events = ['invite.started', 'invite.completed', 'invite.ended']
    await post('webhooks/addOne', { url: receiver.url, events })

    const links: string[] = []
    for (let killed = 0; killed < kills; killed += 1) {
      const made = await post('invites/createInvites', { interviewID, count: linksARound })
      links.push(...made)
      // One of four is refused, and one of five breaks off after it was taken.
      receiver.answers((response, request, at) => {
        if (at % 4 === 3) status(500)(response, request, at)
        else if (at % 5 === 4) response.destroy()
        else setTimeout(() => ok(response), at % 3)
      })
      const reached = receiver.reached(receiver.received.length + 2 + killed)
      const busy = Promise.allSettled(made.slice(1).map(takePart))
      await Promise.race([busy, reached])
      await server.kill()
      await busy
      await server.start(databaseURL, port, (killed + 1) * pauseMs)
    }

    receiver.answers(ok)
    await server.kill()
    await server.start(databaseURL, port, kills * pauseMs + 12 * 3_600_000)
    const list = await call(`${url}/v1/invites/getList?interviewID=${interviewID}`, { token })
    const happened = list.json.result.flatMap(({ linkID, status }: Record<string, string>) => [
      ...(status === 'created' ? [] : [`${linkID} invite.started`]),
      ...(status === 'completed' ? [`${linkID} invite.completed`] : []),
    ])
    const told = () => {
      const once = new Map(receiver.received.map((one) => [one.id, one]))
      return [...once.values()].map(({ type, data }) => `${data.linkID} ${type}`)
    }
    await expect.poll(() => told().toSorted(), { timeout: 60_000 }).toEqual(happened.toSorted())
    expect(receiver.received.length).toBeGreaterThan(happened.length)
    expect(happened.length).toBeGreaterThan(kills)
    const first = new Map<string, number>()
    for (const [at, { type, data }] of receiver.received.entries()) {
      const name = `${data.linkID} ${type}`
      if (!first.has(name)) first.set(name, at)
    }
    for (const linkID of new Set(receiver.received.map(({ data }) => data.linkID))) {
      const ended = first.get(`${linkID} invite.completed`) ?? Number.POSITIVE_INFINITY
      expect(first.get(`${linkID} invite.started`)).toBeLessThan(ended)
    }
    await receiver.close()
  },
  180_000,
)

/** Begins an interview and ends it, as far as the server lives. */
async function takePart(link: string): Promise<void> {
  const browser = openLink(link)
  await browser.send({ type: 'consent', agreed: true })
  await browser.send({ type: 'onboard', name: 'Sample Person' })
  await browser.send({ type: 'end', keep: true })
}
