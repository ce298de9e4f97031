import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { written } from '../../llm/given.ts'
import type { ModelServer, Script } from '../../llm/model-server.ts'
import { claimed } from '../../llm/written-claims.ts'
import { createAsker } from '../asker.ts'
import { type Look, lookInto } from '../databases.ts'
import { createTally, type Figure, type Tally, type Trial } from '../figure.ts'
import { createLinks } from '../furnish.ts'
import { serveWithModel } from '../hostile/model-places.ts'
import { compareLedger, createLedger } from './load.ts'
import { growthOf, type Sample, watchResident } from './resident.ts'

/** What the process that holds the interviews is given, and what it tells at its end. */
export type HeldLoad = {
  url: string
  links: string[]
  atOnce: number
  everyMs: number
  minutes: number
  /** The file that acknowledged answers are written to, a line each. */
  acknowledged: string
}
export type HeldLoaded = {
  events: number
  answers: number
  finished: number
  faults: number
  told: string[]
  /** Milliseconds from the moment at which something was due to its acknowledgement. */
  p50: number
  p99: number
  p999: number
  max: number
  /** Share of a core. */
  busy: number
}

/** A person does something this often: reads the question, thinks, writes. */
const everyMs = 30_000
const questions = 20
const promised = { p99: 250, p999: 1_000, megabytes: 400, growth: 1 }
/** Memory must be flat from here on. */
const settledMinute = 5
/** The interview that is held beforehand: quick, and long enough to end. */
const firstEveryMs = 100
const firstMinutes = 0.1
/** As many people as may begin in that time. */
const firstLinks = 5
const firstProfileMsMax = 60_000
const lookForProfileMs = 500
/** A line through fewer minutes than these says nothing. */
const growthMinutesMin = 5
const lookEveryMs = 5_000
const linksPerCall = 1_000

const guide = `Time limit: 90 minutes, max 60 questions
${Array.from({ length: questions }, (_, at) => `- How does part ${'abcdefghijklmnopqrstuvwxyz'[at]} of the day go?`).join('\n')}`

/** F5: many interviews at once, for a long time. */
export const heldInterviews: Figure = {
  id: 'F5',
  promise:
    '1,000 interviews at once for 30 minutes on SQLite with a scripted model: acknowledgement p99 under 250 ms and p99.9 under 1 s, no error, no turn lost or doubled, memory under 400 MB and flat after minute 5',
  unit: 'interviews at once',
  times: { usual: 0, full: 1_000 },
  async run(trial: Trial) {
    const { times, minutes, folder } = trial
    const tally = createTally()
    const { server, model, token, databaseURL } = await serveWithModel(trial, script, {
      COLLOQUY_MODEL_TOKENS_PER_INTERVIEW: '0',
      COLLOQUY_MODEL_TOKENS_PER_DAY: '0',
    })
    const links = await makeLinks(server.url, token, times, minutes)
    const forgetting = setInterval(() => forget(model), 1_000)
    await holdOne(server.url, token, links.splice(0, firstLinks), folder)
    const memory = watchResident(server.pid, lookEveryMs)
    const acknowledged = join(folder, 'acknowledged.jsonl')
    const given = { url: server.url, links, atOnce: times, everyMs, minutes, acknowledged }
    const loaded = await hold(given)
    memory.stop()
    clearInterval(forgetting)
    tally.count(times)
    judgeLoad(loaded, tally)
    judgeMemory(memory.samples, tally)
    const { code } = await server.end('SIGTERM')
    if (code !== 0) tally.fault(`the service ended with ${code}`)
    await model.close()
    const look = await lookInto(databaseURL)
    for (const wrong of await compareTurns(look, acknowledged)) tally.fault(wrong)
    tally.measure(await speakersOf(look))
    await look.close()
    return tally.finding(
      `The served process for ${minutes} minutes, a model double behind it, the participants in a process of their own: each does something every ${everyMs / 1_000} s, whoever ends is followed by another; afterwards each acknowledged answer and each reply looked up in the database.`,
    )
  },
}

/** Goes on to the next question each time, and finds nothing to claim. */
const script: Script = ({ body }) => {
  const [system] = body.messages
  const reads = system.content.includes('finished research interview')
  return { type: 'write', text: reads ? claimed([]) : onwards }
}
const onwards = written({ action: 'next', probeKind: null, reply: { ack: null, question: '' } })

function forget(model: ModelServer): void {
  model.requests.length = 0
}

/** Enough for everybody who comes: nobody ends before the planned questions do. */
async function makeLinks(url: string, token: string, atOnce: number, minutes: number) {
  const { need, close } = createAsker({ url, token })
  const { interviewID } = await need<{ interviewID: string }>('/v1/interviews/addOne', {
    body: { productID: 'p', interviewName: 'held', guidelines: guide },
  })
  close()
  const perSeat = 1 + Math.ceil((minutes * 60_000) / everyMs / questions)
  const links: string[] = []
  for (let left = atOnce * perSeat; left > 0; left -= linksPerCall)
    links.push(...(await createLinks(url, token, interviewID, Math.min(left, linksPerCall))))
  return links
}

/**
 * One interview to its profile beforehand: what is loaded when the first one ends is no growth, which
 * would otherwise stand out after ten minutes, when a thousand end at once.
 */
async function holdOne(url: string, token: string, links: string[], folder: string): Promise<void> {
  const acknowledged = join(folder, 'first.jsonl')
  await hold({
    url,
    links,
    atOnce: 1,
    everyMs: firstEveryMs,
    minutes: firstMinutes,
    acknowledged,
  })
  const { need, close } = createAsker({ url, token })
  const until = performance.now() + firstProfileMsMax
  for (;;) {
    const profiles = await need<unknown[]>('/v1/profiles/getList?productID=p')
    if (profiles.length > 0) break
    if (performance.now() > until) throw new Error('The first interview led to no profile.')
    await setTimeout(lookForProfileMs)
  }
  close()
}

async function hold(load: HeldLoad): Promise<HeldLoaded> {
  const program = join(import.meta.dirname, 'held-load.ts')
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(load))
  return (await json(child.stdout)) as HeldLoaded // Written by `held-load.ts`.
}

function judgeLoad(loaded: HeldLoaded, { fault, late, measure }: Tally): void {
  const { events, answers, finished, p50, p99, p999, max, busy } = loaded
  if (loaded.faults > 0) fault(`${loaded.faults} events were refused: ${loaded.told.join('; ')}`)
  if (p99 > promised.p99) late(`p99 ${Math.round(p99)} ms`)
  if (p999 > promised.p999) late(`p99.9 ${Math.round(p999)} ms`)
  measure(
    `${events.toLocaleString('en')} events, ${answers.toLocaleString('en')} of them answers, ${finished.toLocaleString('en')} interviews ended; acknowledged after ${p50.toFixed(1)} ms in the median, p99 ${p99.toFixed(1)} ms, p99.9 ${p999.toFixed(1)} ms, ${Math.round(max)} ms at most; the load took ${Math.round(busy * 100)} % of a core`,
  )
}

function judgeMemory(samples: readonly Sample[], { fault, measure }: Tally): void {
  const most = Math.max(...samples.map(({ megabytes }) => megabytes))
  if (most > promised.megabytes) fault(`${Math.round(most)} MB of memory`)
  const settled = samples.filter(({ minute }) => minute >= settledMinute)
  const watched = (settled.at(-1)?.minute ?? 0) - settledMinute
  if (watched < growthMinutesMin) {
    measure(`${Math.round(most)} MB at most; too short to tell whether it grows`)
    return
  }
  const growth = growthOf(settled)
  if (growth >= promised.growth) fault(`memory grows by ${growth.toFixed(2)} MB a minute`)
  measure(
    `${Math.round(most)} MB at most, ${growth.toFixed(2)} MB a minute after minute ${settledMinute}`,
  )
}

/** Every acknowledged answer is there once, and one reply follows each. */
async function compareTurns({ rows }: Look, file: string): Promise<string[]> {
  const ledger = createLedger()
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const told: { linkID: string; clientMessageID: string; text: string } = JSON.parse(line)
    ledger.acknowledged.push({ kind: 'answer', path: '', question: {}, ...told })
  }
  const wrong = await compareLedger(rows, ledger)
  const conversations = new Map<unknown, string>()
  for (const { link_id, role } of await rows('select link_id, role from message order by seq')) {
    const before = conversations.get(link_id) ?? ''
    conversations.set(link_id, before + (role === 'user' ? 'u' : 'a'))
  }
  for (const [linkID, roles] of conversations)
    if (!/^(au)*a+$/.test(roles)) wrong.push(`the conversation at ${linkID} goes ${roles}`)
  return wrong
}

/** Whose the replies were, so that nobody takes the built-in interviewer for the model. */
async function speakersOf({ rows }: Look): Promise<string> {
  const counted = await rows(
    `select detail ->> '$.generatedBy' as speaker, count(*) as count from message
     where role <> 'user' group by 1 order by 1`,
  )
  return `spoken by ${counted.map(({ speaker, count }) => `${speaker}: ${count}`).join(', ')}`
}
