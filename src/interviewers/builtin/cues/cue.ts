import { wholeWords } from '../../../language/letters.ts'
/** Lists of words and phrases that give something away. A trailing `*` stands for more letters. */
export const cueNames = [
  'hedge',
  'vague',
  'emotion',
  'positive',
  'negative',
  'strong',
  'request',
  'decision',
  'absolute',
  'frequency',
  'often',
  'rare',
  'past',
  'when',
  'first',
  'causal',
  'change',
  'value',
  'negation',
  'use',
  'productNoun',
  'personNoun',
  'generic',
  'filler',
  'refusal',
  'dontKnow',
  'notUnderstood',
  'assent',
  'chatter',
  'work',
  'insult',
  'profanity',
] as const
export type CueName = (typeof cueNames)[number]

/** Whole-answer patterns that word lists cannot say. All are linear: no nested repetition. */
export type Patterns = {
  end: RegExp
  identity: RegExp
  readers: RegExp
  privacy: RegExp
  duration: RegExp
  opinion: RegExp
  /** Why we ask at all. */
  purpose: RegExp
  /** A question about the product or to the people behind it. */
  product: RegExp
  /** Questions that expect no answer. */
  rhetorical: RegExp
  /** The sentence ends on a word that wants to go on. */
  trailing: RegExp
  /** Clause boundaries: words that begin another thought. */
  boundary: RegExp
  /** Words a quoted phrase must neither start nor end with. */
  dangling: RegExp
}

export type CuePack = { cues: Record<CueName, RegExp>; patterns: Patterns }

/** A matcher for a word list: whole words only, one alternation, so linear in the text. */
export function matcher(list: string): RegExp {
  const terms = list
    .split(/[,\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .sort((a, b) => b.length - a.length)
    .map((term) =>
      term
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\*$/, '\\p{L}*')
        .replace(/ /g, ' {1,3}'),
    )
  if (terms.length === 0) return /(?!)/gu
  return new RegExp(wholeWords(...terms), 'gu')
}

export function pack(lists: Record<CueName, string>, patterns: Patterns): CuePack {
  const cues = Object.fromEntries(
    cueNames.map((name) => [name, matcher(lists[name])]),
    // Every name of `cueNames` is mapped, which `fromEntries` cannot express.
  ) as Record<CueName, RegExp>
  return { cues, patterns }
}
