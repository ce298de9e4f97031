import { setTimeout } from 'node:timers/promises'
import { openLink } from '../../start.ts'
import { type Asker, createAsker, type Question } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor, createLinks, furnish } from '../furnish.ts'
import { pick, quantile } from '../random.ts'
import { serve } from '../served.ts'
import { hostileAnswers, hostileGuides } from './hostile-text.ts'

const peopleMsPromised = 300
const hostileAtOnce = 8
const hostileMs = 20_000
/** People read and type for so long before each answer. */
const thinkingMs = 1_000
const answerCharacters = 20_000
const guideCharacters = 100_000

/** F35: fifty people take part while somebody does their worst. */
export const besideHostile: Figure = {
  id: 'F35',
  promise:
    'fifty people take part while one address sends the texts and headers that take longest, eight at a time, once by a link alone and once with a token: they are answered within 300 ms (p99)',
  unit: 'answers',
  times: { usual: 50, full: 50 },
  async run({ times, random, databases }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      for (const by of ['a link', 'a token'] as const) {
        const databaseURL = await database.open()
        const token = await addTokenFor(databaseURL, 'acme')
        const other = await addTokenFor(databaseURL, 'other')
        // Each person has an address of their own, and so does who is hostile.
        const env = { RATE_LIMIT: '600', TRUSTED_PROXIES: '127.0.0.1' }
        const server = await serve({ databaseURL, env })
        const { interviewID } = await furnish(server.url, token, 'acme')
        const links = await createLinks(server.url, token, interviewID, times + 1)
        const end = new AbortController()
        const worst = by === 'a link' ? byLink(links.pop() ?? '') : byToken(other)
        const hostile = beHostile(server.url, worst(random), end.signal)
        const people = links.map((link, at) => takePart(server.url, link, at, end.signal))
        await setTimeout(hostileMs)
        end.abort()
        const took = (await Promise.all(people)).flat()
        const done = await hostile
        for (const { status, ms } of took) {
          tally.count()
          if (status !== 200) tally.fault(`${database.name}: a person was answered ${status}`)
          else if (ms > hostileMs) tally.fault(`${database.name}: a person waited ${ms} ms`)
        }
        const p99 = quantile(
          took.map(({ ms }) => ms),
          0.99,
        )
        if (p99 > peopleMsPromised) {
          tally.late(`${database.name}, by ${by}: people waited ${Math.round(p99)} ms (p99)`)
        }
        tally.measure(
          `${database.name}, by ${by}: ${took.length} answers to people, p99 ${p99.toFixed(0)} ms (the service was gone); who is hostile was answered ${JSON.stringify(done)}`,
        )
        await server.end('SIGTERM')
      }
    }
    return tally.finding('On the served process with the usual limits.')
  },
}

type Worst = (random: () => number) => (asker: Asker) => Promise<number>
const hostileAddress = { 'x-forwarded-for': '203.0.113.66' }

/** What anybody who holds a link can send. */
function byLink(link: string): Worst {
  let sent = 0
  let after = 0
  return (random) => async (asker) => {
    sent += 1
    const text =
      sent % 2
        ? `We kept them in a sheet until a friend sent us http://${'111.'.repeat(40)}111 and we tried it.`
        : pick(random, hostileAnswers).text(answerCharacters)
    const events = [
      { type: 'consent', agreed: true },
      { type: 'onboard', name: pick(random, hostileAnswers).text(200) },
      { type: 'answer', text, after, clientMessageID: `h${sent}` },
      { type: 'verdict', text: `5${' '.repeat(answerCharacters - 2)}x` },
    ]
    const question: Question = {
      body: pick(random, events),
      headers: {
        ...hostileAddress,
        'content-type': pick(random, [
          'application/json',
          `application/json; charset=utf-8${' '.repeat(8_000)};x=y`,
        ]),
      },
    }
    const answer = await asker.ask(`/i/${link}/events`, question)
    const expected = answer?.status === 200 ? JSON.parse(answer.text).result.expects : undefined
    if (expected?.after !== undefined) after = expected.after
    return answer?.status ?? 0
  }
}

/** What anybody who has a token of another organization can send. */
function byToken(token: string): Worst {
  return (random) => async (asker) => {
    const answer = await asker.ask('/v1/interviews/checkGuidelines', {
      body: { guidelines: pick(random, hostileGuides).text(guideCharacters) },
      headers: { ...hostileAddress, authorization: `Bearer ${token}` },
    })
    return answer?.status ?? 0
  }
}

/** Sends as much as it can, and tells how often it was answered what. */
async function beHostile(
  url: string,
  worst: (asker: Asker) => Promise<number>,
  signal: AbortSignal,
): Promise<Record<number, number>> {
  const asker = createAsker({ url, sockets: hostileAtOnce })
  const counts: Record<number, number> = {}
  await Promise.all(
    Array.from({ length: hostileAtOnce }, async () => {
      while (!signal.aborted) {
        const status = await worst(asker)
        counts[status] = (counts[status] ?? 0) + 1
      }
    }),
  )
  asker.close()
  return counts
}

/** One person, who thinks before each answer. */
async function takePart(url: string, link: string, at: number, signal: AbortSignal) {
  const took: { status: number; ms: number }[] = []
  const headers = { 'x-forwarded-for': `198.51.100.${at + 1}` }
  const browser = openLink(`${url}/i/${link}`, '', headers)
  const send = async (event: object) => {
    const begun = performance.now()
    const answer = await browser.send(event)
    took.push({ status: answer.status, ms: Math.round(performance.now() - begun) })
    return answer.json.result
  }
  await setTimeout(at * (thinkingMs / 50))
  await send({ type: 'consent', agreed: true })
  let state = await send({ type: 'onboard', name: 'Sample Person' })
  for (let turn = 0; !signal.aborted && state?.expects; turn += 1) {
    await setTimeout(thinkingMs)
    const { type, after } = state.expects
    const text = `I noticed it ${turn + 2} weeks ago, when the list was wrong and my colleague had to call.`
    state = await send(
      type === 'verdict'
        ? { type, score: 4 }
        : { type: 'answer', text, after, clientMessageID: `p${turn}` },
    )
  }
  return took
}
