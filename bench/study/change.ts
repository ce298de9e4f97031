import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { Change } from './measure.ts'
import { finishedID } from './plant.ts'

const toldAnew = 'update extraction set gist = gist where link_id = '
/** Shares no divisor with round numbers: every interview has its turn, each far from the one before. */
const stride = 7_919

/** Changes interviews of a planted study beside the service. */
export function changing(url: string, finished: number): Change {
  let at = 0
  const next = () => {
    at = (at + stride) % finished
    return finishedID(at)
  }
  return url.startsWith('file:') ? onSQLite(url.slice('file:'.length), next) : onPostgres(url, next)
}

function onSQLite(path: string, next: () => string): Change {
  return async (interviews) => {
    const database = new DatabaseSync(path, { timeout: 5_000 })
    const change = database.prepare(`${toldAnew}?`)
    for (let left = interviews; left > 0; left -= 1) change.run(next())
    database.close()
  }
}

function onPostgres(url: string, next: () => string): Change {
  return async (interviews) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    for (let left = interviews; left > 0; left -= 1) await client.query(`${toldAnew}$1`, [next()])
    await client.end()
  }
}
