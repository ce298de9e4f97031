import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Shorter ones are hardly one's own; longer ones nobody needs. */
const ownID = /^[0-9a-f-]{16,64}$/i
/** Trace Context, W3C: version, trace, parent, flags. */
const parent = /^[0-9a-f]{2}-([0-9a-f]{32}-[0-9a-f]{16})-[0-9a-f]{2}$/

/**
 * What names the request in the log: the caller's own `X-Request-Id`, else the trace and the span of its
 * `traceparent`, else one of ours. It is written down, so it must look like nothing but that: no link and
 * no token is made of hexadecimal digits alone.
 */
export function nameRequest({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { 'x-request-id': given, traceparent } = headers
  if (typeof given === 'string' && ownID.test(given)) return given
  return parent.exec(String(traceparent))?.[1] ?? randomUUID()
}
