import { setTimeout } from 'node:timers/promises'
import { type Asker, createAsker, type Question } from '../asker.ts'
import { lookInto } from '../databases.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor } from '../furnish.ts'
import { serve } from '../served.ts'

const repeats = 5
const keysAtOnce = 10
/** How often a repeat that is told to wait, or finds the service away, asks again. */
const triesMax = 1_200

/** F7: requests with one Idempotency-Key, at once and across a kill. */
export const repeatedKeys: Figure = {
  id: 'F7',
  promise:
    '5 parallel repeats of one Idempotency-Key: one effect and identical bytes, also when the process is killed among them; with other parameters 422',
  unit: 'keys',
  times: { usual: 600, full: 2_000 },
  async run({ times, random, databases }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const databaseURL = await database.open()
      const token = await addTokenFor(databaseURL, 'acme')
      const keys = Array.from(
        { length: Math.ceil(times / databases.length) },
        (_, at) => `key-${at}`,
      )
      const seen = new Map<string, Set<string>>(keys.map((key) => [key, new Set()]))
      let server = await serve({ databaseURL })
      let asker = createAsker({ url: server.url, token })
      const { interviewID } = await asker.need<{ interviewID: string }>('/v1/interviews/addOne', {
        body: { productID: 'p', interviewName: 'the one', guidelines: 'g' },
      })
      let kills = 0
      const left = [...keys]
      const work = Promise.all(
        Array.from({ length: keysAtOnce }, async () => {
          for (let key = left.shift(); key !== undefined; key = left.shift()) {
            const question = questionOf(key, interviewID)
            await Promise.all(
              Array.from({ length: repeats }, async () => {
                const answer = await insist(() => asker, question)
                if (answer) seen.get(key)?.add(answer)
                else tally.fault(`${database.name}: ${key} was never answered`)
              }),
            )
            tally.count()
          }
        }),
      )
      // Killed a third and two thirds of the way through.
      for (const share of [2 / 3, 1 / 3]) {
        while (left.length > keys.length * share) await setTimeout(5)
        await setTimeout(random() * 50)
        await server.end('SIGKILL')
        kills += 1
        server = await serve({ databaseURL })
        asker.close()
        asker = createAsker({ url: server.url, token })
      }
      await work
      for (const key of keys) {
        const again = await insist(() => asker, questionOf(key, interviewID))
        if (again) seen.get(key)?.add(again)
        const answers = seen.get(key)?.size
        if (answers !== 1) tally.fault(`${database.name}: ${key} has ${answers} different answers`)
        const other = await asker.ask(...otherOf(key, interviewID))
        if (other?.status !== 422)
          tally.fault(`${database.name}: ${key}, reused, is ${other?.status}`)
      }
      for (const wrong of await countEffects(databaseURL, keys))
        tally.fault(`${database.name}: ${wrong}`)
      tally.measure(
        `${database.name}: ${keys.length} keys, ${repeats} at once, ${kills} kills among them`,
      )
      asker.close()
      await server.end('SIGTERM')
    }
    return tally.finding(
      'The served process; the answers of all repeats compared byte for byte, and what is in the database counted.',
    )
  },
}

type Call = [path: string, question: Question]

/** Interviews and links in turn; each interview bears its key as its name. */
function questionOf(key: string, interviewID: string): Call {
  const headers = { 'idempotency-key': key }
  if (isLinks(key))
    return [`/v1/invites/createInvites?interviewID=${interviewID}&count=2&productID=p`, { headers }]
  return [
    '/v1/interviews/addOne',
    { headers, body: { productID: 'p', interviewName: key, guidelines: 'g' } },
  ]
}

function otherOf(key: string, interviewID: string): Call {
  const [path, question] = questionOf(key, interviewID)
  if (isLinks(key)) return [path.replace('count=2', 'count=3'), question]
  return [path, { ...question, body: { productID: 'q', interviewName: key, guidelines: 'g' } }]
}

function isLinks(key: string): boolean {
  return Number(key.split('-')[1]) % 2 === 1
}

/** Asks until there is an answer: a killed service comes back, a repeat that is early waits. */
async function insist(asker: () => Asker, [path, question]: Call): Promise<string | null> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const answer = await asker().ask(path, question)
    if (answer?.status === 200) return answer.text
    if (answer && answer.status !== 409 && answer.status !== 503)
      return `${answer.status} ${answer.text}`
    await setTimeout(50)
  }
  return null
}

async function countEffects(databaseURL: string, keys: readonly string[]): Promise<string[]> {
  const look = await lookInto(databaseURL)
  const names = await look.rows(
    'select interview_name as name, count(*) as n from interview group by 1',
  )
  const [links] = await look.rows('select count(*) as n from invite')
  await look.close()
  const counts = new Map(names.map(({ name, n }) => [name, Number(n)]))
  const wrong = keys
    .filter((key) => !isLinks(key) && counts.get(key) !== 1)
    .map((key) => `${key} made ${counts.get(key) ?? 0} interviews`)
  const expected = 2 * keys.filter(isLinks).length
  if (Number(links?.n) !== expected) wrong.push(`${links?.n} links in place of ${expected}`)
  return wrong
}
