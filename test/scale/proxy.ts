import { createServer, type IncomingMessage, request, type Server } from 'node:http'

/**
 * Hands each request to one of the backends, chosen by `choose`; tries another one where it cannot be
 * reached at all, and answers 502 where it broke while it was answering: nobody knows then what it did.
 */
export function createProxy(
  backends: readonly string[],
  choose: (count: number, incoming: IncomingMessage) => number,
): Server {
  return createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      const first = choose(backends.length, incoming)
      const order = backends.map((_, index) => backends[(first + index) % backends.length] ?? '')
      tryNext(order)
      function tryNext([backend, ...others]: string[]): void {
        if (backend === undefined) {
          outgoing.writeHead(502).end()
          return
        }
        const { method, url, headers } = incoming
        const asked = request(backend + url, { method, headers, agent: false }, (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
          answer.on('error', () => outgoing.destroy())
        })
        asked.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED') tryNext(others)
          else if (outgoing.headersSent) outgoing.destroy()
          else outgoing.writeHead(502).end()
        })
        asked.end(body)
      }
    })
  })
}
