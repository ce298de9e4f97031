import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../contract/errors.ts'
import type { RecordingType } from '../../contract/participant.ts'
import { chargeCost } from '../../service/calls/cost.ts'
import type { Recognized } from '../../service/taking-part/recognition.ts'
import type { Edge } from '../edge.ts'
import { soundMsPerMillionBytes } from '../limits/bounds.ts'
import type { Bill } from '../limits/budgets.ts'
import { networkKey } from '../limits/rates.ts'
import { browserCookie } from '../requests/browser-cookie.ts'
import { Refusal } from '../requests/failure.ts'
import { payersOf } from '../requests/handle-participant-call.ts'
import { createQueryReader, decodeQuery } from '../requests/read-query.ts'
import { sendAnswer } from '../requests/send-answer.ts'
import { createRecordingTaker, readType } from './take-recording.ts'

/** Takes a recording of somebody who takes part and answers with its words. Nothing of it is kept. */
export function createSpeechHandler(edge: Edge) {
  const cookie = browserCookie(edge)
  const readQuery = createQueryReader(undefined)
  const takeRecording = createRecordingTaker(edge)
  const { recognition } = edge.speech

  return async function answerSpeech(request: FastifyRequest, reply: FastifyReply) {
    if (!recognition) {
      throw new AppError('not_found', 'This service writes no recordings down. Please type.')
    }
    const type = readType(request.raw)
    const network = networkKey(request.ip)
    const bill = edge.budgets.open(
      payersOf(request, cookie.read(request.raw.headers.cookie)),
      `network ${network}`,
    )
    try {
      const heard = await hear(request, reply, { bill, type, recognition })
      const unread = { room: edge.answers, whose: network }
      return await bill.run(() => sendAnswer(reply, { value: heard }, { unread }))
    } finally {
      bill.close()
    }
  }

  async function hear(
    request: FastifyRequest,
    reply: FastifyReply,
    { bill, type, recognition }: Hearing,
  ): Promise<Recognized> {
    bill.run(() => readQuery(decodeQuery(request.raw.url ?? '')))
    const { sound, admitted, link, network } = await takeRecording(request, reply, {
      ...{ bill, type, rate: 'recordings' as const },
      admit: (who) => recognition.admit(who),
    })
    const { language } = admitted
    return await bill.run(() => recognize(reply, sound, { language, link, network, recognition }))
  }

  async function recognize(
    { raw }: FastifyReply,
    sound: Buffer,
    {
      language,
      link,
      network,
      recognition,
    }: Pick<Hearing, 'recognition'> & Record<'language' | 'link' | 'network', string>,
  ): Promise<Recognized> {
    // Nobody waits for the words any more, others need the room, or the service stops.
    const ended = new AbortController()
    const end = () => ended.abort()
    raw.once('close', end)
    const place = edge.rooms.recordings.enter(link, end, network)
    try {
      // What it was read into: copies are made of the few that are passed on at a time.
      place.take(sound.buffer.byteLength)
      place.settle()
      chargeCost((sound.length * soundMsPerMillionBytes) / 1_000_000)
      const ends = { gone: ended.signal, stopping: edge.stopping }
      const heard = await recognition.recognize({ sound, language, ...ends })
      if (heard === null) throw notHeard(edge.stopping)
      return heard
    } finally {
      place.leave()
      raw.off('close', end)
    }
  }
}

type Hearing = {
  bill: Bill
  type: RecordingType
  recognition: NonNullable<Edge['speech']['recognition']>
}

/** What failed is told where it failed, and no limit refuses. */
function notHeard(stopping: AbortSignal): Refusal {
  const told = 'This could not be heard. Your recording is still here: try again, or type.'
  // A connection that is kept open would keep the service from stopping.
  return new Refusal('unavailable', told, stopping.aborted ? { connection: 'close' } : {})
}
