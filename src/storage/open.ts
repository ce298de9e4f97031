import { AppError } from '../contract/errors.ts'
import type { Store } from '../service/store.ts'
import { isPostgresURL } from './postgres/url.ts'
import type { Tell } from './progress.ts'
import { migrations } from './schema/migrations.ts'
import { openMemoryStore } from './sqlite/memory.ts'
import { migrateFileStore, openFileStore } from './sqlite/store.ts'

export type StoreOptions = {
  /** Told what the operator should know and nobody is waiting for. */
  onWarning?: (message: string) => void
  /** Keeps a second service off the same data file. Of no effect on PostgreSQL and in memory. */
  exclusive?: boolean
  /** Most connections to PostgreSQL. */
  connectionsMax?: number
  /** Fails where there is no database yet, instead of making one. Of no effect in memory. */
  existing?: boolean
}

/**
 * Opens the store at `file:path`, `file::memory:` or `postgres://…`, its tables brought up to date.
 * Fails with an `AppError` of one sentence when it cannot, and has then touched nothing.
 */
export async function openStore(url: string, options: StoreOptions = {}): Promise<Store> {
  const place = readPlace(url)
  if (place.kind === 'memory') return openMemoryStore()
  if (place.kind === 'file') return openFileStore(place.path, options)
  // Loaded where it is used only: its driver is 11 MB and 20 ms.
  const { openPostgresStore } = await import('./postgres/store.ts')
  return openPostgresStore(place.url, options)
}

/** Brings the tables of the store at `url` up to date; answers what was applied. */
export async function migrateStore(url: string, onProgress?: Tell): Promise<{ applied: string[] }> {
  const place = readPlace(url)
  if (place.kind === 'memory') return { applied: migrations.map(({ name }) => name) }
  if (place.kind === 'file') return { applied: migrateFileStore(place.path, onProgress) }
  const { migratePostgres } = await import('./postgres/store.ts')
  return { applied: await migratePostgres(place.url, onProgress ? { onProgress } : {}) }
}

export type Place =
  | { kind: 'memory' }
  | { kind: 'file'; path: string }
  | { kind: 'postgres'; url: string }

/** What an address of a store means. */
export function readPlace(url: string): Place {
  if (url === ':memory:' || url === 'file::memory:') return { kind: 'memory' }
  if (isPostgresURL(url)) return { kind: 'postgres', url }
  const path = /^file:(?:\/\/(?=\/))?(?<path>[^\0?#]+)$/.exec(url)?.groups?.path
  if (path) return { kind: 'file', path }
  throw new AppError(
    'invalid',
    'The database must be given as file:path/to.db, file::memory: or postgres://user@host/name.',
  )
}
