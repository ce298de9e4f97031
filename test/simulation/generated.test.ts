import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profileInFull } from '../../src/contract/profile-schemas.ts'
import { profile } from '../../src/contract/resources.ts'
import { databases } from '../databases.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

const people = ['ada', 'bob', 'cora', 'dan', 'eve', 'fay']

describe.each(databases)(
  'profiles that software draws from several people, on $name',
  ({ open }) => {
    let service: TestService
    let token: string
    let interviewID: string
    const links: string[] = []
    const told = (name: string) => [`I run a bakery called ${name} with my sister.`, ...answers]

    beforeAll(async () => {
      service = await startService(await open())
      token = await service.newToken()
      const body = { productID: 'ledger', interviewName: 'First week', guidelines }
      interviewID = (await post('interviews/addOne', body)).json.result.interviewID
      links.push(...(await Promise.all(people.map((name) => takePart(name, true)))))
      links.push(await takePart('guy', false))
      await eventually(async () => ((await list()).length === people.length + 1 ? true : null))
    }, 180_000)
    afterAll(() => service.close())

    const get = (path: string, by = token) => call(`${service.url}/v1/${path}`, { token: by })
    const post = (path: string, body: object, by = token) =>
      call(`${service.url}/v1/${path}`, { token: by, body })
    const list = async (more = '') =>
      (await get(`profiles/getList?productID=ledger${more}`)).json.result as { profileID: string }[]

    async function takePart(name: string, simulate: boolean): Promise<string> {
      const invitees = [{ email: `${name}@example.org` }]
      const [link] = (await post('invites/createInvites', { interviewID, invitees })).json.result
      await takeInterview(link, told(name), { consent: { simulate } })
      return link.slice(link.lastIndexOf('/') + 1)
    }

    async function generate(body: object = {}) {
      const made = await post('profiles/generate', { productID: 'ledger', ...body })
      expect(made.status).toBe(200)
      const profileIDs: string[] = made.json.result.profileIDs
      for (const profileID of profileIDs) {
        await eventually(async () => {
          const { status } = await get(`profiles/getOne?profileID=${profileID}`)
          return status === 200 ? true : null
        })
      }
      return profileIDs
    }

    test('each line is somebody’s own sentence, of at least five people who allowed it', async () => {
      const [profileID] = await generate({ name: 'The baker' })
      const full = (await get(`profiles/getOne?profileID=${profileID}`)).json.result
      profileInFull.strict().parse(full)
      expect(full.notice).toMatch(/^Made by software from \d+ conversations\. Not a customer\.$/)
      expect(full.metadata).toMatchObject({ source: 'ai', interview_count: 0 })
      expect(full.metadata).not.toHaveProperty('sentiment')
      const owners = new Set(full.drawnFrom.map((line: { profileID: string }) => line.profileID))
      expect(owners.size).toBeGreaterThanOrEqual(5)
      for (const { text, linkID } of full.drawnFrom) {
        const { messages } = (await get(`invites/getTranscript?linkID=${linkID}`)).json.result
        const said = messages.some(({ content }: { content: string }) => content.includes(text))
        expect([text, said]).toEqual([text, true])
        expect(linkID).not.toBe(links.at(-1))
      }
      const quoted = [full.details.productAlignment, ...full.details.key_values].join('\n')
      for (const line of quoted.split('\n').filter(Boolean)) expect(line).toMatch(/^“.*”$/)
    })

    test('lists tell them apart from people', async () => {
      const [one] = await generate()
      const [all, human, ai] = [await list(), await list('&source=human'), await list('&source=ai')]
      expect(human).toHaveLength(people.length + 1)
      expect(ai.map(({ profileID }) => profileID)).toContain(one)
      expect(all).toHaveLength(human.length + ai.length)
      for (const each of all) profile.strict().parse(each)
      const paged = await list('&limit=3')
      expect(paged).toEqual(all.slice(0, 3))
      expect((await get('profiles/getList?productID=ledger&source=robot')).status).toBe(400)
    })

    test('they are nobody’s whom to interview, correct or count', async () => {
      const [profileID] = await generate()
      const asked = await post('simulations/ask', { profileID, question: 'Why?' })
      expect(asked.status).toBe(404)
      const change = { profileID, field: 'occupation', value: 'Baker', reason: 'So it is.' }
      expect((await post('profiles/correct', change)).status).toBe(404)
      const other = await service.newToken({ org: 'other' })
      expect((await get(`profiles/getOne?profileID=${profileID}`, other)).status).toBe(404)
    })

    test('too few people, or somebody else’s, are refused', async () => {
      const four = (await list('&source=human')).slice(0, 4).map(({ profileID }) => profileID)
      const few = await post('profiles/generate', { productID: 'ledger', profileIDs: four })
      expect(few.status).toBe(409)
      const foreign = { productID: 'ledger', profileIDs: ['prf_none'] }
      expect((await post('profiles/generate', foreign)).status).toBe(404)
      expect((await post('profiles/generate', { productID: 'none' })).status).toBe(409)
    })

    test('whoever withdraws is gone from them, and below five others they go', async () => {
      const [profileID] = await generate()
      const read = () => get(`profiles/getOne?profileID=${profileID}`)
      const drawnFrom = async (): Promise<{ linkID: string }[]> =>
        (await read()).json.result.drawnFrom
      const linksIn = new Set((await drawnFrom()).map(({ linkID }) => linkID))
      expect(linksIn.size).toBe(people.length)
      const erase = async (linkID = '') =>
        expect((await post('invites/erase', { linkID })).text).toContain('"done":true')
      const task = async () =>
        (await service.store.findGenerated({ orgID: 'acme', profileID: profileID ?? '' }))?.task
      expect(JSON.parse((await task()) ?? '').profileIDs).toEqual([])
      await erase(links[0])
      expect((await drawnFrom()).map(({ linkID }) => linkID)).not.toContain(links[0])
      await erase(links[1])
      expect((await read()).status).toBe(404)
      expect(await list('&source=ai')).toEqual([])
    })
  },
)
