import de from './de.json?url'
import type english from './en.json'
import en from './en.json?url'
import es from './es.json?url'
import fr from './fr.json?url'
import pt from './pt.json?url'

/** Every text of the page; English is the shape of the other languages. */
export type Texts = typeof english

/** The languages the page speaks, each under its own name. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
}
export type PageLanguage = keyof typeof languageNames

/** Texts are data, fetched beside the script: nobody loads or parses the languages of others. */
const addresses: Record<PageLanguage, string> = { en, de, fr, es, pt }

/** The page's language for a BCP 47 tag; null when it speaks none of that. */
export function readLanguage(tag: string | undefined): PageLanguage | null {
  const base = tag?.toLowerCase().split('-')[0] ?? ''
  return Object.hasOwn(addresses, base) ? (base as PageLanguage) : null // just proved
}

/** The first language of these that the page speaks. */
export function pickLanguage(tags: readonly string[]): PageLanguage {
  for (const tag of tags) {
    const language = readLanguage(tag)
    if (language) return language
  }
  return 'en'
}

/** What a language is called in another. */
export function nameLanguage(tag: string, shownIn: PageLanguage): string {
  return new Intl.DisplayNames(shownIn, { type: 'language' }).of(tag) ?? tag
}

export async function loadTexts(language: PageLanguage): Promise<Texts> {
  const reply = await fetch(addresses[language])
  if (!reply.ok) throw new TypeError('The texts are not there.')
  return reply.json()
}

/** Puts values in the places that a text leaves open: `{org}` and the like. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
