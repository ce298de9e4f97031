import type { IncomingMessage } from 'node:http'
import { AppError } from '../../contract/errors.ts'
import { recordingBytesMax } from '../../contract/participant.ts'
import {
  bodyBytesMax,
  participantBodyBytesMax,
  retryAfterSeconds,
  urlBytesMax,
} from '../limits/bounds.ts'
import { Refusal } from '../requests/failure.ts'
import { declaresMore, tooLarge } from '../requests/read-body.ts'

/** What is refused of any request before anybody looks at what it asks for; undefined if nothing. */
export function screen(raw: IncomingMessage, draining: boolean): AppError | undefined {
  const url = raw.url ?? ''
  // Node reads the address as latin1: a character is a byte.
  if (url.length > urlBytesMax) {
    return new AppError('uri_too_long', 'The address must have at most 8 KiB.')
  }
  const bytesMax = bytesMaxOf(url)
  if (declaresMore(raw, bytesMax)) return tooLarge(bytesMax)
  if (raw.httpVersion !== '1.1' && raw.httpVersion !== '1.0') {
    return new AppError('invalid', 'The service speaks HTTP/1.1 and HTTP/1.0.')
  }
  if (raw.httpVersion === '1.1' && raw.headers.host === undefined) {
    return new AppError('invalid', 'The Host header is required.')
  }
  if (draining && url !== '/health') {
    return new Refusal('unavailable', 'The service is shutting down.', {
      'retry-after': String(retryAfterSeconds),
      connection: 'close',
    })
  }
  return undefined
}

function bytesMaxOf(url: string): number {
  if (/^\/i\/[^/?#]+\/(?:speech|sound)(?:[?#]|$)/.test(url)) return recordingBytesMax
  return /^\/[io]\//.test(url) ? participantBodyBytesMax : bodyBytesMax
}

/**
 * After a request to switch protocols, which this server never does, Node's parser no longer tells of
 * what it refuses: a next request with too large headers would be left waiting. So there is none.
 */
export function closeAfterUpgrade({ headers }: IncomingMessage): Record<string, string> {
  return headers.upgrade === undefined ? {} : { connection: 'close' }
}
