import type { Language } from '../../../guide/plan.ts'
import type { CuePack } from './cue.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { portuguese } from './pt.ts'

export const cuePacks: Record<Language, CuePack> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
}
