import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOutbound } from '../../src/outbound/outbound.ts'
import { createClients } from '../../src/service/assistants/clients.ts'
import { type IdentityServer, reachesIdentities, startIdentityServer } from './identity-server.ts'

const redirect = 'https://app.example/back'
const asker = { orgID: 'org', userID: 'usr' }
const patience = { timeout: 20_000 }
let identities: IdentityServer
beforeAll(async () => {
  identities = await startIdentityServer()
})
afterAll(() => identities.close())

function given() {
  const clock = { at: new Date() }
  const outbound = createOutbound({
    allowed: reachesIdentities.config.webhookAllow,
    lookUp: reachesIdentities.lookUp,
  })
  return { clock, clients: createClients({ outbound, key: 'a key', now: () => clock.at }) }
}

test('a document says who an assistant is, and is read anew after five minutes', async () => {
  const { clients, clock } = given()
  identities.describes([redirect, 'http://evil.example/'])
  const clientID = identities.at('/kept.json')
  const before = identities.asked.length
  const client = await clients.find(asker, clientID)
  expect(client).toEqual({
    ...{ clientID, name: 'Scripted Assistant', host: new URL(clientID).host },
    // An address that nobody may be sent to is none of them.
    redirectURIs: [redirect],
  })
  await clients.find(asker, clientID)
  expect(identities.asked.length - before).toBe(1)
  clock.at = new Date(clock.at.getTime() + 300_001)
  await clients.find(asker, clientID)
  expect(identities.asked.length - before).toBe(2)
})

test('what is no identity document of that very address is refused', async () => {
  const { clients, clock } = given()
  const good = (clientID: string) => ({
    ...{ client_id: clientID, client_name: 'Helper', redirect_uris: [redirect] },
  })
  const clientID = identities.at('/wrong.json')
  const json = { 'content-type': 'application/json' }
  const wrongs: [string, number, Record<string, string>, string][] = [
    ['missing', 404, json, JSON.stringify(good(clientID))],
    ['of another type', 200, { 'content-type': 'text/html' }, JSON.stringify(good(clientID))],
    ['no JSON', 200, json, '{'],
    ['a list', 200, json, '[]'],
    ['of another address', 200, json, JSON.stringify(good(`${clientID}?`))],
    ...[' ', '\u3164', '\u2800', '\u115f\u1160', '!'].map(
      (name): [string, number, Record<string, string>, string] => [
        `without a name that can be read: ${JSON.stringify(name)}`,
        ...([200, json, JSON.stringify({ ...good(clientID), client_name: name })] as const),
      ],
    ),
    ['without addresses', 200, json, JSON.stringify({ ...good(clientID), redirect_uris: [] })],
    ['too long', 200, json, JSON.stringify({ ...good(clientID), more: 'x'.repeat(20_000) })],
    ['elsewhere', 302, { location: identities.at('/kept.json') }, ''],
  ]
  for (const [what, status, headers, body] of wrongs) {
    identities.answers((_request, response) => response.writeHead(status, headers).end(body))
    clock.at = new Date(clock.at.getTime() + 10_000)
    const before = identities.asked.length
    await expect(clients.find(asker, clientID), what).rejects.toMatchObject({ code: 'invalid' })
    expect(identities.asked.length - before, what).toBe(1)
  }
})

test('an address that is not plainly one is not asked', async () => {
  const { clients } = given()
  const { port } = new URL(identities.at('/'))
  const before = identities.asked.length
  for (const wrong of [
    `https://assistant.example:${port}/`,
    `https://assistant.example:${port}`,
    `http://assistant.example:${port}/client.json`,
    `https://user@assistant.example:${port}/client.json`,
    `https://assistant.example:${port}/a/../client.json`,
    `https://assistant.example:${port}/client.json#part`,
    `HTTPS://assistant.example:${port}/client.json`,
    `https://Assistant.example:${port}/client.json`,
    'https://2130706433/client.json',
    `https://assistant.example:${port}/${'x'.repeat(3_000)}`,
    '',
    'client',
  ]) {
    await expect(clients.find(asker, wrong), wrong).rejects.toMatchObject({ code: 'invalid' })
  }
  expect(identities.asked.length).toBe(before)
})

test('a document that could not be read is not asked for again for ten seconds', async () => {
  const { clients, clock } = given()
  identities.answers((_request, response) => response.writeHead(404).end())
  const clientID = identities.at('/away.json')
  const find = (orgID = 'org') => clients.find({ orgID, userID: 'usr' }, clientID)
  const before = identities.asked.length
  for (let at = 0; at < 3; at += 1) await expect(find()).rejects.toMatchObject({ code: 'invalid' })
  expect(identities.asked.length - before).toBe(1)
  await expect(find('other')).rejects.toMatchObject({ code: 'invalid' })
  expect(identities.asked.length - before).toBe(2)
  clock.at = new Date(clock.at.getTime() + 10_000)
  identities.describes([redirect])
  expect(await find()).toMatchObject({ clientID })
})

test('documents that do not answer are two of a member at a time and four of an organization', async () => {
  const { clients } = given()
  const held: (() => void)[] = []
  identities.answers((_request, response) => held.push(() => response.writeHead(404).end()))
  let which = 0
  const find = (orgID: string, userID: string) => {
    which += 1
    return clients
      .find({ orgID, userID }, identities.at(`/mute-${which}.json`))
      .catch(({ code }) => code)
  }
  const waiting = ['a', 'a', 'b', 'b'].map((userID) => find('org', userID))
  await expect.poll(() => held.length, patience).toBe(4)
  expect(await find('org', 'a')).toBe('too_many')
  expect(await find('org', 'c')).toBe('too_many')
  const elsewhere = find('other', 'a')
  await expect.poll(() => held.length, patience).toBe(5)
  for (const end of held) end()
  expect(await Promise.all([...waiting, elsewhere])).toEqual(Array(5).fill('invalid'))
})
