import { createHash } from 'node:crypto'

/** Numbers that look random and are the same for the same name. */
export type Chance = {
  /** From 0 up to 1. */
  next(): number
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  bytes(count: number): Uint8Array
}

/** A source of chance of its own for each name (mulberry32, seeded with a hash of it). */
export function createChance(name: string): Chance {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick(list) {
      const [first] = list
      if (first === undefined) throw new Error('There is nothing to pick from.')
      return list[Math.floor(next() * list.length)] ?? first
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => Math.floor(next() * 256)),
  }
}
