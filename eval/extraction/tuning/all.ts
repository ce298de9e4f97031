import type { Transcript } from '../transcript.ts'
import { earlier } from './earlier/all.ts'
import { first } from './first.ts'
import { fourth } from './fourth.ts'
import { home } from './home.ts'
import { languages } from './languages.ts'
import { moods } from './moods.ts'
import { second } from './second.ts'
import { third } from './third.ts'
import { unsaidMoods } from './unsaid.ts'
import { work } from './work.ts'

/** Interviews that the rules may be tuned on. */
export const tuning: readonly Transcript[] = [
  ...first,
  ...second,
  ...third,
  ...fourth,
  ...work,
  ...home,
  ...moods,
  ...languages,
  ...unsaidMoods,
  ...earlier,
]
