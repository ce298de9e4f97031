import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accuracy, simulation } from '../../src/contract/calls/simulation-calls.ts'
import { databases } from '../databases.ts'
import { tracesOf } from '../profiles/traces.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const notice = 'Made by software from 1 conversations. Not a customer.'
const canary = 'glimwortbees'

describe.each(databases)('software answers for people who allowed it, on $name', ({ open }) => {
  let databaseURL: string
  let service: TestService
  let token: string
  let interviewID: string
  let allowed: { link: string; profileID: string }
  let refused: { link: string; profileID: string }

  beforeAll(async () => {
    databaseURL = await open()
    service = await startService(databaseURL)
    token = await service.newToken()
    const body = { productID: 'ledger', interviewName: 'First week', guidelines }
    interviewID = (await post('interviews/addOne', body)).json.result.interviewID
    allowed = await takePart('ada@example.org', true)
    refused = await takePart('bob@example.org', false)
  })
  afterAll(() => service.close())

  const get = (path: string, by = token) => call(`${service.url}/v1/${path}`, { token: by })
  const post = (path: string, body: object, by = token) =>
    call(`${service.url}/v1/${path}`, { token: by, body })
  const profiles = async () => (await get('profiles/getList?productID=ledger')).json.result

  async function takePart(email: string, simulate: boolean) {
    const made = await post('invites/createInvites', { interviewID, invitees: [{ email }] })
    const [link] = made.json.result
    const told = [`I keep ${canary} behind the house.`, ...answers]
    await takeInterview(link, told, { consent: { simulate } })
    const linkID = link.slice(link.lastIndexOf('/') + 1)
    const profileID: string = await eventually(async () => {
      const all: { profileID: string; history: { id: string }[] }[] = await profiles()
      return all.find(({ history }) => history.some(({ id }) => id === linkID))?.profileID
    })
    return { link, profileID }
  }

  async function simulated(body: object) {
    const added = await post('simulations/addOne', { interviewID, ...body })
    expect(added.status).toBe(200)
    const [simulationID]: string[] = added.json.result.simulationIDs
    expect(simulationID).toMatch(/^sim_[0-9A-Za-z]{28}$/)
    const done = await eventually(async () => {
      const { result } = (await get(`simulations/getOne?simulationID=${simulationID}`)).json
      return result.status === 'done' ? result : null
    })
    return simulation.strict().parse(done)
  }

  test('each answer is theirs word for word, with its place, or says that it was not asked', async () => {
    const told = await simulated({ profileIDs: [allowed.profileID], seed: 3 })
    expect(told).toMatchObject({ notice, origin: 'simulation', interviewID, seed: '3' })
    const { messages } = (await get(`invites/getTranscript?linkID=${told.rests?.[0]}`)).json.result
    const said = told.answers?.filter(({ standing }) => standing === 'said') ?? []
    expect(said.length).toBeGreaterThan(1)
    for (const { text, evidence, question } of said) {
      expect([question, evidence]).toEqual([question, [expect.anything()]])
      const [place] = evidence
      const message = messages.find(({ seq }: { seq: number }) => seq === place?.seq)
      expect(message.content.slice(place?.start, place?.end)).toBe(text)
      expect(place?.linkID).toBe(told.rests?.[0])
    }
    for (const { text, standing, add, evidence, question, questionID } of told.answers ?? []) {
      if (standing === 'said') continue
      expect([standing, text, evidence]).toEqual(['unknown', 'This was not asked.', []])
      expect(add).toBe(questionID === undefined ? undefined : `- ${question}`)
    }
    for (const { role, content } of told.conversation ?? []) {
      if (role === 'assistant') expect(content).not.toContain('This was not asked')
    }
    expect(told.cost).toEqual({ inputTokens: 0, outputTokens: 0 })
    expect(told.accuracy.keptBack).toBeGreaterThanOrEqual(4)
  })

  test('its history tells of it, and nothing else of the person changes', async () => {
    const before = (await profiles()).find(
      ({ profileID }: { profileID: string }) => profileID === allowed.profileID,
    )
    const { simulationID } = await simulated({ profileIDs: [allowed.profileID] })
    const after = (await get(`profiles/getOne?profileID=${allowed.profileID}`)).json.result
    expect(after.history.at(-1)).toEqual({ type: 'simulation', id: simulationID })
    expect(after.metadata).toEqual(before.metadata)
    expect(after.details).toEqual(before.details)
    const listed = (await profiles()).find(
      ({ profileID }: { profileID: string }) => profileID === allowed.profileID,
    )
    expect(listed.history).toEqual(after.history)
  })

  test('a question is answered out of what was said, or not at all', async () => {
    const ask = async (question: string) =>
      (await post('simulations/ask', { profileID: allowed.profileID, question })).json.result
    const known = await ask('Why did you look for a tool like this?')
    expect(known).toMatchObject({ notice, standing: 'said', origin: 'simulation' })
    expect(known.text).toBe(known.evidence[0].text)
    const unknown = await ask('How much would you pay for a phone app?')
    expect(unknown).toMatchObject({ standing: 'unknown', evidence: [] })
    expect(unknown.add).toBe('- How much would you pay for a phone app?')
    expect(accuracy.strict().parse(unknown.accuracy).keptBack).toBeGreaterThan(0)
  })

  test('who did not allow it is not simulated, and nobody learns of others', async () => {
    const body = { interviewID, profileIDs: [allowed.profileID, refused.profileID] }
    expect((await post('simulations/addOne', body)).status).toBe(409)
    const question = { profileID: refused.profileID, question: 'Why?' }
    expect((await post('simulations/ask', question)).status).toBe(409)
    const other = await service.newToken({ org: 'other' })
    const { simulationID } = await simulated({ profileIDs: [allowed.profileID] })
    expect((await get(`simulations/getOne?simulationID=${simulationID}`, other)).status).toBe(404)
    expect((await post('simulations/remove', { simulationID }, other)).status).toBe(404)
    const foreign = { profileID: allowed.profileID, question: 'Why?' }
    expect((await post('simulations/ask', foreign, other)).status).toBe(404)
    expect(
      (await get(`simulations/getList?interviewID=${interviewID}`, other)).json.result,
    ).toEqual([])
  })

  test('they are listed, paged and removed', async () => {
    const { simulationID } = await simulated({ profileIDs: [allowed.profileID] })
    for (const about of [
      `interviewID=${interviewID}`,
      `profileID=${allowed.profileID}`,
      'productID=ledger',
    ]) {
      const { result } = (await get(`simulations/getList?${about}`)).json
      expect(result.map((one: { simulationID: string }) => one.simulationID)).toContain(
        simulationID,
      )
      expect(result[0].notice).toBe(notice)
      expect((await get(`simulations/getList?${about}&limit=1`)).json.result).toHaveLength(1)
    }
    expect((await get('simulations/getList')).status).toBe(400)
    expect((await post('simulations/remove', { simulationID })).json.result).toEqual({
      removed: true,
    })
    expect((await get(`simulations/getOne?simulationID=${simulationID}`)).status).toBe(404)
    const { history } = (await get(`profiles/getOne?profileID=${allowed.profileID}`)).json.result
    expect(history.map(({ id }: { id: string }) => id)).not.toContain(simulationID)
  })

  test('how often it was right stands beside what needs no software', async () => {
    await simulated({ profileIDs: [allowed.profileID] })
    const { result } = (await get('simulations/getAccuracy?productID=ledger')).json
    const overall = accuracy.strict().parse(result.overall)
    expect(overall.baselines.map(({ name }) => name)).toEqual(['commonest_of_others', 'always_3'])
    expect(overall.word).toBe('unproven')
    expect(result.profiles).toMatchObject([{ profileID: allowed.profileID }])
    const none = (await get('simulations/getAccuracy?productID=none')).json.result
    expect(none).toMatchObject({ overall: { word: 'unproven', keptBack: 0 }, profiles: [] })
  })

  test('nothing of people holds any of it', async () => {
    const paths = [
      `interviews/getReport?interviewID=${interviewID}`,
      `interviews/getFindings?interviewID=${interviewID}`,
      `invites/getList?interviewID=${interviewID}`,
      `interviews/export?interviewID=${interviewID}&format=jsonl`,
      'products/getList',
    ]
    const read = async () => await Promise.all(paths.map(async (path) => (await get(path)).text))
    const before = await read()
    await simulated({ profileIDs: [allowed.profileID] })
    const after = await read()
    expect(after.map((text) => text.includes('sim_') || text.includes('not asked'))).toEqual(
      paths.map(() => false),
    )
    expect(after.map((text) => text.length)).toEqual(before.map((text) => text.length))
  })

  test('who asks what is held of them is told of it', async () => {
    const { simulationID } = await simulated({ profileIDs: [allowed.profileID] })
    const admin = await service.newToken({ scopes: ['read', 'admin'] })
    const held = await post('people/export', { email: 'ada@example.org' }, admin)
    const ids = held.json.result.invited.simulations.map(
      (one: { simulationID: string }) => one.simulationID,
    )
    expect(ids).toContain(simulationID)
  })

  test('when the person withdraws all of it is gone to the bytes', async () => {
    const person = await takePart('cora@example.org', true)
    const { simulationID } = await simulated({ profileIDs: [person.profileID] })
    for (const one of [allowed, refused, person]) {
      const linkID = one.link.slice(one.link.lastIndexOf('/') + 1)
      expect((await post('invites/erase', { linkID })).status).toBe(200)
    }
    expect((await get(`simulations/getOne?simulationID=${simulationID}`)).status).toBe(404)
    expect((await get('simulations/getList?productID=ledger')).json.result).toEqual([])
    const { result } = (await get('simulations/getAccuracy?productID=ledger')).json
    expect(result.profiles).toEqual([])
    expect((await openLink(person.link).state()).status).toBe(404)
    await service.close()
    expect(await tracesOf(databaseURL, [canary])).toEqual([])
    service = await startService(databaseURL)
  })
})
