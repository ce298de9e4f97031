import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../contract/errors.ts'
import {
  type RecordingType,
  recordingBytesMax,
  recordingTypes,
} from '../../contract/participant.ts'
import type { Edge } from '../edge.ts'
import { mediaTypeCharactersMax } from '../limits/bounds.ts'
import type { Bill } from '../limits/budgets.ts'
import { addressKey, networkKey, type RateName } from '../limits/rates.ts'
import { enterAll } from '../limits/turns.ts'
import { browserCookie } from '../requests/browser-cookie.ts'
import { refuseForeignWrite } from '../requests/fetch-metadata.ts'
import { linkKeyCharacters, readLinkID } from '../requests/handle-participant-call.ts'
import { readBody } from '../requests/read-body.ts'

/** By which bytes a file of each type is known, and where these stand. */
const beginnings: Record<RecordingType, { at: number; bytes: Buffer }> = {
  'audio/wav': { at: 0, bytes: Buffer.from('RIFF') },
  'audio/webm': { at: 0, bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
  'audio/mp4': { at: 4, bytes: Buffer.from('ftyp') },
  'audio/ogg': { at: 0, bytes: Buffer.from('OggS') },
}

type Taking<T> = {
  bill: Bill
  type: RecordingType
  rate: RateName
  /** Fails where nothing is taken of whoever sends it. */
  admit: (who: { linkID: string; browser: string | null }) => Promise<T>
}

export type Taken<T> = { sound: Buffer; admitted: T; link: string; network: string }

/** Takes recordings. Whether somebody may send one here is told before anything of it is read. */
export function createRecordingTaker(edge: Edge) {
  const cookie = browserCookie(edge)

  return async function takeRecording<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    { bill, type, rate, admit }: Taking<T>,
  ): Promise<Taken<T>> {
    const { raw } = request
    const address = addressKey(request.ip)
    const linkID = readLinkID(request)
    const link = linkID.slice(0, linkKeyCharacters)
    const browser = cookie.read(raw.headers.cookie)
    const isHere = browser !== null && edge.browsers.isIssued(linkID, browser)
    if (!isHere) edge.rates.check('misses', address)
    refuseForeignWrite(raw.headers, edge.origin)
    reply.headers(edge.rates.take([rate], link))
    await enterAll([[edge.turns.recordingsOfLink, link]], reply)
    const network = networkKey(request.ip)
    const reads = await enterAll([[edge.turns.readsOfNetwork, network]], reply)
    const admitted = await bill
      .run(() => admit({ linkID, browser }))
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found')
          edge.rates.count('misses', address)
        throw error
      })
      .finally(reads.leave)
    const room = edge.rooms.recordings
    const sound = await bill.run(() =>
      readBody(raw, { bytesMax: recordingBytesMax, room, caller: link, network }),
    )
    checkBeginning(sound, type)
    return { sound, admitted, link, network }
  }
}

/** The type of the recording; of its parameters, such as a codec, nothing has to be known. */
export function readType({ headers }: IncomingMessage): RecordingType {
  const given = headers['content-type'] ?? ''
  const [named = ''] = given.slice(0, mediaTypeCharactersMax).toLowerCase().split(';')
  const type = recordingTypes.find((known) => known === named.trim())
  const encoding = headers['content-encoding'] ?? 'identity'
  if (!type || encoding.toLowerCase() !== 'identity') throw unknownType()
  return type
}

function checkBeginning(sound: Buffer, type: RecordingType): void {
  const { at, bytes } = beginnings[type]
  if (!sound.subarray(at, at + bytes.length).equals(bytes)) throw unknownType()
}

function unknownType(): AppError {
  return new AppError(
    'unsupported_media',
    `Send the recording as one of ${recordingTypes.join(', ')}, as it is.`,
  )
}
