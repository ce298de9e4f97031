import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { openStore } from '../../../src/storage/open.ts'
import { tracesOf } from '../../profiles/traces.ts'
import { wav } from '../../speech/recordings.ts'
import { guidelines, openLink } from '../../start.ts'
import { createAsker } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor, createLinks } from '../furnish.ts'
import { serve } from '../served.ts'

const gonePromisedMs = 60_000
const lookEveryMs = 500
/** Of a recording and of what it was sealed as, looked for letter by letter: none occurs by chance. */
const markCharacters = 40
const said = 'I billed one client twice. Then I wrote it down.'
const env = {
  COLLOQUY_SPEECH: 'openai-compatible/tiny',
  COLLOQUY_SPEECH_URL: 'http://127.0.0.1:9',
  COLLOQUY_SOUND_KEY: randomBytes(32).toString('base64'),
}

/** F40: people speak, half of them with the tick, and have it erased. */
export const keptSound: Figure = {
  id: 'F40',
  promise:
    'sound that a person allowed to be kept lies sealed: nothing of it, nor of the key, is in any row, file or log line; of whoever did not tick it there is none; after an erasure nobody can open it at once, and within 60 s nothing that was sealed is in any row, nor on SQLite in any byte of the data file and its log',
  unit: 'people',
  times: { usual: 8, full: 100 },
  async run({ times, databases }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const databaseURL = await database.open()
      const token = await addTokenFor(databaseURL, 'acme')
      const first = await serve({ databaseURL, env: { ...env, LOG_LEVEL: 'debug' } })
      const links = await makeLinks(first.url, token, Math.ceil(times / databases.length))
      const people: Person[] = []
      for (const [at, linkID] of links.entries())
        people.push(await speak(first.url, linkID, at % 2 === 0))
      const ticked = people.filter(({ isTicked }) => isTicked)
      const refused = people.filter(({ isTicked, status }) => status !== (isTicked ? 200 : 403))
      for (const { status } of refused)
        tally.fault(`${database.name}: an upload was told ${status}`)
      await first.end('SIGTERM')
      if (first.output().includes(env.COLLOQUY_SOUND_KEY)) tally.fault('a log tells the key')

      const whole = await sealedOf(databaseURL, people)
      const sealed = whole.flatMap((one) => [
        one.slice(0, markCharacters),
        one.slice(-markCharacters),
      ])
      if (whole.length !== ticked.length)
        tally.fault(`${database.name}: ${whole.length} of ${ticked.length} are kept`)
      const plain = [...people.map(({ mark }) => mark), env.COLLOQUY_SOUND_KEY]
      for (const trace of await tracesOf(databaseURL, plain))
        tally.fault(`${database.name}: unsealed: ${trace}`)
      if ((await tracesOf(databaseURL, sealed)).length < sealed.length)
        tally.fault(`${database.name}: what is sealed could not be found before`)

      const second = await serve({ databaseURL, env })
      const asker = createAsker({ url: second.url, token })
      const begun = performance.now()
      for (const { linkID } of people) {
        await asker.need('/v1/invites/erase', { body: { linkID } })
        tally.count()
      }
      for (const trace of await untilGone(databaseURL, sealed, begun))
        tally.fault(`${database.name}: still there: ${trace}`)
      tally.measure(
        `${database.name}: ${whole.length} recordings sealed, no trace ${Math.round(performance.now() - begun)} ms after the erasure began`,
      )
      asker.close()
      await second.end('SIGTERM')
    }
    return tally.finding(
      'The served process; the recordings as base64 in every column and, on SQLite, every byte of every file. The bytes of PostgreSQL’s files are its own to reuse.',
    )
  },
}

type Person = { linkID: string; isTicked: boolean; seq: number; mark: string; status: number }

async function makeLinks(url: string, token: string, count: number): Promise<string[]> {
  const asker = createAsker({ url, token })
  const { interviewID } = await asker.need<{ interviewID: string }>('/v1/interviews/addOne', {
    body: { productID: 'p', interviewName: 'n', guidelines, sound: true },
  })
  const links = await createLinks(url, token, interviewID, count)
  asker.close()
  return links
}

/** Somebody answers, and their page offers the sound of it. */
async function speak(url: string, linkID: string, isTicked: boolean): Promise<Person> {
  const link = `${url}/i/${linkID}`
  const browser = openLink(link)
  await browser.send({ type: 'consent', agreed: true, ...(isTicked && { sound: true }) })
  const asked = await browser.send({ type: 'onboard' })
  const after = Number(asked.json.result.expects.after)
  await browser.send({ type: 'answer', text: said, clientMessageID: 'one', after })
  const head = wav(1).subarray(0, 44)
  const samples = randomBytes(32_000)
  const { status } = await fetch(`${link}/sound?clientMessageID=one&part=0&start=0&end=26`, {
    method: 'POST',
    headers: { 'content-type': 'audio/wav', cookie: browser.cookie() },
    body: Buffer.concat([head, samples]),
  })
  const mark = samples.toString('base64').slice(0, markCharacters)
  return { linkID, isTicked, seq: after + 1, mark, status }
}

/** What they were sealed as. */
async function sealedOf(databaseURL: string, people: readonly Person[]): Promise<string[]> {
  const store = await openStore(databaseURL)
  const found = await Promise.all(
    people.map(({ linkID, seq }) => store.findSound({ linkID, seq, part: 0 })),
  )
  await store.close()
  return found.flatMap((one) => (one ? [one.sealed] : []))
}

async function untilGone(databaseURL: string, marks: string[], begun: number): Promise<string[]> {
  for (;;) {
    const traces = await tracesOf(databaseURL, marks)
    const isOver = performance.now() - begun > gonePromisedMs
    if (traces.length === 0 || isOver) return traces
    await setTimeout(lookEveryMs)
  }
}
