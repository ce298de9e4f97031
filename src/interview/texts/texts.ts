import { type Language, languages } from '../../guide/plan.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { familiar } from './familiar.ts'
import { french } from './fr.ts'
import { portuguese } from './pt.ts'
import type { Texts } from './texts-pack.ts'

const packs: Record<Language, Texts> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
}

/** The two-letter language we have words of our own in; null for any other. */
export function spokenLanguage(language: string): Language | null {
  const short = language.slice(0, 2).toLowerCase()
  const subtag = language.split('-')[0]?.toLowerCase()
  return subtag === short ? (languages.find((known) => known === short) ?? null) : null
}

/**
 * The engine's words in a language, in English where we do not speak it; to somebody who is addressed as
 * friends are, where the language makes a difference of it.
 */
export function textsFor(language: string, { isFamiliar = false } = {}): Texts {
  const spoken = spokenLanguage(language) ?? 'en'
  const own: Partial<Record<Language, Partial<Texts>>> = familiar
  return isFamiliar ? { ...packs[spoken], ...own[spoken] } : packs[spoken]
}
