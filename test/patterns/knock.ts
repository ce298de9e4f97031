import { request } from 'node:http'
import { startService } from '../start.ts'

/** What is repeated until a header, a path or a body is as long as it may be. */
const fills = [' ', '\t', '/', '=', '-', '0', '.', '%', '"', ';', ',', 'a', '+', '@']
/** Below the 16 KiB that Node takes in headers together. */
const headerCharacters = 15_000
const bodyCharacters = 90_000

/** Knocks with every header, address and query that is read, each as long as it may be. */
export async function knock(): Promise<void> {
  const service = await startService('file::memory:', { config: { trustedProxies: ['127.0.0.1'] } })
  const authorization = `Bearer ${await service.newToken()}`
  const calls = ['/i/nobody/events', '/v1/interviews/checkGuidelines', '/console/session/signIn']
  try {
    for (const fill of fills) {
      const long = `x${fill.repeat(headerCharacters)}x`
      const type = 'application/json'
      const headers = [
        { 'content-type': `${type}${long}` },
        { 'content-type': `${type}; charset=utf-8${fill.repeat(headerCharacters)};x=y` },
        { 'content-type': type, cookie: `colloquy_browser=${long}` },
        { 'content-type': type, authorization: `Bearer ${long}` },
        { 'content-type': type, 'x-forwarded-for': `::1%${fill.repeat(headerCharacters)}` },
        { 'content-type': type, 'idempotency-key': long, origin: long, 'accept-language': long },
      ]
      for (const path of calls) {
        for (const each of headers) await send(service.url, path, { authorization, ...each }, '{}')
      }
      await send(service.url, `/i/${encodeURI(long)}`, {}, null)
      await send(
        service.url,
        `/v1/profiles/getList?cursor=${encodeURI(long)}`,
        { authorization },
        null,
      )
      const text = JSON.stringify({ email: fill.repeat(bodyCharacters), password: 'x' })
      await send(service.url, '/console/session/signIn', { 'content-type': type }, text)
    }
  } finally {
    await service.close()
  }
}

function send(
  base: string,
  path: string,
  headers: Record<string, string>,
  body: string | null,
): Promise<void> {
  const url = new URL(base)
  const options = { host: url.hostname, port: url.port, path, headers, agent: false }
  return new Promise((done) => {
    const sent = request({ ...options, method: body === null ? 'GET' : 'POST' }, (response) => {
      response.resume().on('end', done)
    })
    // A refusal at the door is an answer as well.
    sent.on('error', () => done())
    sent.end(body ?? undefined)
  })
}
