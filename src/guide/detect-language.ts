import { isStopWord, words } from '../language/words.ts'
import { type Language, languages } from './plan.ts'

/** Words looked at: enough to tell, however long the guide is. */
const wordsMax = 300
const charactersMax = 6_000
/** Fewer known small words than this share of the text, and the language is none of ours. */
const shareMin = 0.12
/** Below this many words there is too little to tell a foreign language by. */
const tellingWordsMin = 6

const signs: Record<Language, RegExp> = {
  en: /\b(?:the|what|how|you|and|of|to|they|why|do|did|is|are|users?|customers?|ask)\b/g,
  de: /[äöß]|\b(?:und|der|die|das|wie|warum|sie|nicht|ist|haben|nutzen|fragen|kunden)\b/g,
  fr: /[œêèç]|\b(?:les|des|vous|pourquoi|comment|est|une|dans|pour|qu|avez|que|clients)\b/g,
  es: /[ñ¿¡]|\b(?:pregunt\w*|aplicación|quién|hacen|mucho)\b|\b(?:los|las|usted|por|cómo|qué|una|un|el|la|en|y|al|es|son|su|sus|lo|más|para|del|con|clientes|usuarios)\b/g,
  pt: /[ãõ]|\b(?:pergunt\w*|aplicativo|quem|fazem|muito)\b|\b(?:você|os|uma|não|como|para|com|dos|das|do|da|o|as|no|na|nos|nas|em|um|ao|são|mais|seu|sua|ou|clientes|usuários)\b/g,
}

/** The language a guide is written in; `known` is false when it looks like none of those we speak. */
export function detectLanguage(
  text: string,
  prior: Language = 'en',
): { language: Language; known: boolean } {
  const start = text.slice(0, charactersMax)
  const sample = words(start).slice(0, wordsMax)
  if (sample.length === 0) return { language: prior, known: true }
  const lower = start.toLowerCase()
  const scored = languages.map((language) => {
    const small = sample.filter((word) => isStopWord(word, language)).length
    const marks = lower.match(signs[language])?.length ?? 0
    return { language, small, score: small + 2 * marks }
  })
  // A tie, as with a single word, goes to the language that was asked for.
  const best = scored.reduce((top, one) =>
    one.score > top.score || (one.score === top.score && one.language === prior) ? one : top,
  )
  const letters = start.match(/\p{L}/gu)?.length ?? 0
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0
  const isForeign = letters > 0 && latin < letters / 2
  const isStrange = sample.length >= tellingWordsMin && best.small / sample.length < shareMin
  return isForeign || isStrange
    ? { language: prior, known: false }
    : { language: best.language, known: true }
}

const names: Record<Language, RegExp> = {
  en: /\b(?:english|englisch|anglais|inglés|inglês|en)\b/i,
  de: /\b(?:german|deutsch|allemand|alemán|alemão|de)\b/i,
  fr: /\b(?:french|französisch|français|francés|francês|fr)\b/i,
  es: /\b(?:spanish|spanisch|espagnol|español|espanhol|castellano|es)\b/i,
  pt: /\b(?:portuguese|portugiesisch|portugais|portugués|português|pt)\b/i,
}

/** The language that a line such as "Language: German" names. */
export function namedLanguage(text: string): Language | null {
  const spelled = text.normalize('NFC')
  return languages.find((language) => names[language].test(spelled)) ?? null
}
