import { createHash } from 'node:crypto'
import type { SoundVerbs } from '../../service/sound/sound-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'

type Given<N extends keyof SoundVerbs> = Parameters<SoundVerbs[N]>[0]
type Body = { bodyID: string; orgID: string; body: string }

/** The nonce and the tag, 28 bytes, and some: what is behind them opens for nobody without them. */
const headCharacters = 64

/** The body is known by a hash that nobody can make without its head: it tells nobody whose it was. */
export function partSealed({ linkID, seq, part, sealed }: Given<'keepSound'>['sound']) {
  return {
    head: sealed.slice(0, headCharacters),
    body: sealed.slice(headCharacters),
    bodyID: createHash('sha256').update(`${linkID}\n${seq}\n${part}\n${sealed}`).digest('hex'),
  }
}

export const keepBody = prepared<Body>(({ db }, { bodyID, orgID, body }) =>
  db.insertInto('sound_body').values({ body_id: bodyID, org_id: orgID, sealed: body }).compile(),
)

const left = prepared<Given<'listSoundLeft'>, { body_id: string }>(({ db }, { limit }) =>
  db.selectFrom('sound_left').select('body_id').orderBy('body_id').limit(limit).compile(),
)

const dropFrom = (table: 'sound_body' | 'sound_left') =>
  prepared<Given<'dropSound'>>(({ db }, { bodyID }) =>
    db.deleteFrom(table).where('body_id', '=', bodyID).compile(),
  )
const drops = [dropFrom('sound_body'), dropFrom('sound_left')]

export async function listSoundLeft(
  connection: Connection,
  query: Given<'listSoundLeft'>,
): Promise<string[]> {
  return (await left.all(connection, query)).map((row) => row.body_id)
}

export async function dropSound(connection: Connection, which: Given<'dropSound'>): Promise<void> {
  for (const drop of drops) await drop.change(connection, which)
}
