import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../contract/errors.ts'
import {
  type RecordingType,
  recordingBytesMax,
  recordingTypes,
} from '../../contract/participant.ts'
import { chargeCost } from '../../service/calls/cost.ts'
import type { Recognized } from '../../service/taking-part/recognition.ts'
import type { Edge } from '../edge.ts'
import { mediaTypeCharactersMax, soundMsPerMillionBytes } from '../limits/bounds.ts'
import type { Bill } from '../limits/budgets.ts'
import { addressKey, networkKey } from '../limits/rates.ts'
import { enterAll } from '../limits/turns.ts'
import { browserCookie } from '../requests/browser-cookie.ts'
import { Refusal } from '../requests/failure.ts'
import { refuseForeignWrite } from '../requests/fetch-metadata.ts'
import { linkKeyCharacters, payersOf, readLinkID } from '../requests/handle-participant-call.ts'
import { readBody } from '../requests/read-body.ts'
import { createQueryReader, decodeQuery } from '../requests/read-query.ts'
import { sendAnswer } from '../requests/send-answer.ts'

/** By which bytes a file of each type is known, and where these stand. */
const beginnings: Record<RecordingType, { at: number; bytes: Buffer }> = {
  'audio/wav': { at: 0, bytes: Buffer.from('RIFF') },
  'audio/webm': { at: 0, bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) },
  'audio/mp4': { at: 4, bytes: Buffer.from('ftyp') },
  'audio/ogg': { at: 0, bytes: Buffer.from('OggS') },
}

/** Takes a recording of somebody who takes part and answers with its words. Nothing of it is kept. */
export function createSpeechHandler(edge: Edge) {
  const cookie = browserCookie(edge)
  const readQuery = createQueryReader(undefined)
  const { recognition } = edge.speech

  return async function answerSpeech(request: FastifyRequest, reply: FastifyReply) {
    if (!recognition) {
      throw new AppError('not_found', 'This service writes no recordings down. Please type.')
    }
    const type = readType(request.raw)
    const network = networkKey(request.ip)
    const bill = edge.budgets.open(
      payersOf(request, cookie.read(request.raw.headers.cookie)),
      `network ${network}`,
    )
    try {
      const heard = await hear(request, reply, { bill, type, recognition })
      const unread = { room: edge.answers, whose: network }
      return await bill.run(() => sendAnswer(reply, { value: heard }, { unread }))
    } finally {
      bill.close()
    }
  }

  /** Whether somebody may speak here is told before anything of the recording is read. */
  async function hear(
    request: FastifyRequest,
    reply: FastifyReply,
    { bill, type, recognition }: Hearing,
  ): Promise<Recognized> {
    const { raw } = request
    const address = addressKey(request.ip)
    const linkID = readLinkID(request)
    const link = linkID.slice(0, linkKeyCharacters)
    const browser = cookie.read(raw.headers.cookie)
    const isHere = browser !== null && edge.browsers.isIssued(linkID, browser)
    if (!isHere) edge.rates.check('misses', address)
    refuseForeignWrite(raw.headers, edge.origin)
    bill.run(() => readQuery(decodeQuery(raw.url ?? '')))
    reply.headers(edge.rates.take(['recordings'], link))
    await enterAll([[edge.turns.recordingsOfLink, link]], reply)
    const reads = await enterAll([[edge.turns.readsOfNetwork, networkKey(request.ip)]], reply)
    const { language } = await bill
      .run(() => recognition.admit({ linkID, browser }))
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found')
          edge.rates.count('misses', address)
        throw error
      })
      .finally(reads.leave)
    const room = edge.rooms.recordings
    const network = networkKey(request.ip)
    const sound = await bill.run(() =>
      readBody(raw, { bytesMax: recordingBytesMax, room, caller: link, network }),
    )
    checkBeginning(sound, type)
    return await bill.run(() => recognize(reply, sound, { language, link, network, recognition }))
  }

  async function recognize(
    { raw }: FastifyReply,
    sound: Buffer,
    {
      language,
      link,
      network,
      recognition,
    }: Pick<Hearing, 'recognition'> & Record<'language' | 'link' | 'network', string>,
  ): Promise<Recognized> {
    // Nobody waits for the words any more, others need the room, or the service stops.
    const ended = new AbortController()
    const end = () => ended.abort()
    raw.once('close', end)
    const place = edge.rooms.recordings.enter(link, end, network)
    try {
      // What it was read into: copies are made of the few that are passed on at a time.
      place.take(sound.buffer.byteLength)
      place.settle()
      chargeCost((sound.length * soundMsPerMillionBytes) / 1_000_000)
      const ends = { gone: ended.signal, stopping: edge.stopping }
      const heard = await recognition.recognize({ sound, language, ...ends })
      if (heard === null) throw notHeard(edge.stopping)
      return heard
    } finally {
      place.leave()
      raw.off('close', end)
    }
  }
}

type Hearing = {
  bill: Bill
  type: RecordingType
  recognition: NonNullable<Edge['speech']['recognition']>
}

/** The type of the recording; of its parameters, such as a codec, nothing has to be known. */
function readType({ headers }: IncomingMessage): RecordingType {
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

/** What failed is told where it failed, and no limit refuses. */
function notHeard(stopping: AbortSignal): Refusal {
  const told = 'This could not be heard. Your recording is still here: try again, or type.'
  // A connection that is kept open would keep the service from stopping.
  return new Refusal('unavailable', told, stopping.aborted ? { connection: 'close' } : {})
}

function unknownType(): AppError {
  return new AppError(
    'unsupported_media',
    `Send the recording as one of ${recordingTypes.join(', ')}, as it is.`,
  )
}
