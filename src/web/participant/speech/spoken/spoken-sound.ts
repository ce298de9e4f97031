import type { HeardWords } from '../recognizer/recognizer.ts'
import { speechRate } from '../sound/pcm.ts'
import { findStanding } from './standing.ts'

/** A recording whose words are there. */
export type Spoken = HeardWords & { samples: Int16Array<ArrayBuffer> }
/** Which recording of which answer it is, and which stretch of it stands in the recording. */
export type Place = { clientMessageID: string; part: number; start: number; end: number }
/** What came of bringing one to the service: it has it, knows no such answer, takes none, has no room, or was not reached. */
export type Brought = 'kept' | 'unknown' | 'refused' | 'full' | 'later'

type Row = Spoken & { path: string; at: number; place: Place | null }
type Kept = { key: IDBValidKey; row: Row }

export type SpokenSound = ReturnType<typeof openSpokenSound>

const databaseName = 'colloquy-spoken'
const rowsName = 'recordings'
/** After this nobody comes back for it. */
const keptMsMax = 7 * 24 * 60 * 60_000
/** The shortest recording that the service keeps, a quarter of a second. */
const samplesMin = speechRate / 4
/** Most recordings that are looked at for one link. */
const rowsMax = 400

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => {
    const rows = request.result.createObjectStore(rowsName, { autoIncrement: true })
    rows.createIndex('path', 'path')
    rows.createIndex('at', 'at')
  }
  return settle(request)
}

/**
 * The sound of somebody who allowed that it is kept, in this browser until its words are sent and it is with
 * the service. A browser that keeps nothing keeps none of it.
 */
export function openSpokenSound(path: string, now: () => number) {
  const database = openDatabase()
  const store = () =>
    database.then(
      (open) => open.transaction(rowsName, 'readwrite').objectStore(rowsName),
      () => null,
    )

  /** All of this link, in the order in which they were spoken. */
  async function readAll(open: IDBObjectStore): Promise<Kept[]> {
    const only = IDBKeyRange.only(path)
    const index = open.index('path')
    const [keys, rows] = await Promise.all([
      settle(index.getAllKeys(only, rowsMax)),
      settle(index.getAll(only, rowsMax)),
    ])
    // Only this module writes there.
    return keys.map((key, at) => ({ key, row: rows[at] as Row }))
  }

  /** Changes each of those that are in no answer yet, or forgets it. */
  async function changeLoose(change: (row: Row) => Row | null): Promise<void> {
    const open = await store()
    if (!open) return
    for (const { key, row } of await readAll(open)) {
      if (row.place) continue
      const next = change(row)
      if (next) open.put(next, key)
      else open.delete(key)
    }
  }

  async function forget(which: (kept: Kept) => boolean): Promise<void> {
    const open = await store()
    if (!open) return
    for (const kept of await readAll(open)) if (which(kept)) open.delete(kept.key)
  }

  async function forgetOld(): Promise<void> {
    const old = IDBKeyRange.upperBound(now() - keptMsMax)
    const request = (await store())?.index('at').openCursor(old)
    if (!request) return
    request.onsuccess = () => {
      request.result?.delete()
      request.result?.continue()
    }
  }

  void forgetOld()
  return {
    async add(spoken: Spoken): Promise<void> {
      if (spoken.samples.length < samplesMin) return
      const row: Row = { ...spoken, path, at: now(), place: null }
      ;(await store())?.add(row)
    },

    /** Forgets what is not among these words any more. */
    tidy: (text: string) => changeLoose((row) => (findStanding(text, row) ? row : null)),

    /** An answer is on its way: of what was spoken, that goes with it whose words stand there. */
    async join(clientMessageID: string, text: string): Promise<void> {
      let [part, behind] = [0, 0]
      await changeLoose((row) => {
        const standing = findStanding(text, row, behind)
        if (!standing) return null
        behind = standing.to
        part += 1
        const { from: start, to: end } = standing
        return { ...row, place: { clientMessageID, part: part - 1, start, end } }
      })
    },

    /** Brings to the service what goes with an answer; tells what came of it, the worst of all. */
    async deliver(
      bring: (samples: Spoken['samples'], place: Place) => Promise<Brought>,
    ): Promise<'done' | 'refused' | 'full' | 'later'> {
      const open = await store()
      let outcome: 'done' | 'refused' | 'full' = 'done'
      for (const { key, row } of open ? await readAll(open) : []) {
        if (!row.place) continue
        const brought = await bring(row.samples, row.place)
        if (brought === 'later') return 'later'
        if (brought === 'refused' || brought === 'full') outcome = brought
        const again = await store()
        // The words came back into the field: it goes with them when they are sent again.
        if (brought === 'unknown') again?.put({ ...row, place: null }, key)
        else again?.delete(key)
      }
      return outcome
    },

    /** Of an interview that is over: what goes with no answer. */
    forgetLoose: () => forget(({ row }) => !row.place),
    forgetAll: () => forget(() => true),
  }
}
