import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { allowedOf } from '../../src/outbound/allowed.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** Somebody else's web server, at names that lead to this machine: it serves what assistants say of themselves. */
export async function startIdentityServer() {
  const cert = read('certificate.pem')
  // Of this thread alone, as if an authority had signed it.
  setDefaultCACertificates([...getCACertificates(), cert])
  const asked: string[] = []
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) =>
    response.writeHead(404).end()
  const server = createServer({ cert, key: read('key.pem') }, (request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const at = (path: string, host = 'assistant.example') => `https://${host}:${port}${path}`

  return {
    at,
    asked,
    answers(next: typeof answer) {
      answer = next
    },
    /** Serves a document at each path, by whatever name it is asked. */
    describes(redirectURIs: string[], name = 'Scripted Assistant') {
      answer = ({ url, headers }, response) => {
        const document = {
          client_id: `https://${headers.host}${url}`,
          client_name: name,
          redirect_uris: redirectURIs,
        }
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(document))
      }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type IdentityServer = Awaited<ReturnType<typeof startIdentityServer>>

/** What a service needs to reach it: its names lead to this machine, which is let through. */
export const reachesIdentities = {
  async lookUp(name: string) {
    if (name.endsWith('.example')) return ['127.0.0.1']
    throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
  },
  config: { webhookAllow: allowedOf(['127.0.0.1']) },
}
