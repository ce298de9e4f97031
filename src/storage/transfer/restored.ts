import type { Tell } from '../progress.ts'

export type RestoreOptions = {
  /** Whether a database that holds something may be replaced; it is kept beside the new one. */
  replace: boolean
  now: () => Date
  onProgress?: Tell
}

export type Restored = {
  /** Where what was there before is kept; null when there was nothing. */
  aside: string | null
  /** Interviews of the backup that were erased after it was made, and now again. */
  erasedAgain: number
  /** False when what was there could not be read, so that nobody knows what was erased since. */
  erasuresKnown: boolean
}
