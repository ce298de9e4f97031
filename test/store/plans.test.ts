import { DatabaseSync } from 'node:sqlite'
import { Client, Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Snapshot } from '../../src/contract/participant.ts'
import { openPostgresStore } from '../../src/storage/postgres/store.ts'
import { databases } from '../databases.ts'
import { createDatabase } from '../postgres.ts'
import { call, openLink, startService, type TestService } from '../start.ts'
import { aLaterStep, aPlan, aStep, withLinks } from './given.ts'

/** What a session may take on the disk after so many answers. */
const rowBytesMax = 3_000
const answersWanted = 40

/** Nine topics of four questions. */
const topics: Record<string, string[]> = {
  'Getting started': [
    'were you using before',
    'made you sign up',
    'did you hope for',
    'came first',
  ],
  'Daily work': ['is a normal week like', 'takes longest', 'do others do with it', 'annoys you'],
  Customers: ['do you do when one pays late', 'do they ask for', 'do they see', 'do they tell you'],
  Trouble: ['went wrong last', 'did you notice first', 'did you do about it', 'did that cost'],
  Price: ['was it worth', 'happened when it went up', 'would you have paid for', 'did you compare'],
  Support: ['did you ask for', 'did you expect then', 'came of it', 'did you do in the meantime'],
  'Other tools': ['did you try', 'was better there', 'was worse there', 'did you move over'],
  Leaving: ['was the first sign', 'made you decide', 'are you using now', 'would bring you back'],
  'Looking back': ['surprised you', 'would you tell a friend', 'did you learn', 'do you miss'],
}
const guide = [
  '# Why small firms leave our invoicing tool',
  'We want to learn why small firms leave Northwind. About 60 minutes, up to 60 questions.',
  ...Object.entries(topics).flatMap(([title, asked]) => [
    `## ${title}`,
    ...asked.map((one) => `- What ${one}?`),
  ]),
  'Do not mention the coming price change. Do not promise anything.',
].join('\n')

const people = ['My sister', 'The bookkeeper', 'Our apprentice', 'A customer', 'The bank clerk']
const did = [
  'sent the wrong total twice',
  'lost three receipts in the van',
  'printed every page by hand',
  'rang the help line for an hour',
  'paid a fine of forty pounds',
  'found a duplicate in the export',
  'waited nine days for a refund',
]
const because = [
  'because the screen froze on a Friday',
  'since nobody had told her about the change',
  'as the tax office wanted it by noon',
  'after the price had gone up in spring',
]
/** Something else each time. */
const answerAt = (at: number) =>
  `${people[at % 5]} ${did[at % 7]} ${because[at % 4]}, and that cost us ${at + 3} hours.`

/** The tables themselves. */
async function lookInto(url: string) {
  const { run, close } = url.startsWith('file:') ? intoFile(url) : intoServer(url)
  onTestFinished(close)
  return {
    run,
    async session() {
      const [row] = await run('select * from session')
      if (!row) throw new Error('There is no session.')
      const bytes = Object.values(row).reduce(
        (sum: number, value) => sum + Buffer.byteLength(String(value ?? '')),
        0,
      )
      return { state: JSON.parse(String(row.state)), planHash: row.plan_hash, bytes }
    },
    plans: () => run('select hash, body from plan'),
  }
}

type Row = Record<string, unknown>

function intoFile(url: string) {
  const database = new DatabaseSync(url.slice('file:'.length), { timeout: 5_000 })
  const run = async (sql: string, ...given: string[]): Promise<Row[]> =>
    database.prepare(sql.replaceAll(/\$\d/g, '?')).all(...given)
  return { run, close: async () => database.close() }
}

function intoServer(url: string) {
  const pool = new Pool({ connectionString: url, max: 1 })
  const run = async (sql: string, ...given: string[]): Promise<Row[]> =>
    (await pool.query(sql, given)).rows
  return { run, close: () => pool.end() }
}

async function newLink(service: TestService): Promise<string> {
  const token = await service.newToken()
  const body = { productID: 'Northwind', interviewName: 'Leaving', guidelines: guide }
  const added = await call(`${service.url}/v1/interviews/addOne`, { token, body })
  const path = `/v1/invites/createInvites?interviewID=${added.json.result.interviewID}`
  return (await call(service.url + path, { token })).json.result[0]
}

/** Somebody who has agreed, and answers once each time. */
async function startTalking(link: string) {
  const browser = openLink(link)
  await browser.send({ type: 'consent', agreed: true, locale: 'en' })
  let reply = await browser.send({ type: 'onboard' })
  let at = 0
  return {
    browser,
    async answer(on = browser): Promise<Snapshot> {
      const { expects }: Snapshot = reply.json.result
      reply =
        expects?.type === 'verdict'
          ? await on.send({ type: 'verdict', score: 2, text: answerAt(at) })
          : await on.answer(answerAt(at), Number(expects?.after))
      at += 1
      expect(reply.status, reply.text).toBe(200)
      return reply.json.result
    },
  }
}

describe.each(databases)('a session on $name', ({ open }) => {
  test('takes under 3 kB after 40 answers, and no more before', async () => {
    const url = await open()
    const service = await startService(url)
    onTestFinished(() => service.close())
    const talk = await startTalking(await newLink(service))
    const tables = await lookInto(url)
    for (let answered = 1; answered <= answersWanted; answered += 1) {
      const { phase } = await talk.answer()
      expect(phase, `after ${answered} answers`).not.toBe('done')
      expect((await tables.session()).bytes).toBeLessThan(rowBytesMax)
    }
    const [plan, ...others] = await tables.plans()
    expect(others).toEqual([])
    expect((await tables.session()).planHash).toBe(plan?.hash)
    expect(String(plan?.body)).toContain('What would bring you back?')
  })

  test('that holds its plan itself, as one of a version before, goes on where it was', async () => {
    const url = await open()
    const before = await startService(url)
    const link = await newLink(before)
    const talk = await startTalking(link)
    await talk.answer()
    const shown = (await talk.browser.state()).json.result
    await before.close()
    const tables = await lookInto(url)
    const [plan] = await tables.plans()
    const { state } = await tables.session()
    const whole = JSON.stringify({ ...state, plan: JSON.parse(String(plan?.body)) })
    await tables.run('update session set state = $1, plan_hash = null', whole)
    await tables.run('delete from plan')

    const service = await startService(url)
    onTestFinished(() => service.close())
    const path = new URL(link).pathname
    const again = openLink(`${service.url}${path}`, talk.browser.cookie())
    expect((await again.state()).json.result).toEqual(shown)
    const { conversation } = await talk.answer(again)
    expect(conversation.length).toBeGreaterThan(shown.conversation.length)
    const after = await tables.session()
    expect(after.state.plan ?? JSON.parse(String((await tables.plans())[0]?.body))).toEqual(
      JSON.parse(String(plan?.body)),
    )
  })
})

test('while a version from before plans were kept apart is at work, sessions hold them as it reads them', async () => {
  const url = await createDatabase()
  const first = await openPostgresStore(url)
  await withLinks(first, ['a', 'b'])
  await first.close()
  const older = new Client({ connectionString: url, application_name: 'colloquy' })
  await older.connect()
  const store = await openPostgresStore(url, { goneAfterMs: 0 })
  onTestFinished(() => store.close())
  const plan = aPlan()
  await store.takeStep(aStep('a', { plan }))
  const whole = { state: 'conversation', plan: JSON.parse(plan.body) }
  const found = await store.findParticipation({ linkID: 'a' })
  expect(JSON.parse(found?.session ?? '')).toEqual(whole)
  expect(found).toMatchObject({ plan: null, planHash: null })
  expect(await store.findSessionPlan(plan)).toBeNull()

  await older.end()
  const tables = await lookInto(url)
  const seen = `select 1 from pg_stat_activity
    where application_name = 'colloquy' and datname = current_database()`
  await expect.poll(() => tables.run(seen)).toEqual([])
  await store.takeStep(aStep('b', { plan }))
  await store.takeStep(aLaterStep('a', { plan, append: [] }))
  for (const linkID of ['a', 'b']) {
    const { session, planHash } = (await store.findParticipation({ linkID })) ?? {}
    expect({ session, planHash }).toEqual({ session: aStep('a').session, planHash: plan.hash })
  }
})
