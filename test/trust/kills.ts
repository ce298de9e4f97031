import { setTimeout } from 'node:timers/promises'
import { addToken } from '../chaos/killable.ts'
import { createAsker } from './asker.ts'
import { checkIntegrity, lookInto } from './databases.ts'
import { createTally, type Figure, type Trial } from './figure.ts'
import {
  compareLedger,
  createLedger,
  send,
  untilAcknowledged,
  type Write,
  writeUntilStopped,
} from './load.ts'
import { quantile } from './random.ts'
import { serve } from './served.ts'

const clients = 50
/** The kill comes after none to this many acknowledged writes. */
const acknowledgedMax = 250
const readyMsPromised = 5_000

/** F1: the process is killed in the middle of writing, again and again, on one file. */
export const kills: Figure = {
  id: 'F1',
  promise:
    'kill -9 at random moments under the writes of 50 clients: no acknowledged write is lost, the file is whole each time, ready again within 5 s',
  unit: 'kills',
  times: { usual: 20, full: 500 },
  async run({ times, random, folder }: Trial) {
    const tally = createTally()
    const databaseURL = `file:${folder}/data.db`
    const token = await addToken(databaseURL)
    const startsMs: number[] = []
    const total = { acknowledged: 0, unanswered: 0 }
    let cutOff: Write[] = []
    for (let life = 0; life < times; life += 1) {
      const server = await serve({ databaseURL })
      startsMs.push(server.startMs)
      const asker = createAsker({ url: server.url, token })
      const ledger = createLedger()
      // Whether it had arrived or not: sent again with its key, it must then be there once.
      for (const write of cutOff) await send({ ...asker, ledger }, write)
      let killed = false
      const load = writeUntilStopped({
        ...asker,
        clients,
        name: `life${life}`,
        ledger,
        stopped: () => killed,
      })
      await untilAcknowledged(ledger, random() * acknowledgedMax)
      await setTimeout(random() * 20)
      await server.end('SIGKILL')
      killed = true
      await load
      asker.close()
      const integrity = checkIntegrity(databaseURL)
      if (integrity !== 'ok') tally.fault(`kill ${life}: integrity_check says ${integrity}`)
      const look = await lookInto(databaseURL)
      for (const wrong of await compareLedger(look.rows, ledger))
        tally.fault(`kill ${life}: ${wrong}`)
      await look.close()
      for (const [refusal, count] of ledger.refused)
        tally.fault(`kill ${life}: ${count} × ${refusal}`)
      total.acknowledged += ledger.acknowledged.length
      total.unanswered += ledger.unanswered.length
      cutOff = ledger.unanswered
      tally.count()
    }
    const slowest = Math.max(...startsMs)
    if (slowest > readyMsPromised) tally.late(`ready again after ${Math.round(slowest)} ms`)
    tally.measure(
      `${total.acknowledged.toLocaleString('en')} writes acknowledged, ${total.unanswered.toLocaleString('en')} cut off; ready after ${Math.round(quantile(startsMs, 0.5))} ms in the median, ${Math.round(slowest)} ms at most`,
    )
    return tally.finding(
      'The served process, killed; the file checked whole and every acknowledged interview, link and answer looked up in it; what was cut off sent again with its key.',
    )
  },
}
