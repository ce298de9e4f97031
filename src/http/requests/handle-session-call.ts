import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '../../contract/calls/call.ts'
import { type BodyOf, type CallID, calls } from '../../contract/calls/calls.ts'
import { AppError } from '../../contract/errors.ts'
import { knowCaller } from '../../service/calls/cost.ts'
import type { Answer, Caller } from '../../service/service.ts'
import type { Edge } from '../edge.ts'
import { participantJSONPartsMax, sessionBodyBytesMax } from '../limits/bounds.ts'
import type { Bill } from '../limits/budgets.ts'
import { addressKey, networkKey } from '../limits/rates.ts'
import type { GuessKey } from '../limits/sign-in-limits.ts'
import type { ActingRequest } from '../request-log.ts'
import { consoleCookie } from './console-cookie.ts'
import { decodeJSON } from './decode-json.ts'
import { accountOf, deviceCookie } from './device-cookie.ts'
import { checkMediaType, readBody } from './read-body.ts'
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

/** Stands where a call of the console has no caller: the cookie says who it is. */
const nobody: Caller = { orgID: '', userID: '', scopes: [], tokenHash: '', tokenID: '' }

/** Handles a call of the console's own pages, the only ones for which its cookie is looked at. */
export function handleSessionCall(id: CallID, edge: Edge) {
  const call: Call = calls[id]
  const readInput = createInputReader(call)
  // One element of the contract's mapped type: `readInput` checked the input against the same call.
  const perform = edge.service[id] as Perform

  return async function answerSessionCall(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request
    checkMediaType(raw)
    const address = addressKey(request.ip)
    const bill = edge.budgets.open([['address', address]], `network ${networkKey(request.ip)}`)
    try {
      return await answerOnBill(request, reply, { address, bill })
    } finally {
      bill.close()
    }
  }

  async function answerOnBill(
    request: FastifyRequest,
    reply: FastifyReply,
    { address, bill }: { address: string; bill: Bill },
  ) {
    const { raw } = request
    const bytes = await readBody(raw, {
      bytesMax: sessionBodyBytesMax,
      room: edge.rooms.sessions,
      caller: address,
    })
    const [pairs, json] = bill.run(() => [
      decodeQuery(raw.url ?? ''),
      decodeJSON(bytes, participantJSONPartsMax),
    ])

    reply.headers(edge.rates.take(['sessionCalls'], address))
    refuseOtherPages(raw.headers, edge)
    const { body } = readInput(pairs, json)
    const cookie = consoleCookie(raw.headers, edge)
    const browser = cookie.read()

    const input = { query: undefined, body, linkID: '', browser, idempotencyKey: null }
    const device = deviceCookie(raw.headers, edge)
    const keys = guessKeys(id, { address, body, browser, device })
    const [[name, key] = []] = keys
    const answer = await edge.signIns.guess(keys, () =>
      bill.run(() => {
        // Whoever floods from wherever has no such cookie.
        if (name === 'device') knowCaller(`device ${key}`)
        return perform({ ...input, caller: nobody })
      }),
    )
    if ('value' in answer && answer.session !== undefined) {
      const account = accountIn(answer.value)
      if (account !== null && answer.orgID !== undefined) {
        reply.header('set-cookie', device.write(account, answer.orgID))
      }
      reply.header('set-cookie', cookie.write(answer.session))
      ;(request as ActingRequest).memberID = memberOf(answer.value)
    }
    return sendAnswer(reply, answer, {
      unread: { room: edge.answers, whose: networkKey(request.ip) },
    })
  }
}

/** Whose session begins with this answer; empty where it tells nobody. */
function memberOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('userID' in value)) return ''
  return String(value.userID)
}

/** The account that this answer signs in to; null where it is none. */
function accountIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('email' in value)) return null
  return accountOf(String(value.email))
}

type Guesser = {
  address: string
  body: unknown
  browser: string | null
  device: ReturnType<typeof deviceCookie>
}

/** What a call that tries a password or a code is counted by; a call that tries none by nothing. */
function guessKeys(id: CallID, { address, body, browser, device }: Guesser): GuessKey[] {
  if (id === 'console.setUp' || id === 'console.join') return [['codes', address]]
  if (id === 'console.changePassword') {
    // One's own password is tried by whoever has the session.
    return browser === null ? [] : [['session', createHash('sha256').update(browser).digest('hex')]]
  }
  if (id !== 'console.signIn') return []
  // Checked by the contract.
  const account = accountOf((body as BodyOf<'console.signIn'>).email)
  const known = device.read(account)
  if (known !== null) return [['device', known]]
  return [
    ['accountAtAddress', `${account} ${address}`],
    ['account', account],
    ['address', address],
  ]
}

/**
 * Takes these calls from the service's own pages only: browsers say where a POST comes from, and no
 * other site can make them send this header.
 */
function refuseOtherPages(headers: IncomingHttpHeaders, { origin: publicOrigin }: Edge): void {
  const { origin, host } = headers
  const [scheme] = publicOrigin.split('//')
  const own = origin === publicOrigin || origin === `${scheme}//${host}`
  const site = headers['sec-fetch-site']
  if (!own || (site !== undefined && site !== 'same-origin')) {
    throw new AppError('forbidden', `These calls are for the console at ${publicOrigin}/console.`)
  }
  if (headers['x-colloquy-console'] !== '1') {
    throw new AppError('forbidden', 'The header X-Colloquy-Console must be 1.')
  }
}
