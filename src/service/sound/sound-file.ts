import { soundCalls as calls } from '../../contract/calls/keeping/sound-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { chargeText } from '../calls/cost.ts'
import type { Answer } from '../service.ts'
import type { Store } from '../store.ts'
import type { Sealing } from './sealing.ts'
import type { SoundPiece } from './sound-store.ts'
import { wavHead } from './wav.ts'

/** Most recordings of one interview: its bytes are bounded, and one may be short. */
export const piecesMax = 2_000

/** Of base64. */
const charactersPerByte = 4 / 3

export type SoundDeps = { store: Pick<Store, 'listSoundOf' | 'findSound'>; sealing: Sealing }

/** The recordings of an answer as one file, each opened when it is sent. */
export async function soundFile(
  { store, sealing }: SoundDeps,
  { linkID, seq }: { linkID: string; seq: number },
): Promise<Answer<never>> {
  const pieces = await store.listSoundOf({ linkID, seq, limit: piecesMax })
  const [first, ...more] = pieces
  if (!first) throw new AppError('not_found', 'There is no sound of this answer.')
  const read = async ({ part }: SoundPiece) => {
    const place = { linkID, seq, part }
    const sealed = await store.findSound(place)
    if (!sealed) throw new Error('A recording went while it was sent.')
    return sealing.open(sealed, place)
  }
  const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0)
  // All of it at once, however it is read: it is kept, and opened, as text.
  chargeText(bytes * charactersPerByte)
  // Before anything is sent, so that it can still be told.
  const opened = await read(first)
  if (!opened) throw noKey()
  async function* samples(): AsyncGenerator<Uint8Array> {
    yield wavHead(bytes)
    yield opened ?? Buffer.alloc(0)
    for (const piece of more) {
      const next = await read(piece)
      if (!next) throw noKey()
      yield next
    }
  }
  return { file: { name: `answer-${seq}.wav`, type: 'audio/wav' }, pieces: samples() }
}

function noKey(): AppError {
  return new AppError(
    'conflict',
    'This sound is sealed with a key that the service does not have any more; its operator can name it in COLLOQUY_SOUND_KEY again.',
  )
}

/** Where the recordings of each answer stand in its file, one behind the other. */
export function soundOf(pieces: readonly SoundPiece[]) {
  const ofAnswers = new Map<
    number,
    { start: number; end: number; beginMs: number; endMs: number }[]
  >()
  for (const { seq, start, end, ms } of pieces) {
    const before = ofAnswers.get(seq) ?? []
    const beginMs = before.at(-1)?.endMs ?? 0
    ofAnswers.set(seq, [...before, { start, end, beginMs, endMs: beginMs + ms }])
  }
  return ofAnswers
}

/** Where `invites.getSound` sends the sound of an answer. */
export function soundURL(publicURL: string, linkID: string, seq: number): string {
  return `${publicURL}${calls['invites.getSound'].path}?${new URLSearchParams({ linkID, seq: String(seq) })}`
}

/** The answers of which there is sound, and where it can be had; nothing where there are none. */
export async function soundIn(
  store: Pick<Store, 'listSound'>,
  linkID: string,
  urlOf: (seq: number) => string,
): Promise<{ sound?: { seq: number; ms: number; url: string }[] }> {
  const pieces = await store.listSound({ linkID, limit: piecesMax })
  const sound = [...soundOf(pieces)].map(([seq, parts]) => ({
    seq,
    ms: parts.at(-1)?.endMs ?? 0,
    url: urlOf(seq),
  }))
  return sound.length > 0 ? { sound } : {}
}
