import type { Language } from '../../guide/plan.ts'
import { withoutEnd } from '../../language/ends.ts'

/** Begins of a request, which stands as it is. */
const request =
  /^(?:tell|describe|walk|take|give|explain|erzählen|beschreiben|schildern|racontez|décrivez|cuénteme|cuéntame|describa|conte|descreva)\s/i
/** A question word with its helper verb: a question that only lacks its mark. */
const direct =
  /^(?:what|how|which|who|when|where)(?: else| much| many| often| long)? (?:did|do|does|was|were|is|are|has|have|had|would|could|can|made|happened)\s/i
/** A question word alone: something somebody wants to be told. */
const asked: Record<Language, RegExp> = {
  en: /^(?:what|how|which|who|when|where|whether|why)\s/i,
  de: /^(?:was|wie|welche[rsnm]?|wer|wann|wo|wen|womit|ob|warum)\s/i,
  fr: /^(?:ce qu|comment|quels?|quelles?|qui|quand|où|pourquoi)/i,
  es: /^(?:qué|cómo|cuál|cuáles|quién|quiénes|cuándo|dónde|por qué)\s/i,
  pt: /^(?:o que|como|qual|quais|quem|quando|onde|por que)\s/i,
}
const telling: Record<Language, string> = {
  en: 'Tell me',
  de: 'Erzählen Sie mir,',
  fr: 'Dites-moi',
  es: 'Cuénteme',
  pt: 'Conte',
}

/** A hint of the guide as a question or request of ours; null when it only names a subject. */
export function asOpenQuestion(hint: string, language: Language): string | null {
  const text = withoutEnd(hint.trim(), '.;,')
  const sentence = text.slice(0, 1).toUpperCase() + text.slice(1)
  if (text.endsWith('?')) return sentence
  if (request.test(text)) return `${sentence}.`
  if (
    language === 'en' &&
    direct.test(text) &&
    !/^(?:who|what)(?: else)? (?:was|were|is|has|had|made|happened)/i.test(text)
  ) {
    return `${sentence}?`
  }
  if (!asked[language].test(text)) return null
  return `${telling[language]} ${text.slice(0, 1).toLowerCase()}${text.slice(1)}.`
}
