import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings as shape } from '../../src/contract/findings-schemas.ts'
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

const spoken = answers
const silent: string[] = []
const somebody = (occupation: string, told: string[]) => ({ occupation, told })
const people = [
  ...['Nurse', 'nurse', 'NURSE ', 'Nurse', 'Nurse', 'Nurse'].map((each) => somebody(each, spoken)),
  ...['Técnico', 'Tecnico', 'técnico', 'Técnico', 'Técnico'].map((each) => somebody(each, silent)),
  somebody('Baker', spoken),
]

describe.each(databases)('findings by groups of people, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
    const body = { productID: 'ledger', interviewName: 'First week', guidelines }
    const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
    interviewID = added.json.result.interviewID
    const made = await get(
      `invites/createInvites?interviewID=${interviewID}&count=${people.length + 1}`,
    )
    for (const [at, { occupation, told }] of people.entries()) {
      await takeInterview(made.json.result[at], told, { onboard: { name: `P${at}`, occupation } })
    }
    await takeInterview(made.json.result[people.length], spoken, { onboard: { name: 'Nobody' } })
    const everybody = people.length + 1
    await eventually(async () => ((await findings('')).people === everybody ? true : null))
  })
  afterAll(() => service.close())

  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  async function findings(more: string) {
    const { status, json } = await get(`interviews/getFindings?interviewID=${interviewID}${more}`)
    expect(status).toBe(200)
    return shape.strict().parse(json.result)
  }

  test('spellings of one occupation are one group, and fewer than five are not counted', async () => {
    const { groupedBy } = await findings('&by=occupation')
    expect(groupedBy).toEqual({
      by: 'occupation',
      groups: [{ value: 'Nurse', people: 6 }, { value: 'Técnico', people: 5 }, { value: 'Baker' }],
      unknown: 1,
    })
  })

  test('each question is told group by group, and where they differ', async () => {
    const { topics } = await findings('&by=occupation')
    const [first] = topics[0]?.questions ?? []
    expect(first).toMatchObject({
      differs: true,
      groups: [
        { value: 'Nurse', asked: 6, spoke: 6 },
        { value: 'Técnico', asked: 5, spoke: 0 },
      ],
    })
    const [nurses, others] = first?.groups ?? []
    expect(nurses?.low).toBeGreaterThan(others?.high ?? 1)
    for (const { groups } of topics.flatMap(({ questions }) => questions)) {
      for (const { asked, spoke, low, high } of groups ?? []) {
        expect(asked).toBeGreaterThanOrEqual(5)
        expect(low).toBeLessThanOrEqual(spoke / asked)
        expect(high).toBeGreaterThanOrEqual(spoke / asked)
      }
    }
  })

  test('what a researcher corrects moves a person to another group', async () => {
    const listed = await get('profiles/getList?productID=ledger&limit=100')
    const baker = listed.json.result.find(
      (one: { details: { occupation?: string } }) => one.details.occupation === 'Baker',
    )
    const correction = {
      ...{
        profileID: baker.profileID,
        field: 'occupation',
        value: 'Nurse',
        reason: 'She said so.',
      },
    }
    const body = correction
    expect((await call(`${service.url}/v1/profiles/correct`, { token, body })).status).toBe(200)
    const { groupedBy } = await findings('&by=occupation')
    expect(groupedBy?.groups).toEqual([
      { value: 'Nurse', people: 7 },
      { value: 'Técnico', people: 5 },
    ])
  })

  test('language, sentiment and place are ways too, others are none', async () => {
    const all = people.length + 1
    expect((await findings('&by=language')).groupedBy).toEqual({
      ...{ by: 'language', groups: [{ value: 'en', people: all }], unknown: 0 },
    })
    expect((await findings('&by=location')).groupedBy).toEqual({
      ...{ by: 'location', groups: [], unknown: all },
    })
    const { groupedBy } = await findings('&by=sentiment')
    for (const { value } of groupedBy?.groups ?? []) expect('12345').toContain(value)
    expect((await findings('')).groupedBy).toBeUndefined()
    const wrong = await get(`interviews/getFindings?interviewID=${interviewID}&by=shoe`)
    expect([wrong.status, wrong.json.message]).toEqual([400, expect.stringContaining('by')])
  })
})
