import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode } from '../contract/errors.ts'
import type { RequestLog } from './request-log.ts'
import { renderFailure, toFailure } from './requests/failure.ts'
import { jsonType } from './requests/headers.ts'

/** Not imported: that would make Node load its whole HTTP client, which nothing here asks for. */
const { STATUS_CODES } = process.getBuiltinModule('node:http')

/** What the HTTP parser can find, by the code of its error; all else is garbage. */
const parserFailures: Record<string, { code: ErrorCode; message: string }> = {
  HPE_HEADER_OVERFLOW: {
    code: 'headers_too_large',
    message: 'The request line and headers must have at most 16 KiB together, and 100 lines.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    code: 'too_large',
    message: 'The extensions of a chunk are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'request_timeout',
    message: 'The request took too long to arrive.',
  },
}

type Exchange = { last: ServerResponse; pending: number }

/**
 * Answers what the HTTP parser refuses, on the bare socket, in the shape of every other failure. An
 * answer is written only where the refused request is the one that waits for it: in the middle of
 * another answer, or ahead of one that is still due, the connection is closed instead.
 */
export function createParserErrors({
  headers,
  makeRequestID,
  log,
}: {
  headers: Record<string, string>
  makeRequestID: () => string
  log: RequestLog
}) {
  const exchanges = new WeakMap<Socket, Exchange>()

  return {
    begin(socket: Socket, response: ServerResponse): void {
      const exchange = exchanges.get(socket)
      if (!exchange) {
        exchanges.set(socket, { last: response, pending: 1 })
        return
      }
      exchange.last = response
      exchange.pending += 1
    },
    end(socket: Socket): void {
      const exchange = exchanges.get(socket)
      if (exchange) exchange.pending -= 1
    },
    refuse(error: Error & { code?: string; rawPacket?: Buffer }, socket: Socket): void {
      if (error.code === 'ECONNRESET' || !socket.writable || !mayAnswer(exchanges.get(socket))) {
        socket.destroy()
        return
      }
      const failure = toFailure(readParserError(error))
      const requestID = makeRequestID()
      log.unparsed(failure.status, requestID)
      const body = renderFailure(failure)
      // Whoever asked for headers alone takes a body for the next answer.
      const isHead = error.rawPacket?.subarray(0, 5).toString('latin1') === 'HEAD '
      const lines = Object.entries({
        ...headers,
        ...failure.headers,
        'content-type': jsonType,
        'content-length': String(Buffer.byteLength(body)),
        'x-request-id': requestID,
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`)
      const status = `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n`
      // Ended, not destroyed: the answer must leave before the connection does.
      socket.end(`${status}${lines.join('')}\r\n${isHead ? '' : body}`)
      socket.resume()
    },
  }
}

function mayAnswer(exchange: Exchange | undefined): boolean {
  if (!exchange) return true
  const { last, pending } = exchange
  const isNewRequest = last.req.complete
  return isNewRequest ? pending === 0 : pending === 1 && !last.headersSent
}

function readParserError({ code = '' }: { code?: string }): AppError {
  const known = Object.hasOwn(parserFailures, code) && parserFailures[code]
  if (known) return new AppError(known.code, known.message)
  return new AppError('invalid', 'The request is not valid HTTP.')
}
