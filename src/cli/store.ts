import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { stderr } from 'node:process'
import { readConfig } from '../config.ts'
import type { Store } from '../service/store.ts'
import { openStore, readPlace } from '../storage/open.ts'

/**
 * Opens the configured database beside a service that may be running on it, and closes it again. Where
 * there is none it fails, unless what is done is good for a service that starts later (`mayMake`).
 */
export async function withStore<T>(
  work: (store: Store) => Promise<T>,
  { mayMake = false } = {},
): Promise<T> {
  const { databaseURL } = readConfig(process.env)
  const place = readPlace(databaseURL)
  const isNew = place.kind === 'file' && !existsSync(place.path)
  const store = await openStore(databaseURL, { exclusive: false, existing: !mayMake })
  try {
    return await work(store)
  } finally {
    await store.close()
    // Scripts make the first token before the first start; a person may stand in another folder.
    if (isNew && stderr.isTTY) {
      stderr.write(
        `No database was there: a new one was made at ${resolve(place.path)}. This is good for a service that is started on it, and for no other.\n`,
      )
    }
  }
}
