import type { SoundPiece, SoundVerbs } from '../../service/sound/sound-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { keepBody, partSealed } from './bodies.ts'

type Given<N extends keyof SoundVerbs> = Parameters<SoundVerbs[N]>[0]
type Bytes = { bytes: number }

/** Held, so that it is not erased meanwhile, and that its bytes are counted one piece after the other. */
const holdInvite = prepared<{ linkID: string }, { orgID: string }>(
  ({ db, forUpdate }, { linkID }) =>
    db
      .selectFrom('invite')
      .select('org_id as orgID')
      .where('link_id', '=', linkID)
      .modifyEnd(forUpdate)
      .compile(),
)

const findAnswer = prepared<{ linkID: string; seq: number }, { seq: number }>(
  ({ db }, { linkID, seq }) =>
    db
      .selectFrom('message')
      .select('seq')
      .where('link_id', '=', linkID)
      .where('seq', '=', seq)
      .where('role', '=', 'user')
      .compile(),
)

const ofAnswer = prepared<{ linkID: string; seq: number }, Bytes>(({ db }, { linkID, seq }) =>
  db
    .selectFrom('sound')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.val(0)).as('bytes'))
    .where('link_id', '=', linkID)
    .where('seq', '=', seq)
    .compile(),
)

const ofLink = prepared<{ linkID: string }, Bytes>(({ db }, { linkID }) =>
  db
    .selectFrom('sound')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.val(0)).as('bytes'))
    .where('link_id', '=', linkID)
    .compile(),
)

const ofOrganization = prepared<{ orgID: string }, Bytes>(({ db }, { orgID }) =>
  db
    .selectFrom('sound')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.val(0)).as('bytes'))
    .where('org_id', '=', orgID)
    .compile(),
)

type Row = Given<'keepSound'>['sound'] & { orgID: string; bodyID: string; head: string }

const insert = prepared<Row>(({ db }, sound) =>
  db
    .insertInto('sound')
    .values({
      link_id: sound.linkID,
      seq: sound.seq,
      part: sound.part,
      org_id: sound.orgID,
      starts: sound.start,
      ends: sound.end,
      milliseconds: sound.ms,
      bytes: sound.bytes,
      key_id: sound.keyID,
      kept_at: sound.keptAt,
      body_id: sound.bodyID,
      head: sound.head,
    })
    .onConflict((conflict) => conflict.columns(['link_id', 'seq', 'part']).doNothing())
    .compile(),
)

export async function keepSound(
  connection: Connection,
  { sound, bounds }: Given<'keepSound'>,
): ReturnType<SoundVerbs['keepSound']> {
  const { linkID, seq, bytes } = sound
  const invite = await holdInvite.first(connection, { linkID })
  if (!invite || !(await findAnswer.first(connection, { linkID, seq }))) return 'gone'
  const { orgID } = invite
  const kept = [
    [await ofAnswer.first(connection, { linkID, seq }), bounds.ofAnswer],
    [await ofLink.first(connection, { linkID }), bounds.ofInterview],
    [await ofOrganization.first(connection, { orgID }), bounds.ofOrganization],
  ] as const
  if (kept.some(([there, max]) => Number(there?.bytes ?? 0) + bytes > max)) return 'full'
  const { body, ...own } = partSealed(sound)
  const isNew = await insert.change(connection, { ...sound, orgID, ...own })
  if (isNew) await keepBody.change(connection, { bodyID: own.bodyID, orgID, body })
  return 'done'
}

const pieces = prepared<{ linkID: string; limit: number }, SoundPiece>(
  ({ db }, { linkID, limit }) =>
    db
      .selectFrom('sound')
      .select(['seq', 'part', 'starts as start', 'ends as end', 'milliseconds as ms', 'bytes'])
      .where('link_id', '=', linkID)
      .orderBy('seq')
      .orderBy('part')
      .limit(limit)
      .compile(),
)

export function listSound(
  connection: Connection,
  query: Given<'listSound'>,
): Promise<SoundPiece[]> {
  return pieces.all(connection, query)
}

const piecesOfAnswer = prepared<Given<'listSoundOf'>, SoundPiece>(
  ({ db }, { linkID, seq, limit }) =>
    db
      .selectFrom('sound')
      .select(['seq', 'part', 'starts as start', 'ends as end', 'milliseconds as ms', 'bytes'])
      .where('link_id', '=', linkID)
      .where('seq', '=', seq)
      .orderBy('part')
      .limit(limit)
      .compile(),
)

export function listSoundOf(
  connection: Connection,
  query: Given<'listSoundOf'>,
): Promise<SoundPiece[]> {
  return piecesOfAnswer.all(connection, query)
}

const sealed = prepared<Given<'findSound'>, { keyID: string; head: string; body: string }>(
  ({ db }, { linkID, seq, part }) =>
    db
      .selectFrom('sound')
      .innerJoin('sound_body', 'sound_body.body_id', 'sound.body_id')
      .select(['key_id as keyID', 'head', 'sound_body.sealed as body'])
      .where('link_id', '=', linkID)
      .where('seq', '=', seq)
      .where('part', '=', part)
      .compile(),
)

export async function findSound(
  connection: Connection,
  query: Given<'findSound'>,
): ReturnType<SoundVerbs['findSound']> {
  const found = await sealed.first(connection, query)
  return found && { keyID: found.keyID, sealed: found.head + found.body }
}
