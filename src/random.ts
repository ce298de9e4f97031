import { randomBytes, randomFillSync } from 'node:crypto'
import type { RandomBytes } from './service/ids.ts'

const poolBytes = 4_096

/**
 * Random bytes from the system's generator, which are asked for in blocks: asking costs more than the
 * bytes do. Each byte is handed out once and forgotten.
 */
export function createRandomBytes(): RandomBytes {
  const pool = Buffer.alloc(poolBytes)
  let used = poolBytes

  return (count) => {
    if (count > poolBytes / 4) return randomBytes(count)
    if (used + count > poolBytes) {
      randomFillSync(pool)
      used = 0
    }
    const bytes = Uint8Array.prototype.slice.call(pool, used, used + count)
    pool.fill(0, used, used + count)
    used += count
    return bytes
  }
}
