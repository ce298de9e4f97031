import type { Transcript } from '../transcript.ts'
import { home } from './home.ts'
import { languages } from './languages.ts'
import { moods } from './moods.ts'
import { work } from './work.ts'

/** Interviews written after the rules were frozen; nothing is tuned on them. */
export const reporting: readonly Transcript[] = [...work, ...home, ...moods, ...languages]
