import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Of all of it together: as a key, one that nobody can make who does not know it. */
export function digestOf(made: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(made)).digest()
}

function seal(key: Buffer, text: string): Buffer {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv)
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), body])
}

/** Null where it was sealed with another key. */
function unseal(key: Buffer, sealed: Buffer): string | null {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes))
  opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  const body = opening.update(sealed.subarray(ivBytes + tagBytes))
  try {
    return Buffer.concat([body, opening.final()]).toString()
  } catch {
    return null
  }
}

type Place = { name: string; key: Buffer | null; isStill: () => Promise<boolean> }
export type Sealed = {
  /** What was kept under a name with the same key, or what is made now, which is kept where it still is so. */
  keep<T extends object>(at: Place, make: () => Promise<T>): Promise<T>
}

/** Keeps results under keys, at most so many bytes: of those asked for longest ago the first go. */
export function createSealed(bounds: { bytesMax: number; oneBytesMax: number }): Sealed {
  const kept = new Map<string, Buffer>()
  let bytes = 0

  function drop(name: string): void {
    bytes -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }

  function put(name: string, sealed: Buffer): void {
    drop(name)
    if (sealed.length > bounds.oneBytesMax) return
    kept.set(name, sealed)
    bytes += sealed.length
    for (const oldest of kept.keys()) {
      if (bytes <= bounds.bytesMax) break
      drop(oldest)
    }
  }

  return {
    async keep<T extends object>({ name, key, isStill }: Place, make: () => Promise<T>) {
      const sealed = kept.get(name)
      const before = key && sealed ? unseal(key, sealed) : null
      if (before !== null && sealed) {
        put(name, sealed)
        return JSON.parse(before) as T // What the same call sealed.
      }
      drop(name)
      const made = await make()
      if (key && (await isStill())) put(name, seal(key, JSON.stringify(made)))
      return made
    },
  }
}
