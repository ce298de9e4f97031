import { setTimeout } from 'node:timers/promises'
import { tracesOf } from '../../profiles/traces.ts'
import { answers, guidelines, takeInterview } from '../../start.ts'
import { createAsker } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor, createLinks } from '../furnish.ts'
import { serve } from '../served.ts'

const gonePromisedMs = 60_000
const lookEveryMs = 500
/** The profile of an interview is made a moment after its end. */
const looksMax = 120

/** F18: people ask what is held about them, and then have it erased. */
export const erasures: Figure = {
  id: 'F18',
  promise:
    'an export holds every answer and every detail of a person; after an erasure nothing of them is in any row at once, nor on SQLite in any byte of the data file and its log within 60 s, while the others stay',
  unit: 'people',
  times: { usual: 10, full: 100 },
  async run({ times, databases, random }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const databaseURL = await database.open()
      const token = await addTokenFor(databaseURL, 'acme')
      const server = await serve({ databaseURL })
      const asker = createAsker({ url: server.url, token })
      const { interviewID } = await asker.need<{ interviewID: string }>('/v1/interviews/addOne', {
        body: { productID: 'p', interviewName: 'n', guidelines },
      })
      const count = Math.ceil(times / databases.length)
      // One more, who stays.
      const links = await createLinks(server.url, token, interviewID, count + 1)
      const people = links.map((linkID) => ({ linkID, mark: markOf(random) }))
      for (const { linkID, mark } of people)
        await takeInterview(`${server.url}/i/${linkID}`, answersOf(mark), {
          onboard: detailsOf(mark),
        })
      await untilProfiled(asker, people.length)
      const [left, ...erased] = people
      for (const { mark } of erased) {
        const held = await exportOf(asker, mark)
        const missing = [...answersOf(mark), ...Object.values(detailsOf(mark))].filter(
          (text) => !held.includes(JSON.stringify(text).slice(1, -1)),
        )
        for (const text of missing) tally.fault(`${database.name}: not exported: ${text}`)
      }
      const marks = erased.map(({ mark }) => mark)
      const before = await tracesOf(databaseURL, marks)
      if (new Set(before.map((trace) => trace.split(': ')[1])).size !== marks.length)
        tally.fault(`${database.name}: not everybody could be found before`)
      const begun = performance.now()
      for (const mark of marks) {
        await asker.need('/v1/people/erase', { body: { email: detailsOf(mark).email } })
        tally.count()
      }
      const askedMs = performance.now() - begun
      const traces = await untilGone(databaseURL, marks, begun)
      for (const trace of traces) tally.fault(`${database.name}: still there: ${trace}`)
      tally.measure(
        `${database.name}: ${marks.length} erased in ${Math.round(askedMs)} ms, no trace after ${Math.round(performance.now() - begun)} ms`,
      )
      if (left && (await tracesOf(databaseURL, [left.mark])).length === 0)
        tally.fault(`${database.name}: who stays is gone`)
      for (const mark of marks)
        if ((await exportOf(asker, mark)).includes(mark.toUpperCase()))
          tally.fault(`${database.name}: an export still tells of ${mark}`)
      asker.close()
      await server.end('SIGTERM')
      for (const trace of await tracesOf(databaseURL, marks))
        tally.fault(`${database.name}: there again after the end: ${trace}`)
    }
    return tally.finding(
      'The served process; a word of their own in each answer and detail of each person, looked for in the export, then in every column of every table, on SQLite in every byte of every file. The bytes of PostgreSQL’s files are its own to reuse.',
    )
  },
}

type Asking = Pick<ReturnType<typeof createAsker>, 'need'>

/** A word that nothing else has. */
function markOf(random: () => number): string {
  return `zq${Math.floor(random() * 36 ** 9).toString(36)}qz`
}

function answersOf(mark: string): string[] {
  return answers.map((text, at) => `${text} Here they call it ${mark}x${at}.`)
}

function detailsOf(mark: string) {
  return {
    name: `Person ${mark}`,
    email: `${mark}@example.com`,
    occupation: `Keeper of ${mark}`,
    location: `Town ${mark}`,
  }
}

async function exportOf({ need }: Asking, mark: string): Promise<string> {
  const { email: _, ...held } = await need<{ email: string }>('/v1/people/export', {
    body: { email: detailsOf(mark).email },
  })
  return JSON.stringify(held)
}

async function untilProfiled({ need }: Asking, count: number): Promise<void> {
  for (let looks = 0; looks < looksMax; looks += 1) {
    const profiles = await need<unknown[]>('/v1/profiles/getList?productID=p&limit=1000')
    if (profiles.length === count) return
    await setTimeout(lookEveryMs)
  }
  throw new Error('The profiles were not made.')
}

/** On PostgreSQL at once: it is looked at a single time. */
async function untilGone(databaseURL: string, marks: string[], begun: number) {
  for (;;) {
    const traces = await tracesOf(databaseURL, marks)
    const isLate = performance.now() - begun > gonePromisedMs
    if (traces.length === 0 || isLate || !databaseURL.startsWith('file:')) return traces
    await setTimeout(lookEveryMs)
  }
}
