import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Call, neededScopes, takesKey } from '../../contract/calls/call.ts'
import { type CallID, calls } from '../../contract/calls/calls.ts'
import { createInTurn } from '../../service/calls/in-turn.ts'
import type { Answer, Caller } from '../../service/service.ts'
import type { Edge } from '../edge.ts'
import { bodyBytesMax, jsonBytesAtOnce } from '../limits/bounds.ts'
import type { Bill, Payer } from '../limits/budgets.ts'
import { addressKey, networkKey, type RateName } from '../limits/rates.ts'
import { enterAll, isGone, type Queue } from '../limits/turns.ts'
import { isInside } from '../mcp/inner-fetch.ts'
import type { ActingRequest } from '../request-log.ts'
import { checkScope, findCaller, readToken, refuseStranger } from './bearer.ts'
import { decodeJSON } from './decode-json.ts'
import { refuseUnaskedWrite } from './fetch-metadata.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { checkMediaType, readBody } from './read-body.ts'
import { createInputReader } from './read-input.ts'
import { decodeQuery, type QueryPairs } from './read-query.ts'
import { sendAnswer } from './send-answer.ts'

/** Calls that wait for somebody else's server: they have bounds of their own, and hold no place meanwhile. */
const elsewhere = ['/assistants/getRequest', '/assistants/answer']
/** Calls that make links, hold guides, or ask somebody else's server: a minute has fewer of them. */
const costly = ['/createInvites', '/preview', '/draftGuidelines', '/rehearse', ...elsewhere]

/** Calls that keep nothing, though they cost what a write costs: who leaves them wants nothing of them. */
const passing = ['/rehearse']

type Perform = (input: {
  query: unknown
  body: unknown
  caller: Caller
  linkID: string
  browser: string | null
  idempotencyKey: string | null
}) => Promise<Answer<unknown>>

/**
 * Handles a call under `/v1`. The order of the steps is the order in which failures are told: too
 * large, not JSON, undecodable, unauthorized, too many, forbidden, invalid; then the service.
 */
export function handleCall(id: CallID, edge: Edge) {
  const call: Call = calls[id]
  const readInput = createInputReader(call)
  // One element of the contract's mapped type: `readInput` checked the input against the same call.
  const perform = edge.service[id] as Perform
  const makesLinks = call.path.endsWith('/createInvites')
  const isCostly = costly.some((end) => call.path.endsWith(end))
  const rateNames: RateName[] = isCostly ? ['calls', 'createInvites'] : ['calls']
  const needed = neededScopes(call)
  const isReading = needed.every((scope) => scope === 'read')
  const isPassing = isReading || passing.some((end) => call.path.endsWith(end))
  const honoursKey = takesKey(call)

  return async function answerCall(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request
    const known = await whoCalls(raw)
    if (call.method !== 'GET') checkMediaType(raw)
    const payers: Payer[] = [
      ...(known
        ? ([
            ['token', known.tokenHash],
            ['organization', known.orgID],
          ] as const)
        : ([['strangers', addressKey(request.ip)]] as const)),
    ]
    // They would be told so anyway, after their body was read.
    if (!known && edge.budgets.isSpent(payers)) throw refuseStranger()
    const whose = known ? `organization ${known.orgID}` : `network ${networkKey(request.ip)}`
    const left = isPassing ? () => isGone(reply.raw) : undefined
    const bill = edge.budgets.open(payers, whose, left)
    try {
      return await answerOnBill(request, reply, { known, bill })
    } finally {
      bill.close()
    }
  }

  async function whoCalls(raw: FastifyRequest['raw']): Promise<Caller | null> {
    const found = await findCaller(edge.authenticate, raw)
    // What an assistant was given is good for what it does by tools, and nothing else.
    return found?.isAssistant && !isInside() ? null : found
  }

  /** A body may come late, and a turn later: whoever was removed, revoked or given less by then changes nothing. */
  async function stillAllowed(raw: FastifyRequest['raw'], known: Caller): Promise<Caller> {
    if (isReading && call.method === 'GET') return known
    const caller = await whoCalls(raw)
    if (!caller) throw refuseStranger()
    for (const scope of needed) checkScope(caller, scope)
    return caller
  }

  async function answerOnBill(
    request: FastifyRequest,
    reply: FastifyReply,
    { known, bill }: { known: Caller | null; bill: Bill },
  ) {
    const { raw } = request
    const bytes = await bill.run(() => readCallBody(call, request, { known, edge }))
    bill.foresee(bytes?.length ?? 0)
    const pairs = bill.run(() => decodeQuery(raw.url ?? ''))
    const json = bytes && (await decodeInTurn(bytes, bill))

    if (!known) throw refuseStranger()
    ;(request as ActingRequest).orgID = known.orgID
    reply.headers(edge.rates.take(rateNames, known.tokenHash))
    for (const scope of needed) checkScope(known, scope)
    if (makesLinks && call.method === 'GET') refuseUnaskedWrite(raw.headers, edge.origin)
    const input = readInput(pairs, json)
    const idempotencyKey = honoursKey ? readIdempotencyKey(raw.headers) : null

    const places = await enterAll(queuesOf(call, edge, known), reply)
    const answer = await places.whileIn(() =>
      bill.run(async () => {
        const caller = await stillAllowed(raw, known)
        const given = { ...input, caller, linkID: '', browser: null, idempotencyKey }
        if (idempotencyKey === null || call.idempotent) return await perform(given)
        // Known by this very token.
        const token = String(readToken(raw))
        const keyed = { caller, token, call: id, key: idempotencyKey, parameters: input }
        return await edge.once(keyed, () => perform(given))
      }),
    )
    // What is told keeps its place until it is read.
    if (call.method !== 'GET') places.leave()
    const linkOf = (cursor: string) => linkTo(edge.publicURL, call.path, pairs, cursor)
    const unread = { room: edge.answers, whose: known.orgID }
    return await bill.run(() => sendAnswer(reply, answer, { unread, linkOf }))
  }
}

const decoding = createInTurn(1)

/** Large bodies are decoded in turns by whose call it is: one of many values takes milliseconds. */
async function decodeInTurn(bytes: Buffer, bill: Bill): Promise<unknown> {
  const decode = () => bill.run(() => decodeJSON(bytes))
  if (bytes.length <= jsonBytesAtOnce) return decode()
  return await bill.run(() => decoding(async () => decode()))
}

/** Lists and files wait for their own places first, so that those that wait are in nobody else's way. */
function queuesOf(
  { method, path, list, file }: Call,
  { turns }: Edge,
  { tokenHash, orgID }: Caller,
): Queue[] {
  if (elsewhere.some((end) => path.endsWith(end))) return []
  const changes: Queue[] = [
    [turns.changesOfToken, tokenHash],
    [turns.changes, orgID],
  ]
  const lists: Queue[] = [
    [turns.listsOfToken, tokenHash],
    [turns.lists, orgID],
  ]
  const tells: Queue[] = [
    [turns.tellsOfToken, tokenHash],
    [turns.tells, orgID],
  ]
  if (method !== 'GET') return changes
  return list || file ? [...lists, ...tells] : tells
}

async function readCallBody(
  call: Call,
  { raw, ip }: FastifyRequest,
  { known, edge: { rooms } }: { known: Caller | null; edge: Edge },
): Promise<Buffer | null> {
  if (call.method === 'GET') return null
  const whose = known
    ? { room: rooms.callers, caller: known.orgID }
    : { room: rooms.strangers, caller: addressKey(ip) }
  return readBody(raw, { bytesMax: bodyBytesMax, ...whose })
}

/** The same call with the cursor of its next page. */
function linkTo(publicURL: string, path: string, pairs: QueryPairs, cursor: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of pairs) if (name !== 'cursor') query.append(name, value)
  query.append('cursor', cursor)
  return `${publicURL}${path}?${query}`
}
