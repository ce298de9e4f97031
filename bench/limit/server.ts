import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createID, createIDs } from '../../src/service/ids.ts'
import type { Backend, Caller, Change, Done, Place } from './backend.ts'

/**
 * What one would write by hand for these few calls and nothing else: no router, no schemas, no
 * limits, no log. It checks the token, keeps what it acknowledges and answers the same bytes.
 */

const tokenRememberedMs = 1_000
const bodyBytesMax = 1_048_576
const linkMs = 30 * 86_400_000
const streamedAtOnce = 100

const standing = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'content-type': 'application/json; charset=utf-8',
}

type Options = { backend: Backend; publicURL: string; reply: string }
type Exchange = { request: IncomingMessage; response: ServerResponse; query: URLSearchParams }

export function createLimitServer(options: Options): Server {
  const { backend } = options
  const known = new Map<string, { caller: Caller; until: number }>()
  const sources = { now: () => new Date(), randomBytes }

  function changeOf(orgID: string, call: string, at: string): Change {
    return { auditID: createID(sources, 'aud_'), orgID, userID: 'bench', at, call }
  }

  function identify(request: IncomingMessage, done: Done<Caller | null>): void {
    const text = request.headers.authorization ?? ''
    const now = Date.now()
    const remembered = known.get(text)
    if (remembered && remembered.until > now) {
      done(remembered.caller)
      return
    }
    const hash = createHash('sha256').update(text.slice('Bearer '.length)).digest('hex')
    backend.findToken(hash, (caller) => {
      if (caller) known.set(text, { caller, until: now + tokenRememberedMs })
      done(caller)
    })
  }

  function getInvite({ response, query }: Exchange, { orgID }: Caller): void {
    backend.readInvite(orgID, query.get('linkID') ?? '', (json) => {
      if (json === null) return send(response, 404, '{"error":404,"message":"There is none."}')
      send(response, 200, `{"result":${json}}`)
    })
  }

  function listInvites(exchange: Exchange, { orgID }: Caller): void {
    const { response, query } = exchange
    const interviewID = query.get('interviewID') ?? ''
    const limit = query.get('limit')
    if (limit === null) {
      streamInvites(exchange, { orgID, interviewID })
      return
    }
    const wanted = { orgID, interviewID, after: null, limit: Number(limit) }
    backend.listInvites(wanted, ({ items, last, more }) => {
      const link = more && last ? { link: linkTo(options, exchange, last) } : {}
      send(response, 200, `{"result":[${items.join(',')}]}`, link)
    })
  }

  function streamInvites({ response }: Exchange, of: { orgID: string; interviewID: string }): void {
    response.writeHead(200, { ...standing, 'x-request-id': randomUUID() })
    let separator = '{"result":['
    function next(after: Place | null): void {
      backend.listInvites({ ...of, after, limit: streamedAtOnce }, ({ items, last, more }) => {
        const flowing = response.write(separator + items.join(','))
        separator = ','
        if (!more) response.end(']}')
        else if (flowing) setImmediate(next, last)
        else response.once('drain', () => next(last))
      })
    }
    next(null)
  }

  function addInterview({ response, request }: Exchange, { orgID }: Caller): void {
    readJSON(request, (body) => {
      const interviewID = createID(sources, 'int_')
      const { productID, interviewName, guidelines } = body
      const named = { productID, interviewName, guidelines, interviewID, orgID, userID: 'bench' }
      const at = new Date().toISOString()
      backend.addInterview({ ...named, at }, changeOf(orgID, 'interviews.addOne', at), () =>
        send(response, 200, `{"result":{"interviewID":"${interviewID}"}}`),
      )
    })
  }

  function createInvites({ response, query }: Exchange, { orgID }: Caller): void {
    const now = new Date()
    const linkIDs = createIDs(sources, Number(query.get('count') ?? 1))
    const invites = {
      orgID,
      interviewID: query.get('interviewID') ?? '',
      linkIDs,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + linkMs).toISOString(),
    }
    const change = changeOf(orgID, 'invites.createInvites', invites.createdAt)
    backend.addInvites(invites, change, (isThere) => {
      if (!isThere) return send(response, 404, '{"error":404,"message":"There is none."}')
      const links = linkIDs.map((linkID) => `"${options.publicURL}/i/${linkID}"`)
      send(response, 200, `{"result":[${links.join(',')}]}`)
    })
  }

  function addAnswer(request: IncomingMessage, response: ServerResponse, linkID: string): void {
    readJSON(request, ({ clientMessageID, text }) => {
      const cookie = randomBytes(16).toString('base64url')
      const browser = createHash('sha256').update(cookie).digest('hex')
      const answer = { linkID, clientMessageID, text, browser, at: new Date().toISOString() }
      backend.addAnswer(answer, (isDue) => {
        if (!isDue) return send(response, 409, '{"error":409,"message":"Not now."}')
        const attributes = `Path=/i/${linkID}; Max-Age=31536000; HttpOnly; SameSite=Strict`
        const kept = { 'set-cookie': `colloquy_browser=${cookie}; ${attributes}` }
        send(response, 200, `{"result":${options.reply}}`, kept)
      })
    })
  }

  const calls: Record<
    string,
    { handle(exchange: Exchange, caller: Caller): void; writes: boolean }
  > = {
    'GET /v1/invites/getOne': { handle: getInvite, writes: false },
    'GET /v1/invites/getList': { handle: listInvites, writes: false },
    'GET /v1/invites/createInvites': { handle: createInvites, writes: true },
    'POST /v1/interviews/addOne': { handle: addInterview, writes: true },
  }

  return createServer((request, response) => {
    const [path = '', search = ''] = (request.url ?? '').split('?')
    const linkID = /^\/i\/(\w{28})\/events$/.exec(path)?.[1]
    if (linkID !== undefined) return addAnswer(request, response, linkID)
    if (path === '/ready') return send(response, 200, '{"status":"ready"}')
    const call = calls[`${request.method} ${path}`]
    if (!call) return send(response, 404, '{"error":404,"message":"There is none."}')
    identify(request, (caller) => {
      if (!caller) return send(response, 401, '{"error":401,"message":"Who are you?"}')
      if (call.writes && !caller.mayWrite)
        return send(response, 403, '{"error":403,"message":"No."}')
      call.handle({ request, response, query: new URLSearchParams(search) }, caller)
    })
  })
}

function send(response: ServerResponse, status: number, text: string, more = {}): void {
  const length = Buffer.byteLength(text)
  const headers = { ...standing, 'x-request-id': randomUUID(), 'content-length': length, ...more }
  response.writeHead(status, headers)
  response.end(text)
}

/** The bodies of these calls have text members only. */
function readJSON(request: IncomingMessage, done: Done<Record<string, string> & Body>): void {
  const chunks: Buffer[] = []
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > bodyBytesMax) request.destroy()
    chunks.push(chunk)
  })
  request.on('end', () => done(JSON.parse(Buffer.concat(chunks).toString())))
}

type Body = {
  productID: string
  interviewName: string
  guidelines: string
  clientMessageID: string
  text: string
}

function linkTo({ publicURL }: Options, { request, query }: Exchange, last: Place): string {
  const cursor = Buffer.from(JSON.stringify([last.createdAt, last.linkID])).toString('base64url')
  query.set('cursor', cursor)
  return `<${publicURL}${request.url?.split('?')[0]}?${query}>; rel="next"`
}
