import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Edge, EdgeOptions } from './edge.ts'
import { createBodyRoom } from './limits/body-room.ts'
import * as bounds from './limits/bounds.ts'
import { createBudgets } from './limits/budgets.ts'
import { addressKey, createRates, refuseAddress } from './limits/rates.ts'
import { createSharing } from './limits/shared-rates.ts'
import { createSignInLimits } from './limits/sign-in-limits.ts'
import { createSlowRefusals } from './limits/slow-refusals.ts'
import { createAllTurns } from './limits/turns.ts'
import type { Metrics } from './metrics.ts'
import { closeAfterUpgrade, screen } from './pages/screen.ts'
import { createParserErrors } from './parser-errors.ts'
import { createRequestLog } from './request-log.ts'
import { standingHeaders } from './requests/headers.ts'
import { otherOriginHeaders } from './requests/other-origins.ts'
import { sendFailure } from './requests/send-failure.ts'
import { addRoutes } from './routes.ts'
import { countRequests, openServer } from './server.ts'

export type App = {
  /** Begins to serve; answers with the address, of which the port is the system's choice for 0. */
  listen(at: { host: string; port: number }): Promise<string>
  /** Serves one request in the process, without a socket. */
  inject: FastifyInstance['inject']
  /** From now on refuses new requests; those in flight go on. */
  drain(): void
  /** Drains, waits for what is in flight, a bounded time, and stops. */
  close(): Promise<void>
}

function countAnswer(metrics: Metrics | undefined, request: FastifyRequest, reply: FastifyReply) {
  const route = request.routeOptions.url ?? 'none'
  const { method } = request
  metrics?.count('colloquy_http_requests_total', {
    route,
    method,
    status: String(reply.statusCode),
  })
  metrics?.observe('colloquy_http_request_seconds', { route }, reply.elapsedTime / 1_000)
}

/** The edge: the calls of the contract and the pages, over HTTP, in front of a Service. */
export function createApp(options: EdgeOptions): App {
  let draining = false
  const stopping = new AbortController()
  const origin = new URL(options.publicURL).origin
  const secure = origin.startsWith('https:')
  const log = createRequestLog(options.logger)
  const sharing = options.shareCounts ? createSharing(options.shareCounts) : null
  const edge: Edge = {
    ...options,
    origin,
    secure,
    log,
    speech: options.speech ?? {
      ways: ['browser'],
      recognition: null,
      voicing: null,
      files: new Map(),
    },
    deviceSecret: options.deviceSecret ?? randomBytes(32).toString('base64url'),
    rates: createRates(options.limits.callsPerMinute, options.now, sharing),
    budgets: createBudgets(options.limits.callsPerMinute, options.now, sharing),
    signIns: createSignInLimits(options.now, sharing),
    rooms: {
      strangers: createBodyRoom(bounds.bodyRooms.strangers),
      callers: createBodyRoom(bounds.bodyRooms.callers),
      participants: createBodyRoom(bounds.bodyRooms.participants),
      sessions: createBodyRoom(bounds.bodyRooms.sessions),
      recordings: createBodyRoom(bounds.bodyRooms.recordings),
    },
    answers: createBodyRoom(bounds.answerRoom),
    turns: createAllTurns(bounds.callTurns),
    isDraining: () => draining,
    stopping: stopping.signal,
  }
  const headers = standingHeaders(secure)
  const parserErrors = createParserErrors({ headers, makeRequestID: randomUUID, log })
  const requestsPerAddress = countRequests(edge)
  const server = openServer(edge, headers, requestsPerAddress, parserErrors.refuse)
  // As of connections, of which a proxy's are everybody's: its people are told, and none is cut.
  const screenAddress = (request: FastifyRequest) => {
    const rate = requestsPerAddress?.take(addressKey(request.ip))
    return rate?.allowed === false ? refuseAddress(rate) : undefined
  }

  server.addHook('onRequest', (request, reply, done) => {
    parserErrors.begin(request.raw.socket, reply.raw)
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    reply.headers(closeAfterUpgrade(request.raw))
    shortenForwarded(request.raw)
    // Of a proxy that is named, the address is the one it tells.
    const isOwnAddress = request.ip === request.socket.remoteAddress
    if (isOwnAddress && request.headers['x-forwarded-for'] !== undefined) log.unnamedProxy()
    const { url, method, headers: given } = request
    reply.headers(otherOriginHeaders({ url, method, origin: given.origin }, edge.corsOrigins))
    // What no route takes is refused here, before Fastify looks at its body.
    done(
      (isOwnAddress ? undefined : screenAddress(request)) ??
        screen(request.raw, draining) ??
        (request.is404 ? refuseUnrouted(request) : undefined),
    )
  })
  server.addHook('onResponse', (request, reply, done) => {
    parserErrors.end(request.raw.socket)
    log.answered(request, reply)
    countAnswer(options.metrics?.metrics, request, reply)
    done()
  })
  // Whoever set no limits is not slowed down either.
  const refusals =
    options.limits.callsPerMinute === 0 ? null : createSlowRefusals(() => performance.now())
  server.setErrorHandler((error, request, reply) => {
    const held = refusals?.hold(addressKey(request.ip))
    if (!held) return sendFailure(error, request, reply, edge)
    return held.then(() => sendFailure(error, request, reply, edge))
  })
  const refuseUnrouted = addRoutes(server, edge)

  return {
    listen: (at) => server.listen(at),
    inject: server.inject.bind(server) as FastifyInstance['inject'],
    drain() {
      draining = true
    },
    async close() {
      draining = true
      stopping.abort()
      const drainMs = options.limits.drainMs ?? bounds.drainMs
      const timer = setTimeout(() => server.server.closeAllConnections(), drainMs)
      await server.close()
      clearTimeout(timer)
      await sharing?.close()
      log.flush()
    },
  }
}

/** Characters of the list of who passed a request on: of more only the end is read, where proxies write. */
const forwardedCharactersMax = 500

/** A caller may write hundreds of addresses in front, and each would be read whenever one is asked for. */
function shortenForwarded({ headers }: IncomingMessage): void {
  const all = String(headers['x-forwarded-for'] ?? '')
  if (all.length <= forwardedCharactersMax) return
  const end = all.slice(-forwardedCharactersMax)
  headers['x-forwarded-for'] = end.slice(end.indexOf(',') + 1)
}
