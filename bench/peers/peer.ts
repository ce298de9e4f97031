import type { Request } from '../servers/loading.ts'
import type { Server } from '../servers/servers.ts'

/** Another server that people may know, doing the same work over the same rows in its own way. */
export type Peer = {
  name: string
  /** Exact, the first one its own. */
  packages: string[]
  /** Packages of its own taken in another version, where the one it names cannot run on this Node. */
  overrides?: Record<string, string>
  /** How often its rate this service is to reach. */
  goals: { W1?: number; W3?: number }
  /** In its production mode, on an empty PostgreSQL. */
  start(site: Site): Promise<Server>
  /** Makes its collections, fills them with the rows and says what is asked of it. */
  fill(url: string, site: Site): Promise<Asked>
}

export type Site = {
  /** Where its packages are installed. */
  folder: string
  databaseURL: string
  /** Finished invites. */
  rows: number
}

export type Asked = {
  /** Reads one of the rows by its identifier, with a token. */
  read(row: number): Request
  /** Creates one small row, with a token. */
  create: Request
}

/** Asks a peer for something on the way to its start. */
export async function tell<T>(
  url: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`)
  return JSON.parse(text || 'null') as T // What the peer's own documentation says of it.
}
