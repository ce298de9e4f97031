import { readFile, stat } from 'node:fs/promises'
import { isIP } from 'node:net'

/** Where this machine has names of its own. */
export const hostsFile = '/etc/hosts'
/** A file beyond is not read: its names are asked of name servers. */
const hostsBytesMax = 8_000_000

type Read = { changedMs: number; names: ReadonlyMap<string, string[]> }

const nobody: ReadonlyMap<string, string[]> = new Map()
const read = new Map<string, Read>()

/** The addresses that a hosts file gives a name; read anew once it has changed. */
export async function addressesIn(path: string, name: string): Promise<string[]> {
  return (await namesOf(path)).get(name.toLowerCase()) ?? []
}

async function namesOf(path: string): Promise<ReadonlyMap<string, string[]>> {
  try {
    const { mtimeMs: changedMs, size } = await stat(path)
    if (size > hostsBytesMax) return nobody
    const known = read.get(path)
    if (known?.changedMs === changedMs) return known.names
    const names = parseHosts(await readFile(path, 'utf8'))
    read.set(path, { changedMs, names })
    return names
  } catch (error) {
    // Not every system has one, or lets it be read.
    if (error instanceof Error && 'code' in error) return nobody
    throw error
  }
}

function parseHosts(text: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [address = '', ...own] = (line.split('#')[0] ?? '').split(/\s/).filter(Boolean)
    if (isIP(address) === 0) continue
    for (const name of own) {
      const key = name.toLowerCase().replace(/\.$/, '')
      names.set(key, [...(names.get(key) ?? []), address])
    }
  }
  return names
}
