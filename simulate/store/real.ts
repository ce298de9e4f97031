import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openFileStore } from '../../src/storage/sqlite/store.ts'
import type { WaitReal } from '../core/world.ts'
import { type Database, logOf, type Row, tablesOf } from './database.ts'

/**
 * The store that serves, on a data file and with its threads. What it does takes real time, in which the
 * simulated one stands still. No statement of it can be made to fail.
 */
export async function openRealDatabase(): Promise<Database & { wait: WaitReal }> {
  const folder = mkdtempSync(join(tmpdir(), 'colloquy-simulate-'))
  const path = join(folder, 'colloquy.db')
  let store = await openFileStore(path)
  let beside = besideOf(path)
  let told: (() => void) | null = null
  const wait: WaitReal = {
    pending: 0,
    onSettled(then) {
      told = then
    },
  }

  async function really<T>(work: Promise<T>): Promise<T> {
    wait.pending += 1
    try {
      return await work
    } finally {
      wait.pending -= 1
      // Whoever waited for it goes on first.
      if (wait.pending === 0) queueMicrotask(() => told?.())
    }
  }
  const perform = (name: string, given: unknown) =>
    (store as unknown as Record<string, (given: unknown) => Promise<unknown>>)[name]?.(given)

  return {
    wait,
    read: (name, given) => really(Promise.resolve(perform(name, given))),
    async commit(verbs) {
      const ends = verbs.map(({ name, given }) => Promise.resolve(perform(name, given)))
      return (await really(Promise.allSettled(ends))).map((end) =>
        end.status === 'fulfilled'
          ? { done: true, result: end.value }
          : { done: false, error: end.reason },
      )
    },
    tables: tablesOf(beside),
    all: (sql, ...given) => beside.prepare(sql).all(...given) as Row[],
    async empty() {
      beside.close()
      await store.close()
      for (const ending of ['', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true })
      store = await openFileStore(path)
      beside = besideOf(path)
    },
    async close() {
      beside.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Looks at the file beside the store, and has the file keep the log. */
function besideOf(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5_000 })
  database.exec(logOf('main'))
  return database
}
