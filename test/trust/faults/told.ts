import { setTimeout } from 'node:timers/promises'
import { addToken, createKillable, freePort } from '../../chaos/killable.ts'
import { startPostOffice } from '../../mail/post-office.ts'
import { openLink } from '../../start.ts'
import { createAsker } from '../asker.ts'
import { type Database, lookInto } from '../databases.ts'
import { createTally, type Figure, type Tally, type Trial } from '../figure.ts'
import { judge } from './told-judge.ts'
import { type Receivers, startReceivers } from './told-receivers.ts'

/** As many as an organization may have: each event goes to all of them. */
const webhooksAtMost = 20
/** People who are at it at a time, and links that are made at a time. */
const people = 4
const linksAtOnce = 12
const mailedAtOnce = 4
/** The service is killed after so long, at random between them. */
const livesMs = { from: 1_000, to: 4_000 }
/** On a machine that does little in that time, not before so many requests were sent, or so long. */
const requestsALife = 40
const lifeMsMax = 30_000
const lookMs = 100
/** Between two lives: what was leased or failed once is due again. Later, so that all of it is. */
const pauseMs = 10 * 60_000
const longPauseMs = 25 * 3_600_000
/** Lives in the end in which nothing more happens, until all was told. */
const lastLivesMax = 12
const livesMax = 400
const quietMs = 5_000
const lastLifeMsMax = 240_000

const guidelines = '- How is it?'

/** F39: what happens is told, and mailed, while the service is killed again and again. */
export const told: Figure = {
  id: 'F39',
  promise:
    '100,000 events to receivers that die and lie, mail beside them, kill -9 of the service every few seconds: each effect once at a receiver that drops what it has seen, none lost, none of what did not happen, those of one invite in order, each signed; no mail twice',
  unit: 'events',
  times: { usual: 400, full: 100_000 },
  async run(trial: Trial) {
    const tally = createTally()
    for (const database of trial.databases) await tryOn(database, trial, tally)
    return tally.finding(
      `The service with a clock that is ${pauseMs / 60_000} minutes ahead more in each life, ${webhooksAtMost} webhooks: of four, one is down again and again, one takes what it is sent and says that it did not, one is slow. People begin, finish, stop or say no, some are mailed by a server that puts off, refuses and breaks off; afterwards what was told is held against the tables.`,
    )
  },
}

type Stage = {
  server: ReturnType<typeof createKillable>
  receivers: Receivers
  office: Awaited<ReturnType<typeof startPostOffice>>
  databaseURL: string
  port: number
  token: string
  interviewID: string
  random: () => number
}

async function tryOn(database: Database, trial: Trial, tally: Tally): Promise<void> {
  const stage = await setStage(database, trial.random)
  const wanted = Math.ceil(trial.times / trial.databases.length)
  const begun = performance.now()
  let life = 0
  try {
    await addWebhooks(stage)
    for (; stage.receivers.count() < wanted && life < livesMax && !trial.stopped(); life += 1) {
      await live(stage, life * pauseMs)
    }
    stage.receivers.beHonest()
    await tellTheRest(stage, life * pauseMs)
    await judge({ ...stage, webhooks: webhooksAtMost }, database.name, tally)
  } finally {
    await stage.server.kill()
    await stage.receivers.close()
    await stage.office.close()
  }
  const { receivers, office } = stage
  tally.count(receivers.count())
  tally.measure(
    `${database.name}: ${receivers.count().toLocaleString('en')} events told by ${receivers.requests().toLocaleString('en')} requests through ${life} kills in ${Math.round((performance.now() - begun) / 1_000)} s; ${office.received.length} mails taken`,
  )
}

async function setStage({ open }: Database, random: () => number): Promise<Stage> {
  const databaseURL = await open()
  const office = await startPostOffice()
  office.treats((to, times) => {
    const kind = Number(/\d+/.exec(to)?.[0]) % 10
    if (kind === 0 && times < 3) return { at: 'recipient', code: 451 }
    if (kind === 1) return { at: 'recipient', code: 550 }
    return kind === 2 ? 'cut' : null
  })
  const env = {
    WEBHOOK_ALLOW: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${office.port}`,
    MAIL_FROM: 'ask@mail.example',
  }
  return {
    server: createKillable({ hangs: false, env }),
    receivers: await startReceivers(random),
    ...{ office, databaseURL, random, interviewID: '' },
    port: await freePort(),
    token: await addToken(databaseURL, ['read', 'write', 'admin']),
  }
}

async function addWebhooks(stage: Stage): Promise<void> {
  const url = await stage.server.start(stage.databaseURL, stage.port)
  const { need, close } = createAsker({ url, token: stage.token })
  const about = { productID: 'p', interviewName: 'n', guidelines }
  stage.interviewID = (
    await need<{ interviewID: string }>('/v1/interviews/addOne', { body: about })
  ).interviewID
  const events = ['invite.started', 'invite.completed', 'invite.ended']
  for (let at = 0; at < webhooksAtMost; at += 1) {
    const body = { url: stage.receivers.urlOf(at), events }
    const { secret } = await need<{ secret: string }>('/v1/webhooks/addOne', { body })
    stage.receivers.knows(at, secret)
  }
  close()
  await stage.server.kill()
}

/** One life of the service, which ends in the middle of everything. */
async function live(stage: Stage, aheadMs: number): Promise<void> {
  const { server, receivers, databaseURL, port, token, random } = stage
  const url = await server.start(databaseURL, port, aheadMs)
  const asker = createAsker({ url, token })
  let isKilled = false
  const busy = Promise.allSettled(
    Array.from({ length: people }, async () => {
      while (!isKilled) await takePart(stage, asker, url)
    }),
  )
  const begun = performance.now()
  const before = receivers.requests()
  await setTimeout(livesMs.from + random() * (livesMs.to - livesMs.from))
  const hasDoneLittle = () =>
    receivers.requests() - before < requestsALife && performance.now() - begun < lifeMsMax
  while (hasDoneLittle()) await setTimeout(lookMs)
  isKilled = true
  await server.kill()
  await busy
  asker.close()
}

let addresses = 0

/** Some links, of which some are mailed, and most of them used, as far as the service lives. */
async function takePart(
  { interviewID, random }: Stage,
  { need }: ReturnType<typeof createAsker>,
  url: string,
): Promise<void> {
  const invitees = Array.from({ length: linksAtOnce }, (_, at) => {
    addresses += 1
    return at < mailedAtOnce ? { email: `p${addresses}@example.com` } : {}
  })
  const links = await need<string[]>('/v1/invites/createInvites', {
    body: { interviewID, invitees },
  })
  const linkIDs = links.slice(0, mailedAtOnce).map((link) => link.slice(link.lastIndexOf('/') + 1))
  await need('/v1/invites/send', { body: { linkIDs } })
  for (const linkID of links.slice(mailedAtOnce).map((link) => new URL(link).pathname)) {
    const browser = openLink(url + linkID)
    const way = random()
    await browser.send({ type: 'consent', agreed: way > 0.1 })
    if (way < 0.2) continue
    await browser.send({ type: 'onboard', name: 'Sample Person' })
    await browser.send({ type: 'end', keep: true })
  }
}

/** Lives in which nothing more happens, each a day later, until nothing waits any more. */
async function tellTheRest(stage: Stage, aheadMs: number): Promise<void> {
  const { server, receivers, office, databaseURL, port } = stage
  for (let life = 1; life <= lastLivesMax; life += 1) {
    await server.start(databaseURL, port, aheadMs + life * longPauseMs)
    const until = performance.now() + lastLifeMsMax
    const work = () => receivers.requests() + office.received.length
    for (let before = -1; before < work() && performance.now() < until; ) {
      before = work()
      await setTimeout(quietMs)
    }
    await server.kill()
    const look = await lookInto(databaseURL)
    const [left] = await look.rows(
      `select (select count(*) from delivery where run_at is not null)
        + (select count(*) from webhook_event) + (select count(*) from mail_job) as count`,
    )
    await look.close()
    if (Number(left?.count) === 0) return
  }
}
