import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { AppError } from './contract/errors.ts'
import type { LoopWatch } from './loop-delay.ts'
import type { Store } from './service/store.ts'

/** Below this much room beside the data file, time is short: nothing has failed yet. */
export const diskFreeBytesMin = 200 * 1024 * 1024
/** Profiles still to be made; more than this and the service has fallen behind for long. */
export const jobsWaitingMax = 10_000

/** Throws while the service cannot do its work, or will soon not be able to. */
export function createReady(
  databaseURL: string,
  store: Pick<Store, 'ping' | 'countJobs'>,
  loop: Pick<LoopWatch, 'isLate'>,
  freeBytes: (folder: string) => Promise<number> = readFree,
): () => Promise<void> {
  const path = /^file:(?!:memory:)(?:\/\/(?=\/))?(?<path>.+)$/.exec(databaseURL)?.groups?.path
  return async function ready() {
    if (loop.isLate()) throw new AppError('unavailable', 'The process cannot keep up.')
    await store.ping()
    if (path !== undefined && (await freeBytes(dirname(resolve(path)))) < diskFreeBytesMin) {
      throw new AppError('unavailable', 'The disk is almost full.')
    }
    if ((await store.countJobs()).waiting > jobsWaitingMax) {
      throw new AppError('unavailable', 'Too many profiles are still to be made.')
    }
  }
}

async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
