import { english } from './english.ts'
import { others } from './others.ts'

/** Interviews that were reported on before, and may be tuned on since. */
export const earlier = [...english, ...others]
