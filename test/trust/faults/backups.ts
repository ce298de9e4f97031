import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { rowHashes } from '../../storage/row-hashes.ts'
import { createAsker } from '../asker.ts'
import { checkIntegrity, lookInto } from '../databases.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor } from '../furnish.ts'
import { compareLedger, createLedger, untilAcknowledged, writeUntilStopped } from '../load/load.ts'
import { serve } from '../served.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, '../../../src/cli/colloquy.ts')
const clients = 20
const acknowledgedMax = 150

/** F25: a backup is taken under load, and one is what a restore proves. */
export const backups: Figure = {
  id: 'F25',
  promise:
    'a backup under load, restored in another place, is whole and has everything that was acknowledged before it began; one of a stopped service has the very same rows',
  unit: 'drills',
  times: { usual: 4, full: 40 },
  async run({ times, databases, random, folder }: Trial) {
    const tally = createTally()
    let looked = 0
    for (let drill = 0; drill < times; drill += 1) {
      const database = databases[drill % databases.length]
      if (!database) break
      const databaseURL = await database.open()
      const token = await addTokenFor(databaseURL, 'acme')
      const server = await serve({ databaseURL })
      const asker = createAsker({ url: server.url, token })
      const ledger = createLedger()
      let stopped = false
      const load = writeUntilStopped({
        ...asker,
        clients,
        name: `drill${drill}`,
        ledger,
        stopped: () => stopped,
      })
      await untilAcknowledged(ledger, 1 + random() * acknowledgedMax)
      const name = `${database.name}, drill ${drill}`
      const before = { ...createLedger(), acknowledged: [...ledger.acknowledged] }
      const warm = join(folder, `${drill}.warm`)
      await colloquy(databaseURL, 'backup', warm)
      stopped = true
      await load
      asker.close()
      await server.end('SIGTERM')
      for (const [refusal, count] of ledger.refused) tally.fault(`${name}: ${count} × ${refusal}`)

      const restored = await database.open()
      await colloquy(restored, 'restore', warm)
      const look = await lookInto(restored)
      for (const wrong of await compareLedger(look.rows, before)) tally.fault(`${name}: ${wrong}`)
      await look.close()
      looked += before.acknowledged.length

      const cold = join(folder, `${drill}.cold`)
      await colloquy(databaseURL, 'backup', cold)
      const copy = await database.open()
      await colloquy(copy, 'restore', cold)
      const [own, theirs] = [await rowHashes(databaseURL), await rowHashes(copy)]
      if (JSON.stringify(own) !== JSON.stringify(theirs))
        tally.fault(`${name}: the rows are not the same`)
      for (const url of [restored, copy].filter((one) => one.startsWith('file:'))) {
        const integrity = checkIntegrity(url)
        if (integrity !== 'ok') tally.fault(`${name}: integrity_check says ${integrity}`)
      }
      tally.count()
    }
    tally.measure(
      `${looked.toLocaleString('en')} acknowledged writes looked up in what was restored`,
    )
    return tally.finding(
      'The command line’s `backup` beside the served process with 20 clients writing, and once it is stopped; its `restore` into an empty place each time.',
    )
  },
}

function colloquy(databaseURL: string, ...given: string[]) {
  return run(process.execPath, [program, ...given], {
    env: { ...process.env, DATABASE_URL: databaseURL },
  })
}
