import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorStatuses } from '../contract/errors.ts'
import type { Edge } from './edge.ts'
import { renderFailure, toFailure } from './failure.ts'
import { jsonType } from './headers.ts'

/** Answers a failure; what nobody expected is logged with its causes. */
export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, isDraining }: Edge,
): FastifyReply {
  const failure = toFailure(error)
  const { status } = failure
  const isOutage = status === errorStatuses.unavailable && !isDraining()
  if (status === errorStatuses.internal || isOutage) log.failed(error, request.id)
  return reply
    .code(status)
    .headers({ ...failure.headers, ...closeOnRest(request.raw), 'content-type': jsonType })
    .send(renderFailure(failure))
}

/**
 * What nobody reads of a body in chunks costs by the chunk, and may be a chunk a byte: it is not
 * waited for.
 */
function closeOnRest({ headers, complete }: IncomingMessage): Record<string, string> {
  return headers['transfer-encoding'] !== undefined && !complete ? { connection: 'close' } : {}
}
