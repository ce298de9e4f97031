import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  details,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'
import { ok, type Received, type Receiver, startReceiver, status, verify } from './receiver.ts'

const { webhookAllow } = readConfig({ WEBHOOK_ALLOW: '127.0.0.0/8' })
const every = [
  ...['invite.started', 'invite.completed', 'invite.ended', 'care.heard', 'profile.updated'],
  ...['report.updated', 'person.erased'],
]
const minuteMs = 60_000

describe.each(databases)('webhooks on $name', ({ open }) => {
  let service: TestService
  let receiver: Receiver
  let token: string
  let interviewID: string
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)

  beforeAll(async () => {
    const config = { webhookAllow }
    service = await startService(await open(), { now, work: false, config })
    receiver = await startReceiver()
    token = await service.newToken({ scopes: ['read', 'write', 'admin'] })
    const body = { productID: 'ledger', interviewName: 'First week', guidelines }
    interviewID = (await post('interviews/addOne', body)).json.result.interviewID
  })
  afterAll(async () => {
    await service.close()
    await receiver.close()
  })
  beforeEach(async () => {
    receiver.answers(ok)
    for (const { webhookID } of (await get('webhooks/getList')).json.result)
      await post('webhooks/remove', { webhookID })
    receiver.received.length = 0
  })

  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
  const need = async (path: string, body: object) => {
    const { status, json } = await post(path, body)
    expect(status, JSON.stringify(json)).toBe(200)
    return json.result
  }
  const add = (events: readonly string[] = every, url = receiver.url) =>
    need('webhooks/addOne', { url, events })
  const deliveries = async (webhookID: string, more = '') =>
    (await get(`webhooks/getDeliveries?webhookID=${webhookID}${more}`)).json.result
  const listed = async () => (await get('webhooks/getList')).json.result
  async function newLink(): Promise<string> {
    const made = await get(`invites/createInvites?interviewID=${interviewID}`)
    return made.json.result[0]
  }
  const idOf = (link: string) => link.split('/').at(-1) ?? ''
  const begin = async (link: string) => {
    const browser = openLink(link)
    await browser.send({ type: 'consent', agreed: true, locale: 'en' })
    return browser
  }
  const workOff = async () => {
    while (await service.worker.tick());
    while (await service.sender.tick());
  }
  const about = (link: string) => (one: Received) => one.data.linkID === idOf(link)

  test('what happens to somebody is told in its order, signed, and without a word of theirs', async () => {
    const { secret } = await add()
    const link = await newLink()
    const said = [...answers.slice(0, 4), 'My secret sentence is that I paint boats.']
    await takeInterview(link, said)
    await workOff()
    const told = receiver.received.filter(about(link))
    expect(told.map(({ type }) => type)).toEqual([
      ...['invite.started', 'invite.completed', 'profile.updated'],
    ])
    for (const one of receiver.received) {
      verifyAsOf(secret, one)
      expect(one.headers['content-type']).toBe('application/json')
      expect(Buffer.byteLength(one.body)).toBeLessThan(20_000)
      for (const word of [...said, ...Object.values(details)]) expect(one.body).not.toContain(word)
      const { type, timestamp, data, ...rest } = JSON.parse(one.body)
      expect([type, rest]).toEqual([one.type, {}])
      expect(new Date(timestamp).toISOString()).toBe(timestamp)
      const more = await call(data.url, { token })
      expect([data.url, more.status]).toEqual([data.url, 200])
    }
  })

  test('a report that changes is told of a minute later, once in ten minutes', async () => {
    await add(['report.updated'])
    for (const link of [await newLink(), await newLink()]) await begin(link)
    await workOff()
    expect(receiver.received).toEqual([])
    ahead += 2 * minuteMs
    await workOff()
    await begin(await newLink())
    ahead += 5 * minuteMs
    await workOff()
    expect(receiver.received.map(({ data }) => data.interviewID)).toEqual([interviewID])
    ahead += 10 * minuteMs
    await workOff()
    expect(receiver.types()).toEqual(['report.updated', 'report.updated'])
  })

  test('care that is heard is told of, and what was said is not', async () => {
    await add(['care.heard'])
    const link = await newLink()
    const browser = await begin(link)
    const onboarded = await browser.send({ type: 'onboard', ...details })
    const harm = 'Honestly I do not want to live any more.'
    const after = onboarded.json.result.expects.after
    const { json } = await browser.answer(harm, after)
    await workOff()
    expect(receiver.types()).toEqual(['care.heard'])
    await browser.answer('no, go on', json.result.expects.after)
    await workOff()
    expect(receiver.types()).toEqual(['care.heard'])
    expect(receiver.received[0]?.data.linkID).toBe(idOf(link))
    expect(receiver.received[0]?.body).not.toContain('live')
  })

  test('a link that ends is told of with why', async () => {
    await add(['invite.ended'])
    const [revoked, declined, left] = [await newLink(), await newLink(), await newLink()]
    await begin(left)
    await need('invites/revoke', { linkIDs: [idOf(revoked)] })
    await openLink(declined).send({ type: 'consent', agreed: false })
    ahead += 8 * 86_400_000
    await workOff()
    ahead += 30 * 86_400_000
    await workOff()
    const reasons = (link: string) =>
      receiver.received.filter(about(link)).map(({ data }) => data.reason)
    expect(reasons(revoked)).toEqual(['revoked'])
    expect(reasons(declined)).toEqual(['revoked'])
    expect(reasons(left)).toEqual(['abandoned', 'expired'])
  })

  test('who is erased is gone from what was sent; who knows them is told by a hash', async () => {
    const { webhookID } = await add()
    const [link, other] = [await newLink(), await newLink()]
    receiver.answers((response) => response.end(`noted ${receiver.received.at(-1)?.body}`))
    await begin(other)
    await takeInterview(link, answers)
    await workOff()
    const { profileID } =
      receiver.received.find(({ type }) => type === 'profile.updated')?.data ?? {}
    expect(JSON.stringify(await deliveries(webhookID))).toContain(idOf(link))
    receiver.answers(ok)
    await need('invites/erase', { linkID: idOf(link) })
    const before = receiver.received.length
    await workOff()
    const kept = JSON.stringify(await deliveries(webhookID))
    expect(kept).not.toContain(idOf(link))
    expect(kept).not.toContain(profileID)
    expect(kept).toContain(idOf(other))
    const sent = receiver.received.slice(before)
    const erased = sent.find(({ type }) => type === 'person.erased')
    expect(erased?.data.linkHash).toMatch(/^[0-9a-f]{64}$/)
    for (const { body } of sent) expect(body).not.toContain(idOf(link))
  })

  test('what software answered in somebody’s place is told of, and gone from what was sent with them', async () => {
    const { webhookID } = await add(['simulation.completed', 'profile.updated'])
    const link = await newLink()
    await takeInterview(link, answers, { consent: { simulate: true } })
    await workOff()
    const profileIDs = [receiver.received.at(-1)?.data.profileID]
    const { simulationIDs } = await need('simulations/addOne', { interviewID, profileIDs })
    await workOff()
    const [simulationID] = simulationIDs
    const { type, data } = receiver.received.at(-1) ?? {}
    expect([type, data]).toEqual([
      'simulation.completed',
      {
        ...{ simulationID, interviewID },
        notice: 'Made by software from 1 conversations. Not a customer.',
        url: `${service.url}/v1/simulations/getOne?simulationID=${simulationID}`,
      },
    ])
    const replay = { webhookID, deliveryID: receiver.received.at(-1)?.id }
    expect(await need('webhooks/replay', replay)).toEqual({ replayed: 1 })
    await need('invites/erase', { linkID: idOf(link) })
    const before = receiver.received.length
    await workOff()
    expect(await need('webhooks/replay', replay)).toEqual({ replayed: 0 })
    for (const { body } of receiver.received.slice(before)) expect(body).not.toContain(simulationID)
  })

  test('a test is sent at once and answers what came back, whatever that is', async () => {
    const { webhookID, secret } = await add()
    const first = await need('webhooks/test', { webhookID })
    expect(first).toMatchObject({ status: 'succeeded', code: 200, answer: 'ok' })
    receiver.answers(status(418))
    expect(await need('webhooks/test', { webhookID })).toMatchObject({
      ...{ status: 'failed', code: 418, answer: 'said 418', reason: 'It answered 418.' },
    })
    receiver.answers((response) => response.destroy())
    await need('webhooks/updateOne', { webhookID, enabled: false })
    const dead = await need('webhooks/test', { webhookID })
    expect([dead.status, dead.code]).toEqual(['failed', undefined])
    expect(receiver.types()).toEqual(['webhook.test', 'webhook.test', 'webhook.test'])
    for (const one of receiver.received) verifyAsOf(secret, one)
    expect((await listed())[0]).toMatchObject({ enabled: false, last: { status: 'failed' } })
    expect(await deliveries(webhookID, '&status=succeeded')).toMatchObject([
      { deliveryID: first.deliveryID, type: 'webhook.test', try: 1 },
    ])
  })

  test('what fails is tried again under the same identifier, and what follows waits for it', async () => {
    const { webhookID, secret } = await add(['invite.started', 'invite.completed'])
    receiver.answers((response, request, at) =>
      at <= 2 ? status(500)(response, request, at) : ok(response),
    )
    const link = await newLink()
    await takeInterview(link, answers)
    await workOff()
    expect(receiver.types()).toEqual(['invite.started'])
    ahead += 6_000
    await workOff()
    expect(receiver.types()).toEqual(['invite.started', 'invite.started'])
    ahead += 6 * minuteMs
    await workOff()
    expect(receiver.types()).toEqual([
      ...['invite.started', 'invite.started', 'invite.started', 'invite.completed'],
    ])
    for (const one of receiver.received) verifyAsOf(secret, one)
    expect(new Set(receiver.received.slice(0, 3).map(({ id }) => id)).size).toBe(1)
    const tried = await deliveries(webhookID)
    expect(tried.map((one: { try: number; code: number }) => [one.try, one.code])).toEqual([
      ...[
        [1, 500],
        [2, 500],
        [3, 200],
        [1, 200],
      ],
    ])
    const [newest] = await deliveries(webhookID, '&order=newest&limit=1')
    expect(newest).toMatchObject({ type: 'invite.completed' })
  })

  test('what fails for the tenth time shuts the webhook; nothing is gathered for it any more', async () => {
    const { webhookID } = await add(['invite.started'])
    receiver.answers(status(302, { location: 'http://127.0.0.1:1/' }))
    await begin(await newLink())
    for (let tried = 0; tried < 12; tried += 1) {
      await workOff()
      ahead += 28 * 3_600_000
    }
    expect(receiver.received).toHaveLength(10)
    expect((await listed())[0]).toMatchObject({ enabled: false, shut: 'failing' })
    await begin(await newLink())
    receiver.answers(ok)
    await need('webhooks/updateOne', { webhookID, enabled: true })
    await workOff()
    expect(receiver.received).toHaveLength(10)
    expect((await listed())[0].shut).toBeUndefined()
    const since = new Date(now().getTime() - 29 * 86_400_000).toISOString()
    expect(await need('webhooks/replay', { webhookID, since })).toEqual({ replayed: 1 })
    await workOff()
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
    expect(receiver.received).toHaveLength(11)
  })

  test('410 shuts a webhook at once', async () => {
    await add(['invite.started'])
    receiver.answers(status(410))
    await begin(await newLink())
    await workOff()
    ahead += 86_400_000
    await workOff()
    expect(receiver.received).toHaveLength(1)
    expect((await listed())[0]).toMatchObject({ enabled: false, shut: 'gone' })
  })

  test('410 answered to a test shuts it as well, and any other answer does not', async () => {
    const { webhookID } = await add()
    receiver.answers(status(500))
    expect(await need('webhooks/test', { webhookID })).toMatchObject({ code: 500 })
    expect((await listed())[0]).toMatchObject({ enabled: true })
    receiver.answers(status(410))
    expect(await need('webhooks/test', { webhookID })).toMatchObject({
      status: 'failed',
      code: 410,
    })
    expect((await listed())[0]).toMatchObject({ enabled: false, shut: 'gone' })
  })

  test('Retry-After is kept to, for all that waits', async () => {
    await add(['invite.started'])
    receiver.answers(status(429, { 'retry-after': '900' }))
    await begin(await newLink())
    await workOff()
    await begin(await newLink())
    ahead += 14 * minuteMs
    await workOff()
    expect(receiver.received).toHaveLength(1)
    expect((await listed())[0].paused_until).toBeDefined()
    receiver.answers(ok)
    ahead += 2 * minuteMs
    await workOff()
    expect(receiver.received).toHaveLength(3)
  })

  test('after a rotation both secrets sign for 24 hours', async () => {
    const { webhookID, secret } = await add()
    const rotated = await need('webhooks/rotateSecret', { webhookID })
    await need('webhooks/test', { webhookID })
    ahead += 86_400_000 + 1_000
    await need('webhooks/test', { webhookID })
    const [both, one] = receiver.received
    if (!both || !one) throw new Error('Both were sent.')
    verifyAsOf(secret, both)
    verifyAsOf(rotated.secret, both)
    verifyAsOf(rotated.secret, one)
    expect(() => verifyAsOf(secret, one)).toThrow()
  })

  test('one receiver that never answers holds up no other', async () => {
    const silent = await startReceiver()
    const waiting: { destroy(): void }[] = []
    silent.answers((response) => void waiting.push(response))
    await add(['invite.started'], silent.url)
    await add(['invite.started'])
    for (let made = 0; made < 8; made += 1) await begin(await newLink())
    const working = workOff()
    await expect.poll(() => receiver.received.length).toBe(8)
    expect(silent.received.length).toBeGreaterThan(0)
    for (const one of waiting) one.destroy()
    silent.answers(ok)
    await working
    await silent.close()
  })

  test('a delivery is sent again by its identifier', async () => {
    const { webhookID, secret } = await add(['invite.started'])
    await begin(await newLink())
    await workOff()
    const [{ deliveryID }] = await deliveries(webhookID)
    expect(await need('webhooks/replay', { webhookID, deliveryID })).toEqual({ replayed: 1 })
    await workOff()
    expect(receiver.received.map(({ id }) => id)).toEqual([deliveryID, deliveryID])
    for (const one of receiver.received) verifyAsOf(secret, one)
    expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body)
    expect((await post('webhooks/replay', { webhookID })).status).toBe(400)
    expect(await need('webhooks/replay', { webhookID, deliveryID: 'msg_x' })).toEqual({
      replayed: 0,
    })
  })

  test('what cannot be told of, or sent to, is refused', async () => {
    const refused = async (body: object) => {
      const { status, json } = await post('webhooks/addOne', body)
      return [status, json.message]
    }
    const url = receiver.url
    expect(await refused({ url, events: ['invite.read'] })).toEqual([
      400,
      expect.stringContaining('must be some of'),
    ])
    expect(await refused({ url, events: [] })).toEqual([400, expect.any(String)])
    expect(await refused({ url, events: ['webhook.test'] })).toEqual([400, expect.any(String)])
    const inside = { url: 'https://10.0.0.1/', events: every }
    expect(await refused(inside)).toEqual([400, expect.stringContaining('lead out')])
    const long = { url: `${url}?${'a'.repeat(2_000)}`, events: every }
    expect(await refused(long)).toEqual([400, expect.stringContaining('characters')])
    const { webhookID } = await add()
    expect((await post('webhooks/updateOne', { webhookID, url: inside.url })).status).toBe(400)
    for (let more = 1; more < 20; more += 1) await add(['care.heard'])
    expect(await refused({ url, events: every })).toEqual([
      409,
      'There are 20 webhooks: remove one first.',
    ])
  })

  test('webhooks are for owners, each of their own organization', async () => {
    const { webhookID } = await add()
    const writer = await service.newToken()
    const stranger = await service.newToken({ org: 'other', scopes: ['read', 'write', 'admin'] })
    const { json } = await call(`${service.url}/v1/webhooks/getList`, { token: stranger })
    expect(json.result).toEqual([])
    for (const name of ['updateOne', 'remove', 'rotateSecret', 'test']) {
      const url = `${service.url}/v1/webhooks/${name}`
      expect((await call(url, { token: writer, body: { webhookID } })).status).toBe(403)
      expect((await call(url, { token: stranger, body: { webhookID } })).status).toBe(404)
    }
    const [line] = (await get(`audit/getList?resource=${webhookID}&order=newest`)).json.result
    expect(line).toBeUndefined()
    await need('webhooks/rotateSecret', { webhookID })
    const [written] = (await get(`audit/getList?resource=${webhookID}`)).json.result
    expect(written).toMatchObject({ call: 'webhooks.rotateSecret', resource: webhookID })
  })
})

/** The library allows five minutes around now; these tests are ahead of it. */
function verifyAsOf(secret: string, one: Received): void {
  const at = Number(one.headers['webhook-timestamp']) * 1_000
  const realNow = Date.now
  Date.now = () => at
  try {
    verify(secret, one)
  } finally {
    Date.now = realNow
  }
}
