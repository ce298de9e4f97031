import { sentences } from '../../language/sentences.ts'
import type { CueMatcher } from '../cues/matcher.ts'
import { pattern } from '../lines/pattern.ts'
import { tidy, uncapitalised } from '../lines/text.ts'
import type { Language } from '../plan.ts'
import { askYouEnglish, askYouGerman, pastEnglish, toYouEnglish, toYouGerman } from './germanic.ts'
import { toYouRomance } from './romance.ts'

/** A clause of more words says more than one thing. */
const clauseWordsMax = 20
const clausesMax = 12

/** What a clause that asks begins with. */
const starts: Record<Language, string> = {
  en: `how|what|when|where|which|who|why`,
  de: `wie|was|wann|wo|warum|wieso|weshalb|womit|wozu|wofür|woran|worauf|welche[rnsm]?|wer|wen|wem`,
  fr: `comment|quand|où|pourquoi|qui|combien|ce que?|ce qu'|quel(?:le)?s?`,
  es: `cómo|qué|cuándo|dónde|por qué|quién|cuánt[oa]s?`,
  pt: `como|o que|quando|onde|por que|quem|quant[oa]s?|qua(?:l|is)`,
}
const also = `and|or|und|oder|et|ou|y|e|o|sowie`
const isWhy = /^(?:why|warum|wieso|weshalb|pourquoi|por ?qu[eé])\s/iu
/** Those that can only be answered with yes or no: said to be left out. */
const whether = /^(?:whether|if|ob|si|se)\s/iu

const between = inEach((start) =>
  pattern(
    `[,;]\\s(?:(?:${also})\\s)?(?=(?:also |and )?(?:${start}|whether|if|ob)\\b)|\\s(?:${also})\\s(?=(?:${start}|whether|if|ob)\\b)`,
  ),
)
const atStart = inEach((start) => pattern(`^(?:${start})\\b`))

function inEach(made: (start: string) => RegExp): Record<Language, RegExp> {
  const { en, de, fr, es, pt } = starts
  return { en: made(en), de: made(de), fr: made(fr), es: made(es), pt: made(pt) }
}

/** The clauses of "how they plan, what they use and why they stop", each by itself. */
export function clausesOf(text: string, { language }: CueMatcher): string[] {
  return sentences(text, language)
    .flatMap((sentence) => sentence.text.split(between[language]))
    .map((clause) => clause.replace(/(?<![.;,!?\s])[.;,!?\s]{1,6}$/, '').trim())
    .filter((clause) => clause !== '')
    .slice(0, clausesMax)
}

/** Whether it begins as a clause of a question does: "how they plan". */
export function isClause(text: string, { language }: CueMatcher): boolean {
  return atStart[language].test(text) || whether.test(text)
}

/** What prose asks for in passing: "…, and how they decide". Where a word may join as well, only one that cannot. */
const inside: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:whether|why|how (?:they|often|much|many|long|people)|what (?:they|their|made|makes|happen\p{L}*|people|the \p{L}+)|who (?:else|decides|has))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ob|warum|wieso|weshalb|wie (?:sie|oft|viel|lange|die|es)|was (?:sie|die|sich|dann)|wer (?:sonst|noch))(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pourquoi|comment (?:ils|elles|les|ça)|ce qu(?:i|e|')|combien|quand (?:ils|elles))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:qué|cómo|quién(?:es)?|cuánt[oa]s?|dónde|cuándo|por qué)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:o que|por que|quem (?:mais|decide)|como (?:eles|elas|os|as|é|foi)|quant[oa]s?)(?!\p{L})/iu,
}

/** Whether a sentence asks for something in passing. */
export function holdsClause(text: string, { language }: CueMatcher): boolean {
  return inside[language].test(text)
}

/** How each language asks for what stands in a clause, and for a reason that may be none of theirs. */
const frames: Record<
  Language,
  { tell: (clause: string) => string; why: (clause: string) => string }
> = {
  en: {
    tell: (clause) => `Tell me ${clause}.`,
    why: (clause) => `What, if anything, has made you ${clause.replace(/^why you /i, '')}?`,
  },
  de: {
    tell: (clause) => `Erzählen Sie mir, ${clause}.`,
    why: (clause) => `Falls das auf Sie zutrifft: Erzählen Sie mir, ${clause}.`,
  },
  fr: {
    tell: (clause) => `Racontez-moi ${clause}.`,
    why: (clause) => `Si c'est votre cas, racontez-moi ${clause}.`,
  },
  es: {
    tell: (clause) => `Cuénteme ${clause}.`,
    why: (clause) => `Si es su caso, cuénteme ${clause}.`,
  },
  pt: {
    tell: (clause) => `Conte-me ${clause}.`,
    why: (clause) => `Se for o seu caso, conte-me ${clause}.`,
  },
}

/**
 * A clause about people as a request to one of them, in its own words; null where grammar does not
 * make it sure. "how parents pick a summer camp" is "Tell me how you pick a summer camp."
 */
export function askedInTheirWords(written: string, cues: CueMatcher): string | null {
  const clause = uncapitalised(written.replace(/[.?!\s]{1,6}$/u, '').replace(/^¿/, ''))
  if (clause.split(' ').length > clauseWordsMax || /[:;,()"“”„«»?]/.test(clause)) return null
  const { tell, why } = frames[cues.language]
  const turned = turnedClause(clause, cues)
  if (turned === null) return null
  const asksWhy = isWhy.test(turned)
  const isPast = cues.language === 'en' && pastEnglish.test(turned.split(' ')[2] ?? '')
  return tidy(
    asksWhy && !isPast && !/^why you (?:are|have|do)\b/i.test(turned) ? why(turned) : tell(turned),
  )
}

function turnedClause(clause: string, cues: CueMatcher): string | null {
  if (cues.language === 'en') return toYouEnglish(clause, cues)
  return cues.language === 'de' ? toYouGerman(clause, cues) : toYouRomance(clause, cues)
}

/** "How do customers pick one?" as it is put to one of them; null where grammar does not make it sure. */
export function askedOfThem(question: string, cues: CueMatcher): string | null {
  const bare = question.replace(/^[¿\s]{1,3}/u, '').replace(/[?!.\s]{1,6}$/u, '')
  if (bare.split(' ').length > clauseWordsMax || /[:;()"“”„«»?]|, /.test(bare)) return null
  // "Why do you leave?" takes for granted that they do.
  if (isWhy.test(bare) && !/^why did /i.test(bare)) return null
  if (cues.language === 'en') return marked(askYouEnglish(bare, cues))
  if (cues.language === 'de') return marked(askYouGerman(bare, cues))
  // Where a question has the order of a clause, it only changes who does it.
  const clause = cues.language === 'fr' ? null : toYouRomance(uncapitalised(bare), cues)
  if (clause === null) return null
  return cues.language === 'es' ? tidy(`¿${clause}?`) : marked(clause)
}

function marked(question: string | null): string | null {
  return question === null ? null : tidy(`${question}?`)
}
