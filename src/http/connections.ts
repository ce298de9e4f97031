import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { addressKey } from './rates.ts'
import { hasBody } from './read-body.ts'

export type ConnectionBounds = {
  /** Most at a time. */
  connectionsMax: number
  /** Most of one address that is no trusted proxy. */
  perAddressMax: number
}

/** From this part of the bound on, idle connections are closed to make room. */
const crowdedShare = 0.9
/** Closed at once when it is crowded, so that the address with the most is not looked for each time. */
const cutAtOnce = 50

/**
 * The connections of one address. Idle are those without a request under way, or with one whose body
 * has not come yet, in the order in which they fell idle.
 */
type Peer = { all: number; idle: Set<Socket>; isProxy: boolean }

/**
 * Bounds how many connections are open, all together and of one address. What has to go are idle
 * ones, the oldest of the address that has the most: so whoever keeps many open does it at their
 * own expense. Behind a proxy that is trusted stands everybody, so it has no bound of its own.
 */
export function boundConnections(
  server: Server,
  { connectionsMax, perAddressMax }: ConnectionBounds,
  trustedProxies: readonly string[],
): void {
  const proxies = listOf(trustedProxies)
  const peers = new Map<string, Peer>()
  const peerOf = new WeakMap<Socket, Peer>()
  const pending = new WeakMap<Socket, number>()
  let open = 0

  function forget(socket: Socket): void {
    const peer = peerOf.get(socket)
    // Closed here before.
    if (!peer) return
    peerOf.delete(socket)
    peer.idle.delete(socket)
    peer.all -= 1
    open -= 1
  }

  function cut({ idle }: Peer, most: number): void {
    let left = most
    for (const socket of idle) {
      if (left === 0) return
      left -= 1
      forget(socket)
      socket.destroy()
    }
  }

  server.maxConnections = connectionsMax
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const key = addressKey(address)
    const known = peers.get(key)
    const peer = known ?? { all: 0, idle: new Set(), isProxy: isListed(proxies, address) }
    if (!known) peers.set(key, peer)
    peer.all += 1
    open += 1
    peer.idle.add(socket)
    peerOf.set(socket, peer)
    socket.once('close', () => {
      forget(socket)
      if (peer.all === 0 && peers.get(key) === peer) peers.delete(key)
    })
    // The newest is idle too: where all others are at work, it is the one that goes.
    if (!peer.isProxy && peer.all > perAddressMax) cut(peer, peer.all - perAddressMax)
    else if (open > connectionsMax * crowdedShare) cut(busiest(peers), cutAtOnce)
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    pending.set(socket, (pending.get(socket) ?? 0) + 1)
    const begin = () => peerOf.get(socket)?.idle.delete(socket)
    if (hasBody(request)) request.once('end', begin)
    else begin()
    response.once('close', () => {
      const left = (pending.get(socket) ?? 1) - 1
      pending.set(socket, left)
      if (left === 0) peerOf.get(socket)?.idle.add(socket)
    })
  })
}

/** Whose idle connections go first; a trusted proxy's when there are no others. */
function busiest(peers: ReadonlyMap<string, Peer>): Peer {
  let found: Peer = { all: 0, idle: new Set(), isProxy: true }
  for (const peer of peers.values()) if (goesBefore(peer, found)) found = peer
  return found
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
