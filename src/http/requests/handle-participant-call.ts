import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../contract/calls/call.ts'
import { type CallID, calls, type QueryOf, type ResultOf } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import type { Answer, Caller } from '../../service/service.ts'
import { hasBody } from '../arriving-bodies.ts'
import type { Edge } from '../edge.ts'
import { participantBodyBytesMax, participantJSONPartsMax } from '../limits/bounds.ts'
import type { Bill, Payer } from '../limits/budgets.ts'
import { addressKey, networkKey, type RateName } from '../limits/rates.ts'
import { enterAll, type Queue } from '../limits/turns.ts'
import { writeCopy } from '../pages/participant-copy.ts'
import { browserCookie } from './browser-cookie.ts'
import { decodeJSON } from './decode-json.ts'
import { unknownPath } from './failure.ts'
import { refuseForeignWrite } from './fetch-metadata.ts'
import { pageHeaders, unlistedHeaders } from './headers.ts'
import { checkMediaType, readBody } from './read-body.ts'
import { createInputReader } from './read-input.ts'
import { decodeQuery } from './read-query.ts'
import { holdAnswer, sendAnswer } from './send-answer.ts'

type Perform = (input: {
  query: unknown
  body: unknown
  caller: Caller
  linkID: string
  browser: string | null
  idempotencyKey: null
}) => Promise<Answer<unknown>>

/** What of a link it is counted by: more than any link of ours has, less than a path may have. */
export const linkKeyCharacters = 64

/** Stands where a participant's call has no caller. */
const nobody: Caller = { orgID: '', userID: '', scopes: [], tokenHash: '', tokenID: '' }

/** Handles a participant's call: the link in the path is what lets it in, so no token is looked for. */
export function handleParticipantCall(id: CallID, edge: Edge) {
  const call: Call = calls[id]
  const readInput = createInputReader(call)
  // One element of the contract's mapped type: `readInput` checked the input against the same call.
  const perform = edge.service[id] as Perform
  const rate: RateName = call.body ? 'events' : 'linkReads'
  const cookie = browserCookie(edge)

  return async function answerParticipant(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request
    const hasEvent = call.method === 'POST' && (call.body !== undefined || hasBody(raw))
    if (hasEvent) checkMediaType(raw)
    const bill = edge.budgets.open(
      payersOf(request, cookie.read(raw.headers.cookie)),
      `network ${networkKey(request.ip)}`,
    )
    try {
      return await answerOnBill(request, reply, { hasEvent, bill })
    } finally {
      bill.close()
    }
  }

  async function answerOnBill(
    request: FastifyRequest,
    reply: FastifyReply,
    { hasEvent, bill }: { hasEvent: boolean; bill: Bill },
  ) {
    const { raw } = request
    const address = addressKey(request.ip)
    const linkID = readLinkID(request)
    // Before anything is read: a body is dear to whoever decodes it, and cheap to send. Whoever takes part
    // is not kept out by what others at their address try.
    const browser = cookie.read(raw.headers.cookie)
    const isHere = browser !== null && edge.browsers.isIssued(linkID, browser)
    if (!isHere) edge.rates.check('misses', address)
    const bytes = hasEvent ? await bill.run(() => readEvent(raw, edge, linkID)) : null
    const [pairs, json] = bill.run(() => [
      decodeQuery(raw.url ?? ''),
      bytes && decodeJSON(bytes, participantJSONPartsMax),
    ])

    reply.headers(edge.rates.take([rate], linkID.slice(0, linkKeyCharacters)))
    if (call.method === 'POST') refuseForeignWrite(raw.headers, edge.origin)
    const input = readInput(pairs, json)

    bill.foresee(bytes?.length ?? 0)
    const network = networkKey(request.ip)
    const places = await enterAll(queuesOf(call, edge, { linkID, network }), reply)
    const { query, body } = input
    const work = () =>
      bill.run(() =>
        perform({ query, body, caller: nobody, linkID, browser, idempotencyKey: null }),
      )
    // Who comes back to a reply that is under way does not wait for it.
    const answer = await (hasEvent ? work() : places.whileIn(work)).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found')
        edge.rates.count('misses', address)
      throw error
    })
    if ('value' in answer && answer.browser !== undefined) {
      reply.header('set-cookie', cookie.write(answer.browser, `/i/${encodeURIComponent(linkID)}`))
    }
    const unread = { room: edge.answers, whose: network }
    if (!('value' in answer && wantsPage(id, input.query))) {
      return await bill.run(() => sendAnswer(reply, answer, { unread }))
    }
    // Only a value of this very call comes here.
    const page = bill.run(() => writeCopy(answer.value as ResultOf<'participant.export'>))
    holdAnswer(reply, Buffer.byteLength(page), unread)
    return reply
      .headers({ ...pageHeaders, ...unlistedHeaders, ...savedAs('interview.html') })
      .send(page)
  }
}

/** A link waits for its own places first, so that it keeps nobody else of its network waiting. */
function queuesOf(
  { body }: Call,
  { turns }: Edge,
  { linkID, network }: { linkID: string; network: string },
): Queue[] {
  const link = linkID.slice(0, linkKeyCharacters)
  // Events wait for an interviewer, so their network does not wait for them.
  if (body) return [[turns.eventsOfLink, link]]
  return [
    [turns.readsOfLink, link],
    [turns.readsOfNetwork, network],
  ]
}

function wantsPage(id: CallID, query: unknown): boolean {
  // Checked against the call's own schema.
  return id === 'participant.export' && (query as QueryOf<'participant.export'>).format === 'html'
}

const savedAs = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` })

/** Who pays for what a participant's call costs. */
export function payersOf({ params, ip }: FastifyRequest, browser: string | null): Payer[] {
  // The route's own pattern names this parameter.
  const { linkID } = params as { linkID: string }
  return [
    ['link', linkID.slice(0, linkKeyCharacters)],
    ['address', addressKey(ip)],
    ...(browser === null ? [] : [['browser', browser] as const]),
  ]
}

/** The link in the path, as it came: whether there is such a link is for the service to tell. */
export function readLinkID({ params }: FastifyRequest): string {
  // The route's own pattern names this parameter.
  const { linkID } = params as { linkID: string }
  if (linkID === '') throw unknownPath()
  if (linkID.includes('\0')) throw new AppError('invalid', 'The path must not contain NUL.')
  return linkID
}

function readEvent(raw: IncomingMessage, edge: Edge, linkID: string): Promise<Buffer> {
  const room = edge.rooms.participants
  const caller = linkID.slice(0, linkKeyCharacters)
  return readBody(raw, { bytesMax: participantBodyBytesMax, room, caller })
}
