import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import {
  bodyPieceBytesMin,
  bodyPiecesFree,
  piecesOfRequest,
  restBytesMax,
  restMs,
  trailerLinesMax,
} from './limits/bounds.ts'

/** Emitted on a request whose body comes in pieces that nobody honest sends. */
export const floodEvent = 'flood'
const flooded = new WeakSet<IncomingMessage>()

export function isFlooded(request: IncomingMessage): boolean {
  return flooded.has(request)
}

/** Whether the request announces a body, an empty one by `Content-Length: 0` excepted. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return (
    headers['transfer-encoding'] !== undefined || (length !== undefined && !/^0+$/.test(length))
  )
}

/** Whether somebody may want to read it: no call takes a body but by POST. */
function isForSomebody({ method }: IncomingMessage): boolean {
  return method === 'POST'
}

/**
 * Counts a body where it arrives, whoever reads it and whether anybody does. Of one that nobody reads,
 * be it that the request needs none or that its answer is made already, so much is thrown away; then
 * nothing of it is taken any more, and with its answer the connection ends.
 */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  { onPieces, onFlood }: { onPieces: () => void; onFlood: () => void },
): void {
  const { socket } = request
  const give = request.push.bind(request)
  let isWanted = isForSomebody(request)
  let isDeaf = false
  let pieces = 0
  let bytes = 0
  let thrownAway = 0

  function throwAway(length: number): boolean {
    thrownAway += length
    if (thrownAway > restBytesMax) turnDeaf()
    return !isDeaf
  }

  function turnDeaf(): void {
    isDeaf = true
    if (socket.writableEnded) destroySoon.call(socket)
  }

  function takeForFlood(): void {
    flooded.add(request)
    request.emit(floodEvent)
    onFlood()
  }

  // The parser gives each piece to this, also where nothing listens for it.
  request.push = (piece: Buffer | null) => {
    if (piece === null) {
      // Lines behind the last piece are as dear to parse and to keep as those of a head.
      if (request.rawTrailers.length > 2 * trailerLinesMax) takeForFlood()
      return give(null)
    }
    // What had come before the connection was no longer read.
    if (isDeaf) return false
    pieces += 1
    bytes += piece.length
    if (pieces % piecesOfRequest === 0) onPieces()
    if (pieces <= bodyPiecesFree + bytes / bodyPieceBytesMin) {
      return isWanted ? give(piece) : throwAway(piece.length)
    }
    turnDeaf()
    takeForFlood()
    return false
  }
  if (!isWanted) {
    response.setHeader('connection', 'close')
    request.resume()
  }
  // Else what comes after the answer is not given to `push`.
  else request.read(0)

  // Called when the last answer of a connection is written. Where it is closed while something still
  // comes, the system resets it, and the answer may be lost on its way.
  socket.destroySoon = () => {
    if (request.complete || isDeaf || socket.destroyed) return destroySoon.call(socket)
    socket.end()
    const timer = setTimeout(() => socket.destroy(), restMs)
    socket.once('close', () => clearTimeout(timer))
    request.once('end', () => destroySoon.call(socket))
  }
  response.once('finish', () => {
    if (request.complete) return
    isWanted = false
    request.resume()
    if (!socket.writableEnded) socket.destroySoon()
  })
}

const { destroySoon } = Socket.prototype
