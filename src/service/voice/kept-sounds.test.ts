import { expect, test } from 'vitest'
import { createKeptSounds } from './kept-sounds.ts'

const sound = (bytes: number) => ({ bytes: new Uint8Array(bytes), type: 'audio/mpeg' }) as const

test('what was heard longest ago goes where there are too many, or too much', () => {
  const kept = createKeptSounds(() => new Date(0), { sounds: 3, bytes: 100, ms: 1_000 })
  for (const key of ['a', 'b', 'c']) kept.keep(key, sound(10))
  expect(kept.find('a')).not.toBe(null)
  kept.keep('d', sound(10))
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.find(key))).toEqual(['a', 'c', 'd'])
  kept.keep('e', sound(85))
  expect(['a', 'c', 'd', 'e'].filter((key) => kept.find(key))).toEqual(['d', 'e'])
  kept.keep('e', sound(5))
  kept.keep('f', sound(80))
  expect(['d', 'e', 'f'].filter((key) => kept.find(key))).toEqual(['d', 'e', 'f'])
})

test('nothing is kept for longer than its time, however often it is heard', () => {
  let at = 0
  const kept = createKeptSounds(() => new Date(at), { sounds: 3, bytes: 100, ms: 1_000 })
  kept.keep('a', sound(10))
  at = 999
  expect(kept.find('a')).not.toBe(null)
  at = 1_000
  expect(kept.find('a')).toBe(null)
})
