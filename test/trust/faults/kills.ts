import { setTimeout } from 'node:timers/promises'
import { addToken } from '../../chaos/killable.ts'
import { createAsker } from '../asker.ts'
import { checkIntegrity, lookInto } from '../databases.ts'
import { createTally, type Figure, type Tally, type Trial } from '../figure.ts'
import {
  compareLedger,
  createLedger,
  type Ledger,
  send,
  untilAcknowledged,
  type Write,
  writeUntilStopped,
} from '../load/load.ts'
import { createRandom, quantile } from '../random.ts'
import { serve } from '../served.ts'

const clients = 50
/** The kill comes after none to this many acknowledged writes. */
const acknowledgedMax = 250
const readyMsPromised = 5_000
/** Kills in a row on one file, which is read through after each: its size decides what that takes. */
const killsAFile = 25
/** Files, each with its process, that are at work at a time. */
const filesAtOnce = 2

/** F1: the process is killed in the middle of writing, again and again on one file. */
export const kills: Figure = {
  id: 'F1',
  promise:
    'kill -9 at random moments under the writes of 50 clients: no acknowledged write is lost, the file is whole each time, ready again within 5 s',
  unit: 'kills',
  times: { usual: 20, full: 500 },
  async run({ times, seed, folder, stopped }: Trial) {
    const tally = createTally()
    const seen: Seen = { startsMs: [], acknowledged: 0, unanswered: 0 }
    const files = Array.from({ length: Math.ceil(times / killsAFile) }, (_, file) => ({
      name: `file ${file}`,
      databaseURL: `file:${folder}/data-${file}.db`,
      random: createRandom(seed * 1_000 + file),
      kills: Math.min(killsAFile, times - file * killsAFile),
    }))
    const work = async () => {
      for (let file = files.shift(); file && !stopped(); file = files.shift())
        await killOnOneFile(file, { tally, seen, stopped })
    }
    await Promise.all(Array.from({ length: filesAtOnce }, work))
    const slowest = Math.max(...seen.startsMs)
    if (slowest > readyMsPromised) tally.late(`ready again after ${Math.round(slowest)} ms`)
    tally.measure(
      `${seen.acknowledged.toLocaleString('en')} writes acknowledged, ${seen.unanswered.toLocaleString('en')} cut off; ready after ${Math.round(quantile(seen.startsMs, 0.5))} ms in the median, ${Math.round(slowest)} ms at most`,
    )
    return tally.finding(
      `The served process, killed up to ${killsAFile} times on one file; the file checked whole and every acknowledged interview, link and answer looked up in it after each kill, and all of them again after the last; what was cut off sent again with its key.`,
    )
  },
}

type Seen = { startsMs: number[]; acknowledged: number; unanswered: number }
type File = { name: string; databaseURL: string; random: () => number; kills: number }
type Watching = { tally: Tally; seen: Seen; stopped: () => boolean }

async function killOnOneFile(file: File, { tally, seen, stopped }: Watching): Promise<void> {
  const token = await addToken(file.databaseURL)
  const all = createLedger()
  let cutOff: Write[] = []
  for (let life = 0; life < file.kills && !stopped(); life += 1) {
    const where = `${file.name}, kill ${life}`
    const ledger = createLedger()
    seen.startsMs.push(await killAmongWrites(file, { token, life, ledger, cutOff }))
    const integrity = checkIntegrity(file.databaseURL)
    if (integrity !== 'ok') tally.fault(`${where}: integrity_check says ${integrity}`)
    await lookUp(file, ledger, (wrong) => tally.fault(`${where}: ${wrong}`))
    for (const [refusal, count] of ledger.refused) tally.fault(`${where}: ${count} × ${refusal}`)
    seen.acknowledged += ledger.acknowledged.length
    seen.unanswered += ledger.unanswered.length
    all.acknowledged.push(...ledger.acknowledged)
    cutOff = ledger.unanswered
    tally.count()
  }
  await lookUp(file, all, (wrong) => tally.fault(`${file.name}, in the end: ${wrong}`))
}

type Life = { token: string; life: number; ledger: Ledger; cutOff: readonly Write[] }

/** Serves, writes and kills; answers how long the start took. */
async function killAmongWrites({ databaseURL, random }: File, life: Life): Promise<number> {
  const { token, ledger } = life
  const server = await serve({ databaseURL })
  const asker = createAsker({ url: server.url, token })
  // Whether it had arrived or not: sent again with its key, it must then be there once.
  for (const write of life.cutOff) await send({ ...asker, ledger }, write)
  let killed = false
  const load = writeUntilStopped({
    ...asker,
    clients,
    name: `life${life.life}`,
    ledger,
    stopped: () => killed,
  })
  await untilAcknowledged(ledger, random() * acknowledgedMax)
  await setTimeout(random() * 20)
  await server.end('SIGKILL')
  killed = true
  await load
  asker.close()
  return server.startMs
}

async function lookUp(file: File, ledger: Ledger, tell: (wrong: string) => void): Promise<void> {
  const look = await lookInto(file.databaseURL)
  for (const wrong of await compareLedger(look.rows, ledger)) tell(wrong)
  await look.close()
}
