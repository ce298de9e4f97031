/** Sound that is not yet in words, kept by this browser for one link. */
export type KeptSound = {
  /** Keeps blocks, the first of which begins at that sample of the recording. */
  add(from: number, blocks: readonly Int16Array<ArrayBuffer>[]): void
  /** Forgets what began before that sample: its words are there. */
  forgetBefore(sample: number): void
  forgetAll(): Promise<void>
  /** What an earlier visit left, in its order, and at which sample it begins. */
  read(): Promise<{ from: number; blocks: Int16Array<ArrayBuffer>[] }>
}

type Row = { samples: Int16Array<ArrayBuffer>; from: number; at: number }

const databaseName = 'colloquy-speech'
const rowsName = 'blocks'
/** After this nobody comes back for it. */
const keptMsMax = 7 * 24 * 60 * 60_000

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(rowsName).createIndex('at', 'at')
  return settle(request)
}

/** Where hands-free keeps its own, beside that of the link at this path: neither forgets the other's. */
export const handsFreeSound = (path: string): string => `${path} hands-free`

/** Opens what is kept for the link at this path. What is too old is forgotten, whichever link it was of. */
export function openKeptSound(path: string, now: () => number): KeptSound {
  const of = (below: number) => IDBKeyRange.bound([path, 0], [path, below], false, true)
  const database = openDatabase()
  // Where the browser keeps nothing, the recording lasts as long as the page.
  const rows = (mode: IDBTransactionMode) =>
    database.then(
      (open) => open.transaction(rowsName, mode).objectStore(rowsName),
      () => null,
    )

  async function forgetOld(): Promise<void> {
    const old = IDBKeyRange.upperBound(now() - keptMsMax)
    const request = (await rows('readwrite'))?.index('at').openCursor(old)
    if (!request) return
    request.onsuccess = () => {
      request.result?.delete()
      request.result?.continue()
    }
  }

  void forgetOld()
  return {
    add(from, blocks) {
      void rows('readwrite').then((open) => {
        let next = from
        for (const samples of blocks) {
          const row: Row = { samples, from: next, at: now() }
          open?.put(row, [path, next])
          next += samples.length
        }
      })
    },
    forgetBefore(sample) {
      void rows('readwrite').then((open) => open?.delete(of(sample)))
    },
    async forgetAll() {
      const open = await rows('readwrite')
      if (open) await settle(open.delete(of(Number.POSITIVE_INFINITY)))
    },
    async read() {
      const open = await rows('readonly')
      // Only `add` writes there.
      const kept: Row[] = open ? await settle(open.getAll(of(Number.POSITIVE_INFINITY))) : []
      return { from: kept[0]?.from ?? 0, blocks: kept.map(({ samples }) => samples) }
    },
  }
}
