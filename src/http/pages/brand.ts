import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Edge } from '../edge.ts'
import { addressKey, networkKey } from '../limits/rates.ts'
import { unknownPath } from '../requests/failure.ts'
import { holdAnswer } from '../requests/send-answer.ts'

/** Serves the pictures of organizations by their hash, so that browsers may keep them for good. */
export function createBrandHandler(edge: Edge) {
  return async function sendPicture(request: FastifyRequest, reply: FastifyReply) {
    const [path = ''] = request.raw.url?.split('?') ?? []
    const hash = /^\/brand\/([0-9a-f]{64})$/.exec(path)?.[1]
    if (hash === undefined) throw unknownPath()
    const address = addressKey(request.ip)
    edge.rates.check('misses', address)
    const bill = edge.budgets.open([['address', address]], `network ${networkKey(request.ip)}`)
    const picture = await bill.run(() => edge.findPicture({ hash })).finally(bill.close)
    if (!picture) {
      edge.rates.count('misses', address)
      throw unknownPath()
    }
    const body = Buffer.from(picture.body, 'base64')
    holdAnswer(reply, body.length, { room: edge.answers, whose: networkKey(request.ip) })
    return reply
      .headers({
        'content-type': picture.type,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(body)
  }
}
