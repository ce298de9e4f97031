import { BlockList, isIP } from 'node:net'

/**
 * Addresses that do not lead out into the internet, or to no single machine there: the special-purpose
 * registries of IANA (RFC 6890 and its successors), and where clouds keep their metadata.
 */
const special = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Of Azure's own machines, which are told their secrets there.
  '168.63.129.16/32',
  // What is special within the one part of IPv6 that is given out; Teredo and 6to4 hold IPv4 addresses.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
]

/** The part of IPv6 that is given out. All else is special: loopback, mapped IPv4, links, NAT64. */
const given = ['2000::/3']

const specialList = listOf(special)
const givenList = listOf(given)

/** A list of addresses, `10.0.0.1`, and of networks, `10.0.0.0/8`. */
export function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    const whole = family === 'ipv6' ? 128 : 32
    list.addSubnet(address, bits === undefined ? whole : Number(bits), family)
  }
  return list
}

/** An IPv6 address that stands for one of IPv4, as `::ffff:10.0.0.1` does, is on a list where that one is. */
export function isListed(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether an address must not be reached. What is no address at all must not either. */
export function isSpecial(address: string): boolean {
  // What stands behind `%` names an interface of this machine.
  if (isIP(address) === 0 || address.includes('%')) return true
  if (isIP(address) === 6 && !isListed(givenList, address)) return true
  return isListed(specialList, address)
}
