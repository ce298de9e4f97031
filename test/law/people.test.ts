import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readings } from '../../src/reading/readings.ts'
import { createPeople } from '../../src/service/people/people.ts'
import { consentText, hashText } from '../../src/service/taking-part/consent.ts'
import { databases, newDataFile } from '../databases.ts'
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

const program = join(import.meta.dirname, '../../src/cli/colloquy.ts')
const run = promisify(execFile)
const email = 'Glimwort.Keeper@example.com'
const canary = 'glimwortbees'

/** A service with a token and an interview. */
async function prepared(databaseURL: string) {
  const service = await startService(databaseURL)
  const token = await service.newToken()
  const added = await call(`${service.url}/v1/interviews/addOne`, {
    token,
    body: { productID: 'ledger', interviewName: 'n', guidelines },
  })
  return { service, token, interviewID: String(added.json.result.interviewID) }
}

type Prepared = Awaited<ReturnType<typeof prepared>>

async function invite({ service, token, interviewID }: Prepared, invitees: object[], key = '') {
  const made = await call(`${service.url}/v1/invites/createInvites`, {
    token,
    body: { interviewID, invitees },
    ...(key !== '' && { headers: { 'idempotency-key': key } }),
  })
  return made.json.result as string[]
}

const told = [`I keep ${canary} behind the house and sell the honey.`, ...answers]

/** One link that the person was invited by, one on which somebody typed the address, one unopened. */
async function furnish(given: Prepared) {
  const [invited = '', typed = '', unopened = '', other = ''] = await invite(
    given,
    [{ email, name: 'Sample Person' }, {}, { email: ` ${email.toLowerCase()} ` }, {}],
    'key-1',
  )
  await takeInterview(invited, told, { onboard: { email, occupation: `${canary} keeper` } })
  await takeInterview(typed, told, { onboard: { email: email.toUpperCase() } })
  await takeInterview(other, answers, { onboard: { email: 'other@example.com' } })
  await eventually(async () => ((await profilesOf(given)).length === 3 ? true : null))
  return { invited, typed, unopened, other }
}

async function profilesOf({ service, token }: Prepared) {
  const listed = await call(`${service.url}/v1/profiles/getList?productID=ledger`, { token })
  return listed.json.result as { profileID: string }[]
}

const ask = (service: TestService, token: string, what: 'export' | 'erase', body: object) =>
  call(`${service.url}/v1/people/${what}`, { token, body })

const idOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

describe.each(databases)('what a person may ask, on $name', ({ name, open }) => {
  test('an export holds everything, and tells what was proved from what was typed', async () => {
    const given = await prepared(await open())
    const { service, token } = given
    const links = await furnish(given)
    const { status, json } = await ask(service, token, 'export', { email })
    expect(status).toBe(200)
    const { invited, typed } = json.result
    const linksOf = (part: { interviews: { invite: { linkID: string } }[] }) =>
      part.interviews.map((interview) => interview.invite.linkID)
    expect(linksOf(invited).sort()).toEqual([links.invited, links.unopened].map(idOf).sort())
    expect(linksOf(typed)).toEqual([idOf(links.typed)])
    expect(invited.profiles).toHaveLength(1)
    expect(typed.profiles).toHaveLength(1)
    expect(invited.profiles[0].claims.length).toBeGreaterThan(0)

    const held = invited.interviews.find((one: { record?: object }) => one.record)
    const said = held.messages.filter((line: { role: string }) => line.role === 'user')
    expect(said[0]).toMatchObject({ content: told[0], at: expect.any(String) })
    expect(held.notes.onboarding.occupation).toBe(`${canary} keeper`)
    expect(held.notes).not.toHaveProperty('plan')
    const text = consentText('en', { organization: 'acme', interviewer: 'builtin' })
    expect(held.consent).toEqual({
      textHash: hashText(text),
      locale: 'en',
      agreedAt: expect.stringMatching(/Z$/),
      browser: expect.stringMatching(/^[0-9a-f]{64}$/),
      interviewer: 'builtin',
    })
    const only = await ask(service, token, 'export', { email, identity: 'typed' })
    expect(only.json.result.invited).toEqual({
      interviews: [],
      audit: [],
      teamNotes: [],
      simulations: [],
      profiles: [],
    })
    expect(only.json.result.typed.interviews).toHaveLength(1)
    await service.close()
  })

  test('nobody of another organization learns or loses anything', async () => {
    const given = await prepared(await open())
    const { service, token } = given
    await invite(given, [{ email }])
    const foreign = await service.newToken({ org: 'other' })
    for (const what of ['export', 'erase'] as const) {
      const theirs = await ask(service, foreign, what, { email })
      const unknown = await ask(service, foreign, what, { email: 'nobody@example.com' })
      const plain = (text: string) => text.replace(/"(email|exportedAt)":"[^"]*",?/g, '')
      expect([theirs.status, plain(theirs.text)]).toEqual([200, plain(unknown.text)])
    }
    const own = await ask(service, token, 'export', { email })
    expect(own.json.result.invited.interviews).toHaveLength(1)
    const reader = await service.newToken({ scopes: ['read'] })
    expect((await ask(service, reader, 'erase', { email })).status).toBe(403)
    await service.close()
  })

  test('more than one answer holds is refused in a sentence, with the way to all of it', async () => {
    const given = await prepared(await open())
    const { service } = given
    await furnish(given)
    const { store, url: publicURL } = service
    const deps = { store, reading: readings, now: () => new Date(), publicURL }
    const whoever = { orgID: 'acme', userID: 'u', tokenID: 't', tokenHash: '', scopes: [] }
    const exported = (exportCharactersMax: number) =>
      createPeople({ ...deps, exportCharactersMax })['people.export']({
        ...{ query: undefined, body: { email }, caller: whoever },
        ...{ linkID: '', browser: null, idempotencyKey: null },
      })
    await expect(exported(3_000)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('colloquy person export'),
    })
    expect(await exported(1_000_000)).toMatchObject({ value: { email } })
    await service.close()
  })

  test('an erasure reaches everything, counts it, and finds nothing the second time', async () => {
    const databaseURL = await open()
    const given = await prepared(databaseURL)
    const { service, token } = given
    const links = await furnish(given)
    const erased = await ask(service, token, 'erase', { email })
    expect(erased.json.result).toEqual({
      invited: { interviews: 2, profiles: 1 },
      typed: { interviews: 1, profiles: 1 },
    })
    const again = await ask(service, token, 'erase', { email })
    const nothing = { interviews: 0, profiles: 0 }
    expect(again.json.result).toEqual({ invited: nothing, typed: nothing })
    expect(await profilesOf(given)).toHaveLength(1)
    const gone = [links.invited, links.typed, links.unopened]
    for (const link of gone) expect((await openLink(link).state()).status).toBe(404)
    // A repeat of the call that made the links still makes no others, and names none of them.
    const repeated = await invite(
      given,
      [{ email, name: 'Sample Person' }, {}, { email: ` ${email.toLowerCase()} ` }, {}],
      'key-1',
    )
    expect(repeated).toHaveLength(4)
    expect(repeated[3]).toBe(links.other)
    const words = [canary, email, ...gone.map(idOf)]
    const look = () => tracesOf(databaseURL, words)
    // PostgreSQL at once; SQLite's file and log within a minute, while the service runs.
    if (name === 'PostgreSQL') expect(await look()).toEqual([])
    else await expect.poll(look, { timeout: 60_000, interval: 500 }).toEqual([])
    expect(await tracesOf(databaseURL, ['other@example.com'])).not.toEqual([])
    await service.close()
  }, 120_000)

  test('erasing what was typed leaves what an invite proved', async () => {
    const given = await prepared(await open())
    const { service, token } = given
    const [invited = '', typed = ''] = await invite(given, [{ email }, {}])
    await takeInterview(typed, told.slice(0, 2), { onboard: { email } })
    const erased = await ask(service, token, 'erase', { email, identity: 'typed' })
    expect(erased.json.result.typed.interviews).toBe(1)
    expect(erased.json.result.invited.interviews).toBe(0)
    expect((await openLink(invited).state()).status).toBe(200)
    await service.close()
  })

  test('the command line does the same beside a running service', async () => {
    const databaseURL = await open()
    const given = await prepared(databaseURL)
    await invite(given, [{ email }])
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseURL }
    const args = ['--org', 'acme', '--email', email.toUpperCase()]
    const colloquy = async (verb: string, more = args) =>
      (await run(process.execPath, [program, 'person', verb, ...more], { env })).stdout
    expect(JSON.parse(await colloquy('export')).invited.interviews).toHaveLength(1)
    expect(await colloquy('erase')).toContain('Erased: 1 interviews')
    expect(await colloquy('erase')).toContain('Erased: 0 interviews')
    await expect(colloquy('erase', ['--org', 'acme', '--email', ' '])).rejects.toThrow(
      '--email must be an e-mail address.',
    )
    const { service, token } = given
    const admin = await service.newToken({ scopes: ['admin'] })
    const { result } = (await call(`${service.url}/v1/audit/getList`, { token: admin })).json
    const own = (line: { tokenID: string }) => line.tokenID === 'command line'
    // The second erasure found nobody, which it told; what was erased is no longer named.
    expect(result.filter(own)).toEqual([
      expect.objectContaining({ call: 'people.export', userID: 'command line', count: 1 }),
      expect.objectContaining({ call: 'people.erase', userID: 'command line', count: 1 }),
      expect.objectContaining({ call: 'people.erase', userID: 'command line', count: 1 }),
    ])
    expect(JSON.stringify(result)).not.toContain(token)
    await given.service.close()
  })
})

test('a file that another process erased from is rebuilt by the service that runs on it', async () => {
  const databaseURL = newDataFile()
  const given = await prepared(databaseURL)
  const [link = ''] = await invite(given, [{ email, name: canary }])
  await takeInterview(link, told)
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseURL }
  const args = ['person', 'erase', '--org', 'acme', '--email', email]
  await run(process.execPath, [program, ...args], { env })
  const look = () => tracesOf(databaseURL, [canary, email])
  await expect.poll(look, { timeout: 60_000, interval: 500 }).toEqual([])
  await given.service.close()
}, 90_000)
