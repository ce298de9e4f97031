import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'

export type Received = {
  id: string
  type: string
  data: Record<string, string>
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (response: ServerResponse, request: IncomingMessage, at: number) => void

/** Somebody else's server: it notes what it is sent, and answers as it is told. */
export async function startReceiver() {
  const received: Received[] = []
  let answer: Answer = ok
  let awaited: { count: number; tell: () => void } | null = null
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      const { type, data } = JSON.parse(body)
      const id = String(request.headers['webhook-id'])
      received.push({ id, type, data, headers: request.headers, body })
      answer(response, request, received.length)
      if (awaited && received.length >= awaited.count) awaited.tell()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    /** What it answers from now on. */
    answers(next: Answer) {
      answer = next
    },
    /** Ends with the request that is the so manieth of all. */
    reached: (count: number) =>
      new Promise<void>((tell) => {
        awaited = { count, tell }
      }),
    types: () => received.map(({ type }) => type),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

export function ok(response: ServerResponse): void {
  response.end('ok')
}

export function status(code: number, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(code, headers).end(`said ${code}`)
}

/** Throws unless it was signed with this secret, as the library of the standard says. */
export function verify(secret: string, { headers, body }: Received): void {
  new Webhook(secret).verify(body, headers as Record<string, string>)
}
