import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { tracesOf } from '../profiles/traces.ts'
import {
  answers,
  browserOf,
  call,
  eventually,
  guidelines,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

/** Each tells of a thing that nobody else does. */
const things = ['glimwort', 'zwirbel', 'quastrel', 'bromfitz', 'kelpinge', 'dorvant']
const thingOf = (at: number) => things[at] ?? ''
const generatedName = 'Wibbelmeyer'

type Person = { link: string; linkID: string; profileID: string }

describe.each(databases)(
  'who withdraws takes along what software made of them, on $name',
  ({ open }) => {
    let databaseURL: string
    let service: TestService
    let token: string
    let interviewID: string
    let generatedID: string
    const people: Person[] = []

    const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
    const post = (path: string, body: object) => call(`${service.url}/v1/${path}`, { token, body })
    const statusOf = async (path: string) => (await get(path)).status

    beforeAll(async () => {
      databaseURL = await open()
      service = await startService(databaseURL)
      token = await service.newToken()
      const body = { productID: 'ledger', interviewName: 'First week', guidelines }
      interviewID = (await post('interviews/addOne', body)).json.result.interviewID
      for (const thing of things) people.push(await takePart(thing))
      const made = await post('profiles/generate', { productID: 'ledger', name: generatedName })
      generatedID = made.json.result.profileIDs[0]
      await eventually(async () => (await lines()) !== null || null)
    }, 180_000)
    afterAll(() => service.close())

    async function takePart(thing: string): Promise<Person> {
      const invitees = [{ email: `${thing}@example.org` }]
      const made = await post('invites/createInvites', { interviewID, invitees })
      const [link] = made.json.result
      const told = [`I keep ${thing} behind the house.`, ...answers]
      await takeInterview(link, told, { consent: { simulate: true } })
      const linkID = link.slice(link.lastIndexOf('/') + 1)
      const profileID = await eventually(async () => {
        const { result } = (await get(`invites/getTranscript?linkID=${linkID}`)).json
        return result.invite.profileID
      })
      return { link, linkID, profileID }
    }

    /** Of whose interviews the generated profile holds a line; null where it is not there. */
    async function lines(): Promise<string[] | null> {
      const { status, json } = await get(`profiles/getOne?profileID=${generatedID}`)
      return status === 200
        ? json.result.drawnFrom.map(({ linkID }: { linkID: string }) => linkID)
        : null
    }

    async function simulate({ profileID }: Person): Promise<string> {
      const added = await post('simulations/addOne', { interviewID, profileIDs: [profileID] })
      const [simulationID] = added.json.result.simulationIDs
      const { answers: said } = await eventually(async () => {
        const { result } = (await get(`simulations/getOne?simulationID=${simulationID}`)).json
        return result.status === 'done' ? result : null
      })
      expect(said.some(({ standing }: { standing: string }) => standing === 'said')).toBe(true)
      return simulationID
    }

    /** While the service runs, in no byte within a minute; the audit log tells of identifiers alone. */
    const isGone = (words: string[]) =>
      expect
        .poll(() => tracesOf(databaseURL, words), { timeout: 60_000, interval: 500 })
        .toEqual([])

    const personAt = (at: number) => {
      const person = people[at]
      if (!person) throw new Error(`There is nobody at ${at}.`)
      return person
    }

    test('by their own page', async () => {
      const person = personAt(0)
      const simulationID = await simulate(person)
      expect(await lines()).toContain(person.linkID)
      expect(await tracesOf(databaseURL, [thingOf(0)])).not.toEqual([])

      expect((await browserOf(person.link).request('/erase', {})).status).toBe(200)

      expect(await statusOf(`simulations/getOne?simulationID=${simulationID}`)).toBe(404)
      expect((await get('simulations/getList?productID=ledger')).json.result).toEqual([])
      const { result } = (await get('simulations/getAccuracy?productID=ledger')).json
      expect(result).toMatchObject({ overall: { keptBack: 0 }, profiles: [] })
      expect(new Set(await lines()).size).toBe(5)
      expect(await lines()).not.toContain(person.linkID)
      await isGone([thingOf(0)])
    }, 120_000)

    test('by a researcher, and the profile goes that fewer than five others are left of', async () => {
      const person = personAt(1)
      const simulationID = await simulate(person)
      expect(await tracesOf(databaseURL, [generatedName])).not.toEqual([])

      const { linkID } = person
      expect((await post('invites/erase', { linkID })).text).toContain('"done":true')

      expect(await statusOf(`simulations/getOne?simulationID=${simulationID}`)).toBe(404)
      expect(await lines()).toBeNull()
      expect((await get('profiles/getList?productID=ledger&source=ai')).json.result).toEqual([])
      await isGone([thingOf(1), generatedName])
      expect(await tracesOf(databaseURL, things.slice(2))).not.toEqual([])
    }, 120_000)
  },
)
