import type { Phrase, PhraseKind } from './phrases.ts'
import type { Token } from './tokens.ts'

/** Most words of a phrase that is quoted back. */
const phraseWordsMax = 6
const possessive = /^(?:my|our|your|their|his|her|its)$/
const joins = /^(?:of|to|from|for|with|in|on|into|between|by)$/
const timeWord =
  /(?:day|days|january|february|march|april|june|july|august|september|october|november|december)$/
const particle = /^(?:up|out|down|off|away|over|back|on|around|through)$/
const negator = /^(?:n't|not|never|to|hardly|barely)$/
const objectPronoun = /^(?:it|everything|anything|nothing|them|myself|ourselves|something|me|us)$/
const intensifier =
  /^(?:so|too|really|very|pretty|quite|a|bit|little|super|extremely|not|never|just|incredibly|totally|completely|rather|fairly|more|less)$/

/** The noun, verb and quality phrases of one English clause. */
export function englishPhrases(clause: readonly Token[]): Phrase[] {
  const found: Phrase[] = []
  for (let at = 0; at < clause.length; at += 1) {
    const noun = nounPhraseEnd(clause, at)
    if (noun > at && startsNoun(clause, at)) {
      found.push(phrase('noun', clause, at, noun))
      const longer = joinedEnd(clause, noun)
      if (longer > noun) found.push(phrase('noun', clause, at, longer))
    }
    const verb = verbPhraseEnd(clause, at)
    if (verb > at) found.push(phrase('verb', clause, at, verb))
    const quality = qualityStart(clause, at)
    if (quality !== null) found.push(phrase('quality', clause, quality, at + 1))
  }
  return found
}

function phrase(kind: PhraseKind, clause: readonly Token[], from: number, to: number): Phrase {
  return { kind, tokens: clause.slice(from, to) }
}

function startsNoun(clause: readonly Token[], at: number): boolean {
  const before = clause[at - 1]
  if (!before) return true
  // Neither in the middle of a longer phrase nor behind its own article.
  return (
    !['adj', 'noun', 'name', 'num', 'det'].includes(before.tag) && !possessive.test(before.lower)
  )
}

function nounPhraseEnd(clause: readonly Token[], from: number): number {
  let at = from
  const first = clause[at]
  if (first && (first.tag === 'det' || possessive.test(first.lower))) at += 1
  let end = from
  while (at < clause.length && at - from < phraseWordsMax) {
    const token = clause[at]
    if (!token || !['adj', 'noun', 'name', 'num', 'adv'].includes(token.tag)) break
    if (token.tag === 'adv' && clause[at + 1]?.tag !== 'adj') break
    at += 1
    if (token.tag === 'noun' || token.tag === 'name') end = at
  }
  return end - from > 1 && isVerbInDisguise(clause, end) ? end - 1 : end
}

// "hides" in "the new layout hides the filters" is tagged a noun; what follows tells it is none.
function isVerbInDisguise(clause: readonly Token[], end: number): boolean {
  const next = clause[end]
  const last = clause[end - 1]
  const startsObject = next !== undefined && (next.tag === 'det' || possessive.test(next.lower))
  return startsObject && last?.tag === 'noun'
}

function joinedEnd(clause: readonly Token[], end: number): number {
  const join = clause[end]
  if (!join || !joins.test(join.lower)) return end
  if (timeWord.test(clause[end + 1]?.lower ?? '')) return end
  return nounPhraseEnd(clause, end + 1) > end + 1 ? nounPhraseEnd(clause, end + 1) : end
}

function verbPhraseEnd(clause: readonly Token[], from: number): number {
  const first = clause[from]
  if (!first || (first.tag !== 'verb' && !isNegatedAux(clause, from))) return from
  // Beginning behind a helper, another verb or a "never" would lose half of what was said.
  const before = clause[from - 1]
  if (before && (['verb', 'aux', 'part'].includes(before.tag) || negator.test(before.lower))) {
    return from
  }
  let at = from + 1
  if (first.tag === 'aux') at += 1
  let end = from
  let sawVerb = first.tag === 'verb'
  // One more than words: "didn't" is two tokens.
  while (at < clause.length && at - from <= phraseWordsMax) {
    const token = clause[at]
    if (!token || token.tag === 'aux') break
    if (token.tag === 'pron' && !objectPronoun.test(token.lower) && !possessive.test(token.lower))
      break
    const before = clause[at - 1]
    if (token.tag === 'verb') sawVerb = true
    at += 1
    const closes =
      ['noun', 'name', 'adj', 'num', 'verb'].includes(token.tag) ||
      objectPronoun.test(token.lower) ||
      (token.tag === 'adv' && /ly$|^(?:again|anywhere|properly|enough)$/.test(token.lower)) ||
      (particle.test(token.lower) && before?.tag === 'verb')
    // "the reports were" begins a clause of its own.
    if (closes && sawVerb && !cutsNoun(clause, at) && clause[at]?.tag !== 'aux') end = at
  }
  return end
}

// "copying numbers from three" of "from three spreadsheets" must not be the end.
function cutsNoun(clause: readonly Token[], at: number): boolean {
  const last = clause[at - 1]
  const next = clause[at]
  if (!last || !next) return false
  if (next.lower.startsWith("'") || next.lower === "n't") return true
  if (next.lower === 'of') return true
  return ['adj', 'noun', 'num', 'name'].includes(last.tag) && ['noun', 'name'].includes(next.tag)
}

function isNegatedAux(clause: readonly Token[], at: number): boolean {
  const next = clause[at + 1]
  return clause[at]?.tag === 'aux' && (next?.lower === "n't" || next?.lower === 'not')
}

function qualityStart(clause: readonly Token[], at: number): number | null {
  const token = clause[at]
  const next = clause[at + 1]
  if (token?.tag !== 'adj' || (next && ['noun', 'name', 'adj'].includes(next.tag))) return null
  let from = at
  while (from > 0 && at - from < 3 && intensifier.test(clause[from - 1]?.lower ?? '')) from -= 1
  // "a great" is no phrase of its own; "a bit slow" is.
  if (clause[from]?.lower === 'a' && !/^(?:bit|little)$/.test(clause[from + 1]?.lower ?? ''))
    from += 1
  return from
}
