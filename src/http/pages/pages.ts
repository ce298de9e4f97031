import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../edge.ts'
import { addressKey } from '../limits/rates.ts'
import { browserCookie } from '../requests/browser-cookie.ts'
import { toFailure } from '../requests/failure.ts'
import { linkKeyCharacters, readLinkID } from '../requests/handle-participant-call.ts'
import { participantPageHeaders, unlistedHeaders } from '../requests/headers.ts'
import { decodeQuery } from '../requests/read-query.ts'
import { logFailure } from '../requests/send-failure.ts'
import { closedPage, pickLanguage } from './closed-pages.ts'
import { failedPage } from './failed-page.ts'
import { forFrames, withNotice, withPreview, withSpeech } from './link-shell.ts'

/** Serves the page behind an invite link. Opening it changes nothing: mail scanners open links too. */
export function createLinkPage(edge: Edge) {
  const cookie = browserCookie(edge)
  return async function sendLinkPage(request: FastifyRequest, reply: FastifyReply) {
    reply.headers({
      ...participantPageHeaders(edge.embedOrigins, edge.speech.ways),
      ...unlistedHeaders,
    })
    try {
      const { linkID, standing, organization = '' } = await findStanding(request, reply)
      const accepted = request.headers['accept-language']
      const shell = withSpeech(forFrames(edge.pages.participant.html({ linkID }), edge), edge)
      if (standing === 'open' || standing === 'completed') {
        return reply.send(withPreview(shell, { language: pickLanguage(accepted), organization }))
      }
      const closed = closedPage(standing, accepted)
      const hasScript = standing !== 'unknown'
      return reply.code(closed.status).send(withNotice(shell, closed, { hasScript }))
    } catch (error) {
      // The same failure as everywhere, in the shape a person can read.
      const failure = toFailure(error)
      logFailure(error, request, edge)
      reply.headers(failure.headers)
      const told = failedPage(failure, request.headers['accept-language'])
      const shell = edge.pages.participant.html({ linkID: '' })
      return reply.code(failure.status).send(withNotice(shell, told, { hasScript: false }))
    }
  }

  /**
   * Openings are counted by the link and by the browser, for an address may be that of a whole office;
   * only who asks for links that do not exist is told by it.
   */
  async function findStanding(request: FastifyRequest, reply: FastifyReply) {
    const linkID = readLinkID(request)
    const address = addressKey(request.ip)
    const browser = cookie.read(request.headers.cookie)
    const isHere = browser !== null && edge.browsers.isIssued(linkID, browser)
    if (!isHere) edge.rates.check('misses', address)
    if (browser !== null) edge.rates.take(['pages'], `browser ${browser}`)
    reply.headers(edge.rates.take(['pages'], `link ${linkID.slice(0, linkKeyCharacters)}`))
    // Mail programs add parameters of their own to links: they are decoded, and not looked at.
    decodeQuery(request.raw.url ?? '')
    const found = await edge.findLinkStanding(linkID)
    if (found.standing === 'unknown') edge.rates.count('misses', address)
    return { linkID, ...found }
  }
}
