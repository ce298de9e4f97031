import { expect, test } from 'vitest'
import { readCursor, readPages, writeCursor } from './paging.ts'

const position = (at: number) => ({
  createdAt: new Date(at).toISOString(),
  id: String(at).padStart(4, '0'),
})

/** A store of so many items of so many characters each, which tells how many it held at a time. */
function storeOf(count: number, characters: number) {
  const held: number[] = []
  const all = Array.from({ length: count }, (_, at) => position(at))
  const read = async ({ after, limit }: { after?: { id: string }; limit: number }) => {
    const from = after ? Number(after.id) + 1 : 0
    held.push(limit)
    return all
      .slice(from, from + limit)
      .map((position) => ({ json: JSON.stringify('x'.repeat(characters)), position }))
  }
  return { read, held }
}

async function pageOf(read: Parameters<typeof readPages>[0], limit: number, cursor?: string) {
  const { pages, next } = await readPages(read, { limit, cursor })
  const items: string[] = []
  for await (const page of pages) items.push(...page)
  return { items, next }
}

test.each([
  [45, 50],
  [45, 45],
  [45, 20],
  [41, 40],
  [45, 7],
])('of %i items, pages of %i give each once, and the last has no next', async (count, limit) => {
  const { read, held } = storeOf(count, 3)
  const sizes: number[] = []
  let cursor: string | undefined
  for (;;) {
    const { items, next } = await pageOf(read, limit, cursor)
    sizes.push(items.length)
    if (next === null) break
    expect(readCursor(next).id).toBe(
      String(sizes.reduce((sum, size) => sum + size, 0) - 1).padStart(4, '0'),
    )
    cursor = next
  }
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count)
  expect(sizes.slice(0, -1).every((size) => size === limit)).toBe(true)
  expect(Math.max(...held)).toBeLessThanOrEqual(20)
})

test('a page of long items ends before it takes much memory, and the next one goes on from there', async () => {
  const { read } = storeOf(100, 500_000)
  const { items, next } = await pageOf(read, 1_000)
  expect(items.length).toBeLessThan(12)
  expect(next && Number(readCursor(next).id)).toBe(items.length - 1)
})

test.each([
  { createdAt: '2026\0', id: 'a' },
  { createdAt: '2026', id: '\0' },
])('a forged cursor that no database can look for is refused: %j', (place) => {
  expect(() => readCursor(writeCursor(place))).toThrow('cursor must be taken from')
})
