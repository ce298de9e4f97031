/** Everything random of a run comes from here: equal seeds and names give equal numbers. */
export type Chance = {
  /** From 0, below 1. */
  next(): number
  /** A whole number from 0, below `below`. */
  below(below: number): number
  is(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** Milliseconds between two bounds. */
  between(from: number, to: number): number
}

/** 32 bits of a name, mixed so that names which are alike give numbers which are not. */
export function hash32(name: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed
  for (let at = 0; at < name.length; at += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A number from 0, below 1, that belongs to a name for good. */
export function fraction(seed: number, name: string): number {
  return hash32(name, seed) / 4_294_967_296
}

/** A stream of numbers of its own, so that what is left out elsewhere changes none of them. */
export function createChance(seed: number, name: string): Chance {
  let state = hash32(name, seed)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    is: (probability) => next() < probability,
    pick: (from) => from[below(from.length)] as never, // Never asked of an empty list.
    between: (from, to) => from + below(to - from + 1),
  }
}

/** What the service takes for random bytes. */
export function createRandomBytes(chance: Chance): (count: number) => Uint8Array {
  return (count) => {
    const bytes = new Uint8Array(count)
    for (let at = 0; at < count; at += 1) bytes[at] = chance.below(256)
    return bytes
  }
}
