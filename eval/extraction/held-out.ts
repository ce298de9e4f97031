import type { Transcript } from './transcript.ts'

export const heldOut: Transcript[] = []
