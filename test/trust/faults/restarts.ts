import { setTimeout } from 'node:timers/promises'
import { createAsker } from '../asker.ts'
import { lookInto } from '../databases.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor } from '../furnish.ts'
import { compareLedger, createLedger, writeUntilStopped } from '../load/load.ts'
import { serve } from '../served.ts'
import { startRestartable } from './restartable-postgres.ts'

const clients = 20
const loadMs = 800
const backMsPromised = 10_000

/** F21: the database server is restarted under the load, politely and at once. */
export const databaseRestarts: Figure = {
  id: 'F21',
  promise:
    'PostgreSQL restarts (fast and immediate) under load: the process stays, clients are told 503 and nothing else, no acknowledged write is lost or doubled, normal again 10 s after it is back',
  unit: 'restarts',
  times: { usual: 4, full: 20 },
  async run({ times, random, folder }: Trial) {
    const tally = createTally()
    const postgres = await startRestartable(folder)
    try {
      const token = await addTokenFor(postgres.url, 'acme')
      const server = await serve({ databaseURL: postgres.url })
      const asker = createAsker({ url: server.url, token })
      let slowestMs = 0
      const totals = { acknowledged: 0, refused: 0, unanswered: 0 }
      const state = { ended: false }
      void server.ended.then(() => {
        state.ended = true
      })
      for (let restart = 0; restart < times && !state.ended; restart += 1) {
        const ledger = createLedger()
        let stopped = false
        const load = keepWriting({
          asker,
          ledger,
          name: `restart${restart}`,
          stopped: () => stopped,
        })
        await setTimeout(loadMs * (0.5 + random()))
        await postgres.stop(restart % 2 === 0 ? 'fast' : 'immediate')
        await setTimeout(random() * 1_000)
        await postgres.start()
        const back = performance.now()
        await untilAnswered(asker, () => state.ended)
        slowestMs = Math.max(slowestMs, performance.now() - back)
        await setTimeout(loadMs / 2)
        stopped = true
        await load
        const name = `restart ${restart}`
        const look = await lookInto(postgres.url)
        for (const wrong of await compareLedger(look.rows, ledger)) tally.fault(`${name}: ${wrong}`)
        await look.close()
        for (const [refusal, count] of ledger.refused)
          if (!refusal.startsWith('503')) tally.fault(`${name}: ${count} × ${refusal}`)
        if (ledger.unanswered.length > 0)
          tally.fault(`${name}: ${ledger.unanswered.length} requests without an answer`)
        totals.acknowledged += ledger.acknowledged.length
        totals.refused += [...ledger.refused.values()].reduce((sum, count) => sum + count, 0)
        tally.count()
      }
      if (slowestMs > backMsPromised) tally.late(`normal again after ${Math.round(slowestMs)} ms`)
      tally.measure(
        `${totals.acknowledged.toLocaleString('en')} writes acknowledged, ${totals.refused} told 503; normal again after ${Math.round(slowestMs)} ms at most`,
      )
      asker.close()
      const { code } = await server.end('SIGTERM')
      if (code !== 0) tally.fault(`the service ended with ${code}`)
    } finally {
      await postgres.stop('immediate')
    }
    return tally.finding(
      'The served process on a PostgreSQL of its own that syncs its commits, restarted half of the times politely, half at once.',
    )
  },
}

type Writing = {
  asker: ReturnType<typeof createAsker>
  ledger: ReturnType<typeof createLedger>
  name: string
  stopped: () => boolean
}

/** A load that begins anew where an outage ended it. */
async function keepWriting({ asker, ledger, name, stopped }: Writing): Promise<void> {
  for (let begun = 0; !stopped(); begun += 1) {
    await writeUntilStopped({ ...asker, clients, name: `${name}-${begun}`, ledger, stopped })
    await setTimeout(20)
  }
}

async function untilAnswered(
  { ask }: Pick<ReturnType<typeof createAsker>, 'ask'>,
  isOver: () => boolean,
): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (isOver() || (await ask('/v1/profiles/getList?productID=p'))?.status === 200) return
    await setTimeout(50)
  }
  throw new Error('The service did not come back.')
}
