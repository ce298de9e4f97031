import type { OpenAPIDocument } from '../../../src/contract/openapi/openapi-types.ts'
import { createAsker } from '../asker.ts'
import { readTables } from '../databases.ts'
import { createTally, type Figure, type Trial } from '../figure.ts'
import { addTokenFor, type Owned } from '../furnish.ts'
import { quantile } from '../random.ts'
import { serve } from '../served.ts'
import { furnishErased, furnishWhole } from './furnish-whole.ts'
import { planMatrix } from './matrix.ts'
import { type Ask, randomLike, tryCell } from './try-cell.ts'

const timingPairs = { usual: 300, full: 5_000 }

/** F4: one organization asks for what is another's, in every place where an identifier can stand. */
export const tenants: Figure = {
  id: 'F4',
  promise:
    'every call × every place for an identifier × foreign, erased, random and malformed: the same bytes as for what never was, and the other organization is untouched',
  unit: 'calls',
  times: { usual: 1, full: 1 },
  async run({ databases, times }: Trial) {
    const tally = createTally()
    for (const database of databases) {
      const databaseURL = await database.open()
      const tokens = {
        mine: await addTokenFor(databaseURL, 'mine', ['read', 'write', 'admin']),
        mineToRead: await addTokenFor(databaseURL, 'mine', ['read']),
        theirs: await addTokenFor(databaseURL, 'theirs', ['read', 'write', 'admin']),
      }
      const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'ask@mail.example' }
      const server = await serve({ databaseURL, env: { WEBHOOK_ALLOW: '127.0.0.1', ...mail } })
      const parties = {
        own: await furnishWhole(server.url, tokens.mine, 'mine'),
        foreign: await furnishWhole(server.url, tokens.theirs, 'theirs'),
        erased: await furnishErased(server.url, tokens.mine),
      }
      const { ask, close } = createAsker({ url: server.url })
      const { cells, unknown } = planMatrix(await readDocument(ask))
      for (const name of unknown) tally.fault(`the matrix does not know ${name}`)
      const them = await theirRows(databaseURL, parties.foreign)
      for (let round = 0; round < times; round += 1)
        for (const cell of cells) await tryCell({ cell, parties, tokens, ask, tally })
      const after = await theirRows(databaseURL, parties.foreign)
      if (JSON.stringify(after) !== JSON.stringify(them)) tally.fault('rows of theirs changed')
      tally.measure(
        `${database.name}: ${cells.length} places, ${them.length} rows of the other organization the same before and after`,
      )
      const pairs = times > 1 ? timingPairs.full : timingPairs.usual
      tally.measure(
        `${database.name}: ${await timeForeign(ask, tokens.mine, parties.foreign, pairs)}`,
      )
      close()
      await server.end('SIGTERM')
    }
    return tally.finding(
      'Two organizations on the served process; each answer compared byte for byte, headers too, with that for a random identifier; the rows of the other one compared in the database.',
    )
  },
}

async function readDocument(ask: Ask): Promise<OpenAPIDocument> {
  return JSON.parse((await ask('/openapi.json'))?.text ?? '')
}

/** All rows that hold an identifier of theirs, but for the log of who asked for it. */
async function theirRows(databaseURL: string, owned: Owned): Promise<string[]> {
  const tables = await readTables(databaseURL)
  const secrets = Object.values(owned)
  return Object.entries(tables)
    .filter(([table]) => table !== 'audit')
    .flatMap(([table, rows]) => rows.map((row) => `${table} ${row}`))
    .filter((row) => secrets.some((secret) => row.includes(secret)))
    .sort()
}

/** How much longer one kind of refusal takes than the other; told, and left to the reader. */
async function timeForeign(
  ask: Ask,
  token: string,
  foreign: Owned,
  pairs: number,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const time = async (linkID: string) =>
    (await ask(`/v1/invites/getOne?linkID=${linkID}`, { headers }))?.ms ?? 0
  const timed: { foreign: number[]; missing: number[] } = { foreign: [], missing: [] }
  for (let pair = 0; pair < pairs; pair += 1) {
    timed.foreign.push(await time(foreign.linkID))
    timed.missing.push(await time(randomLike(foreign.linkID)))
  }
  const [there, missing] = [quantile(timed.foreign, 0.5), quantile(timed.missing, 0.5)]
  return `a foreign link takes ${there.toFixed(3)} ms, a missing one ${missing.toFixed(3)} ms in the median of ${pairs} alternating calls each`
}
