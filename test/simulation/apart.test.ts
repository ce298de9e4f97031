import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChance } from '../../src/rehearsal/cast/chance.ts'
import { databases } from '../databases.ts'
import {
  call,
  eventually,
  guidelines,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'

/** Calls at random; `TRIES=long`, as in `.ci/run`, tries more, and `CALLS` as many as it says. */
const calls = Number(process.env.CALLS ?? (process.env.TRIES === 'long' ? 2_000 : 400))
const msEach = 300
/** Reads of people between two calls that make something up. */
const readsMax = 12
const people = ['ada', 'bob', 'cleo', 'dina', 'emil', 'fay']
const said = (name: string) => [
  `I keep the bills of ${name} in a drawer and lost two of them in spring.`,
  `On Monday I sent one to the bakery beside ${name}, it took an hour.`,
  `The export breaks the columns that ${name} needs every single time.`,
  `I wish it could talk to the bank of ${name} directly.`,
]

type Told = { status: number; text: string }

describe.each(databases)('what is made up stays apart, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let interviewID: string
  let profileIDs: string[]
  let reads: { path: string; body?: object }[]

  const send = ({ path, body }: { path: string; body?: object }): Promise<Told> =>
    call(`${service.url}/v1/${path}`, { token, ...(body && { body }) })
  const read = async (path: string, body?: object) =>
    JSON.parse((await send({ path, ...(body && { body }) })).text).result

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken({ scopes: ['read', 'write', 'admin'] })
    const made = { productID: 'ledger', interviewName: 'First week', guidelines }
    interviewID = (await read('interviews/addOne', made)).interviewID
    const invitees = people.map((name) => ({ email: `${name}@example.org` }))
    const links: string[] = await read('invites/createInvites', { interviewID, invitees })
    for (const [at, link] of links.entries()) {
      await takeInterview(link, said(people[at] ?? ''), { consent: { simulate: true } })
    }
    profileIDs = await eventually(async () => {
      const all: { profileID: string }[] = await read('profiles/getList?productID=ledger')
      return all.length === people.length ? all.map(({ profileID }) => profileID) : null
    })
    const linkIDs = links.map((link) => link.slice(link.lastIndexOf('/') + 1))
    reads = readsOf(interviewID, linkIDs, profileIDs)
  }, 120_000)
  afterAll(() => service.close())

  test(
    `of ${calls} calls at random none of people holds any of it, and none of it stands alone`,
    async () => {
      const chance = createChance(`apart ${process.env.SEED ?? 1}`)
      const before = new Map<string, string>()
      for (const one of reads) before.set(JSON.stringify(one), ofPeople((await send(one)).text))
      const changed = new Set<string>()
      let alone = 0
      let made = 0
      const simulationIDs: string[] = []
      for (let sent = reads.length; sent < calls; ) {
        const some = Array.from({ length: Math.floor(chance.next() * readsMax) + 1 }, () =>
          chance.pick(reads),
        )
        const make = makeUp(chance, { interviewID, profileIDs, simulationIDs })
        const [told, ...texts] = await Promise.all([send(make), ...some.map(send)])
        sent += some.length + 1
        if (told.status === 200) made += 1
        alone += answersAlone(told.text)
        if (make.path === 'simulations/addOne' && told.status === 200) {
          simulationIDs.push(...JSON.parse(told.text).result.simulationIDs)
        }
        for (const [at, { text }] of texts.entries()) {
          const key = JSON.stringify(some[at])
          if (ofPeople(text) !== before.get(key)) changed.add(key)
        }
      }
      expect([...changed]).toEqual([])
      expect(alone).toBe(0)
      expect(made).toBeGreaterThan(calls / (4 * readsMax))
    },
    30_000 + calls * msEach,
  )
})

/** Everything that tells of people: counts, themes, findings, exports, reports, profiles, quotes. */
function readsOf(interviewID: string, linkIDs: string[], profileIDs: string[]) {
  const of = `interviewID=${interviewID}`
  const paths = [
    ...['getOne', 'getStanding', 'getReport', 'getFindings'].map(
      (one) => `interviews/${one}?${of}`,
    ),
    ...['csv', 'jsonl', 'md'].map((format) => `interviews/export?${of}&format=${format}`),
    ...['interviews/getList?productID=ledger', 'products/getList', `themes/getList?${of}`],
    ...[`interviews/getPeople?${of}`, `interviews/getOpenLink?${of}`, `notes/getList?${of}`],
    ...[`invites/getList?${of}`, `invites/getSummaries?${of}`],
    'profiles/getList?productID=ledger&source=human',
    ...linkIDs.flatMap((id) => [
      `invites/getTranscript?linkID=${id}`,
      `invites/getReport?linkID=${id}`,
    ]),
    ...profileIDs.map((id) => `profiles/getOne?profileID=${id}`),
  ]
  return [
    ...paths.map((path) => ({ path })),
    { path: 'interviews/ask', body: { interviewID, question: 'How did the export go?' } },
    { path: 'quotes/verify', body: { text: 'This was not asked.', productID: 'ledger' } },
    { path: 'quotes/verify', body: { text: 'in a drawer', productID: 'ledger' } },
  ]
}

type Known = { interviewID: string; profileIDs: string[]; simulationIDs: string[] }

/** Something that makes people up, or tells of it. */
function makeUp(chance: ReturnType<typeof createChance>, known: Known) {
  const { interviewID, profileIDs, simulationIDs } = known
  const profileID = chance.pick(profileIDs)
  const simulationID = simulationIDs.length > 0 ? chance.pick(simulationIDs) : 'sim_none'
  const question = chance.pick(['How did the export go?', 'What does the bank say?', 'Why?'])
  return chance.pick<{ path: string; body?: object }>([
    { path: 'simulations/ask', body: { profileID, question } },
    { path: 'simulations/addOne', body: { interviewID, profileIDs: [profileID] } },
    { path: `simulations/getOne?simulationID=${simulationID}` },
    { path: `simulations/getList?profileID=${profileID}` },
    { path: 'simulations/getAccuracy?productID=ledger' },
    { path: 'simulations/remove', body: { simulationID } },
    { path: 'interviews/rehearse', body: { interviewID, people: 1 } },
    { path: 'profiles/generate', body: { productID: 'ledger' } },
  ])
}

/** What is said of people: the history of a profile tells of simulations, and of nothing in them; a file, when it was written. */
function ofPeople(text: string): string {
  return text
    .replace(/,?\{"type":"simulation","id":"sim_[0-9A-Za-z]{28}"\}/g, '')
    .replace(/"exported_on":"[^"]*"/, '')
}

/** Answers of software beside which it does not stand how often it was right, and what it is. */
function answersAlone(text: string): number {
  const { result } = JSON.parse(text)
  const all = [result].flat().filter((one) => one && 'origin' in one)
  return all.filter(({ accuracy, notice }) => !accuracy?.word || !notice).length
}
