import { afterEach, describe, expect, test } from 'vitest'
import type { ProfileInFull } from '../../src/contract/profile-schemas.ts'
import type { Profile } from '../../src/contract/resources.ts'
import { databases } from '../databases.ts'
import {
  browserOf,
  call,
  details,
  eventually,
  guidelines,
  openLink,
  startService,
  type TestService,
  takeInterview,
} from '../start.ts'
import { tracesOf } from './traces.ts'

/** Three talks of one person, each with words that no other talk has. */
const talks = [
  {
    product: 'ledger',
    score: 2,
    occupation: 'Bookkeeper',
    canaries: ['quellmoss'],
    answers: [
      'I run the quellmoss workshop with three other people in Lisbon.',
      'The export is slow and it loses my quellmoss invoices every month.',
      'I care about reliability more than anything else in a quellmoss tool.',
    ],
  },
  {
    product: 'payroll',
    score: 4,
    occupation: 'Thornvale accountant',
    canaries: ['brimzagel', 'thornvale', 'wexlodge'],
    answers: [
      'I love how fast the brimzagel import works now and it saves me hours.',
      'In my free time I love building brimzagel kites with my daughter.',
      'It is important to me that the brimzagel support answers within a day.',
      'I wish the brimzagel calendar had reminders for every payday.',
    ],
    more: { name: 'Wexlodge Person', location: 'Wexlodge Bay' },
  },
  {
    product: 'ledger',
    score: 5,
    occupation: 'Owner',
    canaries: ['oskendahl'],
    answers: [
      'I love the new oskendahl report, it is clear and quick to read.',
      'I work as the owner of the oskendahl studio since last spring.',
      'A low price is important to me for every oskendahl tool.',
    ],
  },
] as const

describe.each(databases)('a person who comes back, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let databaseURL: string
  afterEach(() => service?.close())

  const get = (path: string) => call(`${service.url}/v1/${path}`, { token })
  const idOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)
  const listed = async (product: string): Promise<Profile[]> =>
    (await get(`profiles/getList?productID=${product}`)).json.result

  async function begin(): Promise<void> {
    databaseURL = await open()
    service = await startService(databaseURL)
    token = await service.newToken()
  }

  async function newLink(productID: string) {
    const body = { productID, interviewName: 'Talk', guidelines }
    const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
    const { interviewID } = added.json.result
    const made = await call(`${service.url}/v1/invites/createInvites`, {
      token,
      body: { interviewID, invitees: [{ email: details.email }] },
    })
    return { interviewID: String(interviewID), link: String(made.json.result[0]) }
  }

  /** Holds the talks one after another, each profile made before the next begins. */
  async function hold(given: readonly (typeof talks)[number][]) {
    const held: { interviewID: string; link: string }[] = []
    for (const talk of given) {
      const made = await newLink(talk.product)
      held.push(made)
      const more = 'more' in talk ? talk.more : {}
      await takeInterview(made.link, talk.answers, {
        onboard: { ...details, ...more, occupation: talk.occupation },
        verdict: { score: talk.score },
      })
      await eventually(async () => {
        const [profile] = await listed(talk.product)
        return profile?.metadata.interview_count === held.length ? profile : null
      })
    }
    return held
  }

  /** Everything that can be asked for about these interviews, in one text. */
  async function everyAnswer(held: { interviewID: string; link: string }[], profileID: string) {
    const paths = [
      'profiles/getList?productID=ledger',
      'profiles/getList?productID=payroll',
      `profiles/getOne?profileID=${profileID}`,
      'invites/getList?productID=ledger',
      'invites/getList?productID=payroll',
      ...held.flatMap(({ interviewID, link }) => [
        `interviews/getReport?interviewID=${interviewID}`,
        `interviews/getOne?interviewID=${interviewID}`,
        `invites/getList?interviewID=${interviewID}`,
        `invites/getOne?linkID=${idOf(link)}`,
        `invites/getReport?linkID=${idOf(link)}`,
      ]),
    ]
    const answers = [...(await Promise.all(paths.map(get)))]
    for (const { link } of held) answers.push(await openLink(link).state())
    return answers.map(({ text }) => text).join('\n')
  }

  test('three interviews for two products make one profile that tells the change', async () => {
    await begin()
    const held = await hold(talks)
    const [profile, ...others] = await listed('ledger')
    expect(others).toEqual([])
    expect(await listed('payroll')).toEqual([profile])
    expect(profile).toMatchObject({
      productIDs: ['ledger', 'payroll'],
      metadata: { interview_count: 3, sentiment: 5 },
      history: held.map(({ link }) => ({ type: 'link', id: idOf(link) })),
      details: { occupation: 'Owner' },
    })
    const full: ProfileInFull = (await get(`profiles/getOne?profileID=${profile?.profileID}`)).json
      .result
    expect(full.trajectory.map(({ score, linkID }) => [score, linkID])).toEqual(
      held.map(({ link }, at) => [talks[at]?.score, idOf(link)]),
    )
    // What only the oldest interview told is still claimed, and says whose it is.
    const oldest = full.claims.filter(({ text }) => text.includes('quellmoss'))
    expect(oldest.length).toBeGreaterThan(0)
    for (const { linkIDs } of oldest) expect(linkIDs).toContain(idOf(held[0]?.link ?? ''))
  })

  test('withdrawing the second interview leaves nothing that rested on it alone', async () => {
    await begin()
    const held = await hold(talks)
    const [first, second, third] = held
    const gone = [...talks[1].canaries, idOf(second?.link ?? '')]
    const profileID = (await listed('ledger'))[0]?.profileID ?? ''
    const before = (await everyAnswer(held, profileID)).toLowerCase()
    for (const word of gone) expect(before).toContain(word.toLowerCase())

    expect((await browserOf(second?.link ?? '').request('/erase', {})).status).toBe(200)
    const [profile] = await listed('ledger')
    expect(await listed('payroll')).toEqual([])
    expect(profile).toMatchObject({
      profileID,
      productIDs: ['ledger'],
      firstName: 'Sample',
      metadata: { interview_count: 2, sentiment: 5 },
      history: [first, third].map((one) => ({ type: 'link', id: idOf(one?.link ?? '') })),
    })
    const after = (await everyAnswer(held, profileID)).toLowerCase()
    for (const word of gone) expect(after).not.toContain(word.toLowerCase())
    for (const word of ['quellmoss', 'oskendahl']) expect(after).toContain(word)

    // The links that were made stay in the answer kept for a repeated call, so only words count.
    // On SQLite now and then a rest stays until the file is rebuilt, 20 s later.
    await expect
      .poll(() => tracesOf(databaseURL, talks[1].canaries), { timeout: 60_000 })
      .toEqual([])
    expect(await tracesOf(databaseURL, ['quellmoss'])).not.toEqual([])
    await service.close()
    expect(await tracesOf(databaseURL, gone)).toEqual([])
  }, 120_000)

  test('withdrawing the last interview of a person removes the profile', async () => {
    await begin()
    const [talk, , later] = talks
    const held = await hold([talk, later])
    const profileID = (await listed('ledger'))[0]?.profileID
    for (const { link } of held) {
      expect((await browserOf(link).request('/erase', {})).status).toBe(200)
    }
    expect(await listed('ledger')).toEqual([])
    expect((await get(`profiles/getOne?profileID=${profileID}`)).status).toBe(404)
    await service.close()
    const words = [...talk.canaries, ...later.canaries, details.email, 'Sample Person']
    expect(await tracesOf(databaseURL, words)).toEqual([])
  })
})
