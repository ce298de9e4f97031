import type { Language } from '../../../guide/plan.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { portuguese } from './pt.ts'
import type { TemplatePack } from './template.ts'

export const templatePacks: Record<Language, TemplatePack> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
}
