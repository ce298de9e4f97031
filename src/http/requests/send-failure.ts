import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorStatuses } from '../../contract/errors.ts'
import { hasBody } from '../arriving-bodies.ts'
import type { Edge } from '../edge.ts'
import { Refusal, renderFailure, toFailure } from './failure.ts'
import { jsonType } from './headers.ts'

/** Answers a failure; what nobody expected is logged with its causes. */
export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  edge: Edge,
): FastifyReply {
  const failure = toFailure(error)
  logFailure(error, request, edge)
  return reply
    .code(failure.status)
    .headers({ ...failure.headers, ...closeOnRest(request.raw), 'content-type': jsonType })
    .send(renderFailure(failure))
}

/** What of a failure whoever keeps the service running has to know, beside the request's own line. */
export function logFailure(
  error: unknown,
  request: FastifyRequest,
  { log, isDraining }: Pick<Edge, 'log' | 'isDraining'>,
): void {
  const { status } = toFailure(error)
  if (error instanceof Refusal && error.limit !== null) log.refused(error.limit)
  if (status === errorStatuses.internal) log.failed(error, request)
  if (error instanceof Refusal || status !== errorStatuses.unavailable || isDraining()) return
  // Without a cause nothing broke: more is asked at a time than is served.
  if (error instanceof AppError && error.cause === undefined) log.refused(error.message)
  else log.failed(error, request)
}

/** Of a body that has not come whole, nobody reads the rest: no other request can follow it. */
function closeOnRest(raw: IncomingMessage): Record<string, string> {
  return hasBody(raw) && !raw.complete ? { connection: 'close' } : {}
}
