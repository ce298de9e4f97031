import type { Transcript } from '../../../invite-types.ts'

export type Sound = NonNullable<Transcript['messages'][number]['sound']>

/** Begun before where the words are thought to be. */
const leadMs = 1_000

/**
 * Where in the sound of an answer words of it are spoken, seconds: in the recording that they stand in, as
 * far along as they are in its words. Nobody tells when each word was said.
 */
export function findSecond(sound: Sound, start: number): number {
  const recording = sound.findLast((each) => each.start <= start) ?? sound[0]
  if (!recording) return 0
  const { start: from, end: to, beginMs, endMs } = recording
  const share = Math.min(1, Math.max(0, (start - from) / (to - from)))
  return Math.max(beginMs, beginMs + share * (endMs - beginMs) - leadMs) / 1_000
}
