import { type Language, languages } from '../../../guide/plan.ts'
import { words } from '../../../language/words.ts'

/** Characters from which a text tells its language at all. */
export const tellingCharacters = 20
/** How far ahead of the next the language with the most function words must be. */
const leadWords = 2
/** Characters read to tell a language. */
const readCharacters = 600

const functionWords: Record<Language, ReadonlySet<string>> = {
  en: bag(
    'the and to of in is it that i you for was with my we have but not this are be they so when me our what had were because there would which from just can could been then about your did how than',
  ),
  de: bag(
    'der die das und ich ist nicht ein eine zu mit es wir aber auch auf den dem für habe war sie mich mir wenn weil dass sich von im hatte kann noch bei nur oder sehr wie aus immer man sind wird einen dann',
  ),
  fr: bag(
    "le la les et je est pas un une des de que pour dans mais avec j'ai c'est on nous il elle ce qui sur au du ne plus très mon ma mes quand parce était tout l' d' vous me aussi fait",
  ),
  es: bag(
    'el la los las y que de no un una es en con pero para por me mi lo muy cuando porque como nos se su más era yo del al está hay todo ya tengo fue sin siempre hace eso nosotros tuve',
  ),
  pt: bag(
    'o a os as e que de não um uma é em com mas para por me meu minha muito quando porque como nos se seu mais era eu do da no na ao está tem tudo já foi sem sempre isso você nós gente pra são',
  ),
}

function bag(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Tells apart languages by letter groups; an empty string where it cannot. */
export type Ngrams = (text: string) => string

/**
 * The language a text is written in, null when it does not tell: by script, then by function words,
 * then by letter groups where these are at hand. A short text never tells.
 */
export function detectLanguage(text: string, ngrams?: Ngrams): string | null {
  const start = text.slice(0, readCharacters)
  if (start.trim().length < tellingCharacters) return null
  const script = scriptLanguage(start)
  if (script) return script
  const byWords = byFunctionWords(start)
  if (byWords) return byWords
  return ngrams?.(start) || null
}

function scriptLanguage(text: string): string | null {
  const scripts: [RegExp, string][] = [
    [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja'],
    [/\p{Script=Hangul}/gu, 'ko'],
    [/\p{Script=Han}/gu, 'zh'],
    [/\p{Script=Cyrillic}/gu, 'ru'],
    [/\p{Script=Arabic}/gu, 'ar'],
    [/\p{Script=Hebrew}/gu, 'he'],
    [/\p{Script=Greek}/gu, 'el'],
    [/\p{Script=Devanagari}/gu, 'hi'],
  ]
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const found = scripts.find(([pattern]) => (text.match(pattern)?.length ?? 0) > letters / 3)
  return found?.[1] ?? null
}

function byFunctionWords(text: string): Language | null {
  const list = words(text)
  const ranked = languages
    .map((language) => ({
      language,
      count: list.filter((word) => functionWords[language].has(word)).length,
    }))
    .sort((a, b) => b.count - a.count)
  const [first, second] = ranked
  if (!first || !second || first.count - second.count < leadWords) return null
  return first.language
}

/** Words of an answer that is a sentence of its own. */
const sentenceWords = 5

/**
 * The language to switch to after these answers, oldest first; null to stay. One whole sentence of
 * which every little word tells is enough; what only letter groups tell takes two answers.
 */
export function languageAfter(
  answers: readonly string[],
  present: string,
  ngrams?: Ngrams,
): string | null {
  const telling = answers.filter((answer) => answer.trim().length >= tellingCharacters).slice(-2)
  const newest = telling.at(-1)
  if (newest === undefined || newest !== answers.at(-1)) return null
  const sure = words(newest).length >= sentenceWords ? detectLanguage(newest) : null
  const [before, last] = telling.map((answer) => detectLanguage(answer, ngrams))
  const written = sure ?? (last === before ? last : null)
  return written && written !== present.slice(0, 2).toLowerCase() ? written : null
}

const languageNames: Record<Language, string> = {
  en: 'english englisch anglais ingles',
  de: 'german deutsch allemand aleman alemao',
  fr: 'french franzosisch francais frances',
  es: 'spanish spanisch espagnol espanol castellano espanhol',
  pt: 'portuguese portugiesisch portugais portugues',
}
/** Longer than this nobody only asks for another language. */
const requestWords = 12
/** "In Spanish" may also be something they tell of: one of these makes it a wish. */
const wishes =
  /\?|please|prefer|rather|can we|could we|can i|switch|bitte|lieber|können wir|kann ich|peut-on|puis-je|préfère|s'il vous|podemos|puedo|prefiero|por favor|prefiro|posso|^(?:in|auf|en|em) /i

/** A language asked for in so many words, in an answer that says little else. */
export function requestedLanguage(text: string): Language | null {
  const said = words(text).map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
  if (said.length > requestWords || !wishes.test(text)) return null
  return (
    languages.find((language) =>
      languageNames[language].split(' ').some((name) => said.includes(name)),
    ) ?? null
  )
}

let loaded: Promise<Ngrams> | null = null

/** The letter-group detector, loaded once and only when asked for: it takes 400 ms and 60 MB. */
export function loadNgrams(): Promise<Ngrams> {
  loaded ??= import('eld/extrasmall').then(({ eld }) => (text: string) => {
    const result = eld.detect(text)
    return result.isReliable() ? result.language : ''
  })
  return loaded
}
