import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profileInFull } from '../../src/contract/profile-schemas.ts'
import { inviteReport } from '../../src/contract/report-schemas.ts'
import { databases } from '../databases.ts'
import {
  answers,
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

describe.each(databases)('what people told, on $name', ({ open }) => {
  let service: TestService
  let token: string
  let products = 0

  beforeAll(async () => {
    service = await startService(await open())
    token = await service.newToken()
  })
  afterAll(() => service.close())

  const get = (path: string, as = token) => call(`${service.url}/v1/${path}`, { token: as })
  const idOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

  async function newLinks(count = 1) {
    products += 1
    const productID = `product-${products}`
    const added = await call(`${service.url}/v1/interviews/addOne`, {
      token,
      body: { productID, interviewName: 'n', guidelines },
    })
    const { interviewID } = added.json.result
    const made = await get(`invites/createInvites?interviewID=${interviewID}&count=${count}`)
    const links: string[] = made.json.result
    return { productID, interviewID: String(interviewID), links, link: links[0] ?? '' }
  }

  /** Details of a person whom no other test knows. */
  const somebody = () => ({ onboard: { ...details, email: `person-${products}@example.com` } })

  const listed = (productID: string, interviews = 1) =>
    eventually(async () => {
      const [profile] = (await get(`profiles/getList?productID=${productID}`)).json.result
      return profile?.metadata.interview_count === interviews ? profile : null
    })

  test('profiles.getOne shows the Profile of the list, and every claim rests on stored words', async () => {
    const { productID, link } = await newLinks()
    await takeInterview(link, answers, somebody())
    const profile = await listed(productID)
    const reply = await get(`profiles/getOne?profileID=${profile.profileID}`)
    expect(reply.status).toBe(200)
    expect(profileInFull.strict().parse(reply.json.result)).toEqual(reply.json.result)
    expect(reply.json.result).toMatchObject(profile)

    const { claims, trajectory, status } = profileInFull.parse(reply.json.result)
    const { conversation } = (await get(`invites/getOne?linkID=${idOf(link)}`)).json.result
    expect(claims.length).toBeGreaterThan(2)
    for (const { linkID, seq, start, end, quote } of claims.flatMap(({ evidence }) => evidence)) {
      expect(linkID).toBe(idOf(link))
      expect(conversation[seq]).toMatchObject({ role: 'user' })
      expect(conversation[seq].content.slice(start, end)).toBe(quote)
    }
    expect(trajectory).toMatchObject([{ score: 4, method: 'self_placed', linkID: idOf(link) }])
    expect(status).not.toBe('insufficient')
  })

  test('profiles.getOne tells what the second interview of a person changed', async () => {
    const { productID, interviewID } = await newLinks()
    const invitee = { email: 'returning@example.com' }
    const made = await call(`${service.url}/v1/invites/createInvites`, {
      token,
      body: { interviewID, invitees: [invitee, invitee] },
    })
    const [one = '', two = '']: string[] = made.json.result
    await takeInterview(one, answers, { onboard: { name: 'Sample Person', occupation: 'Clerk' } })
    await listed(productID)
    await takeInterview(two, answers.slice(0, 2), {
      onboard: { name: 'Sample Person', occupation: 'Manager' },
      verdict: { score: 2 },
    })
    const { profileID } = await listed(productID, 2)
    const { changes, trajectory } = (await get(`profiles/getOne?profileID=${profileID}`)).json
      .result
    const later = changes.filter(({ linkID }: { linkID: string }) => linkID === idOf(two))
    expect(later).toContainEqual(
      expect.objectContaining({ field: 'occupation', before: 'Clerk', after: 'Manager' }),
    )
    expect(later).toContainEqual(
      expect.objectContaining({ field: 'sentiment', before: 4, after: 2 }),
    )
    expect(trajectory.map(({ score }: { score: number }) => score)).toEqual([4, 2])
  })

  const correct = (body: unknown, as = token) =>
    call(`${service.url}/v1/profiles/correct`, { token: as, body })

  test('profiles.correct lies over what was told, with who and why, and stays when more is told', async () => {
    const { productID, interviewID } = await newLinks()
    const invitee = { email: `corrected-${productID}@example.com` }
    const made = await call(`${service.url}/v1/invites/createInvites`, {
      token,
      body: { interviewID, invitees: [invitee, invitee] },
    })
    const [one = '', two = '']: string[] = made.json.result
    await takeInterview(one, answers, { onboard: { name: 'Sample Person', occupation: 'Clerk' } })
    const before = await listed(productID)
    const { profileID } = before
    const putRight = { profileID, field: 'occupation', value: 'Baker', reason: 'She wrote to us.' }
    const reply = await correct(putRight)
    expect(reply.status).toBe(200)
    expect(profileInFull.strict().parse(reply.json.result)).toEqual(reply.json.result)
    expect(reply.json.result.corrections).toEqual([
      {
        field: 'occupation',
        value: 'Baker',
        told: 'Clerk',
        reason: 'She wrote to us.',
        by: 'ada',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        holds: true,
      },
    ])
    expect((await correct(putRight)).text).toBe(reply.text)
    for (const [field, value] of [
      ['sentiment', null],
      ['sentiment', 5],
      ['lastName', null],
      ['key_values', ['Speed', 'Honest prices']],
    ]) {
      expect((await correct({ profileID, field, value, reason: 'Told by phone.' })).status).toBe(
        200,
      )
    }

    await takeInterview(two, answers, {
      onboard: { name: 'Sample Person', occupation: 'Manager' },
      verdict: { score: 1 },
    })
    const { lastName, ...after } = await listed(productID, 2)
    expect(after).toEqual({
      ...after,
      firstName: 'Sample',
      metadata: { ...after.metadata, sentiment: 5 },
      details: { ...after.details, occupation: 'Baker', key_values: ['Speed', 'Honest prices'] },
    })
    expect(lastName).toBeUndefined()
    expect(Object.keys(after)).toEqual(Object.keys(before).filter((name) => name !== 'lastName'))
    const shown = (await get(`profiles/getOne?profileID=${profileID}`)).json.result
    expect(shown).toMatchObject(after)
    expect(shown.corrections).toMatchObject([
      { field: 'occupation', told: 'Manager', holds: true },
      { field: 'sentiment', told: 1, holds: false },
      { field: 'sentiment', value: 5, told: 1, holds: true },
      { field: 'lastName', told: 'Person', holds: true },
      { field: 'key_values', holds: true },
    ])
    expect(shown.trajectory.map(({ score }: { score: number }) => score)).toEqual([4, 1])

    await browserOf(one).request('/erase', {})
    const rest = (await get(`profiles/getOne?profileID=${profileID}`)).json.result
    expect(rest).toMatchObject({ lastName: 'Person', corrections: [] })
    expect(rest.details.occupation).toBe('Manager')
  })

  const takeBack = (body: unknown, as = token) =>
    call(`${service.url}/v1/profiles/takeBack`, { token: as, body })

  test('profiles.takeBack lets what was told, or the correction before, hold again', async () => {
    const { productID, link } = await newLinks()
    await takeInterview(link, answers, somebody())
    const before = await listed(productID)
    const { profileID } = before
    const field = 'occupation'
    await correct({ profileID, field, value: 'Baker', reason: 'She wrote to us.' })
    const { json } = await correct({ profileID, field, value: 'Butcher', reason: 'Misheard.' })
    const [first, second] = json.result.corrections
    const back = { profileID, field, reason: 'A slip.' }

    const once = await takeBack({ ...back, at: second.at })
    expect(once.status).toBe(200)
    expect(profileInFull.strict().parse(once.json.result)).toEqual(once.json.result)
    expect(once.json.result).toMatchObject({
      details: { occupation: 'Baker' },
      corrections: [
        { value: 'Baker', holds: true },
        { value: 'Butcher', holds: false, takenBack: { reason: 'A slip.', by: 'ada' } },
      ],
    })
    expect((await takeBack({ ...back, at: second.at, reason: 'Again.' })).text).toBe(once.text)
    expect((await listed(productID)).details.occupation).toBe('Baker')
    await takeBack({ ...back, at: first.at })
    expect(await listed(productID)).toEqual(before)

    const again = await correct({ profileID, field, value: 'Butcher', reason: 'Misheard.' })
    expect(again.json.result.corrections.at(-1)).toMatchObject({ holds: true })
    expect((await takeBack({ ...back, field: 'location', at: first.at })).status).toBe(404)
    expect((await takeBack({ ...back, at: '2020-01-01T00:00:00.000Z' })).status).toBe(404)
    const reader = await service.newToken({ scopes: ['read'] })
    expect((await takeBack({ ...back, at: second.at }, reader)).status).toBe(403)
  })

  test('profiles.getOne names who may be the same person, and merges nobody', async () => {
    const { productID, interviewID, links } = await newLinks(3)
    const email = `maybe-${productID}@example.com`
    const made = await call(`${service.url}/v1/invites/createInvites`, {
      token,
      body: { interviewID, invitees: [{ email }] },
    })
    const [invited = '']: string[] = made.json.result
    const alone = { onboard: { ...details, email: `other-${productID}@example.com` } }
    await takeInterview(invited, answers, { onboard: { name: 'Sample Person', occupation: 'x' } })
    await takeInterview(links[0] ?? '', answers, {
      onboard: { ...details, email: ` ${email.toUpperCase()}` },
    })
    await takeInterview(links[1] ?? '', answers, alone)
    await takeInterview(links[2] ?? '', answers, { onboard: { ...details, email } })
    const profiles = await eventually(async () => {
      const list = (await get(`profiles/getList?productID=${productID}`)).json.result
      return list.length === 4 ? list : null
    })
    const matches = new Map<string, { profileID: string; proved: boolean }[]>()
    for (const { profileID, history } of profiles) {
      const { possibleMatches } = (await get(`profiles/getOne?profileID=${profileID}`)).json.result
      matches.set(history[0].id, possibleMatches)
    }
    const idWith = (link: string) =>
      profiles.find(({ history }: { history: { id: string }[] }) => history[0]?.id === idOf(link))
        ?.profileID
    const [typed, other, again] = [links[0] ?? '', links[1] ?? '', links[2] ?? '']
    const proved = { profileID: idWith(invited), proved: true }
    const claimed = [typed, again].map((link) => ({ profileID: idWith(link), proved: false }))
    const [first, second] = claimed
    const known = (link: string) => new Set(matches.get(idOf(link)))
    expect(known(invited)).toEqual(new Set(claimed))
    expect(known(typed)).toEqual(new Set([proved, second]))
    expect(known(again)).toEqual(new Set([proved, first]))
    expect(matches.get(idOf(other))).toEqual([])
  })

  test('profiles.correct refuses by name what a field cannot hold, and whoever may only read', async () => {
    const { productID, link } = await newLinks()
    await takeInterview(link, answers, somebody())
    const before = await listed(productID)
    const good = { profileID: before.profileID, field: 'occupation', value: 'Baker', reason: 'r' }
    const bad: [object, string][] = [
      [{ field: 'profileID' }, 'field'],
      [{ field: 'history', value: [] }, 'field'],
      [{ value: '' }, 'value'],
      [{ value: 3 }, 'value'],
      [{ value: undefined }, 'value'],
      [{ value: { a: 1 } }, 'value'],
      [{ value: 'x'.repeat(201) }, 'value'],
      [{ field: 'sentiment', value: 6 }, 'value'],
      [{ field: 'sentiment', value: '4' }, 'value'],
      [{ field: 'interests', value: 'chess' }, 'value'],
      [{ field: 'interests', value: [''] }, 'value'],
      [{ reason: '' }, 'reason'],
      [{ reason: undefined }, 'reason'],
      [{ profileID: undefined }, 'profileID'],
    ]
    for (const [change, named] of bad) {
      const reply = await correct({ ...good, ...change })
      expect([change, reply.status, reply.json.message.split(' ')[0]]).toEqual([change, 400, named])
    }
    const reader = await service.newToken({ scopes: ['read'] })
    expect((await correct(good, reader)).status).toBe(403)
    expect(await listed(productID)).toEqual(before)
  })

  test('profiles.correct keeps each of many corrections made at once', async () => {
    const { productID, link } = await newLinks()
    await takeInterview(link, answers, somebody())
    const { profileID } = await listed(productID)
    const replies = await Promise.all(
      ['background', 'location', 'firstName'].map((field) =>
        correct({ profileID, field, value: `right ${field}`, reason: 'r' }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const shown = await listed(productID)
    expect(shown).toMatchObject({
      firstName: 'right firstName',
      details: { background: 'right background', location: 'right location' },
    })
  })

  test('profiles.getOne knows nothing of a profile whose only interview was erased', async () => {
    const { productID, link } = await newLinks()
    await takeInterview(link, answers, somebody())
    const { profileID } = await listed(productID)
    expect((await browserOf(link).request('/erase', {})).status).toBe(200)
    const gone = await get(`profiles/getOne?profileID=${profileID}`)
    const never = await get('profiles/getOne?profileID=x')
    expect([gone.status, gone.text]).toEqual([404, never.text])
    const report = await get(`invites/getReport?linkID=${idOf(link)}`)
    expect([report.status, report.text]).toEqual([
      404,
      (await get('invites/getReport?linkID=x')).text,
    ])
  })

  test('invites.getReport measures a finished interview and each of its answers', async () => {
    const { link, interviewID } = await newLinks()
    await takeInterview(link, answers, somebody())
    const reply = await get(`invites/getReport?linkID=${idOf(link)}`)
    const report = inviteReport.strict().parse(reply.json.result)
    expect(report).toMatchObject({ interviewID, status: 'completed', endReason: 'finished' })
    const { conversation } = (await get(`invites/getOne?linkID=${idOf(link)}`)).json.result
    for (const { seq, question, words } of report.answers) {
      expect(conversation[seq].role).toBe('user')
      expect(conversation[question ?? -1].role).toBe('assistant')
      expect(words).toBeGreaterThan(0)
    }
    expect(report.answers.length).toBeGreaterThan(4)
    const named = Object.fromEntries(report.measures.map((one) => [one.name, one]))
    expect(named.completed).toMatchObject({ value: 1 })
    expect(named.prematureClose).toMatchObject({ value: 0, target: { max: 0 }, met: true })
    expect(named.questionsPerTurn?.explanation).toMatch(/\w/)
    expect(report).not.toHaveProperty('dropSeq')
    expect(JSON.stringify(report)).not.toContain('null')
  })

  test('invites.getReport of a link that nobody opened has nothing measured', async () => {
    const { link } = await newLinks()
    const report = (await get(`invites/getReport?linkID=${idOf(link)}`)).json.result
    expect(report).toMatchObject({ status: 'created', topics: [], measures: [], answers: [] })
  })

  test('invites.getReport tells after which answer a person left', async () => {
    const { link } = await newLinks()
    const browser = openLink(link)
    await browser.send({ type: 'consent', agreed: true, locale: 'en' })
    const asked = await browser.send({ type: 'onboard', name: 'Sample Person' })
    await browser.answer(answers[0] ?? '', asked.json.result.expects.after)
    const running = (await get(`invites/getReport?linkID=${idOf(link)}`)).json.result
    expect(running).not.toHaveProperty('dropSeq')
    await browser.send({ type: 'end', keep: true })
    const report = (await get(`invites/getReport?linkID=${idOf(link)}`)).json.result
    expect(report.endReason).toBe('ended_early')
    expect(report.dropSeq).toBe(report.answers.at(-1).seq)
  })
})
