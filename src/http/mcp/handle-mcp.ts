import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../contract/errors.ts'
import { interfaceVersion } from '../../contract/openapi/openapi.ts'
import { createMakeMark } from '../../mcp/make-mark.ts'
import { assistantScopes } from '../../service/assistants/authorization-request.ts'
import { chargeCost, chargeText } from '../../service/calls/cost.ts'
import type { Caller } from '../../service/service.ts'
import type { Edge } from '../edge.ts'
import { assistantMessageMs, bodyBytesMax } from '../limits/bounds.ts'
import type { Bill } from '../limits/budgets.ts'
import { addressKey, networkKey } from '../limits/rates.ts'
import { resourceMetadataPath } from '../oauth/metadata.ts'
import type { ActingRequest } from '../request-log.ts'
import { findCaller, readToken } from '../requests/bearer.ts'
import { decodeJSON } from '../requests/decode-json.ts'
import { Refusal } from '../requests/failure.ts'
import { checkMediaType, readBody } from '../requests/read-body.ts'
import { holdAnswer } from '../requests/send-answer.ts'
import { checkMessage } from './check-message.ts'
import { createInnerFetch } from './inner-fetch.ts'

const makeMark = createMakeMark(randomBytes)

/** What the protocol looks at. */
const protocolHeaders = /^(?:accept|content-type|mcp-[a-z-]+)$/

/**
 * Answers assistants. A message takes a token of `/v1` and counts as a call of its own; each call that a
 * tool makes is one of `/v1` with the same token, from the same address.
 */
export function handleMcp(server: FastifyInstance, edge: Edge) {
  return async function answerMcp(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request
    refuseOtherOrigins(raw, edge)
    const known = await findCaller(edge.authenticate, raw)
    if (!known) throw refuseWithoutToken(request, edge)
    checkMediaType(raw)
    const bill = edge.budgets.open(
      [
        ['token', known.tokenHash],
        ['organization', known.orgID],
      ],
      `organization ${known.orgID}`,
    )
    try {
      return await answerOnBill(request, reply, { known, bill })
    } finally {
      bill.close()
    }
  }

  async function answerOnBill(
    request: FastifyRequest,
    reply: FastifyReply,
    { known, bill }: { known: Caller; bill: Bill },
  ) {
    const { raw } = request
    const caller = known.orgID
    const room = edge.rooms.callers
    const bytes = await bill.run(() => readBody(raw, { bytesMax: bodyBytesMax, room, caller }))
    bill.foresee(bytes.length)
    const body = bill.run(() => decodeJSON(bytes))
    if (Array.isArray(body)) throw new AppError('invalid', 'Send one message at a time.')
    bill.run(() => checkMessage(body))
    ;(request as ActingRequest).orgID = known.orgID
    reply.headers(edge.rates.take(['calls'], known.tokenHash))

    // Most of it comes after waits, where nobody counts.
    bill.run(() => chargeCost(assistantMessageMs))
    // Loaded when first needed: most services never hear of an assistant.
    const { answerMessage } = await import('../../mcp/answer-message.ts')
    const answer = await bill.run(() =>
      answerMessage(
        {
          ...{ baseURL: edge.publicURL, token: readToken(raw) ?? '', version: interfaceVersion },
          fetch: createInnerFetch(server, {
            remoteAddress: request.ip,
            charge: (bytes) => bill.run(() => chargeText(bytes)),
          }),
          // The limits that refuse are this process's own: whoever asks decides whether to wait.
          triesMax: 1,
          makeMark,
          onBug: (error) => edge.log.failed(error, request),
        },
        { headers: headersOf(raw), body, signal: whenGone(reply) },
      ),
    )
    const text = await answer.text()
    bill.run(() => chargeText(text.length))
    holdAnswer(reply, Buffer.byteLength(text), { room: edge.answers, whose: caller })
    const type = answer.headers.get('content-type')
    if (type !== null) reply.header('content-type', type)
    return reply.status(answer.status).send(text)
  }
}

/** As the specification asks; also a name of somebody else's that leads here is another origin. */
function refuseOtherOrigins({ headers }: IncomingMessage, { origin }: Edge): void {
  if (headers.origin === undefined || headers.origin === origin) return
  throw new AppError('forbidden', 'Pages of another origin may not use this; connect a program.')
}

/** Charges strangers as under `/v1`, and tells how to be none. */
function refuseWithoutToken({ ip, raw }: FastifyRequest, { budgets, publicURL }: Edge): AppError {
  budgets.open([['strangers', addressKey(ip)]], `network ${networkKey(ip)}`).close()
  const challenge = [
    ...(raw.headers.authorization === undefined ? [] : ['error="invalid_token"']),
    `resource_metadata="${publicURL}${resourceMetadataPath}"`,
    `scope="${assistantScopes.join(' ')}"`,
  ]
  return new Refusal(
    'unauthorized',
    'A valid access token is required, as the header Authorization: Bearer TOKEN. Assistants get one by signing in; owners make one in the console under Settings, Tokens; at the machine, colloquy token create does.',
    { 'www-authenticate': `Bearer ${challenge.join(', ')}` },
  )
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      protocolHeaders.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return gone.signal
}
