import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Client } from '../../../src/client/client.ts'
import { findOverflow } from '../barriers.ts'
import { createBrowserTests } from '../browser.ts'
import { looks } from './console-stage.ts'
import { findBarriers, setDataStage } from './data-stage.ts'
import { seedInterview } from './people.ts'

const { browserTest, isPossible, tellSkipped } = createBrowserTests('console/full.test.ts')
const stage = setDataStage(isPossible)

/** As long as names may be, without a place to break them. */
const unbroken = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200)
const words = 'A name that goes on for rather longer than anybody needs, and then some. '.repeat(3)
const long = words.slice(0, 200).trim()
/** How long a walk over many screens may take where others use the machine, ms. */
const walkMs = 120_000

type Transcript = Awaited<ReturnType<Client['invites']['getTranscript']>>
type Profile = Awaited<ReturnType<Client['profiles']['getOne']>>
type Report = Awaited<ReturnType<Client['interviews']['getReport']>>

/** Has what a call answers be fuller than anything made in a test. */
async function fill<T>(page: Page, name: string, change: (result: T) => void): Promise<void> {
  await page.route(`**/v1/${name}*`, async (route) => {
    const response = await route.fetch()
    const json: { result: T } = await response.json()
    change(json.result)
    await route.fulfill({ response, json })
  })
}

/** Goes there, waits for what is wanted, and tells what sticks out or holds somebody up. */
async function look(page: Page, path: string, shown: string): Promise<string[]> {
  await page.goto(stage.url() + path)
  await page.locator(shown).first().waitFor()
  await expect.poll(() => findOverflow(page), { message: path }).toBe(0)
  return (await findBarriers(page)).map((barrier) => `${path}: ${barrier}`)
}

browserTest('names of the greatest length stay within every screen', stayWithin, walkMs)

async function stayWithin(): Promise<void> {
  const client = stage.client()
  const invitees = [unbroken, long].map((name) => ({ name, occupation: name, email: address }))
  const barriers: string[] = []
  const made: [string, string][] = []
  for (const name of [unbroken, long]) {
    const { interviewID } = await client.interviews.addOne({
      ...{ productID: name, interviewName: name, guidelines: `# ${name}\n- ${name}?` },
    })
    const [link = ''] = await client.invites.createInvitesFor({ interviewID, invitees })
    made.push([interviewID, link.slice(link.lastIndexOf('/') + 1)])
    await client.tokens.addOne({ name, scopes: ['read'] })
    await client.members.addOne({ email: `${made.length}${address}`, name, role: 'viewer' })
  }
  for (const options of Object.values(looks)) {
    const { page, context, complaints } = await stage.open('/console', options)
    const check = async (path: string, shown: string) => {
      barriers.push(...(await look(page, path, shown)))
    }
    await check('/console', '.product-card')
    for (const [at, name] of [unbroken, long].entries()) {
      const [interviewID, linkID] = made[at] ?? ['', '']
      const interview = `/console/interviews/${interviewID}`
      await check(`/console/products/${encodeURIComponent(name)}`, '.interview-row')
      await check(`/console/products/${encodeURIComponent(name)}/profiles`, '.empty')
      await check(interview, '.plan .piece')
      await check(`${interview}/links`, '.grid [data-cell]')
      await check(`${interview}/report`, '.report-head')
      await check(`/console/invites/${linkID}`, '.empty')
    }
    await check('/console/settings/members', '.member')
    await check('/console/settings/tokens', '.member')
    expect(complaints).toEqual([])
    await context.close()
  }
  expect(barriers).toEqual([])
}

const address = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`

browserTest('conversation, profile and report are as full as they like', beFull, walkMs)

async function beFull(): Promise<void> {
  const client = stage.client()
  const { interviewID, links } = await seedInterview(client)
  const [linkID = ''] = links
  const [{ profileID } = { profileID: '' }] = await client.profiles.getList({
    productID: 'Ledgerly',
  })
  const barriers: string[] = []
  for (const options of Object.values(looks)) {
    const { page, context } = await stage.open('/console', options)
    await fill<Transcript>(page, 'invites/getTranscript', stuffTranscript)
    barriers.push(...(await look(page, `/console/invites/${linkID}`, '#message-120')))
    await fill<Profile>(page, 'profiles/getOne', stuffProfile)
    barriers.push(...(await look(page, `/console/profiles/${profileID}`, '#claims')))
    await fill<Report>(page, 'interviews/getReport', stuffReport)
    const path = `/console/interviews/${interviewID}/report`
    barriers.push(...(await look(page, path, '[data-chart="problem"] .drawing')))
    for (const chart of await page.locator('.drawing').all()) {
      const [inside, room] = [await chart.boundingBox(), page.viewportSize()?.width ?? 0]
      expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual(room)
    }
    await page.getByRole('button', { name: 'Show as table: What troubles them' }).click()
    await expect.poll(() => page.locator('[data-chart="problem"] tbody tr').count()).toBe(40)
    await expect.poll(() => findOverflow(page)).toBe(0)
    await context.close()
  }
  expect(barriers).toEqual([])
}

/** 60 questions and as many answers, among them the longest there can be. */
function stuffTranscript({ invite, messages }: Transcript): void {
  const given = [...messages]
  messages.length = 0
  for (let seq = 0; seq <= 120; seq += 1) {
    const message = given[seq % given.length]
    if (!message) return
    const content =
      { 4: 'A long question. '.repeat(118), 5: 'Long answer. '.repeat(770), 7: unbroken }[seq] ??
      message.content
    messages.push({ ...message, seq, content, topic: { id: `t${seq >> 3}`, title: unbroken } })
  }
  invite.userInfo = { name: unbroken, occupation: unbroken }
  invite.productID = unbroken
}

function stuffProfile(profile: Profile): void {
  const given = [...profile.claims]
  profile.claims = Array.from({ length: 300 }, (_, at) => ({
    ...(given[at % given.length] as Profile['claims'][number]), // there is one at every place
    ...{ key: `key ${at}`, text: at % 50 === 0 ? unbroken : `A statement, number ${at}.` },
  }))
  profile.details.occupation = unbroken
  profile.metadata = { ...profile.metadata, ...{ firstName: unbroken } }
}

function stuffReport(report: Report): void {
  const quote = { linkID: 'none', seq: 1, text: unbroken, quote: unbroken }
  report.themes.feedback = Array.from({ length: 40 }, (_, at) => ({
    ...{ kind: 'problem' as const, people: 5_000 - at, challengedBy: at * 10 },
    ...{ key: at === 0 ? unbroken : `theme ${at}`, supporting: [quote], challenging: [quote] },
  }))
  report.drops = Array.from({ length: 20 }, (_, at) => ({
    ...{ place: 'conversation' as const, people: 900 - at, topicID: `t${at}`, topic: unbroken },
    question: at % 2 === 0 ? unbroken : long,
  }))
  report.topics = report.topics.map((topic) => ({ ...topic, title: unbroken, reached: 123_456 }))
}

tellSkipped()
