import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { checkCaller } from '../calls/cost.ts'
import { changesMax } from '../codebook/find-codebook.ts'
import { idleBefore } from '../interviews/present.ts'
import type { Store } from '../store.ts'

/** Bytes of results that are kept, all together and of one: of those asked for longest ago the first go. */
const keptBytesMax = 8 * 2 ** 20
const resultBytesMax = 2 * 2 ** 20

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export type KeptResultsDeps = {
  store: Pick<Store, 'markStudy' | 'findGrouping' | 'listThemeChanges' | 'countLinks'>
  now: () => Date
}

/** `what` names the call and how it was asked; `known` is all it is made of beside the study itself. */
type Asked = { orgID: string; interviewID: string; what: readonly unknown[]; known?: unknown }

type KeepResult = <T extends object>(asked: Asked, make: () => Promise<T>) => Promise<T>

/**
 * Keeps what was told of whole studies until something of it changes. Each is sealed with a key that is
 * made of all that it was made of: with whoever is erased the key is gone at once, in every process, and
 * nothing of what is left in memory can be read.
 */
export function createKeptResults({ store, now }: KeptResultsDeps): KeepResult {
  const kept = new Map<string, Buffer>()
  let bytes = 0

  function drop(name: string): void {
    bytes -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }

  function keep(name: string, sealed: Buffer): void {
    drop(name)
    if (sealed.length > resultBytesMax) return
    kept.set(name, sealed)
    bytes += sealed.length
    for (const oldest of kept.keys()) {
      if (bytes <= keptBytesMax) break
      drop(oldest)
    }
  }

  async function keyOf({ orgID, interviewID, known }: Asked): Promise<Buffer | null> {
    const place = { orgID, interviewID }
    const at = now()
    const times = { now: at.toISOString(), idleBefore: idleBefore(at) }
    checkCaller()
    const mark = await store.markStudy({ ...place, ...times })
    if (mark === null) return null
    const grouping = await store.findGrouping(place)
    const changes = await store.listThemeChanges({ ...place, limit: changesMax })
    const made = [mark, grouping, changes, await store.countLinks(place), known]
    return createHash('sha256').update(JSON.stringify(made)).digest()
  }

  return async <T extends object>(asked: Asked, make: () => Promise<T>) => {
    const name = JSON.stringify([asked.orgID, asked.interviewID, ...asked.what])
    // Taken before anything is read, so that what changes meanwhile is never taken for what was.
    const key = await keyOf(asked)
    const sealed = kept.get(name)
    const before = key && sealed ? unseal(key, sealed) : null
    if (before !== null && sealed) {
      keep(name, sealed)
      return JSON.parse(before) as T // What the same call sealed.
    }
    drop(name)
    const made = await make()
    if (key) keep(name, seal(key, JSON.stringify(made)))
    return made
  }
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
  const text = opening.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8')
  try {
    return text + opening.final('utf8')
  } catch {
    return null
  }
}
