import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createAsker } from '../asker.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor } from '../furnish.ts'
import { Refused, serve } from '../served.ts'

const endMsPromised = 2_000

/** F23: a second process on the data file of the first. */
export const secondProcess: Figure = {
  id: 'F23',
  promise:
    'a second process on the same data file ends with an error and a sentence within 2 s and writes nothing; after a kill -9 of the first it is let in',
  unit: 'starts',
  times: { usual: 5, full: 20 },
  async run({ times, folder }: Trial) {
    const tally = createTally()
    const databaseURL = `file:${folder}/data.db`
    const token = await addTokenFor(databaseURL, 'acme')
    let first = await serve({ databaseURL })
    const took: number[] = []
    for (let start = 0; start < times; start += 1) {
      const { need, close } = createAsker({ url: first.url, token })
      await need('/v1/interviews/addOne', {
        body: { productID: 'p', interviewName: `n${start}`, guidelines: 'g' },
      })
      const before = fingerprint(folder)
      const begun = performance.now()
      const refused = await serve({ databaseURL }).then(
        async (second) => {
          await second.end()
          return null
        },
        (error: unknown) => (error instanceof Refused ? error : null),
      )
      took.push(performance.now() - begun)
      tally.count()
      if (!refused) tally.fault('the second process was let in')
      else if (refused.code === 0) tally.fault('the second process ended with 0')
      else if (!refused.output.includes('Another Colloquy is running on this data file'))
        tally.fault(`the second process said ${refused.output}`)
      if (fingerprint(folder) !== before) tally.fault('the second process wrote to the file')
      await need('/v1/profiles/getList?productID=p')
      close()
      await first.end('SIGKILL')
      first = await serve({ databaseURL })
    }
    await first.end('SIGTERM')
    const slowest = Math.round(Math.max(...took))
    if (slowest > endMsPromised) tally.late(`ended after ${slowest} ms`)
    tally.measure(`ended after ${slowest} ms at most`)
    return tally.finding(
      'Two served processes on one file; its bytes and those of its log compared.',
    )
  },
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const name of ['data.db', 'data.db-wal']) hash.update(readFileSync(`${folder}/${name}`))
  return hash.digest('hex')
}
