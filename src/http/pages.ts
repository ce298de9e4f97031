import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LinkStanding } from '../service/service.ts'
import type { Asset } from './asset.ts'
import type { Edge } from './edge.ts'
import { toFailure } from './failure.ts'
import { readLinkID } from './handle-participant-call.ts'
import { pageHeaders, unlistedHeaders } from './headers.ts'
import { renderPage } from './html.ts'
import { addressKey } from './rates.ts'
import { decodeQuery } from './read-query.ts'

/** The pages that were built elsewhere and are served here. */
export type Pages = {
  participant: {
    /**
     * The page of an open or a completed link. It must not carry script or style of its own, which
     * the content security policy forbids, only files among `assets`.
     */
    html(view: { linkID: string; standing: 'open' | 'completed' }): string
  }
  /** One page for every path of the console: its script draws what the address asks for. */
  console: { html: string }
  /** By path, `/assets/…`, with a hash in the name: browsers keep them for good. */
  assets: ReadonlyMap<string, Asset>
}

type Closed = { status: number; title: string; text: string }

const closedPages: Record<Exclude<LinkStanding, 'open' | 'completed'>, Closed> = {
  unknown: {
    status: 404,
    title: 'This link does not work',
    text: 'There is no interview behind it. Please check that you have the whole link, or ask the person who sent it to you.',
  },
  expired: {
    status: 410,
    title: 'This link has expired',
    text: 'The time to take part is over. If you would still like to, ask the person who invited you for a new link.',
  },
  revoked: {
    status: 410,
    title: 'This link was withdrawn',
    text: 'The person who invited you has closed this interview. There is nothing you need to do.',
  },
}

/** Serves the page behind an invite link. Opening it changes nothing: mail scanners open links too. */
export function createLinkPage(edge: Edge, stylePath: string) {
  return async function sendLinkPage(request: FastifyRequest, reply: FastifyReply) {
    reply.headers({ ...pageHeaders, ...unlistedHeaders })
    try {
      const { linkID, standing } = await findStanding(edge, request, reply)
      if (standing === 'open' || standing === 'completed') {
        return reply.send(edge.pages.participant.html({ linkID, standing }))
      }
      return sendPlain(reply, closedPages[standing])
    } catch (error) {
      // The same failure as everywhere, in the shape a person can read.
      const failure = toFailure(error)
      if (failure.status >= 500) edge.log.failed(error, request.id)
      reply.headers(failure.headers)
      return sendPlain(reply, { ...failure, title: 'That did not work', text: failure.message })
    }
  }

  function sendPlain(reply: FastifyReply, { status, title, text }: Closed) {
    const body = `<main class="plain"><h1>${title}</h1><p>${text}</p></main>`
    return reply.code(status).send(renderPage({ title, stylePath, body }))
  }
}

async function findStanding(edge: Edge, request: FastifyRequest, reply: FastifyReply) {
  const linkID = readLinkID(request)
  const address = addressKey(request.ip)
  // Mail programs add parameters of their own to links: they are decoded, and not looked at.
  decodeQuery(request.raw.url ?? '')
  edge.rates.check('misses', address)
  reply.headers(edge.rates.take(['pages'], address))
  const standing = await edge.findLinkStanding(linkID)
  if (standing === 'unknown') edge.rates.count('misses', address)
  return { linkID, standing }
}
