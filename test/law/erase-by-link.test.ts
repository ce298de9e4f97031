import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { databases } from '../databases.ts'
import { tracesOf } from '../profiles/traces.ts'
import {
  answers,
  call,
  eventually,
  guidelines,
  openLink,
  startService,
  takeInterview,
} from '../start.ts'

const program = join(import.meta.dirname, '../../src/cli/colloquy.ts')
const run = promisify(execFile)
const canary = 'glimwortbees'
const told = [`I keep ${canary} behind the house and sell the honey.`, ...answers]

type Line = { call: string; userID: string; resource?: string; count: number }

/** A service with an interview and links to it, all for one person. */
async function prepared(databaseURL: string, count: number) {
  const service = await startService(databaseURL)
  const token = await service.newToken()
  const admin = await service.newToken({ scopes: ['admin'] })
  const post = (path: string, body: object, by = token) =>
    call(`${service.url}/v1/${path}`, { token: by, body })
  const list = async (path: string, by = token) =>
    (await call(`${service.url}/v1/${path}`, { token: by })).json.result
  const added = await post('interviews/addOne', { productID: 'p', interviewName: 'n', guidelines })
  const { interviewID } = added.json.result
  const invitees = Array.from({ length: count }, () => ({ email: 'ada@example.com' }))
  const made = await post('invites/createInvites', { interviewID, invitees })
  return {
    service,
    post,
    interviewID: interviewID as string,
    get: list,
    links: made.json.result as string[],
    invites: () => list(`invites/getList?interviewID=${interviewID}`),
    profiles: () => list('profiles/getList?productID=p'),
    async erasures(): Promise<Line[]> {
      const lines: Line[] = await list('audit/getList', admin)
      return lines.filter((line) => line.call === 'invites.erase')
    },
  }
}

const idOf = (link: string) => link.slice(link.lastIndexOf('/') + 1)

describe.each(databases)('an interview erased by its link, on $name', ({ name, open }) => {
  test('who invited can erase somebody without an address, and nobody else learns or loses anything', async () => {
    const databaseURL = await open()
    const { service, post, links, invites, profiles, erasures } = await prepared(databaseURL, 1)
    const [link = ''] = links
    const linkID = idOf(link)
    await takeInterview(link, told, { onboard: { occupation: `${canary} keeper` } })
    await eventually(async () => (await profiles())[0])

    const foreign = await service.newToken({ org: 'other' })
    const reader = await service.newToken({ scopes: ['read'] })
    const unknown = await post('invites/erase', { linkID: 'nobody' })
    expect(unknown.status).toBe(404)
    const theirs = await post('invites/erase', { linkID }, foreign)
    expect([theirs.status, theirs.text]).toEqual([404, unknown.text])
    expect((await post('invites/erase', { linkID }, reader)).status).toBe(403)
    expect((await post('invites/erase', {})).status).toBe(400)
    expect(await profiles()).toHaveLength(1)
    expect((await openLink(link).state()).status).toBe(200)
    expect(await erasures()).toEqual([])

    const erased = await post('invites/erase', { linkID })
    expect([erased.status, erased.json]).toEqual([200, { result: { done: true } }])
    expect((await openLink(link).state()).status).toBe(404)
    expect(await invites()).toEqual([])
    expect(await profiles()).toEqual([])
    const again = await post('invites/erase', { linkID })
    expect([again.status, again.text]).toEqual([404, unknown.text])
    // The line of the change stays, and does not name what is erased.
    expect(await erasures()).toEqual([expect.objectContaining({ userID: 'ada', count: 1 })])
    expect((await erasures())[0]).not.toHaveProperty('resource')
    const look = () => tracesOf(databaseURL, [linkID, canary])
    if (name === 'PostgreSQL') expect(await look()).toEqual([])
    else await expect.poll(look, { timeout: 60_000, interval: 500 }).toEqual([])
    await service.close()
  }, 120_000)

  test('a profile of several interviews is made anew without the erased one', async () => {
    const { service, post, links, invites, profiles } = await prepared(await open(), 2)
    const [first = '', second = ''] = links
    await takeInterview(first, told)
    await takeInterview(second, answers)
    const whole = await eventually(async () => {
      const [profile] = await profiles()
      return profile?.metadata.interview_count === 2 ? profile : null
    })
    expect(JSON.stringify(whole)).toContain(canary)
    expect((await post('invites/erase', { linkID: idOf(first) })).status).toBe(200)
    const rest = await profiles()
    expect(rest).toMatchObject([{ history: [{ id: idOf(second) }] }])
    expect(JSON.stringify(rest)).not.toContain(canary)
    expect((await invites()).map((one: { linkID: string }) => one.linkID)).toEqual([idOf(second)])
    await service.close()
  })

  test('an interview goes with all that was said in it, and what people told elsewhere stays', async () => {
    const databaseURL = await open()
    const given = await prepared(databaseURL, 52)
    const { service, post, get, links, interviewID, profiles } = given
    const other = { productID: 'p', interviewName: 'other', guidelines }
    const { interviewID: kept } = (await post('interviews/addOne', other)).json.result
    const invitees = [{ email: 'ada@example.com' }]
    const made = await post('invites/createInvites', { interviewID: kept, invitees })
    const [elsewhere = ''] = made.json.result
    await takeInterview(links[0] ?? '', told)
    await takeInterview(elsewhere, answers)
    await eventually(async () => {
      const [profile] = await profiles()
      return profile?.metadata.interview_count === 2 ? profile : null
    })
    await post('notes/addOne', { interviewID, text: `Ask about ${canary}.` })
    await post('interviews/updateOne', { interviewID, interviewName: `On ${canary}` })

    const foreign = await service.newToken({ org: 'other' })
    expect((await post('interviews/erase', { interviewID }, foreign)).status).toBe(404)
    expect((await post('products/remove', { productID: 'p' })).status).toBe(409)
    const erased = await post('interviews/erase', { interviewID })
    expect([erased.status, erased.json]).toEqual([200, { result: { done: false } }])
    expect((await post('interviews/erase', { interviewID })).status).toBe(404)
    const listed = await get('interviews/getList')
    expect(listed.map((one: { interviewID: string }) => one.interviewID)).toEqual([kept])
    const look = () => tracesOf(databaseURL, [interviewID, canary])
    await expect.poll(look, { timeout: 60_000, interval: 500 }).toEqual([])
    expect(await profiles()).toMatchObject([{ history: [{ id: idOf(elsewhere) }] }])
    await service.close()
  }, 120_000)

  test('the command line does the same, by one of address and link', async () => {
    const databaseURL = await open()
    const { service, links, invites, erasures } = await prepared(databaseURL, 2)
    const [byLink = '', byID = ''] = links
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseURL }
    const erase = async (org: string, ...args: string[]) =>
      (await run(process.execPath, [program, 'person', 'erase', '--org', org, ...args], { env }))
        .stdout
    const either = 'Name who it is by --email or by --link: one of them.'
    await expect(erase('acme')).rejects.toThrow(either)
    await expect(erase('acme', '--email', 'a@example.com', '--link', byID)).rejects.toThrow(either)
    await expect(erase('acme', '--link', byID, '--identity', 'typed')).rejects.toThrow(
      '--identity goes with --email alone.',
    )
    await expect(erase('acme', '--link', ' ')).rejects.toThrow('There is no invite')
    await expect(erase('other', '--link', byLink)).rejects.toThrow('There is no invite')
    expect(await invites()).toHaveLength(2)
    expect(await erase('acme', '--link', byLink)).toContain('Erased')
    expect(await erase('acme', '--link', idOf(byID))).toContain('Erased')
    await expect(erase('acme', '--link', byLink)).rejects.toThrow('There is no invite')
    expect(await invites()).toEqual([])
    expect((await openLink(byLink).state()).status).toBe(404)
    const line = expect.objectContaining({ userID: 'command line', count: 1 })
    expect(await erasures()).toEqual([line, line])
    await service.close()
  }, 60_000)
})
