import { expect, test } from 'vitest'
import { openKeep } from './keep.ts'

/** A storage as browsers have it, which is full from the start if `room` is 0. */
function createStorage(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new Error('QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

test('each link keeps its own words and forgets only those', () => {
  const storage = createStorage()
  const one = openKeep('one', storage)
  const two = openKeep('two', storage)
  one.write('draft', 'mine')
  two.write('draft', 'yours')
  expect(openKeep('one', storage).read('draft')).toBe('mine')
  one.clear()
  expect(one.read('draft')).toBe('')
  expect(two.read('draft')).toBe('yours')
})

test('an empty text leaves nothing behind', () => {
  const storage = createStorage()
  const keep = openKeep('one', storage)
  keep.write('draft', 'x')
  keep.write('draft', '')
  expect(storage.length).toBe(0)
})

test.each([
  ['full', createStorage(0)],
  ['forbidden', null],
])('where the storage is %s the page itself holds the words', (_, storage) => {
  const keep = openKeep('one', storage)
  keep.write('draft', 'words')
  keep.write('unsent:1', 'more')
  expect(keep.read('draft')).toBe('words')
  expect(keep.names('unsent:')).toEqual(['unsent:1'])
  keep.clear()
  expect(keep.names('')).toEqual([])
})
