import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'

/** How a receiver behaves until it is told to be honest. */
const ways = ['honest', 'dies', 'lies', 'slow'] as const
/** Of the one that is slow; and for how long at a time the one that dies is down. */
const slowMs = 200
const downMs = 1_500
const upMs = 2_500

/** What arrived at one webhook, the first of each identifier alone: it drops what it has seen. */
export type Told = {
  /** `linkID type`, in the order in which they first came. */
  effects: Set<string>
  /** Effects that came under a second identifier. */
  twice: string[]
}

/**
 * Somebody else's servers, each webhook at an address of its own: one answers, one is down again and
 * again, one takes what it is sent and says that it did not, and one is slow.
 */
export async function startReceivers(random: () => number) {
  const told = new Map<string, Told>()
  const seen = new Map<string, Set<string>>()
  const secrets = new Map<string, string>()
  let requests = 0
  let unsigned = 0
  let isHonest = false
  const begun = performance.now()
  const isDown = () => (performance.now() - begun) % (downMs + upMs) > upMs

  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const way = isHonest ? 'honest' : ways[Number(path.split('/').at(-1)) % ways.length]
    requests += 1
    if (way === 'dies' && isDown()) return void request.socket.destroy()
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      const id = String(request.headers['webhook-id'])
      // The clock of the service is ahead, so that only what was signed is looked at and not when.
      const at = new Date(Number(request.headers['webhook-timestamp']) * 1_000)
      const due = new Webhook(secrets.get(path) ?? '').sign(id, at, body)
      if (request.headers['webhook-signature'] !== due) unsigned += 1
      take(path, id, JSON.parse(body))
      if (way === 'lies' && random() < 0.3) return lie(response)
      if (way === 'slow') setTimeout(() => response.end('ok'), slowMs * random())
      else response.end('ok')
    })
  })

  /** It has taken it, and says that it has not, or nothing. */
  function lie(response: ServerResponse): void {
    const how = random()
    if (how < 0.3) response.destroy()
    else if (how < 0.6) response.writeHead(302, { location: '/elsewhere' }).end()
    else response.writeHead(500).end('said 500')
  }

  function take(
    path: string,
    id: string,
    { type, data }: { type: string; data: { linkID: string } },
  ) {
    const ids = seen.get(path) ?? new Set()
    seen.set(path, ids)
    if (ids.has(id)) return
    ids.add(id)
    const own = told.get(path) ?? { effects: new Set<string>(), twice: [] }
    told.set(path, own)
    const effect = `${data.linkID} ${type}`
    if (own.effects.has(effect)) own.twice.push(effect)
    own.effects.add(effect)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    urlOf: (webhook: number) => `http://127.0.0.1:${port}/${webhook}`,
    knows: (webhook: number, secret: string) => void secrets.set(`/${webhook}`, secret),
    toldOf: (webhook: number): Told =>
      told.get(`/${webhook}`) ?? { effects: new Set<string>(), twice: [] },
    /** Effects at all of them together. */
    count: () => [...told.values()].reduce((sum, { effects }) => sum + effects.size, 0),
    requests: () => requests,
    unsigned: () => unsigned,
    beHonest() {
      isHonest = true
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type Receivers = Awaited<ReturnType<typeof startReceivers>>
