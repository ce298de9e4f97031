import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from './edge.ts'
import { pageHeaders, unlistedHeaders } from './headers.ts'
import { addressKey } from './rates.ts'
import { decodeQuery } from './read-query.ts'

/** Serves the console: one page for every path, which shows nothing before its calls answer. */
export function createConsolePage(edge: Edge) {
  return async function sendConsole(request: FastifyRequest, reply: FastifyReply) {
    decodeQuery(request.raw.url ?? '')
    reply.headers(edge.rates.take(['pages'], addressKey(request.ip)))
    return reply.headers({ ...pageHeaders, ...unlistedHeaders }).send(edge.pages.console.html)
  }
}
