import type { MakeMark } from './fence.ts'

/** Bytes that nobody can guess within an answer. */
const markBytes = 6

export function createMakeMark(randomBytes: (bytes: number) => Buffer): MakeMark {
  return () => `said-${randomBytes(markBytes).toString('hex')}`
}
