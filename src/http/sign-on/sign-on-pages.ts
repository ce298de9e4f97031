import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isOwnPath } from '../../client/own-path.ts'
import type { SignOnProblem } from '../../contract/calls/console-calls.ts'
import { AppError } from '../../contract/errors.ts'
import { SignOnRefused } from '../../service/sign-on/issuer.ts'
import type { Edge } from '../edge.ts'
import { addressKey } from '../limits/rates.ts'
import type { ActingRequest } from '../request-log.ts'
import { consoleCookie } from '../requests/console-cookie.ts'
import { refuseSpeculation } from '../requests/fetch-metadata.ts'
import { decodeQuery } from '../requests/read-query.ts'
import { logFailure } from '../requests/send-failure.ts'
import { createSealedCookie } from './sealed-cookie.ts'

const start = '/console'

/** The two addresses that a browser opens to sign in elsewhere: on the way there and on the way back. */
export function createSignOnPages(edge: Edge, { signOn, secret }: NonNullable<Edge['signOn']>) {
  const sealed = createSealedCookie(edge, secret)

  async function begin(request: FastifyRequest, reply: FastifyReply) {
    const { url = '', headers } = request.raw
    const asked = valuesOf(url, 'then')[0] ?? start
    const then = isOwnPath(asked) ? asked : start
    return await leading(request, reply, then, async () => {
      // Nobody is signed in by a link of another site: on our own page they see what they do.
      if (isForeign(request)) return `/console/signin?${new URLSearchParams({ then })}`
      const { url: to, checks } = await signOn.begin()
      reply.header('set-cookie', sealed.write(headers, { checks, then }))
      return to
    })
  }

  async function finish(request: FastifyRequest, reply: FastifyReply) {
    const { url = '', headers } = request.raw
    const underWay = sealed.read(headers)
    return await leading(request, reply, underWay?.then ?? start, () =>
      edge.signIns.guess([['address', addressKey(request.ip)]], async () => {
        const [state = '', ...others] = valuesOf(url, 'state')
        const isOurs = underWay !== null && isSame(state, underWay.checks.state)
        if (!isOurs || others.length > 0) throw new SignOnRefused('expired')
        // Good for one answer.
        reply.header('set-cookie', sealed.clear(headers))
        const cookie = consoleCookie(headers, edge)
        const query = url.slice(url.indexOf('?'))
        const given = { query, checks: underWay.checks, browser: cookie.read() }
        const { session, value } = await signOn.finish(given)
        reply.header('set-cookie', cookie.write(session))
        ;(request as ActingRequest).memberID = value.userID
        return underWay.then
      }),
    )
  }

  /** Sends the browser on, or back to the sign-in page, which says what went wrong. */
  async function leading(
    request: FastifyRequest,
    reply: FastifyReply,
    then: string,
    find: () => Promise<string>,
  ) {
    refuseUnaskedPage(request)
    try {
      reply.headers(edge.rates.take(['sessionCalls'], addressKey(request.ip)))
      return reply.redirect(await find(), 303)
    } catch (error) {
      if (!(error instanceof SignOnRefused)) logFailure(error, request, edge)
      const told = new URLSearchParams({ problem: problemOf(error), then })
      return reply.redirect(`/console/signin?${told}`, 303)
    }
  }

  return { begin, finish }
}

function problemOf(error: unknown): SignOnProblem {
  if (error instanceof SignOnRefused) return error.problem
  return error instanceof AppError && error.code === 'too_many' ? 'limited' : 'failed'
}

/** These pages are opened by somebody, and neither fetched, framed nor looked at beforehand. */
function refuseUnaskedPage({ raw: { headers } }: FastifyRequest): void {
  refuseSpeculation(headers)
  const dest = headers['sec-fetch-dest']
  if (dest !== undefined && dest !== 'document') {
    throw new AppError('forbidden', 'This address is for a browser to open.')
  }
}

/** Whether another site opened it; the address bar and bookmarks are none. */
function isForeign({ raw: { headers } }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function valuesOf(url: string, wanted: string): string[] {
  return decodeQuery(url).flatMap(([name, value]) => (name === wanted ? [value] : []))
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
