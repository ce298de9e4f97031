import type { CuePack } from '../cues/cue.ts'
import { plainPhrases } from './phrases-other.ts'
import type { Token } from './tokens.ts'

/** `clause`: a whole thought. `quality`: what something is like. */
export type PhraseKind = 'clause' | 'noun' | 'quality'
export type Phrase = { kind: PhraseKind; tokens: Token[] }

/** Most words of a clause that is quoted whole. */
const clauseWordsMax = 8

/**
 * Everything in a clause that might be quoted back, well-formed or not. `complete`: a mark or the end
 * of the text follows it, so that whatever it ends on belongs there.
 */
export function phrasesOf(
  clause: readonly Token[],
  language: string,
  pack: CuePack,
  complete: boolean,
): Phrase[] {
  const whole = wholeClause(clause, language, pack, complete)
  // Runs of English words may be anything: nouns and verbs look alike there.
  const parts = language === 'en' ? qualities(whole) : plainPhrases(clause, language, pack)
  return whole ? [whole, ...parts] : parts
}

const pointing = /^(?:it|this|that)$/
const pointingBe = /^(?:it|this|that)'s$/
const be = /^(?:is|was|feels|felt|looks|looked|seems|seemed)$/

/** "a bit clunky" of "it was a bit clunky". */
function qualities(whole: Phrase | null): Phrase[] {
  const [first, second] = whole?.tokens ?? []
  if (!whole || !first) return []
  const from = pointingBe.test(first.lower)
    ? 1
    : pointing.test(first.lower) && be.test(second?.lower ?? '')
      ? 2
      : 0
  return from > 0 && whole.tokens.length > from
    ? [{ kind: 'quality', tokens: whole.tokens.slice(from) }]
    : []
}

const leads: Record<string, RegExp> = {
  en: /^(?:well|so|yeah|yes|honestly|basically|actually|like|um|uh|hmm|oh|ok|okay|just|then|also|probably|maybe|mostly|mainly|definitely|i|think|guess|mean|feel|suppose|really|personally|usually|plus|mainly|because)$/,
  de: /^(?:also|ja|naja|eigentlich|halt|eben|ähm|hm|gut|ok|okay|auch|dann|vielleicht|meistens|na|nein|ehrlich|gesagt)$/,
  fr: /^(?:alors|oui|non|bon|ben|bah|euh|enfin|voilà|ok|aussi|surtout|bref|honnêtement|franchement)$/,
  es: /^(?:bueno|pues|sí|eh|este|ok|vale|también|claro|entonces|sinceramente|honestamente)$/,
  pt: /^(?:bom|bem|pois|sim|é|tipo|hum|ok|também|claro|então|sinceramente|olha)$/,
}
/** Fewer words are no thought. */
const shortenedWordsMin = 3
/** Words, numbers and marks of a long clause that are looked at to shorten it. */
const shortenedTokensMax = 20
/** Small words that end an English sentence well. */
const objects =
  /^(?:it|them|everything|nothing|anything|me|us|all|again|up|out|down|off|back|over|away|not|rien|nada|nichts|niemand|nadie|ninguém|personne|pas|plus|bien|mal|nicht)$/
const fillerPairs = /^(?:i think|i guess|i mean|i feel|i suppose)$/

/** A short clause as it stands, without the words that only get it going. */
function wholeClause(
  clause: readonly Token[],
  language: string,
  pack: CuePack,
  complete: boolean,
): Phrase | null {
  let from = 0
  while (from < clause.length - 1) {
    const pair = `${clause[from]?.lower} ${clause[from + 1]?.lower}`
    if (language === 'en' && fillerPairs.test(pair)) from += 2
    else if (clause[from]?.lower !== 'i' && leads[language]?.test(clause[from]?.lower ?? ''))
      from += 1
    else break
  }
  let to = clause.length
  const lastPair = `${clause[to - 2]?.lower} ${clause[to - 1]?.lower}`
  if (language === 'en' && fillerPairs.test(lastPair)) to -= 2
  while (
    !complete &&
    to - from > shortenedWordsMin &&
    pack.patterns.dangling.test(clause[to - 1]?.lower ?? '') &&
    !objects.test(clause[to - 1]?.lower ?? '')
  )
    to -= 1
  const tokens = clause.slice(from, Math.max(to, from))
  if (language === 'en' && circumstance.test(tokens[0]?.lower ?? '')) return null
  const kept = countWords(tokens) <= clauseWordsMax ? tokens : shortened(tokens, language)
  return kept.length > 0 ? { kind: 'clause', tokens: kept } : null
}

/** English words with which a clause tells the circumstances of another. */
const circumstance =
  /^(?:to|of|in|on|at|for|with|without|by|from|into|onto|about|after|before|during|through|under|over|between|against|towards?|via|per)$/

/** Words after which a sentence only tells the circumstances. */
const softEnds: Record<string, RegExp> = {
  en: /^(?:without|with|in|on|at|from|for|during|by|through|into|over|about|after|before)$/,
  fr: /^(?:sans|pour|pendant|avec|dans|chez|depuis|à)$/,
  es: /^(?:sin|para|durante|con|en|desde)$/,
  pt: /^(?:sem|para|durante|com|em|desde)$/,
}

/** The beginning of a long clause up to where only circumstances follow; empty where none is. */
function shortened(tokens: readonly Token[], language: string): Token[] {
  const soft = softEnds[language]
  if (!soft) return []
  const parts = tokens
    .slice(0, shortenedTokensMax)
    .flatMap((token, end) => (soft.test(token.lower) ? [tokens.slice(0, end)] : []))
  const fitting = parts.filter((part) => {
    const count = countWords(part)
    return count >= shortenedWordsMin && count <= clauseWordsMax
  })
  return fitting.at(-1) ?? []
}

/** Words as a reader counts them: "3h" is one. */
export function countWords(tokens: readonly Token[]): number {
  let count = 0
  let end = -1
  for (const token of tokens) {
    if (token.start !== end) count += 1
    end = token.end
  }
  return count
}
