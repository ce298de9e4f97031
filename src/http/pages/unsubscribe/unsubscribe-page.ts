import type { FastifyReply, FastifyRequest } from 'fastify'
import type { UnsubscribeView } from '../../../service/mail/unsubscribing.ts'
import type { Edge } from '../../edge.ts'
import { addressKey } from '../../limits/rates.ts'
import { toFailure } from '../../requests/failure.ts'
import { refuseSpeculation } from '../../requests/fetch-metadata.ts'
import { linkPageHeaders, unlistedHeaders } from '../../requests/headers.ts'
import { logFailure } from '../../requests/send-failure.ts'
import { closedPage } from '../closed-pages.ts'
import { failedPage } from '../failed-page.ts'
import { escapeHTML } from '../html.ts'
import { inHead, withNotice } from '../link-shell.ts'
import { dressed } from '../open/open-html.ts'
import { unsubscribeWords } from './unsubscribe-words.ts'

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * The page behind a mail's List-Unsubscribe. To open it changes nothing, as scanners do; its button, and
 * the one tap of a mail program (RFC 8058), unsubscribe whoever the token was made for.
 */
export function createUnsubscribePages(edge: Edge): { show: Handle; unsubscribe: Handle } {
  const shell = () => edge.pages.participant.html({ linkID: '' })

  return {
    show: (request, reply) =>
      answer(request, reply, async (token) => {
        const view = await edge.unsubscribing.look(token)
        return view && { view, isDone: false }
      }),
    unsubscribe: (request, reply) =>
      answer(request, reply, async (token) => {
        refuseSpeculation(request.raw.headers)
        const view = await edge.unsubscribing.unsubscribe(token)
        return view && { view, isDone: true }
      }),
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (token: string) => Promise<{ view: UnsubscribeView; isDone: boolean } | null>,
  ): Promise<FastifyReply> {
    const accepted = request.headers['accept-language']
    reply.headers({ ...linkPageHeaders([]), ...unlistedHeaders })
    try {
      const address = addressKey(request.ip)
      edge.rates.check('misses', address)
      reply.headers(edge.rates.take(['openPages'], address))
      // The route's own pattern names this parameter.
      const { token } = request.params as { token: string }
      const found = await work(token)
      if (found) return send(reply, accepted, found)
      edge.rates.count('misses', address)
      const closed = closedPage('unknown', accepted)
      return reply.code(closed.status).send(withNotice(shell(), closed, { hasScript: false }))
    } catch (error) {
      const failure = toFailure(error)
      logFailure(error, request, edge)
      const page = withNotice(shell(), failedPage(failure, accepted), { hasScript: false })
      return reply.headers(failure.headers).code(failure.status).send(page)
    }
  }

  function send(
    reply: FastifyReply,
    accepted: string | undefined,
    { view, isDone }: { view: UnsubscribeView; isDone: boolean },
  ): FastifyReply {
    const words = unsubscribeWords(accepted)
    const title = isDone ? words.done : words.ask
    const lead = (isDone ? words.doneMore : words.askMore)(view.name)
    const page = inHead(shell(), words.language, `<title>${escapeHTML(title)}</title>`)
    const sheet = [
      `<h1>${escapeHTML(title)}</h1>`,
      `<p class="lead" dir="auto">${escapeHTML(lead)}</p>`,
    ]
    const form = `<form class="foot" method="post"><div class="actions"><button class="primary">${words.button}</button></div></form>`
    const { html, styleHash } = dressed(page, view, isDone ? sheet : [...sheet, form])
    return reply.headers(linkPageHeaders([], { styleHash, formAction: "'self'" })).send(html)
  }
}
