import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { chargeCost } from '../../service/calls/cost.ts'
import type { Store } from '../../service/store.ts'
import type { Connection } from '../dialect.ts'
import { noDatabase } from '../no-database.ts'
import type { Tell } from '../progress.ts'
import { bindVerbs, readVerb } from '../verbs/bind-verbs.ts'
import { isList, isSearch } from '../verbs/reads.ts'
import { connectSqlite } from './connection.ts'
import { translateSqliteError } from './errors.ts'
import { openReader } from './file.ts'
import { createLister } from './lister-thread.ts'
import { type FileLock, lockFile } from './lock.ts'
import { migrateFile, needsMigration } from './migrate-file.ts'
import { startWriter, type WriterThread } from './writer-thread.ts'

/** How long a change of tables waits for another process to end its own. */
const migrationWaitMs = 5_000

/**
 * Opens a store on a file: single things are read here, on a connection that cannot write; lists on a
 * thread of their own, and writes on another, so that neither a long search nor waiting for the disk ever
 * stops a reader. `exclusive` keeps a second one out.
 */
export async function openFileStore(
  path: string,
  { exclusive = false, existing = false } = {},
): Promise<Store> {
  if (existing && !existsSync(path)) throw noDatabase(`at ${resolve(path)}`)
  const stale = needsMigration(path)
  const lock = exclusive ? lockFile(path, { waitMs: 0 }) : null
  try {
    if (stale) migrateLocked(path, lock)
    return await openPrepared(path, lock)
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** Brings the file's tables up to date; the names of the migrations applied. */
export function migrateFileStore(path: string, onProgress?: Tell): string[] {
  return needsMigration(path) ? migrateLocked(path, null, onProgress) : []
}

/** Changes tables only while no service is at work on the file. */
function migrateLocked(path: string, held: FileLock | null, onProgress?: Tell): string[] {
  const lock = held ?? lockFile(path, { waitMs: migrationWaitMs })
  try {
    return migrateFile(path, onProgress)
  } finally {
    if (!held) lock.release()
  }
}

async function openPrepared(path: string, lock: FileLock | null): Promise<Store> {
  const writer = await startWriter(path)
  const database = await openBeside(writer, path)
  const connection = charging(connectSqlite(database))
  const lister = createLister(path)
  // Apart, so that no list waits for a search.
  const searcher = createLister(path)

  return {
    ...bindVerbs(
      (name, given) => {
        if (isList(name)) return lister.list(name, given)
        if (isSearch(name)) return searcher.list(name, given)
        return readVerb(name)(connection, given).catch((error: unknown) => {
          throw translateSqliteError(error)
        })
      },
      (name, given) => writer.write(name, given),
    ),
    // Nobody else serves this database.
    onJob: () => undefined,
    async ping() {
      writer.assertAlive()
      await connection.run({ sql: 'select 1', parameters: [] })
    },
    async close() {
      // The writer closes last: it empties the log, which a reader would keep it from.
      if (database.isOpen) database.close()
      await Promise.all([lister.close(), searcher.close()])
      await writer.close()
      lock?.release()
    },
  }
}

/** A read happens at once, on the thread that serves: whoever asked for it is charged with it. */
function charging(connection: Connection): Connection {
  return {
    ...connection,
    run(statement) {
      const begun = performance.now()
      const read = connection.run(statement)
      chargeCost(performance.now() - begun)
      return read
    },
  }
}

/** The file exists once the writer has opened it; the writer must not outlive a failure here. */
async function openBeside(writer: WriterThread, path: string): Promise<DatabaseSync> {
  try {
    return openReader(path)
  } catch (error) {
    await writer.close()
    throw error
  }
}
