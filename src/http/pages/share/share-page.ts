import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../contract/errors.ts'
import { chargeText } from '../../../service/calls/cost.ts'
import { createInTurn } from '../../../service/calls/in-turn.ts'
import type { SharedView } from '../../../service/service.ts'
import type { Edge } from '../../edge.ts'
import type { Bill, Payer } from '../../limits/budgets.ts'
import { addressKey, networkKey } from '../../limits/rates.ts'
import { enterAll } from '../../limits/turns.ts'
import { browserCookie } from '../../requests/browser-cookie.ts'
import { toFailure, unknownPath } from '../../requests/failure.ts'
import { linkKeyCharacters } from '../../requests/handle-participant-call.ts'
import { plainPageHeaders, unlistedHeaders } from '../../requests/headers.ts'
import { decodeQuery } from '../../requests/read-query.ts'
import { holdAnswer } from '../../requests/send-answer.ts'
import { logFailure } from '../../requests/send-failure.ts'
import { pickLanguage } from '../closed-pages.ts'
import { failedPage } from '../failed-page.ts'
import { writeNothing, writeShare } from './share-html.ts'
import { shareWords } from './share-words.ts'

/** Pages are written on the thread that serves, one piece at a time of all of them. */
const inTurn = createInTurn(1)

/**
 * Serves what is shared with somebody without an account. The address is a capability like that of a
 * link: it is limited in the same ways, and whether there never was one, it has ended or was withdrawn
 * is answered with the same bytes.
 */
export function createSharePage(edge: Edge) {
  const cookie = browserCookie(edge)

  return async function sendSharePage(request: FastifyRequest, reply: FastifyReply) {
    reply.headers({ ...plainPageHeaders(), ...unlistedHeaders })
    const words = shareWords(pickLanguage(request.headers['accept-language']))
    const network = networkKey(request.ip)
    try {
      const shareID = readShareID(request)
      const key = `share ${shareID.slice(0, linkKeyCharacters)}`
      const browser = cookie.read(request.headers.cookie)
      countLook(request, reply, { key, browser })
      const payers: Payer[] = [
        ['link', key],
        ['address', addressKey(request.ip)],
        ...(browser === null ? [] : [['browser', browser] as const]),
      ]
      const bill = edge.budgets.open(payers, `network ${network}`)
      try {
        const view = await look(shareID, { key, network, reply, bill })
        if (!view) return reply.code(404).send(missed(request, words))
        const { html, styleHash } = await bill.run(() => writeShare(view, words, inTurn))
        bill.run(() => chargeText(html.length))
        holdAnswer(reply, Buffer.byteLength(html), { room: edge.answers, whose: network })
        return reply.headers(plainPageHeaders(styleHash)).send(html)
      } finally {
        bill.close()
      }
    } catch (error) {
      // The same failure as everywhere, in the shape a person can read.
      const failure = toFailure(error)
      logFailure(error, request, edge)
      const { language, ...gone } = failedPage(failure, request.headers['accept-language'])
      return reply
        .headers(failure.headers)
        .code(failure.status)
        .send(writeNothing({ language, gone }))
    }
  }

  function countLook(
    { ip, raw }: FastifyRequest,
    reply: FastifyReply,
    { key, browser }: { key: string; browser: string | null },
  ): void {
    edge.rates.check('misses', addressKey(ip))
    if (browser !== null) edge.rates.take(['pages'], `browser ${browser}`)
    reply.headers(edge.rates.take(['pages'], key))
    // Mail programs add parameters of their own to links: they are decoded, and not looked at.
    decodeQuery(raw.url ?? '')
  }

  /** A share waits for its own places first, so that it keeps nobody else of its network waiting. */
  async function look(
    shareID: string,
    {
      key,
      network,
      reply,
      bill,
    }: { key: string; network: string; reply: FastifyReply; bill: Bill },
  ): Promise<SharedView | null> {
    const { readsOfLink, readsOfNetwork } = edge.turns
    const places = await enterAll(
      [
        [readsOfLink, key],
        [readsOfNetwork, network],
      ],
      reply,
    )
    return await places.whileIn(() => bill.run(() => edge.openShare(shareID)))
  }

  function missed({ ip }: FastifyRequest, words: Parameters<typeof writeNothing>[0]): string {
    edge.rates.count('misses', addressKey(ip))
    return writeNothing(words)
  }
}

function readShareID({ params }: FastifyRequest): string {
  // The route's own pattern names this parameter.
  const { shareID } = params as { shareID: string }
  if (shareID === '') throw unknownPath()
  if (shareID.includes('\0')) throw new AppError('invalid', 'The path must not contain NUL.')
  return shareID
}
