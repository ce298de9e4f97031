import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Asked = { status: number; headers: IncomingHttpHeaders; text: string; ms: number }

export type Question = {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** After this long without an answer a request counts as hung. */
const hungMs = 30_000

/** One client with connections that it keeps. `ask` answers null where no answer came. */
export function createAsker({ url, token, sockets = 64 }: AskerOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const { hostname, port } = new URL(url)

  function ask(path: string, { method, body, headers = {} }: Question = {}): Promise<Asked | null> {
    const begun = performance.now()
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Promise((resolve) => {
      const asked = request(
        {
          agent,
          hostname,
          port,
          path,
          method: method ?? (body === undefined ? 'GET' : 'POST'),
          timeout: hungMs,
          headers: {
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...(text !== undefined && { 'content-type': 'application/json' }),
            ...headers,
            ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk) => chunks.push(chunk))
          response.on('error', () => resolve(null))
          response.on('close', () => {
            if (!response.complete) return resolve(null)
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
              ms: performance.now() - begun,
            })
          })
        },
      )
      asked.on('timeout', () => asked.destroy())
      asked.on('error', () => resolve(null))
      asked.end(text)
    })
  }

  return {
    ask,
    /** The `result` of a call that must succeed. */
    async need<T>(path: string, question?: Question): Promise<T> {
      const asked = await ask(path, question)
      if (asked?.status !== 200) {
        throw new Error(`${path.split('?')[0]}: ${asked?.status} ${asked?.text}`)
      }
      return JSON.parse(asked.text).result
    },
    close: () => agent.destroy(),
  }
}

export type Asker = ReturnType<typeof createAsker>
type AskerOptions = { url: string; token?: string; sockets?: number }
