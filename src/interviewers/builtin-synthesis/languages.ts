import { isStopWord, words } from '../../language/words.ts'
import type { CuePack } from './cue-pack.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

const packs: Readonly<Record<string, CuePack>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
}

/** Words by which a message's language is told. */
const wordsReadMax = 200
/** A message shorter than this is in the language of the interview. */
const wordsMin = 5
/** So many words without function words are in no language known here. */
const strangeWordsMin = 12
/** Share of function words that a language has at least when it is written. */
const shareMin = 0.3
/** And this much more than the interview's own language. */
const leadMin = 0.15

/** The cues of a language; null where there are none. */
export function cuesOf(language: string): CuePack | null {
  return packs[language.slice(0, 2).toLowerCase()] ?? null
}

/**
 * The language of one message: the interview's, unless the function words of another that is known
 * clearly prevail, or its own are as good as missing (then `und`).
 */
export function languageOf(text: string, prior: string): string {
  const list = words(text).slice(0, wordsReadMax)
  const own = prior.slice(0, 2).toLowerCase()
  if (list.length < wordsMin) return own
  const share = (language: string) =>
    list.filter((word) => isStopWord(word, language)).length / list.length
  const [best] = Object.keys(packs)
    .map((language) => ({ language, share: share(language) }))
    .sort((a, b) => b.share - a.share)
  const known = packs[own] !== undefined
  const ownShare = known ? share(own) : shareMin
  if (best && best.share >= shareMin && best.share >= ownShare + leadMin) return best.language
  return known && list.length >= strangeWordsMin && ownShare < leadMin / 2 ? 'und' : own
}
