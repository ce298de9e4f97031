import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { stopwords as stopEnglish } from '@orama/stopwords/english'
import { stopwords as stopFrench } from '@orama/stopwords/french'
import { stopwords as stopGerman } from '@orama/stopwords/german'
import { stopwords as stopPortuguese } from '@orama/stopwords/portuguese'
import { stopwords as stopSpanish } from '@orama/stopwords/spanish'

/** Anything but printable ASCII with single spaces inside, of which only case is folded. */
const foldable = /[^ !-_a-~]| {2}|^ | $/

/** A longer run of letters is no word of any language: it has no stem. */
const wordCharactersMax = 64
/** Words of a language whose stems are remembered: people say the same few thousand. */
const rememberedMax = 4_000

type Pack = {
  stem: (word: string) => string
  stop: ReadonlySet<string>
  /** Of words met lately their stem, null of a stop word. */
  contentStems: Map<string, string | null>
}

const packs: Record<string, Pack> = {
  en: packWith(stemEnglish, stopEnglish),
  de: packWith(stemGerman, stopGerman),
  fr: packWith(stemFrench, stopFrench),
  es: packWith(stemSpanish, stopSpanish),
  pt: packWith(stemPortuguese, stopPortuguese),
}
const plain = packWith((word) => word, [])

function packWith(stem: Pack['stem'], stop: readonly string[]): Pack {
  return { stem, stop: new Set(stop.map(fold)), contentStems: new Map() }
}

function packOf(language: string): Pack {
  return packs[language.slice(0, 2).toLowerCase()] ?? plain
}

/** The text for comparison: lower case, NFC, one kind of quote, dash and space. Moves offsets. */
export function fold(text: string): string {
  if (!foldable.test(text)) return text.toLowerCase()
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a text, folded, in order. `don't` and `e-mail` are one word each. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []
}

/** How many words a text has. */
export function countWords(text: string): number {
  return words(text).length
}

/** Whether a word carries no meaning of its own in the language. */
export function isStopWord(word: string, language: string): boolean {
  const folded = fold(word)
  const { stop } = packOf(language)
  return stop.has(folded) || stop.has(folded.split("'", 1)[0] ?? '')
}

/** The stems that a word has in any language, where its own is not known. */
export function stemsOfAny(word: string): Set<string> {
  return new Set([word, ...Object.keys(packs).map((language) => stem(word, language))])
}

/** The language most of whose stop words a text has; English where it has none of any. */
export function languageByStopWords(text: string): string {
  const own = new Set(words(text))
  let best = { language: 'en', shared: 0 }
  for (const [language, { stop }] of Object.entries(packs)) {
    const shared = own.intersection(stop).size
    if (shared > best.shared) best = { language, shared }
  }
  return best.language
}

/** The stem of one word. */
export function stem(word: string, language: string): string {
  if (word.length > wordCharactersMax) return word
  const folded = fold(word).replace(/'s$/, '')
  return packOf(language).stem(folded)
}

/** The stems of a text's content words (no stop words, two letters at least, no endless ones), in order. */
export function contentStems(text: string, language: string): string[] {
  return words(text)
    .filter((word) => word.length > 1 && word.length <= wordCharactersMax)
    .map((word) => contentStem(word, language))
    .filter((found) => found !== null)
}

/** The stem of a word, null of a stop word. */
function contentStem(word: string, language: string): string | null {
  const { contentStems: known } = packOf(language)
  const remembered = known.get(word)
  if (remembered !== undefined) return remembered
  const found = isStopWord(word, language) ? null : stem(word, language)
  if (known.size >= rememberedMax) known.clear()
  known.set(word, found)
  return found
}

/** How much two sets of stems share: 0 nothing, 1 all. */
export function jaccard(a: Iterable<string>, b: Iterable<string>): number {
  const left = new Set(a)
  const right = new Set(b)
  const shared = left.intersection(right).size
  const all = left.size + right.size - shared
  return all === 0 ? 0 : shared / all
}
