import type { IncomingMessage } from 'node:http'
import { AppError } from '../../contract/errors.ts'
import { chargeCost } from '../../service/calls/cost.ts'
import { floodEvent, isFlooded } from '../arriving-bodies.ts'
import type { BodyRoom, Place } from '../limits/body-room.ts'
import {
  bodyPieceBytesMin,
  bodyPieceMs,
  bodyRoomBytesMin,
  mediaTypeCharactersMax,
} from '../limits/bounds.ts'
import { Refusal } from './failure.ts'

/** Whether the request says that its body is larger than that. */
export function declaresMore({ headers }: IncomingMessage, bytesMax: number): boolean {
  return Number(headers['content-length'] ?? 0) > bytesMax
}

/** Refuses a body that is not `application/json`, in UTF-8 and not compressed. */
export function checkMediaType({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (!isJSON(headers['content-type'] ?? '') || encoding.toLowerCase() !== 'identity') {
    throw new AppError('unsupported_media', 'Send the body as application/json, not compressed.')
  }
}

/** Whoever sends this was asked for no token yet: its length is judged before anything in it. */
function isJSON(mediaType: string): boolean {
  if (mediaType.length > mediaTypeCharactersMax) return false
  const [type = '', ...parameters] = mediaType.split(';').map((part) => part.trim().toLowerCase())
  // What follows the last semicolon may be nothing.
  if (parameters.at(-1) === '') parameters.pop()
  const [charset = 'charset=utf-8', ...others] = parameters
  return type === 'application/json' && isUTF8(charset) && others.length === 0
}

function isUTF8(parameter: string): boolean {
  const [name = '', value = '', ...rest] = parameter.split('=').map((part) => part.trim())
  return name === 'charset' && (value === 'utf-8' || value === '"utf-8"') && rest.length === 0
}

/** How large it may be, and where and by whom it is held. */
type Bounded = { bytesMax: number; room: BodyRoom; caller: string; network?: string }

/**
 * Reads the body, of which at most `bytesMax` are ever held. What is not read is left to whoever counts
 * bodies as they arrive, and throws some of it away: so the caller still gets its answer.
 */
export function readBody(
  raw: IncomingMessage,
  { bytesMax, room, caller, network }: Bounded,
): Promise<Buffer> {
  // Copied together: a piece kept by itself takes hundreds of bytes, however small it is.
  let buffer = Buffer.alloc(0)
  let place: Place | undefined
  let held = 0
  let pieces = 0
  const read = new Promise<void>((resolve, reject) => {
    if (raw.destroyed && !raw.readableEnded) reject(ended())
    const taken = room.enter(caller, reject, network)
    place = taken
    raw.on('data', (chunk: Buffer) => {
      const end = held + chunk.length
      pieces += 1
      if (end > bytesMax) return reject(tooLarge(bytesMax))
      if (end > buffer.length) {
        const bytes = Math.min(bytesMax, Math.max(end, buffer.length * 2, bodyRoomBytesMin))
        try {
          taken.take(bytes - buffer.length)
        } catch (error) {
          return reject(error)
        }
        const larger = Buffer.allocUnsafeSlow(bytes)
        buffer.copy(larger, 0, 0, held)
        buffer = larger
      }
      chunk.copy(buffer, held)
      held = end
    })
    raw.once(floodEvent, () => reject(tooManyPieces()))
    if (isFlooded(raw)) reject(tooManyPieces())
    // Every request closes in the end; an error that nobody needs is dear to make.
    const endEarly = () => {
      if (!raw.readableEnded) reject(ended())
    }
    raw.once('end', () => resolve())
    raw.once('error', endEarly)
    raw.once('close', endEarly)
  })
  const body = read.then(() => buffer.subarray(0, held))
  return body.finally(() => {
    place?.leave()
    // The request has what listens to it for as long as it is open.
    buffer = Buffer.alloc(0)
    chargeCost(pieces * bodyPieceMs)
    raw.removeAllListeners('data')
    raw.resume()
  })
}

export function tooLarge(bytesMax: number): AppError {
  return new AppError('too_large', `The body must have at most ${Math.floor(bytesMax / 1024)} KiB.`)
}

/** Closes the connection, for the rest of it would be as dear to throw away. */
function tooManyPieces(): Refusal {
  const told = `Send the body in pieces of at least ${bodyPieceBytesMin} bytes.`
  return new Refusal('too_large', told, { connection: 'close' })
}

function ended(): AppError {
  return new AppError('invalid', 'The request ended before its body did.')
}
