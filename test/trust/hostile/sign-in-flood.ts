import { createAsker } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { serve } from '../served.ts'

const atOnce = 60
/** Of requests that failed with one status, in the first second of a flood and in each after it. */
const firstLines = 21
const linesPerSecond = 1

/** F33: sign-ins from ever new addresses, and what becomes of the log. */
export const signInFlood: Figure = {
  id: 'F33',
  promise:
    'a flood of sign-ins leaves a line a second in the log for each way in which it is refused, with a count, and none with a stack',
  unit: 'sign-ins',
  times: { usual: 2_000, full: 10_000 },
  async run({ times, databases }: Trial) {
    const tally = createTally()
    const [database] = databases
    if (!database) return tally.finding('There is no database.')
    const env = { RATE_LIMIT: '600', LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1' }
    const server = await serve({ databaseURL: await database.open(), env })
    const { ask, close } = createAsker({ url: server.url, sockets: atOnce })
    const statuses: Record<string, number> = {}
    const begun = performance.now()
    let made = 0
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (made < times) {
          made += 1
          const answer = await ask('/console/session/signIn', signIn(server.url, made))
          statuses[answer?.status ?? 0] = (statuses[answer?.status ?? 0] ?? 0) + 1
          tally.count()
        }
      }),
    )
    const seconds = Math.ceil((performance.now() - begun) / 1_000)
    close()
    await server.end('SIGTERM')
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const stacks = lines.filter((line) => line.includes('"failure"')).length
    const ways = Object.keys(statuses).length
    // Each status has its requests, and at most one limit that refuses with it.
    const most = ways * (firstLines + 1 + (linesPerSecond + 1) * (seconds + 1))
    if (stacks > 0) tally.fault(`${stacks} lines with a stack`)
    if (lines.length > most) tally.fault(`${lines.length} lines in ${seconds} s, and not ${most}`)
    tally.measure(
      `${JSON.stringify(statuses)} in ${seconds} s: ${lines.length} lines, ${stacks} with a stack`,
    )
    return tally.finding(
      `${atOnce} at once to the served process, with the usual limits and log, each from an address and for an account of its own.`,
    )
  },
}

function signIn(url: string, made: number) {
  return {
    body: { email: `p${made}@example.com`, password: 'wrong words, long enough' },
    headers: {
      origin: url,
      'x-colloquy-console': '1',
      'x-forwarded-for': `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`,
    },
  }
}
