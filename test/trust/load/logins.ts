import { type ConsoleBrowser, openConsole, password, setUp } from '../../console/console-browser.ts'
import { call, startService, type TestService } from '../../start.ts'
import type { Database } from '../databases.ts'
import { createTally, type Figure, type Tally, type Trial } from '../figure.ts'
import { quantile } from '../random.ts'

const email = 'olga.owner@example.com'
const gapPromised = 0.05
const windowMs = 15 * 60_000
const triesMax = 10
/** So that the limit of one window is never met while the clock is held beside it. */
const pairsAWindow = 4

/** F26: somebody guesses who signs in here, and with which password. */
export const logins: Figure = {
  id: 'F26',
  promise:
    'an unknown address and a wrong password take the same time (medians within 5 %) and get the same answer; the eleventh wrong try in 15 minutes is told 429; a new password, changed or reset, ends every session and token',
  unit: 'pairs of tries',
  times: { usual: 12, full: 400 },
  async run({ times, databases }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const clock = { at: Date.now() }
      const service = await startService(await database.open(), {
        now: () => new Date(clock.at),
        work: false,
      })
      const nextWindow = () => {
        clock.at += windowMs
      }
      const owner = await setUp(service)
      const tried: Tried = { database, service, nextWindow, tally }
      await timePairs(tried, Math.ceil(times / databases.length))
      await tryTooOften(tried)
      await tryNewPasswords(tried, owner)
      await service.close()
    }
    return tally.finding(
      'The service in this process, over HTTP, its clock moved by a window whenever the limit is near; the tries of a pair one after the other, in turns.',
    )
  },
}

type Tried = { database: Database; service: TestService; nextWindow: () => void; tally: Tally }

const wrong = { email, password: 'wrong words, long enough' }
const unknown = { email: 'nobody@example.com', password }

async function timePairs({ database, service, nextWindow, tally }: Tried, pairs: number) {
  const took: Record<'wrong' | 'unknown', number[]> = { wrong: [], unknown: [] }
  for (let pair = 0; pair < pairs; pair += 1) {
    if (pair % pairsAWindow === 0) nextWindow()
    const answers: string[] = []
    for (const [kind, body] of pair % 2 === 0 ? inOrder : inOrder.toReversed()) {
      const begun = performance.now()
      const { status, text } = await openConsole(service).post('signIn', body)
      took[kind].push(performance.now() - begun)
      answers.push(`${status} ${text}`)
    }
    if (answers[0] !== answers[1] || !answers[0]?.startsWith('401'))
      tally.fault(`${database.name}: they were answered ${answers.join(' and ')}`)
    tally.count()
  }
  const [one, other] = [quantile(took.wrong, 0.5), quantile(took.unknown, 0.5)]
  const gap = Math.abs(one - other) / Math.max(one, other)
  const told = `${database.name}: a wrong password takes ${one.toFixed(1)} ms, an unknown address ${other.toFixed(1)} ms in the median, ${(gap * 100).toFixed(1)} % apart`
  if (gap > gapPromised) tally.late(told)
  tally.measure(told)
}
const inOrder = [
  ['wrong', wrong],
  ['unknown', unknown],
] as const

async function tryTooOften({ database, service, nextWindow, tally }: Tried) {
  for (const body of [wrong, unknown]) {
    nextWindow()
    const statuses: number[] = []
    for (let at = 0; at <= triesMax; at += 1)
      statuses.push((await openConsole(service).post('signIn', body)).status)
    const expected = [...Array(triesMax).fill(401), 429].join()
    if (statuses.join() !== expected)
      tally.fault(`${database.name}: wrong tries were answered ${statuses.join()}`)
  }
  nextWindow()
}

async function tryNewPasswords({ database, service, tally }: Tried, owner: ConsoleBrowser) {
  // The windows that passed have ended the first session.
  await owner.post('signIn', { email, password })
  const thief = openConsole(service)
  thief.steal(owner)
  let stolen = await thief.token()
  let minted = await mint()
  const changed = 'other words, long enough'
  await owner.post('changePassword', { password, newPassword: changed })
  await expectOut('a change of the password')

  const second = openConsole(service)
  await second.post('signIn', { email, password: changed })
  thief.steal(second)
  stolen = await thief.token()
  minted = await mint()
  const bearer = await owner.token()
  const list = await call(`${service.url}/v1/members/getList`, { token: bearer })
  const { userID } = list.json.result[0]
  const made = await call(`${service.url}/v1/members/resetPassword`, {
    token: bearer,
    body: { userID },
  })
  await expectOut('a link for a new password')
  const code = made.json.result.resetURL.split('/').at(-1)
  const entered = await openConsole(service).post('join', { code, password })
  if (entered.status !== 200) tally.fault(`${database.name}: the link is good for nothing`)

  /** A token for good, as a thief makes one who wants to come back. */
  async function mint(): Promise<string> {
    const body = { scopes: ['read', 'admin'] }
    const made = await call(`${service.url}/v1/tokens/addOne`, { token: stolen, body })
    return made.json.result.token
  }

  async function expectOut(what: string): Promise<void> {
    const statuses = [(await thief.post('getToken')).status]
    for (const token of [stolen, minted]) {
      statuses.push((await call(`${service.url}/v1/members/getList`, { token })).status)
    }
    if (statuses.some((status) => status !== 401))
      tally.fault(`${database.name}: after ${what} a thief is answered ${statuses}`)
  }
}
