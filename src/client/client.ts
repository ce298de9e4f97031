import type { CallID } from '../contract/calls/calls.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { createRequest, type Input, readOptions } from './request.ts'
import { routes } from './routes.ts'
import { readJSON } from './send.ts'
import type { Client } from './types.ts'

export { ColloquyError } from './error.ts'
export type { ClientOptions } from './options.ts'
export type { Client } from './types.ts'

/** Items a page when a list is walked and no `limit` is given. */
const pageItems = 100

/**
 * The service's calls as methods, in browsers and on Node. Each answers what `result` holds and fails
 * with a `ColloquyError`. Reads, and writes with an `idempotencyKey`, are tried up to three times.
 *
 * @example
 * const client = createClient({ baseURL: 'https://interviews.example.com', token })
 * const { interviewID } = await client.interviews.addOne({ productID, interviewName, guidelines })
 * const links = await client.invites.createInvites({ interviewID, count: 10 })
 * for await (const invite of client.invites.getList.each({ interviewID })) console.log(invite.status)
 */
export function createClient(given: ClientOptions): Client {
  const options = readOptions(given)
  const client: Record<string, Record<string, unknown>> = {}
  for (const [id, route] of Object.entries(routes)) {
    const [tag = '', name = ''] = id.split('.')
    client[tag] ??= {}
    client[tag][name] = createMethod(options, id, route)
  }
  // Filled from the table that the compiler holds to the contract.
  return client as Client
}

const makesLinks: CallID = 'invites.createInvites'
const sendFiles: readonly string[] = ['interviews.export', 'invites.getSound'] satisfies CallID[]

function createMethod(options: ReturnType<typeof readOptions>, id: string, route: string) {
  const ofConsole = id.startsWith('console.')
  const request = createRequest(ofConsole ? { ...options, token: undefined } : options, route, {
    isWrite: id === makesLinks,
    ...(sendFiles.includes(id) && { read: readFile }),
    ...(ofConsole && { headers: { 'x-colloquy-console': '1' } }),
  })

  async function page(input: Input, call?: CallOptions) {
    const { result, link } = await request({ limit: pageItems, ...input }, call)
    return { items: Array.isArray(result) ? result : [], cursor: nextCursor(link) }
  }

  async function* each(input: Input, call?: CallOptions): AsyncGenerator<unknown> {
    let cursor: string | null = null
    do {
      const next = await page({ ...input, ...(cursor !== null && { cursor }) }, call)
      yield* next.items
      cursor = next.cursor
    } while (cursor !== null)
  }

  return Object.assign(
    async (input: Input, call?: CallOptions) => (await request(input, call)).result,
    { each, page },
  )
}

/** A file as it is, of which a failure has none. */
async function readFile(response: Response): Promise<unknown> {
  return response.ok ? { result: await response.blob() } : await readJSON(response)
}

/** Only the cursor is taken from the link: the token never follows an address out of an answer. */
function nextCursor(link: string | null): string | null {
  const url = /<([^<>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1]
  return url === undefined ? null : new URLSearchParams(url.split('?')[1]).get('cursor')
}
