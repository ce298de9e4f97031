import type { Transcript } from '../transcript.ts'
import { first } from './first.ts'
import { fourth } from './fourth.ts'
import { second } from './second.ts'
import { third } from './third.ts'

/** Interviews that the rules may be tuned on. */
export const tuning: readonly Transcript[] = [...first, ...second, ...third, ...fourth]
