import type { Language } from '../plan.ts'
import type { BriefPack } from './brief-pack.ts'
import { briefGerman } from './de.ts'
import { briefEnglish } from './en.ts'
import { briefSpanish } from './es.ts'
import { briefFrench } from './fr.ts'
import { briefPortuguese } from './pt.ts'

export const briefPacks: Record<Language, BriefPack> = {
  en: briefEnglish,
  de: briefGerman,
  fr: briefFrench,
  es: briefSpanish,
  pt: briefPortuguese,
}
