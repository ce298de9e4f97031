import type { Store } from '../store.ts'

/** Recordings in one round: what else is due waits for no more. */
const droppedARound = 50

/**
 * Takes away what is left of sound that was erased, whichever process erased it: each recording, of megabytes, in
 * a transaction of its own, so that whoever writes meanwhile waits for no more than one. Whether there may be more.
 */
export async function dropSoundLeft(
  store: Pick<Store, 'listSoundLeft' | 'dropSound'>,
  signal: AbortSignal,
): Promise<boolean> {
  const left = await store.listSoundLeft({ limit: droppedARound })
  for (const bodyID of left) {
    if (signal.aborted) return false
    await store.dropSound({ bodyID })
  }
  return left.length === droppedARound
}
