import type { Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Edge } from './edge.ts'
import * as bounds from './limits/bounds.ts'
import { boundConnections } from './limits/connections.ts'
import { createRateLimiter, type RateLimiter } from './limits/rate-limiter.ts'
import { callsPerMinuteDefault } from './limits/rates.ts'
import { closeAfterUpgrade, screen } from './pages/screen.ts'
import { nameRequest } from './request-id.ts'
import { sendFailure } from './requests/send-failure.ts'

/** Fastify with each default replaced that would answer in another shape, or without a bound. */
export function openServer(
  edge: Edge,
  headers: Record<string, string>,
  requestsPerAddress: RateLimiter | null,
  refuse: (error: Error & { code?: string }, socket: Socket) => void,
): FastifyInstance {
  const { limits, trustProxy } = edge
  const server = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: nameRequest,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: bounds.bodyBytesMax,
    // The calls check their input by the contract; Fastify's own compilers take long to load.
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    requestTimeout: limits.requestMs ?? bounds.requestMs,
    keepAliveTimeout: limits.keepAliveMs ?? bounds.keepAliveMs,
    connectionTimeout: limits.stalledMs ?? bounds.stalledMs,
    routerOptions: {
      // A longer parameter is an unknown link, not another failure.
      maxParamLength: bounds.urlBytesMax,
      // Queries are read strictly, from the raw address, by the calls themselves.
      querystringParser: () => ({}),
    },
    http: {
      maxHeaderSize: bounds.headerBytesMax,
      headersTimeout: limits.headersMs ?? bounds.headersMs,
      connectionsCheckingInterval: limits.checkMs ?? bounds.checkMs,
      // Node would answer a missing Host in a shape of its own; `screen` does.
      requireHostHeader: false,
    },
    clientErrorHandler: refuse,
    frameworkErrors(error, request, reply) {
      reply.headers(headers)
      reply.header('x-request-id', request.id)
      reply.headers(closeAfterUpgrade(request.raw))
      sendFailure(screen(request.raw, edge.isDraining()) ?? error, request, reply, edge)
      // No hook runs for these.
      edge.log.answered(request, reply)
    },
  })
  // Bodies are read by the calls themselves, which know how large one may be and what comes before it.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', (_request, _payload, done) => done(null))
  server.decorateRequest('orgID', '')
  server.decorateRequest('memberID', '')
  boundConnections(
    server.server,
    {
      connectionsMax: limits.connectionsMax ?? bounds.connectionsMax,
      perAddressMax: limits.connectionsPerAddressMax ?? bounds.connectionsPerAddressMax,
      requestsUnderWayMax: bounds.requestsUnderWayMax,
      requestsPerAddress,
    },
    trustProxy,
  )
  // Every header counts: a second Authorization must not hide behind many others. Node ends a head, or
  // what stands behind a body, at the line after these, and before 24.18.1 throws those away that follow:
  // with one more than may come, too many are known as such.
  server.server.maxHeadersCount = bounds.headLinesMax + 1
  // An expectation we do not know is ignored, which HTTP allows; Node would answer without a body.
  server.server.on('checkExpectation', (request, response) => {
    server.server.emit('request', request, response)
  })
  return server
}

/** Counts the requests of each address; null where the setting turns limits off. */
export function countRequests({ limits, now }: Edge): RateLimiter | null {
  const { callsPerMinute, requestsPerAddressMax = bounds.requestsPerAddressMax } = limits
  if (callsPerMinute === 0) return null
  // Low limits are for what calls cost; the fewest requests are what a few people's pages take.
  const scale = Math.max(bounds.requestsScaleMin, callsPerMinute / callsPerMinuteDefault)
  const quota = Math.round(requestsPerAddressMax * scale)
  return createRateLimiter({ quota, now, lengthMs: bounds.requestsWindowMs })
}

function noSchemas(): never {
  throw new Error('Routes carry no schemas: the contract checks what comes in.')
}
