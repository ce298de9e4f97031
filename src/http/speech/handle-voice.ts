import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { checkFields } from '../../contract/check-fields.ts'
import { AppError } from '../../contract/errors.ts'
import { chargeCost } from '../../service/calls/cost.ts'
import type { DueLine, Voicing } from '../../service/voice/voicing.ts'
import type { Edge } from '../edge.ts'
import { soundMsPerMillionBytes } from '../limits/bounds.ts'
import type { Bill } from '../limits/budgets.ts'
import { addressKey, networkKey } from '../limits/rates.ts'
import { enterAll } from '../limits/turns.ts'
import { browserCookie } from '../requests/browser-cookie.ts'
import { refuseForeignWrite } from '../requests/fetch-metadata.ts'
import { linkKeyCharacters, payersOf, readLinkID } from '../requests/handle-participant-call.ts'
import { createQueryReader, decodeQuery } from '../requests/read-query.ts'
import { holdAnswer } from '../requests/send-answer.ts'

const query = z.object({ seq: z.int().min(0) })

/** Answers with the sound of the question that is due. Whose words it has is not kept. */
export function createVoiceHandler(edge: Edge) {
  const cookie = browserCookie(edge)
  const readQuery = createQueryReader(query)
  const { voicing } = edge.speech

  return async function answerVoice(request: FastifyRequest, reply: FastifyReply) {
    if (!voicing) {
      throw new AppError('not_found', 'This service reads nothing aloud; the browser can.')
    }
    const network = networkKey(request.ip)
    const browser = cookie.read(request.raw.headers.cookie)
    const bill = edge.budgets.open(payersOf(request, browser), `network ${network}`)
    try {
      const line = await find(request, reply, { bill, voicing, browser })
      const sound = await bill.run(() => voicing.say(line, edge.stopping))
      if (!sound) {
        throw new AppError('unavailable', 'There is no sound of this now; the browser can read it.')
      }
      const { bytes, type } = sound
      bill.run(() => chargeCost((bytes.length * soundMsPerMillionBytes) / 1_000_000))
      holdAnswer(reply, bytes.length, { room: edge.answers, whose: network })
      const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
      return reply.header('content-type', type).send(body)
    } finally {
      bill.close()
    }
  }

  /** Whether somebody is read to, and what, is told by what the service keeps: no text comes with the call. */
  async function find(
    request: FastifyRequest,
    reply: FastifyReply,
    { bill, voicing, browser }: { bill: Bill; voicing: Voicing; browser: string | null },
  ): Promise<DueLine> {
    const { raw } = request
    const address = addressKey(request.ip)
    const linkID = readLinkID(request)
    const link = linkID.slice(0, linkKeyCharacters)
    const isHere = browser !== null && edge.browsers.isIssued(linkID, browser)
    if (!isHere) edge.rates.check('misses', address)
    refuseForeignWrite(raw.headers, edge.origin)
    const { seq } = bill.run(() => checkFields(query, readQuery(decodeQuery(raw.url ?? ''))))
    reply.headers(edge.rates.take(['voices'], link))
    await enterAll([[edge.turns.voicesOfLink, link]], reply)
    const reads = await enterAll([[edge.turns.readsOfNetwork, networkKey(request.ip)]], reply)
    return await bill
      .run(() => voicing.find({ linkID, browser, seq }))
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found')
          edge.rates.count('misses', address)
        throw error
      })
      .finally(reads.leave)
  }
}
