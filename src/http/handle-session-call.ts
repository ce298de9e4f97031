import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Call, type CallID, calls } from '../contract/calls.ts'
import { AppError } from '../contract/errors.ts'
import type { Answer, Caller } from '../service/service.ts'
import { sessionBodyBytesMax } from './bounds.ts'
import type { Bill } from './budgets.ts'
import { consoleCookie } from './console-cookie.ts'
import { decodeJSON } from './decode-json.ts'
import type { Edge } from './edge.ts'
import { addressKey } from './rates.ts'
import { checkMediaType, readBody } from './read-body.ts'
import { createInputReader } from './read-input.ts'
import { decodeQuery } from './read-query.ts'
import type { ActingRequest } from './request-log.ts'
import { sendAnswer } from './send-answer.ts'

type Perform = (input: {
  query: undefined
  body: unknown
  caller: Caller
  linkID: string
  browser: string | null
  idempotencyKey: null
}) => Promise<Answer<unknown>>

/** Calls that try a password or a code. */
const guesses: readonly CallID[] = [
  'console.setUp',
  'console.signIn',
  'console.join',
  'console.changePassword',
]

/** Stands where a call of the console has no caller: the cookie says who it is. */
const nobody: Caller = { orgID: '', userID: '', scopes: [], tokenHash: '', tokenID: '' }

/** Handles a call of the console's own pages, the only ones for which its cookie is looked at. */
export function handleSessionCall(id: CallID, edge: Edge) {
  const call: Call = calls[id]
  const readInput = createInputReader(call)
  // One element of the contract's mapped type: `readInput` checked the input against the same call.
  const perform = edge.service[id] as Perform
  const isGuess = guesses.includes(id)

  return async function answerSessionCall(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request
    checkMediaType(raw)
    const address = addressKey(request.ip)
    const bill = edge.budgets.open([['address', address]])
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
    const bytes = await readBody(raw, { bytesMax: sessionBodyBytesMax, budget: edge.strangers })
    const [pairs, json] = bill.run(() => [decodeQuery(raw.url ?? ''), decodeJSON(bytes)])

    reply.headers(edge.rates.take(['sessionCalls'], address))
    refuseOtherPages(raw.headers, edge)
    const { body } = readInput(pairs, json)
    const cookie = consoleCookie(raw.headers, edge)
    const browser = cookie.read()

    const tried = isGuess ? edge.signIns.take(guessKeys(address, body, browser)) : null
    const answer = await bill.run(() =>
      perform({
        query: undefined,
        body,
        caller: nobody,
        linkID: '',
        browser,
        idempotencyKey: null,
      }),
    )
    tried?.right()
    if ('value' in answer && answer.session !== undefined) {
      reply.header('set-cookie', cookie.write(answer.session))
      ;(request as ActingRequest).memberID = memberOf(answer.value)
    }
    return sendAnswer(reply, answer, () => '')
  }
}

/** Whose session begins with this answer; empty where it tells nobody. */
function memberOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('userID' in value)) return ''
  return String(value.userID)
}

/**
 * What a guess is counted by: the address, and the account, whether there is such an account or not.
 * One's own password is tried by whoever has the session.
 */
function guessKeys(address: string, body: unknown, browser: string | null): string[] {
  const keys = [`address ${address}`]
  if (typeof body !== 'object' || body === null) return keys
  if ('email' in body && typeof body.email === 'string' && !('code' in body)) {
    keys.push(`account ${body.email.trim().normalize('NFKC').toLowerCase()}`)
  }
  if ('newPassword' in body && browser !== null) {
    keys.push(`session ${createHash('sha256').update(browser).digest('hex')}`)
  }
  return keys
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
