import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, errorStatuses } from '../../../contract/errors.ts'
import type { Visit } from '../../../service/open-links/open-link-page.ts'
import { personParameter } from '../../../service/open-links/standing.ts'
import { isUnfilled } from '../../../service/open-links/unfilled.ts'
import type { Edge } from '../../edge.ts'
import { addressKey } from '../../limits/rates.ts'
import { browserCookie } from '../../requests/browser-cookie.ts'
import { type Failure, toFailure, unknownPath } from '../../requests/failure.ts'
import { refuseForeignWrite, refuseSpeculation } from '../../requests/fetch-metadata.ts'
import { linkKeyCharacters } from '../../requests/handle-participant-call.ts'
import { linkPageHeaders, unlistedHeaders } from '../../requests/headers.ts'
import { decodeQuery } from '../../requests/read-query.ts'
import { logFailure } from '../../requests/send-failure.ts'
import { closedPage } from '../closed-pages.ts'
import { failedPage } from '../failed-page.ts'
import { forFrames, withNotice } from '../link-shell.ts'
import { writeBusy, writeClosed, writeOpen } from './open-html.ts'
import { type Closed, openWords } from './open-words.ts'

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const statuses: Record<Closed, number> = {
  ...{ shut: 410, expired: 410, full: 410 },
  ...{ elsewhere: 409, crowded: 429 },
}
/** After which somebody may try again while many at one address are about to agree. */
const crowdedSeconds = 60

/** Serves a link for many people: a page that changes nothing, and the button on it. */
export function createOpenPages(edge: Edge): { show: Handle; start: Handle } {
  const cookie = browserCookie(edge)
  const shell = () => forFrames(edge.pages.participant.html({ linkID: '' }), edge)
  const headersWith = (styleHash: string | null) =>
    linkPageHeaders(edge.embedOrigins, { styleHash, formAction: "'self'" })

  return {
    show: (request, reply) => readably(request, reply, () => show(request, reply)),
    start: (request, reply) => readably(request, reply, () => start(request, reply)),
  }

  async function show(request: FastifyRequest, reply: FastifyReply) {
    const visit = readVisit(request)
    countLook(request, reply, visit)
    const view = await edge.openLinks.look(visit)
    if (view.standing === 'unknown') return sendUnknown(request, reply)
    if (view.linkID !== null) return goOn(reply, view.linkID)
    if (view.standing !== 'open')
      return sendClosed(request, reply, { ...view, standing: view.standing })
    if (visit.parameters.some(isUnfilled)) edge.log.unfilledPID()
    if (visit.browser === null) {
      const known = edge.openLinks.issueBrowser()
      reply.header('set-cookie', cookie.write(known, pathOf(visit), 'Lax'))
    }
    const { organization } = view
    const action = `${pathOf(visit)}/start${queryOf(request)}`
    const words = openWords(request.headers['accept-language'])
    const { html, styleHash } = writeOpen(shell(), words, { organization, action })
    return reply.headers(headersWith(styleHash)).send(html)
  }

  async function start(request: FastifyRequest, reply: FastifyReply) {
    const { headers } = request.raw
    const visit = readVisit(request)
    refuseSpeculation(headers)
    refuseForeignWrite(headers, edge.origin)
    const address = addressKey(request.ip)
    checkGuesses(request, visit)
    edge.rates.take(['starts'], address)
    reply.headers(edge.rates.take(['startsOfLink'], keyOf(visit)))
    const started = await edge.openLinks.start(visit)
    if ('linkID' in started) {
      // Somebody else's, perhaps: guesses are counted.
      if (started.isMoved) edge.rates.count('takenPIDs', takenKey(request, visit))
      return goOn(reply, started.linkID)
    }
    if (started.closed === 'unknown') return sendUnknown(request, reply)
    const view = await edge.openLinks.look(visit)
    if (view.standing === 'unknown') return sendUnknown(request, reply)
    return sendClosed(request, reply, { ...view, standing: started.closed })
  }

  function countLook(request: FastifyRequest, reply: FastifyReply, visit: Visit): void {
    const address = addressKey(request.ip)
    checkGuesses(request, visit)
    reply.headers(edge.rates.take(['openPages'], address))
  }

  /** Refuses who guesses: at links, or at a `pid`. Whoever comes with none guesses at none. */
  function checkGuesses(request: FastifyRequest, visit: Visit): void {
    edge.rates.check('misses', addressKey(request.ip))
    const hasPID = visit.parameters.some(([name]) => name === personParameter)
    if (hasPID) edge.rates.check('takenPIDs', takenKey(request, visit))
  }

  function goOn(reply: FastifyReply, linkID: string) {
    return reply
      .code(303)
      .header('location', `/i/${encodeURIComponent(linkID)}`)
      .send()
  }

  function sendUnknown(request: FastifyRequest, reply: FastifyReply) {
    edge.rates.count('misses', addressKey(request.ip))
    const closed = closedPage('unknown', request.headers['accept-language'])
    return reply.code(closed.status).send(withNotice(shell(), closed, { hasScript: false }))
  }

  function sendClosed(
    request: FastifyRequest,
    reply: FastifyReply,
    view: Parameters<typeof writeClosed>[2],
  ) {
    const { standing } = view
    if (standing === 'elsewhere')
      edge.rates.count('takenPIDs', takenKey(request, readVisit(request)))
    if (standing === 'crowded') reply.header('retry-after', String(crowdedSeconds))
    const words = openWords(request.headers['accept-language'])
    const { html, styleHash } = writeClosed(shell(), words, view)
    return reply.code(statuses[standing]).headers(headersWith(styleHash)).send(html)
  }

  function readVisit(request: FastifyRequest): Visit {
    // The route's own pattern names this parameter.
    const { openID } = request.params as { openID: string }
    if (openID === '') throw unknownPath()
    if (openID.includes('\0')) throw new AppError('invalid', 'The path must not contain NUL.')
    const browser = cookie.read(request.headers.cookie)
    const parameters = decodeQuery(request.raw.url ?? '')
    return { openID, browser, address: addressKey(request.ip), parameters }
  }

  /** The same failure as everywhere, in the shape a person can read. */
  async function readably(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    reply.headers({ ...headersWith(null), ...unlistedHeaders })
    try {
      return await answer()
    } catch (error) {
      const failure = toFailure(error)
      logFailure(error, request, edge)
      return reply
        .headers(failure.headers)
        .code(failure.status)
        .send(writeFailure(request, failure))
    }
  }

  function writeFailure({ headers, method, raw }: FastifyRequest, failure: Failure) {
    if (failure.status === errorStatuses.unavailable) {
      const action = method === 'POST' ? (raw.url ?? null) : null
      return writeBusy(shell(), openWords(headers['accept-language']), action)
    }
    const told = failedPage(failure, headers['accept-language'])
    return withNotice(shell(), told, { hasScript: false })
  }
}

function pathOf({ openID }: Visit): string {
  return `/o/${encodeURIComponent(openID)}`
}

function keyOf({ openID }: Visit): string {
  return `open ${openID.slice(0, linkKeyCharacters)}`
}

/** Many people may share an address, and a panel may give all who come by one link the same `pid`. */
function takenKey({ ip }: FastifyRequest, visit: Visit): string {
  return `${addressKey(ip)} ${keyOf(visit)}`
}

/** As it came: its parameters are what is kept. */
function queryOf({ raw: { url = '' } }: FastifyRequest): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}
