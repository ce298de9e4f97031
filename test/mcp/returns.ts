import { once } from 'node:events'
import { createServer } from 'node:http'

export type Sent = URLSearchParams

/** Where a program on one's own machine waits for the browser to come back. */
export async function startReturns() {
  let waiting: ((sent: Sent) => void) | null = null
  const server = createServer(({ url = '' }, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Back</title>')
    if (!url.startsWith('/callback')) return
    waiting?.(new URL(url, 'http://localhost').searchParams)
    waiting = null
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/callback`,
    /** What the browser comes back with next. */
    next: () =>
      new Promise<Sent>((resolve) => {
        waiting = resolve
      }),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
