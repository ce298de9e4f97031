import { createWriteStream } from 'node:fs'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { Snapshot } from '../../../src/contract/participant.ts'
import { answers } from '../../start.ts'
import { createAsker } from '../asker.ts'
import { quantile } from '../random.ts'
import type { HeldLoad, HeldLoaded } from './held.ts'

/**
 * Holds interviews open, as a process of its own. What each person does next comes at its moment,
 * however long the service takes: an answer that had to wait for the one before it has waited, and
 * its wait counts from the moment at which it was due.
 */
const load = (await json(process.stdin)) as HeldLoad // Written by `held.ts`.
const { url, links, atOnce, everyMs, minutes, acknowledged } = load
const faultsToldMax = 20
const { ask, close } = createAsker({ url, sockets: atOnce })
const ledger = createWriteStream(acknowledged)
const tookMs: number[] = []
const faults: string[] = []
const consent = { type: 'consent', agreed: true, locale: 'en' }
const verdict = { type: 'verdict', score: 4 }
const counts = { events: 0, answers: 0, finished: 0, faults: 0 }

/** One person after another, each at a link of their own. */
type Seat = { linkID: string; cookie: string; said: number; snapshot: Snapshot | null }
const seats = Array.from({ length: atOnce }, (): Seat | null => null)
const busy: Promise<void>[] = Array.from({ length: atOnce }, () => Promise.resolve())

const begun = performance.now()
const arrivals = Math.floor((minutes * 60_000 * atOnce) / everyMs)
for (let at = 0; at < arrivals; at += 1) {
  const due = begun + (at * everyMs) / atOnce
  const wait = due - performance.now()
  if (wait > 1) await setTimeout(wait)
  const seat = at % atOnce
  busy[seat] = busy[seat]?.then(() => act(seat, due)) ?? Promise.resolve()
}
await Promise.all(busy)
close()
await new Promise<void>((resolve) => ledger.end(resolve))
const { user, system } = process.cpuUsage()
const loaded: HeldLoaded = {
  ...counts,
  told: faults,
  p50: quantile(tookMs, 0.5),
  p99: quantile(tookMs, 0.99),
  p999: quantile(tookMs, 0.999),
  max: quantile(tookMs, 1),
  busy: (user + system) / 1_000 / (performance.now() - begun),
}
process.stdout.write(JSON.stringify(loaded))

/** The next thing that the person on this seat does. */
async function act(at: number, due: number): Promise<void> {
  const seat = seats[at] ?? sitDown()
  seats[at] = seat
  const { path, body } = nextOf(seat)
  const headers: Record<string, string> = seat.cookie === '' ? {} : { cookie: seat.cookie }
  const answer = await ask(path, { headers, ...(body && { body }) })
  counts.events += 1
  tookMs.push(performance.now() - due)
  if (answer?.status !== 200) {
    counts.faults += 1
    const told = `${answer?.status ?? 'no answer'}: ${answer?.text.slice(0, 120) ?? ''}`
    if (faults.length < faultsToldMax) faults.push(told)
    // Whoever was turned away has left.
    seats[at] = null
    return
  }
  seat.cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? seat.cookie
  if (!body) return
  seat.snapshot = JSON.parse(answer.text).result
  if (body.type === 'answer') {
    counts.answers += 1
    const { clientMessageID, text } = body
    ledger.write(`${JSON.stringify({ linkID: seat.linkID, clientMessageID, text })}\n`)
  }
  if (seat.snapshot?.phase !== 'done') return
  counts.finished += 1
  seats[at] = null
}

function sitDown(): Seat {
  const linkID = links.pop()
  if (linkID === undefined) throw new Error('The links are used up.')
  return { linkID, cookie: '', said: 0, snapshot: null }
}

type Body = { type: string; clientMessageID?: string; text?: string; after?: number }

/** First the page is opened, then event follows event. */
function nextOf(seat: Seat): { path: string; body?: Body } {
  const page = `/i/${seat.linkID}`
  const path = `${page}/events`
  if (!seat.snapshot) {
    if (seat.said > 0) return { path, body: consent }
    seat.said = 1
    return { path: page }
  }
  const { type, after = 0 } = seat.snapshot.expects ?? {}
  if (type === 'onboard') return { path, body: { type: 'onboard' } }
  if (type === 'verdict') return { path, body: verdict }
  seat.said += 1
  const { said, linkID } = seat
  const text = `${answers[said % answers.length]} That is ${said} of ${linkID}.`
  return { path, body: { type: 'answer', text, clientMessageID: `m${said}`, after } }
}
