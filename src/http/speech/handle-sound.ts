import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { checkFields } from '../../contract/check-fields.ts'
import { AppError } from '../../contract/errors.ts'
import { name } from '../../contract/resources.ts'
import { chargeCost } from '../../service/calls/cost.ts'
import type { Edge } from '../edge.ts'
import { keptMsPerMillionBytes } from '../limits/bounds.ts'
import type { Bill } from '../limits/budgets.ts'
import { addressKey, networkKey } from '../limits/rates.ts'
import { enterAll } from '../limits/turns.ts'
import { browserCookie } from '../requests/browser-cookie.ts'
import { linkKeyCharacters, payersOf, readLinkID } from '../requests/handle-participant-call.ts'
import { createQueryReader, decodeQuery } from '../requests/read-query.ts'
import { sendAnswer } from '../requests/send-answer.ts'
import { createRecordingTaker, readType } from './take-recording.ts'

/** Most recordings of an answer: five minutes of them, each of a breath and a half. */
const partsMax = 200

const whole = z.int({ error: 'must be a whole number' }).min(0, { error: 'must be at least 0' })
const kept = z.object({
  clientMessageID: name,
  part: whole.max(partsMax - 1, { error: `must be below ${partsMax}` }),
  start: whole,
  end: whole,
})
const asked = z.object({ seq: whole })

/** The sound of answers whose people allowed that it is kept: taken in, and given back to them. */
export function createSoundHandlers(edge: Edge) {
  const cookie = browserCookie(edge)
  const takeRecording = createRecordingTaker(edge)
  const readKept = createQueryReader(kept)
  const readAsked = createQueryReader(asked)

  function findSounds() {
    const { sounds } = edge.speech
    if (!sounds) throw new AppError('not_found', 'This service keeps no sound.')
    return sounds
  }

  async function onBill(
    request: FastifyRequest,
    work: (bill: Bill) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const payers = payersOf(request, cookie.read(request.raw.headers.cookie))
    const bill = edge.budgets.open(payers, `network ${networkKey(request.ip)}`)
    try {
      return await work(bill)
    } finally {
      bill.close()
    }
  }

  const unreadOf = (request: FastifyRequest) => ({
    room: edge.answers,
    whose: networkKey(request.ip),
  })

  return {
    async keep(request: FastifyRequest, reply: FastifyReply) {
      const sounds = findSounds()
      const type = readType(request.raw)
      return await onBill(request, async (bill) => {
        const pairs = decodeQuery(request.raw.url ?? '')
        const of = bill.run(() => checkFields(kept, readKept(pairs)))
        const { sound, admitted } = await takeRecording(request, reply, {
          ...{ bill, type, rate: 'sounds' as const },
          admit: (who) => sounds.admit(who, of),
        })
        return await bill.run(async () => {
          chargeCost((sound.length * keptMsPerMillionBytes) / 1_000_000)
          await sounds.keep(admitted, sound)
          return await sendAnswer(reply, { value: { kept: true } }, { unread: unreadOf(request) })
        })
      })
    },

    async send(request: FastifyRequest, reply: FastifyReply) {
      const sounds = findSounds()
      return await onBill(request, async (bill) => {
        const linkID = readLinkID(request)
        const link = linkID.slice(0, linkKeyCharacters)
        const address = addressKey(request.ip)
        const browser = cookie.read(request.raw.headers.cookie)
        const isHere = browser !== null && edge.browsers.isIssued(linkID, browser)
        if (!isHere) edge.rates.check('misses', address)
        const pairs = decodeQuery(request.raw.url ?? '')
        const { seq } = bill.run(() => checkFields(asked, readAsked(pairs)))
        reply.headers(edge.rates.take(['linkReads'], link))
        const network = networkKey(request.ip)
        const places = await enterAll(
          [
            [edge.turns.readsOfLink, link],
            [edge.turns.readsOfNetwork, network],
          ],
          reply,
        )
        return await bill.run(async () => {
          const open = () => sounds.open({ linkID, browser }, seq)
          const file = await places.whileIn(open).catch((error: unknown) => {
            if (error instanceof AppError && error.code === 'not_found')
              edge.rates.count('misses', address)
            throw error
          })
          return await sendAnswer(reply, file, { unread: unreadOf(request) })
        })
      })
    },
  }
}
