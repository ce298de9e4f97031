import type { Language } from '../plan.ts'
import type { ArchetypePack } from './archetype.ts'
import { archetypesGerman } from './de.ts'
import { archetypesEnglish } from './en.ts'
import { archetypesSpanish } from './es.ts'
import { archetypesFrench } from './fr.ts'
import { archetypesPortuguese } from './pt.ts'

export const archetypePacks: Record<Language, ArchetypePack> = {
  en: archetypesEnglish,
  de: archetypesGerman,
  fr: archetypesFrench,
  es: archetypesSpanish,
  pt: archetypesPortuguese,
}
