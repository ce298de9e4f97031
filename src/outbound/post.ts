import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as requestPlain } from 'node:http'
import { Agent, request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { AppError } from '../contract/errors.ts'
import type { Posted } from '../service/webhooks/outbound.ts'

/** From the name to the end of the answer. */
const limitMs = 20_000
/** Of the answer, what is kept and what is read for it. */
const answerCharactersMax = 1_000
const answerBytesMax = 4 * answerCharactersMax
/** Of the answer's headers. */
const headerBytesMax = 16_384
/** Interim heads (100 to 199) before the answer, and bytes by which the last of them has to be there. */
const interimHeadsMax = 5
const interimBytesMax = 32_768

export type PostRequest = {
  url: string
  headers: Record<string, string>
  body: string
  signal?: AbortSignal
  /** The addresses to connect to, each of which was checked; fails with an `AppError` where there is none. */
  find: () => Promise<string[]>
}

/**
 * Sends one request and answers what came of it. It connects to the very addresses that were checked, so
 * that a name which leads elsewhere a moment later changes nothing, and follows no redirect.
 */
export async function post(given: PostRequest): Promise<Posted> {
  const begun = performance.now()
  const limit = AbortSignal.timeout(limitMs)
  const signal = given.signal ? AbortSignal.any([limit, given.signal]) : limit
  const told = (posted: Partial<Posted>): Posted => ({
    ...{ code: null, reason: null, answer: null, retryAfter: null },
    ...posted,
    milliseconds: Math.round(performance.now() - begun),
  })
  try {
    const addresses = await given.find()
    const { url, headers, body } = given
    const response = await exchange({ method: 'POST', url, headers, body }, addresses, signal)
    return told({
      code: response.statusCode ?? null,
      retryAfter: response.headers['retry-after'] ?? null,
      answer: await readAnswer(response),
    })
  } catch (error) {
    const isOurs = error instanceof AppError && error.code === 'unavailable'
    return told({ reason: limit.aborted ? tooLong : reasonOf(error), ...(isOurs && { isOurs }) })
  }
}

const tooLong = `It did not answer within ${limitMs / 1_000} seconds.`

/** A connection for each request, and never by a proxy that the environment names. */
const secureAgent = new Agent({ keepAlive: false })

/** One request to the very addresses that were checked. */
export function exchange(
  {
    method,
    url: text,
    headers,
    body = '',
  }: { method: 'GET' | 'POST'; url: string; headers: Record<string, string>; body?: string },
  addresses: string[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = new URL(text)
  const isPlain = url.protocol === 'http:'
  return new Promise((resolve, reject) => {
    const options = {
      method,
      headers: {
        ...headers,
        ...(method === 'POST' && { 'content-length': Buffer.byteLength(body) }),
      },
      lookup: alreadyFound(addresses),
      signal,
      maxHeaderSize: headerBytesMax,
    }
    const sent = isPlain
      ? requestPlain(url, { ...options, agent: false })
      : requestSecure(url, { ...options, agent: secureAgent })
    sent.once('response', resolve)
    sent.on('error', reject)
    endAtManyInterim(sent)
    sent.end(body)
  })
}

/** Each interim head is parsed on the thread that serves: somebody could send them for as long as they may take. */
function endAtManyInterim(sent: ClientRequest): void {
  let heads = 0
  sent.on('information', () => {
    heads += 1
    const bytes = sent.socket?.bytesRead ?? 0
    if (heads <= interimHeadsMax && bytes <= interimBytesMax) return
    sent.destroy(Object.assign(new Error('Too many interim heads.'), { code: 'EINTERIM' }))
  })
}

/** In place of looking the name up once more. */
function alreadyFound(addresses: string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_name, options, callback) => {
    const fitting = found.filter(({ family }) => !options.family || family === options.family)
    const [first] = fitting
    if (options.all) callback(null, fitting)
    else if (first) callback(null, first.address, first.family)
    else callback(Object.assign(new Error('No address fits.'), { code: 'ENOTFOUND' }), '', 4)
  }
}

/** The beginning of an answer. What breaks off is kept as far as it came: its status is known. */
async function readAnswer(response: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of response) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes >= answerBytesMax) break
    }
  } catch {
    // As above.
  } finally {
    response.destroy()
  }
  const text = new TextDecoder().decode(Buffer.concat(pieces).subarray(0, answerBytesMax))
  // What no database keeps, and half a character at the end.
  const kept = text.replaceAll('\0', '').slice(0, answerCharactersMax).toWellFormed()
  return kept === '' ? null : kept
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'The name of its host was not found.',
  EAI_AGAIN: 'The name of its host could not be looked up.',
  ECONNREFUSED: 'It refused the connection.',
  ECONNRESET: 'It ended the connection without an answer.',
  EPIPE: 'It ended the connection without an answer.',
  ETIMEDOUT: 'It could not be reached in time.',
  EHOSTUNREACH: 'It could not be reached.',
  ENETUNREACH: 'It could not be reached.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is signed by itself.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is signed by nobody known.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate is signed by nobody known.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is of another host.',
  EINTERIM: 'It went on without ever answering.',
  EPROTO: 'It does not speak TLS.',
}

/** Why a request failed before its answer, in a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof AppError) return `It was not sent: ${error.message}`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? 'The request failed.'
}
