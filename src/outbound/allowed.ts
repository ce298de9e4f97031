import { type BlockList, isIP } from 'node:net'
import { isListed, listOf } from './special-addresses.ts'

/** What an operator lets webhooks reach all the same. */
export type Allowed = { hosts: ReadonlySet<string>; networks: BlockList }

/** Of a setting's parts: names of hosts, addresses and networks. */
export function allowedOf(parts: readonly string[]): Allowed {
  const networks = parts.filter(isNetwork)
  const hosts = parts.filter((part) => !isNetwork(part)).map((part) => part.toLowerCase())
  return { hosts: new Set(hosts), networks: listOf(networks) }
}

/** Whether this is a part of such a setting. */
export function isAllowable(part: string): boolean {
  return isNetwork(part) || isHost(part)
}

export function isAllowed({ hosts, networks }: Allowed, host: string, address: string): boolean {
  return hosts.has(host) || isListed(networks, address)
}

function isNetwork(part: string): boolean {
  const [address = '', bits, ...rest] = part.split('/')
  const family = isIP(address)
  if (family === 0 || address.includes('%') || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
}

/** Of a name (RFC 1035). */
const hostCharactersMax = 253

/** A name as addresses have it: letters, digits, hyphens and dots, and no number at its end. */
function isHost(part: string): boolean {
  if (part.length > hostCharactersMax || /[^a-z0-9._-]/i.test(part)) return false
  if (part === '' || !URL.canParse(`http://${part}/`)) return false
  return new URL(`http://${part}/`).hostname === part.toLowerCase() && isIP(part) === 0
}
