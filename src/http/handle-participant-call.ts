import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Call, type CallID, calls } from '../contract/calls.ts'
import { AppError } from '../contract/errors.ts'
import type { Answer, Caller } from '../service/service.ts'
import { participantBodyBytesMax } from './bounds.ts'
import { browserCookie } from './browser-cookie.ts'
import { decodeJSON } from './decode-json.ts'
import type { Edge } from './edge.ts'
import { unknownPath } from './failure.ts'
import { refuseForeignWrite } from './fetch-metadata.ts'
import { addressKey, type RateName } from './rates.ts'
import { checkMediaType, hasBody, readBody } from './read-body.ts'
import { createInputReader } from './read-input.ts'
import { decodeQuery } from './read-query.ts'
import { sendAnswer } from './send-answer.ts'

type Perform = (input: {
  query: undefined
  body: unknown
  caller: Caller
  linkID: string
  browser: string | null
  idempotencyKey: null
}) => Promise<Answer<unknown>>

/** What of a link it is counted by: more than any link of ours has, less than a path may have. */
const linkKeyCharacters = 64

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
    const bytes = await readEventBody(call, request, edge)
    const linkID = readLinkID(request)
    const pairs = decodeQuery(raw.url ?? '')
    const json = bytes && decodeJSON(bytes)

    const address = addressKey(request.ip)
    edge.rates.check('misses', address)
    reply.headers(edge.rates.take([rate], linkID.slice(0, linkKeyCharacters)))
    if (call.method === 'POST') refuseForeignWrite(raw.headers, edge.origin)
    const input = readInput(pairs, json)

    const answer = await perform({
      query: undefined,
      body: input.body,
      caller: nobody,
      linkID,
      browser: cookie.read(raw.headers.cookie),
      idempotencyKey: null,
    }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found')
        edge.rates.count('misses', address)
      throw error
    })
    if ('value' in answer && answer.browser !== undefined) {
      reply.header('set-cookie', cookie.write(answer.browser, linkID))
    }
    return sendAnswer(reply, answer, () => '')
  }
}

/** The link in the path, as it came: whether there is such a link is for the service to tell. */
export function readLinkID({ params }: FastifyRequest): string {
  // The route's own pattern names this parameter.
  const { linkID } = params as { linkID: string }
  if (linkID === '') throw unknownPath()
  if (linkID.includes('\0')) throw new AppError('invalid', 'The path must not contain NUL.')
  return linkID
}

async function readEventBody(call: Call, { raw }: FastifyRequest, edge: Edge) {
  if (call.method === 'GET' || (!call.body && !hasBody(raw))) return null
  checkMediaType(raw)
  return readBody(raw, { bytesMax: participantBodyBytesMax, budget: edge.strangers })
}
