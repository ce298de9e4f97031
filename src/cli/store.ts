import { readConfig } from '../config.ts'
import type { Store } from '../service/store.ts'
import { openStore } from '../storage/open.ts'

/** Opens the configured database beside a service that may be running on it, and closes it again. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(readConfig(process.env).databaseURL, { exclusive: false })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
