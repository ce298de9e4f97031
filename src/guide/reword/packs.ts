import type { Language } from '../plan.ts'
import { rewordGerman } from './de.ts'
import { rewordEnglish } from './en.ts'
import { rewordSpanish } from './es.ts'
import { rewordFrench } from './fr.ts'
import { rewordPortuguese } from './pt.ts'
import type { RewordPack } from './reword-pack.ts'

export const rewordPacks: Record<Language, RewordPack> = {
  en: rewordEnglish,
  de: rewordGerman,
  fr: rewordFrench,
  es: rewordSpanish,
  pt: rewordPortuguese,
}
