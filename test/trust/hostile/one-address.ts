import { type Asker, createAsker, type Question } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor, createLinks, furnish } from '../furnish.ts'
import { quantile } from '../random.ts'
import { serve } from '../served.ts'

const answerMsPromised = 500
const atOnce = 10
const minuteSeconds = 60

/** F31: a whole company takes part, behind one address and a proxy that no setting names. */
export const oneAddress: Figure = {
  id: 'F31',
  promise:
    '1,000 people behind one address, by a proxy that is not named, open their links within a minute and begin: each is served with all that is on the page, within 500 ms (p99)',
  unit: 'people',
  times: { usual: 1_000, full: 1_000 },
  async run({ times, databases }: Trial) {
    const tally = createTally()
    const [database] = databases
    if (!database) return tally.finding('There is no database.')
    const databaseURL = await database.open()
    const token = await addTokenFor(databaseURL, 'acme')
    const server = await serve({ databaseURL, env: { RATE_LIMIT: '600' } })
    const { interviewID } = await furnish(server.url, token, 'acme')
    const links = await createLinks(server.url, token, interviewID, times)
    const asker = createAsker({ url: server.url })
    const begun = performance.now()
    const took: number[] = []
    const refused: Record<string, number> = {}
    const waiting = [...links]
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let link = waiting.pop(); link !== undefined; link = waiting.pop()) {
          for (const { status, ms } of await takePart(asker, link, waiting.length)) {
            if (status === 200) took.push(ms)
            else refused[status] = (refused[status] ?? 0) + 1
          }
          tally.count()
        }
      }),
    )
    for (const [status, count] of Object.entries(refused))
      tally.fault(`${count} requests were answered ${status}`)
    const p99 = quantile(took, 0.99)
    if (p99 > answerMsPromised) tally.late(`they waited ${Math.round(p99)} ms (p99)`)
    const seconds = (performance.now() - begun) / 1_000
    if (seconds > minuteSeconds) tally.late(`it took ${Math.round(seconds)} s`)
    const warned = server.output().split('TRUSTED_PROXIES').length - 1
    if (warned !== 1) tally.fault(`the log says ${warned} times what to set`)
    tally.measure(`${took.length} requests in ${seconds.toFixed(1)} s, p99 ${p99.toFixed(1)} ms`)
    asker.close()
    await server.end('SIGTERM')
    return tally.finding('On the served process with the usual limits, ten people at a time.')
  },
}

/** Opens the page with its files, agrees, says a name, and answers a question. */
async function takePart(
  { ask }: Asker,
  link: string,
  person: number,
): Promise<{ status: number; ms: number }[]> {
  const through = { 'x-forwarded-for': `198.18.${person >> 8}.${person & 255}` }
  const path = link.startsWith('http') ? new URL(link).pathname : `/i/${link}`
  const answers: { status: number; ms: number }[] = []
  const note = async (path: string, { headers, ...question }: Question = {}) => {
    const answer = await ask(path, { ...question, headers: { ...headers, ...through } })
    answers.push({ status: answer?.status ?? 0, ms: answer?.ms ?? 0 })
    return answer
  }
  const page = await note(path)
  const files = page?.text.matchAll(/(?:src|href)="(\/[^"]+)"/g) ?? []
  for (const [, file = ''] of files) await note(file)
  await note(`${path}/state`)
  const events = [
    { type: 'consent', agreed: true },
    { type: 'onboard', name: 'Sample Person' },
    {
      type: 'answer',
      clientMessageID: '1',
      after: 0,
      text: 'I work in a small studio and kept our invoices in a spreadsheet for years.',
    },
  ]
  let cookie = ''
  for (const event of events) {
    const answer = await note(`${path}/events`, {
      body: event,
      headers: cookie === '' ? {} : { cookie },
    })
    cookie = answer?.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie
  }
  return answers
}
