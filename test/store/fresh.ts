import { afterEach, beforeEach } from 'vitest'
import type { Store } from '../../src/service/store.ts'
import type { StoreUnderTest } from './given.ts'

/** A store of its own for each test of the surrounding suite. */
export function freshStore({ open, close }: StoreUnderTest): () => Store {
  let store: Store | undefined

  beforeEach(async () => {
    store = await open()
  })
  afterEach(async () => {
    if (store) await close(store)
    store = undefined
  })

  return () => {
    if (!store) throw new Error('The store is open within tests only.')
    return store
  }
}
