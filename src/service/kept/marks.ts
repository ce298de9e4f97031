/** Which of many numbered people. */
export type Marks = {
  add(number: number): void
  has(number: number): boolean
  size(): number
  sizeWithout(others: Marks): number
  numbers(): Generator<number>
  /** A bit of each: of nearly everybody this is a tenth of their numbers. */
  part(): string
  /** What is marked in a part, by what its numbers are here. */
  addPart(part: string, numbers: Int32Array): void
}

const bytesAtFirst = 128

export function createMarks(): Marks {
  let bytes = new Uint8Array(bytesAtFirst)
  let size = 0

  function grow(length: number): void {
    const larger = new Uint8Array(Math.max(length, 2 * bytes.length))
    larger.set(bytes)
    bytes = larger
  }
  function add(number: number): void {
    const [at, bit] = [number >> 3, 1 << (number & 7)]
    if (at >= bytes.length) grow(at + 1)
    const before = bytes[at] ?? 0
    if (before & bit) return
    bytes[at] = before | bit
    size += 1
  }
  function* numbers(): Generator<number> {
    for (const [at, byte] of bytes.entries())
      for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) yield at * 8 + bit
  }

  return {
    ...{ add, numbers, size: () => size },
    sizeWithout(others) {
      let left = 0
      for (const number of numbers()) if (!others.has(number)) left += 1
      return left
    },
    has: (number) => ((bytes[number >> 3] ?? 0) & (1 << (number & 7))) !== 0,
    part: () => Buffer.from(bytes).toString('base64'),
    addPart(part, own) {
      const marked = Buffer.from(part, 'base64')
      for (let place = 0; place < own.length; place += 1)
        if ((marked[place >> 3] ?? 0) & (1 << (place & 7))) add(own[place] ?? 0)
    },
  }
}
