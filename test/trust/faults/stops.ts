import { createAsker } from '../asker.ts'
import { type Look, lookInto } from '../databases.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor } from '../furnish.ts'
import {
  compareLedger,
  createLedger,
  type Ledger,
  untilAcknowledged,
  writeUntilStopped,
} from '../load/load.ts'
import { serve } from '../served.ts'

const clients = 30
/** The signal comes after the first to the 150th acknowledged write. */
const acknowledgedMax = 150
const endMsPromised = 30_000

/** F20: the service is told to stop in the middle of its work. */
export const stops: Figure = {
  id: 'F20',
  promise:
    'SIGTERM under load: every request that took effect is answered, the process ends with 0 within 30 s',
  unit: 'stops',
  times: { usual: 10, full: 50 },
  async run({ times, random, databases }: Trial) {
    const tally = createTally()
    const places = await Promise.all(
      databases.map(async ({ name, open }) => {
        const databaseURL = await open()
        return { name, databaseURL, token: await addTokenFor(databaseURL, 'acme') }
      }),
    )
    let slowestMs = 0
    let acknowledged = 0
    for (let stop = 0; stop < times; stop += 1) {
      const place = places[stop % places.length]
      if (!place) break
      const server = await serve(place)
      const asker = createAsker({ url: server.url, token: place.token })
      const ledger = createLedger()
      let stopped = false
      const load = writeUntilStopped({
        ...asker,
        clients,
        name: `stop${stop}`,
        ledger,
        stopped: () => stopped,
      })
      await untilAcknowledged(ledger, 1 + random() * acknowledgedMax)
      const begun = performance.now()
      const { code, signal } = await server.end('SIGTERM')
      slowestMs = Math.max(slowestMs, performance.now() - begun)
      stopped = true
      await load
      asker.close()
      const name = `${place.name}, stop ${stop}`
      if (code !== 0) tally.fault(`${name}: ended with ${code ?? signal}`)
      const look = await lookInto(place.databaseURL)
      for (const wrong of await compareLedger(look.rows, ledger)) tally.fault(`${name}: ${wrong}`)
      for (const lost of await findUnansweredEffects(look, ledger)) tally.fault(`${name}: ${lost}`)
      await look.close()
      for (const [refusal, count] of ledger.refused)
        if (!refusal.startsWith('503')) tally.fault(`${name}: ${count} × ${refusal}`)
      acknowledged += ledger.acknowledged.length
      tally.count()
    }
    if (slowestMs > endMsPromised) tally.late(`ended after ${Math.round(slowestMs)} ms`)
    tally.measure(
      `${acknowledged.toLocaleString('en')} writes acknowledged; ended after ${Math.round(slowestMs)} ms at most`,
    )
    return tally.finding(
      'The served process with 30 clients writing; what was answered looked up, and what took effect without an answer looked for.',
    )
  },
}

/** Writes that took effect and whose answer never came. */
async function findUnansweredEffects({ rows }: Look, ledger: Ledger): Promise<string[]> {
  const lost: string[] = []
  for (const write of ledger.unanswered) {
    const sql =
      write.kind === 'interview'
        ? `select 1 from interview where interview_name = '${write.name}'`
        : write.kind === 'links'
          ? `select 1 from idempotency where key = '${write.key}'`
          : `select 1 from message where link_id = '${write.linkID}' and client_message_id = '${write.clientMessageID}'`
    if ((await rows(sql)).length > 0) lost.push(`${write.kind}, taken and not answered`)
  }
  return lost
}
