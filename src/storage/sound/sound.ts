import { sql } from 'kysely'
import type {
  SoundBounds,
  SoundPiece,
  SoundRoom,
  SoundVerbs,
} from '../../service/sound/sound-store.ts'
import type { Connection } from '../dialect.ts'
import { prepared } from '../query.ts'
import { keepBody, partSealed } from './bodies.ts'

type Given<N extends keyof SoundVerbs> = Parameters<SoundVerbs[N]>[0]
type Room = Record<keyof SoundRoom, number>
type Kept = Record<'pieces' | 'ofInterview' | 'ofAnswer', number>

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

const cameBy = prepared<{ linkID: string }, { interviewID: string }>(({ db }, { linkID }) =>
  db
    .selectFrom('open_start')
    .select('interview_id as interviewID')
    .where('link_id', '=', linkID)
    .compile(),
)

/** What there is of an answer, and of its interview: pieces are few. */
const ofLink = prepared<{ linkID: string; seq: number }, Kept>(({ db }, { linkID, seq }) =>
  sql<Kept>`select count(*) as pieces, coalesce(sum(bytes), 0) as "ofInterview",
      coalesce(sum(case when seq = ${seq} then bytes end), 0) as "ofAnswer"
    from sound where link_id = ${linkID}`.compile(db),
)

/** What there is of everybody: a row for each organization and open link that has any. */
const ofEverybody = prepared<{ orgID: string; cameBy: string }, Room>(({ db }, given) =>
  sql<Room>`select coalesce(sum(bytes), 0) as "ofAll",
      coalesce(sum(case when org_id = ${given.orgID} then bytes end), 0) as "ofOrganization",
      coalesce(sum(case when org_id = ${given.orgID} and came_by = ${given.cameBy} and came_by <> ''
        then bytes end), 0) as "ofOpenLink"
    from sound_room`.compile(db),
)

type Row = Given<'keepSound'>['sound'] & Record<'orgID' | 'cameBy' | 'bodyID' | 'head', string>

const insert = prepared<Row>(({ db }, sound) =>
  db
    .insertInto('sound')
    .values({
      link_id: sound.linkID,
      seq: sound.seq,
      part: sound.part,
      org_id: sound.orgID,
      came_by: sound.cameBy,
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
  const openLink = (await cameBy.first(connection, { linkID }))?.interviewID ?? ''
  const kept = await ofLink.first(connection, { linkID, seq })
  const room = await ofEverybody.first(connection, { orgID, cameBy: openLink })
  const isOver = (there: object | null, more: number) =>
    Object.entries(there ?? {}).some(
      ([name, taken]) =>
        Number(taken) + (name === 'pieces' ? 1 : more) > bounds[name as keyof SoundBounds],
    )
  if (isOver(kept, bytes) || isOver(room, bytes)) return 'full'
  const { body, ...own } = partSealed(sound)
  const isNew = await insert.change(connection, { ...sound, orgID, cameBy: openLink, ...own })
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
