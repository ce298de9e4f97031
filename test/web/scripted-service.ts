import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import {
  createScriptedInterview,
  type Script,
  type ScriptedInterview,
} from './scripted-interview.ts'

/** The policy that pages are served under: files of this origin and nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** What goes wrong with the next call of that name. `lost`: it takes effect, its answer never arrives. */
export type Fault = {
  on: 'state' | 'events' | 'export' | 'erase'
  how: 'lost' | 'cut' | { status: number; retryAfterSeconds?: number }
}

export type ScriptedService = Awaited<ReturnType<typeof startScriptedService>>

/** A double of the service: serves the built page and plays scripted interviews, with faults on demand. */
export async function startScriptedService(built: string) {
  const page = readFileSync(join(built, 'participant/index.html'))
  const assets = new Map(
    readdirSync(join(built, 'assets')).map((name) => [
      `/assets/${name}`,
      { body: readFileSync(join(built, 'assets', name)), type: types[extname(name)] ?? '' },
    ]),
  )
  const interviews = new Map<string, ScriptedInterview>()
  const faults: Fault[] = []
  const held: (() => void)[] = []
  let isHolding = false

  function sendJSON(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify(body))
  }

  async function answerCall(
    request: IncomingMessage,
    response: ServerResponse,
    linkID: string,
    call: string,
  ): Promise<void> {
    const at = faults.findIndex(({ on }) => on === call)
    const how = at < 0 ? null : (faults.splice(at, 1)[0]?.how ?? null)
    if (how === 'cut') return breakOff(response)
    if (how && how !== 'lost') {
      if (how.retryAfterSeconds) response.setHeader('retry-after', how.retryAfterSeconds)
      return sendJSON(response, how.status, { error: how.status, message: 'Not now.' })
    }
    const interview = interviews.get(linkID)
    const browser = readCookie(request) ?? `browser-${Math.random()}`
    if (request.method === 'POST') {
      response.setHeader('set-cookie', `browser=${browser}; Path=/i/${linkID}; HttpOnly`)
    }
    const body = await readBody(request)
    if (call === 'events' && isHolding) await new Promise<void>((resolve) => held.push(resolve))
    const locale = new URL(request.url ?? '/', 'http://localhost').searchParams.get('locale')
    const { status, answer } = perform(interview, call, body, { browser, locale: locale ?? 'en' })
    if (how === 'lost') return breakOff(response)
    sendJSON(response, status, answer)
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const asset = assets.get(pathname)
    const [, root, linkID = '', call] = pathname.split('/')
    if (asset) {
      response.writeHead(200, { 'content-type': asset.type, 'x-content-type-options': 'nosniff' })
      response.end(asset.body)
    } else if (root === 'i' && call) {
      answerCall(request, response, linkID, call).catch((error: unknown) => {
        sendJSON(response, 500, { error: 500, message: String(error) })
      })
    } else if (root === 'i') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      response.end(page)
    } else sendJSON(response, 404, { error: 404, message: 'There is nothing at this path.' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

  return {
    faults,
    /** A fresh link and the interview behind it. */
    invite(script: Partial<Script> = {}) {
      const linkID = `link${interviews.size + 1}`
      const interview = createScriptedInterview(script)
      interviews.set(linkID, interview)
      return { url: `${origin}/i/${linkID}`, interview }
    },
    unknownURL: `${origin}/i/nobody`,
    /** Events wait until `release`. */
    hold(): void {
      isHolding = true
    },
    release(): void {
      isHolding = false
      for (const resume of held.splice(0)) resume()
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function perform(
  interview: ScriptedInterview | undefined,
  call: string,
  body: string,
  { browser, locale }: { browser: string; locale: string },
): { status: number; answer: unknown } {
  const refuse = (status: number, message: string) => ({
    status,
    answer: { error: status, message },
  })
  if (!interview || interview.isErased()) {
    return refuse(404, 'There is no interview behind this link.')
  }
  if (call === 'export') return { status: 200, answer: { result: interview.held() } }
  if (call === 'erase') {
    interview.erase()
    return { status: 200, answer: { result: { erased: true } } }
  }
  if (call === 'events') {
    const refusal = interview.take(JSON.parse(body), browser)
    if (refusal) return refuse(refusal.status, refusal.message)
  }
  return { status: 200, answer: { result: interview.snapshot(browser, locale) } }
}

/** Ends the connection within the answer: before it, the browser would repeat the request by itself. */
function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{', () => response.socket?.destroy())
}

function readCookie(request: IncomingMessage): string | undefined {
  return /browser=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  request.setEncoding('utf8')
  for await (const chunk of request) body += chunk
  return body
}
