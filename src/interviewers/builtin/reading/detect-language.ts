import { type Language, languages } from '../../../guide/plan.ts'
import { words } from '../../../language/words.ts'

/** Characters from which a text tells its language at all. */
const tellingCharacters = 20
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

/** The language a text is written in, by script, then by function words; null when it does not tell. */
export function detectLanguage(text: string): string | null {
  const start = text.slice(0, readCharacters)
  if (start.trim().length < tellingCharacters) return null
  return scriptLanguage(start) ?? byFunctionWords(start)
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

/** Words of an answer that is a sentence of its own, and different function words that tell. */
const sentenceWords = 5
const tellingWordsMin = 3
/** How German sounds where it is not written as in books: a dialect is no other language. */
const dialect = bag(
  'ned net nöd nit nimma nix koa koan kan des dös wos wia is isch i mi mia mir ma ham hamma hob hod san samma scho schon jetz jetzt oiwei oba owa aa ko a an da de do mei wega ois no ja na nee nu dat wat ik',
)

/**
 * The language to switch to after an answer; null to stay. It takes a whole sentence whose little
 * words are those of another language, and none of the present one.
 */
export function languageAfter(answer: string, present: string): string | null {
  const list = new Set(words(answer.slice(0, readCharacters)))
  const written = list.size >= sentenceWords ? detectLanguage(answer) : null
  const now = languages.find((language) => language === present.slice(0, 2).toLowerCase())
  if (written === null || written === now) return null
  const other = languages.find((language) => language === written)
  if (!other || !now) return written
  const theirs = functionWords[other]
  const own = (word: string) => functionWords[now].has(word) || (now === 'de' && dialect.has(word))
  const stays = [...list].some((word) => own(word) && !theirs.has(word))
  const telling = [...list].filter((word) => theirs.has(word) && !own(word))
  return !stays && telling.length >= tellingWordsMin ? written : null
}

const languageNames: Record<Language, string> = {
  en: 'english englisch anglais ingles',
  de: 'german deutsch deitsch allemand aleman alemao',
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
