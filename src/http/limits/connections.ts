import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { hasBody, watchBody } from '../arriving-bodies.ts'
import { headLinesMax, requestsOfFlood } from './bounds.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { addressKey } from './rates.ts'

export type ConnectionBounds = {
  /** Most at a time. */
  connectionsMax: number
  /** Most of one address that is no trusted proxy. */
  perAddressMax: number
  /** Most requests under way on one connection. */
  requestsUnderWayMax: number
  /** Requests of one address that is no trusted proxy; null where they are not counted. */
  requestsPerAddress: RateLimiter | null
}

/** From this part of the bound on, idle connections are closed to make room. */
const crowdedShare = 0.9
/** Closed at once when it is crowded, so that the address with the most is not looked for each time. */
const cutAtOnce = 50

/**
 * The connections of one address. Idle are those without a request under way, or with one whose body
 * has not come yet, in the order in which they fell idle.
 */
type Peer = { key: string; all: Set<Socket>; idle: Set<Socket>; isProxy: boolean }

/**
 * Bounds how many connections are open, all together and of one address. What has to go are idle
 * ones, the oldest of the address that has the most: so whoever keeps many open does it at their
 * own expense. Behind a proxy that is trusted stands everybody, so it has no bound of its own. Whoever
 * sends many requests at once on one connection loses that one, and whoever sends them faster than
 * anybody needs to loses all of them, before the requests are looked at. Those of one connection are
 * answered one after the other, for an answer must wait for the one before.
 */
export function boundConnections(
  server: Server,
  { connectionsMax, perAddressMax, requestsUnderWayMax, requestsPerAddress }: ConnectionBounds,
  trustedProxies: readonly string[],
): void {
  const proxies = listOf(trustedProxies)
  const peers = new Map<string, Peer>()
  const peerOf = new WeakMap<Socket, Peer>()
  const lines = new WeakMap<Socket, Line>()
  let open = 0

  function forget(socket: Socket): void {
    const peer = peerOf.get(socket)
    // Closed here before.
    if (!peer) return
    peerOf.delete(socket)
    peer.idle.delete(socket)
    peer.all.delete(socket)
    open -= 1
  }

  function cut(sockets: ReadonlySet<Socket>, most = sockets.size): void {
    let left = most
    for (const socket of sockets) {
      if (left === 0) return
      left -= 1
      forget(socket)
      stopParsing(socket)
      socket.destroy()
    }
  }

  server.maxConnections = connectionsMax
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const key = addressKey(address)
    const known = peers.get(key)
    const peer = known ?? openPeer(key, isListed(proxies, address))
    if (!known) peers.set(key, peer)
    peer.all.add(socket)
    open += 1
    peer.idle.add(socket)
    peerOf.set(socket, peer)
    socket.once('close', () => {
      // What became no request costs as much as one.
      if (peerOf.has(socket) && !lines.get(socket)?.last.complete) charge(peer, 1)
      forget(socket)
      if (peer.all.size === 0 && peers.get(key) === peer) peers.delete(key)
    })
    // The newest is idle too: where all others are at work, it is the one that goes.
    if (floods(peer)) cut(peer.all)
    else if (!peer.isProxy && peer.all.size > perAddressMax) {
      cut(peer.idle, peer.all.size - perAddressMax)
    } else if (open > connectionsMax * crowdedShare) cut(busiest(peers).idle, cutAtOnce)
  })
  function floods({ key, isProxy }: Peer): boolean {
    return !isProxy && requestsPerAddress !== null && !requestsPerAddress.look(key).allowed
  }

  function charge(peer: Peer, requests: number): void {
    if (!peer.isProxy) requestsPerAddress?.spend(peer.key, requests)
    if (floods(peer)) cut(peer.all)
  }

  /** Whether the request is looked at; if not, its connection is gone. */
  function admits({ socket, rawHeaders }: IncomingMessage): boolean {
    const peer = peerOf.get(socket)
    // What arrived together with a request that was too much is still parsed.
    if (!peer) return false
    // Nobody would be told what came of it.
    if (socket.writableEnded) cut(new Set([socket]))
    else if ((lines.get(socket)?.pending ?? 0) >= requestsUnderWayMax) {
      cut(new Set([socket]))
      charge(peer, requestsOfFlood)
    } else if (rawHeaders.length > 2 * headLinesMax) {
      refuseHead(socket)
      return false
    } else if (!peer.isProxy && requestsPerAddress?.take(peer.key).allowed === false) cut(peer.all)
    return peerOf.has(socket)
  }

  /** As a head of too many bytes is. */
  function refuseHead(socket: Socket): void {
    const overflow = Object.assign(new Error('Too many lines.'), { code: 'HPE_HEADER_OVERFLOW' })
    server.emit('clientError', overflow, socket)
  }

  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Socket) => {
    const peer = peerOf.get(socket)
    if (peer && code === 'HPE_HEADER_OVERFLOW') charge(peer, requestsOfFlood)
  })

  function watch(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const chargePeer = (requests: number) => {
      const peer = peerOf.get(socket)
      if (peer) charge(peer, requests)
    }
    watchBody(request, response, {
      onPieces: () => chargePeer(1),
      onFlood() {
        chargePeer(requestsOfFlood)
        if (request.rawTrailers.length > 0) cut(new Set([socket]))
      },
    })
  }

  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!admits(request)) return
    if (hasBody(request)) watch(request, response)
    const line = lines.get(request.socket) ?? { pending: 0, waiting: [], last: request }
    lines.set(request.socket, line)
    line.last = request
    line.pending += 1
    if (line.pending === 1) return serve(request, response, line)
    line.waiting.push(() => serve(request, response, line))
    // So nothing more is held in memory meanwhile.
    request.socket.pause()
  })

  function serve(request: IncomingMessage, response: ServerResponse, line: Line): void {
    const { socket } = request
    const begin = () => peerOf.get(socket)?.idle.delete(socket)
    if (hasBody(request)) request.once('end', begin)
    else begin()
    for (const handle of handlers) handle.call(server, request, response)
    response.once('close', () => {
      // What comes of a body after its answer begins nothing any more.
      request.off('end', begin)
      peerOf.get(socket)?.idle.add(socket)
      line.pending -= 1
      const next = line.waiting.shift()
      if (!next || socket.destroyed || socket.writableEnded) return
      if (line.waiting.length === 0) socket.resume()
      next()
    })
  }
}

/** What a parser is told of a head behind which nothing is to be parsed, as after an upgrade. */
const nothingMore = 2

/**
 * Node goes on with a piece that it has begun to parse, thousands of requests long, though its
 * connection is gone. What its parser calls with the next head is no documented interface: where it
 * is called otherwise, the piece is parsed to its end as before.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => nothingMore
}

/** The requests of one connection that are not answered yet, those of them that are not begun, and the last. */
type Line = { pending: number; waiting: (() => void)[]; last: IncomingMessage }

/** Whose idle connections go first; a trusted proxy's when there are no others. */
function busiest(peers: ReadonlyMap<string, Peer>): Peer {
  let found = openPeer('', true)
  for (const peer of peers.values()) if (goesBefore(peer, found)) found = peer
  return found
}

function openPeer(key: string, isProxy: boolean): Peer {
  return { key, all: new Set(), idle: new Set(), isProxy }
}

function goesBefore(one: Peer, other: Peer): boolean {
  if (one.isProxy !== other.isProxy && one.idle.size > 0) return other.isProxy
  return one.idle.size > other.idle.size
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isListed(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
