import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { createClient } from '../../src/client/client.ts'
import { readPages } from '../../src/pages.ts'
import { endSharedReading } from '../../test/shared-reading.ts'
import { startService } from '../../test/start.ts'
import { buildPages, openBrowser } from '../../test/web/browser.ts'
import { organization, owner, setUpOwner } from '../../test/web/console/console-stage.ts'
import { people, seedInterview } from '../../test/web/console/people.ts'
import { watchFrames } from './slow-frames.ts'

/**
 * Measures the console at its fullest: frames over 50 ms while the table of links is scrolled and
 * filtered, and how long the charts of a report take. `--trace` tells of each such frame what was
 * done meanwhile, by Chromium's own trace, which makes everything a little slower.
 */
const { values } = parseArgs({
  options: {
    links: { type: 'string', default: '100000' },
    people: { type: 'string', default: '5000' },
    trace: { type: 'boolean', default: false },
  },
})
const [links, finished] = [Number(values.links), Number(values.people)]
/** What a frame may take, ms, and how long each thing is done, ms. */
const frameMsMax = 50
const spanMs = 8_000
const loadMsMax = 300_000
/** Times the report is opened. */
const openings = 5

const folder = mkdtempSync(join(tmpdir(), 'measure-console-'))
const file = join(folder, 'data.sqlite')
const built = buildPages()
const seeded = await seed()
fill(seeded)
const service = await startService(`file:${file}`, { pages: readPages(built) })
const browser = await openBrowser()
try {
  await measureReport(await signIn(browser))
  await measureLinks(await signIn(browser))
} finally {
  await browser.close()
  await service.close()
  await endSharedReading()
  rmSync(built, { recursive: true })
  rmSync(folder, { recursive: true })
}

/** People whose interviews the service itself held, to be copied, and an interview without any. */
async function seed() {
  const running = await startService(`file:${file}`)
  await setUpOwner(running)
  const token = await running.newToken({ org: organization })
  const client = createClient({ baseURL: running.url, token })
  const { interviewID: report, links: taken } = await seedInterview(client)
  const { interviewID: full } = await client.interviews.addOne({
    ...{ productID: 'Fullness', interviewName: 'Very full', guidelines: '- Why?' },
  })
  await client.invites.createInvitesFor({
    interviewID: full,
    invitees: [{ name: 'Person', email: 'person@example.com', occupation: 'Baker' }],
  })
  await running.close()
  return { report, full, taken: taken.slice(0, people.length) }
}

/** Copies what is there until there is as much as is wanted. */
function fill({ full, taken }: Awaited<ReturnType<typeof seed>>): void {
  const database = new DatabaseSync(file)
  database.exec('pragma foreign_keys = off; begin')
  for (let at = taken.length; at < finished; at += 1) {
    copyPerson(database, taken[at % taken.length] ?? '', at)
  }
  const columns = columnsOf(database, 'invite')
  const changed: Record<string, string> = {
    link_id: "substr(link_id, 1, 6) || printf('%022d', i)",
    status: "case i % 4 when 0 then 'revoked' when 1 then 'expired' else 'created' end",
    search: "replace(search, 'person', 'person ' || i)",
    user_info: "replace(user_info, 'erson', 'erson ' || i)",
  }
  database
    .prepare(
      `insert into invite (${columns.join(', ')})
       select ${columns.map((column) => changed[column] ?? column).join(', ')}
       from invite join (with recursive n(i) as (select 1 union all select i + 1 from n where i + 1 < ?)
         select i from n) where interview_id = ?`,
    )
    .run(links, full)
  database.exec('commit; analyze')
  database.close()
}

function columnsOf(database: DatabaseSync, table: string): string[] {
  return database
    .prepare('select name from pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))
}

/** Copies every row of a finished interview and of its profile, under other identifiers. */
function copyPerson(database: DatabaseSync, linkID: string, at: number): void {
  const { profile_id } =
    database.prepare('select profile_id from invite where link_id = ?').get(linkID) ?? {}
  const profileID = String(profile_id)
  const names: [string, string][] = [
    [linkID, linkID.slice(0, 6) + String(at).padStart(22, '0')],
    [profileID, profileID.slice(0, 10) + String(at).padStart(22, '0')],
    ['@example.com', `${at}@example.com`],
  ]
  const rename = (value: unknown) =>
    typeof value === 'string'
      ? names.reduce((text, [from, to]) => text.replaceAll(from, to), value)
      : value
  const tables = [
    'invite',
    'session',
    'message',
    'consent',
    'extraction',
    'profile',
    'profile_product',
  ]
  for (const table of tables) {
    const columns = columnsOf(database, table)
    const [key, value] = columns.includes('link_id')
      ? ['link_id', linkID]
      : ['profile_id', profileID]
    const insert = database.prepare(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
    for (const row of database.prepare(`select * from ${table} where ${key} = ?`).all(value)) {
      // Each value is of a kind that the database gave.
      insert.run(...(columns.map((column) => rename(row[column])) as string[]))
    }
  }
}

async function signIn(on: Browser): Promise<Page> {
  const context = await on.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const page = await context.newPage()
  const reply = await page.request.post(`${service.url}/console/session/signIn`, {
    data: { email: owner.email, password: owner.password },
    headers: { origin: service.url, 'x-colloquy-console': '1' },
  })
  if (!reply.ok()) throw new Error(await reply.text())
  return page
}

async function measureReport(page: Page): Promise<void> {
  const path = `${service.url}/console/interviews/${seeded.report}`
  for (let opening = 1; opening <= openings; opening += 1) {
    await page.goto(`${path}/guide`)
    await page.getByRole('link', { name: 'Report' }).waitFor()
    const started = performance.now()
    await page.getByRole('link', { name: 'Report' }).click()
    await page.locator('[data-chart="saturation"] .drawing').waitFor()
    const ms = Math.round(performance.now() - started)
    console.log(`Charts of ${finished} people, opening ${opening}: ${ms} ms`)
  }
}

async function measureLinks(page: Page): Promise<void> {
  const started = performance.now()
  await page.goto(`${service.url}/console/interviews/${seeded.full}/links`)
  await page.getByRole('grid').waitFor()
  console.log(`First of ${links} links: ${Math.round(performance.now() - started)} ms`)
  await tellFrames(page, 'scrolling while they load', scroll)
  await page
    .getByText(`${links.toLocaleString('en-GB')} links`, { exact: true })
    .waitFor({ timeout: loadMsMax })
  console.log(`All of ${links} links: ${Math.round(performance.now() - started)} ms`)
  await tellFrames(page, 'scrolling', scroll)
  await tellFrames(page, 'typing a search', async () => {
    const search = page.getByRole('searchbox')
    await search.pressSequentially('person 99', { delay: 120 })
    await search.fill('')
    await search.pressSequentially('baker', { delay: 120 })
    await search.fill('')
  })
  await tellFrames(page, 'choosing a status', async () => {
    for (const status of ['revoked', 'created', 'expired', '']) {
      await page.getByLabel('Status').selectOption(status)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  })
}

/** Turns the wheel over the table, then jumps to its end and back. */
async function scroll(page: Page): Promise<void> {
  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('There is no table.')
  await page.mouse.move(box.x + 200, box.y + 200)
  for (const end = performance.now() + spanMs; performance.now() < end; ) {
    await page.mouse.wheel(0, 900)
  }
  await page.evaluate(`(async () => {
    const grid = document.querySelector('.grid')
    for (let at = 0; at <= 40; at += 1) {
      grid.scrollTop = (grid.scrollHeight * at) / 40
      await new Promise(requestAnimationFrame)
    }
  })()`)
}

/** Counts the frames that took too long while something is done; with `--trace` also tells why. */
async function tellFrames(page: Page, what: string, act: (page: Page) => Promise<void>) {
  const watched = { msMax: frameMsMax, isTraced: values.trace }
  const { all, longestMs, slow, why } = await watchFrames(page, watched, () => act(page))
  console.log(`${what}: ${all} frames, ${slow} over ${frameMsMax} ms, longest ${longestMs} ms`)
  if (!why || why.length === 0) return
  for (const { told } of why) console.log(`  ${told}`)
  const most = Math.max(...why.map(({ processorMs }) => processorMs))
  console.log(`  In none of these did the page itself take more than ${most} ms of the processor.`)
}
