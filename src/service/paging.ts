import { AppError } from '../contract/errors.ts'
import { pageItemsMax } from '../contract/resources.ts'

/**
 * Items read from the store at a time: larger pieces are not faster, and wait in memory for the
 * collector. Nobody knows yet how long they are, so the first pieces are small.
 */
const itemsAtOnce = { first: 4, most: 20 } as const
/** Text of a piece past which the next one has fewer items. */
const pieceCharactersMax = 500_000
/** Text of a page past which it ends, however many were asked for: what waits to be sent is in memory. */
const pageCharactersMax = 4_000_000

/** A place in a list ordered by creation time, then identifier. */
export type Position = { createdAt: string; id: string }

type Item = { json: string; position: Position }
type ReadItems = (page: { after?: Position; limit: number }) => Promise<Item[]>

/** The cursor that stands for a place in a list. */
export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify([position.createdAt, position.id])).toString('base64url')
}

/** The place a cursor stands for; refuses what no list ever gave out. */
export function readCursor(cursor: string): Position {
  const parsed = parseJSON(Buffer.from(cursor, 'base64url').toString())
  if (Array.isArray(parsed) && parsed.length === 2) {
    const [createdAt, id]: unknown[] = parsed
    if (typeof createdAt === 'string' && typeof id === 'string') {
      const position = { createdAt, id }
      // Not every database can look for a NUL.
      const isText = !`${createdAt}${id}`.includes('\0')
      if (isText && writeCursor(position) === cursor) return position
    }
  }
  throw new AppError('invalid', 'cursor must be taken from the Link header of the page before.')
}

function parseJSON(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'cursor must be taken from the Link header of the page before.')
  }
}

/**
 * One page where `limit` is given, else everything, read in pieces while it is sent, so that a list
 * of any length takes the same memory.
 */
export async function readPages(
  read: ReadItems,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ pages: AsyncIterable<readonly string[]>; next: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (limit === undefined) return { pages: streamAll(read, after), next: null }

  const { shown, hasMore } = await readOnePage(read, Math.min(limit, pageItemsMax), after)
  const last = shown.at(-1)
  return {
    pages: once(shown.map(({ json }) => json)),
    next: last && hasMore ? writeCursor(last.position) : null,
  }
}

/** So many items, or fewer where they are long. */
async function readOnePage(read: ReadItems, wanted: number, start?: Position) {
  const shown: Item[] = []
  let characters = 0
  let after = start
  let atOnce: number = itemsAtOnce.first
  for (;;) {
    const left = wanted - shown.length
    // One more than wanted tells whether there is a next page.
    const limit = Math.min(atOnce, left + 1)
    const items = await read({ ...(after && { after }), limit })
    atOnce = nextPiece(atOnce, items)
    for (const item of items.slice(0, left)) {
      if (characters > pageCharactersMax) return { shown, hasMore: true }
      shown.push(item)
      characters += item.json.length
    }
    if (items.length > left) return { shown, hasMore: true }
    if (items.length < limit) return { shown, hasMore: false }
    after = items.at(-1)?.position
  }
}

async function* streamAll(read: ReadItems, start?: Position) {
  let after = start
  for (let limit: number = itemsAtOnce.first; ; ) {
    const items = await read({ ...(after && { after }), limit })
    yield items.map(({ json }) => json)
    const last = items.at(-1)
    if (last === undefined || items.length < limit) return
    after = last.position
    limit = nextPiece(limit, items)
  }
}

/** How many items the next piece has: twice as many while they are short, fewer where they are long. */
function nextPiece(limit: number, items: readonly Item[]): number {
  const characters = items.reduce((sum, { json }) => sum + json.length, 0)
  const fits = Math.floor((limit * pieceCharactersMax) / Math.max(characters, 1))
  return Math.max(1, Math.min(itemsAtOnce.most, limit * 2, fits))
}

async function* once(page: readonly string[]) {
  yield page
}
