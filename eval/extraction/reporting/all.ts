import type { Transcript } from '../transcript.ts'
import { english } from './english.ts'
import { others } from './others.ts'

/** Interviews written after the rules were frozen; nothing is tuned on them. */
export const reporting: readonly Transcript[] = [...english, ...others]
