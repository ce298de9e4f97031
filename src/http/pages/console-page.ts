import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../edge.ts'
import { consolePageHeaders, unlistedHeaders } from '../requests/headers.ts'
import { decodeQuery } from '../requests/read-query.ts'

/**
 * Serves the console: one page for every path, which shows nothing before its calls answer. It is as
 * cheap as its assets, so whoever shares an address with many opens it as often as they like.
 */
export function createConsolePage(edge: Edge) {
  return async function sendConsole(request: FastifyRequest, reply: FastifyReply) {
    decodeQuery(request.raw.url ?? '')
    return reply
      .headers({ ...consolePageHeaders, ...unlistedHeaders })
      .send(edge.pages.console.html)
  }
}
