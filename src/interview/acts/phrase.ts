/** One word of a text, as it is compared, and where it stands: UTF-16 offsets, end exclusive. */
export type Word = { said: string; start: number; end: number }

/** One step of a phrase: one of these words, or up to `anyMax` words of any kind. */
type Step = { words: ReadonlySet<string> | 'any'; optional: boolean }
type Phrase = readonly Step[]

/** Most words that a `*` stands for. */
const anyMax = 8

/** Letters without accents and apostrophes: many people write without either. */
function plain(word: string): string {
  if (/^[a-z0-9]+$/.test(word)) return word
  return word
    .toLowerCase()
    .replace(/['’]n$/, '')
    .replace(/['’‘`´]/g, '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}'’‘`´]+/gu)].flatMap(({ 0: found, index }) => {
    const said = plain(found)
    return said === '' ? [] : [{ said, start: index, end: index + found.length }]
  })
}

/** Words as they are compared, from a list with spaces between them. */
export function bagOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/).map(plain))
}

/** Phrases by the words they may begin with, so that most of them are never tried. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>

/**
 * Reads phrases, one a line: words with a space between, `a/b` one of two, `a?` there or not, `*` any
 * few words. No line begins with a `*`.
 */
export function readPhrases(...lists: string[]): Phrases {
  const found = new Map<string, Phrase[]>()
  for (const line of lists.join('\n').split('\n')) {
    const phrase = line.trim().split(/\s+/).filter(Boolean).map(readStep)
    for (const first of beginnings(phrase)) found.set(first, [...(found.get(first) ?? []), phrase])
  }
  return found
}

function readStep(source: string): Step {
  if (source === '*') return { words: 'any', optional: true }
  const optional = source.endsWith('?')
  const words = (optional ? source.slice(0, -1) : source).split('/').map(plain)
  return { words: new Set(words), optional }
}

function beginnings(phrase: Phrase): Set<string> {
  const firsts = new Set<string>()
  for (const { words, optional } of phrase) {
    if (words !== 'any') for (const word of words) firsts.add(word)
    if (!optional) break
  }
  return firsts
}

/** Whether these words are one of the phrases, from the first to the last. */
export function isPhrase(words: readonly string[], phrases: Phrases): boolean {
  const candidates = phrases.get(words[0] ?? '') ?? []
  return candidates.some((phrase) => endsOf(phrase, words, 0).has(words.length))
}

/** Whether one of the phrases stands somewhere in these words. */
export function hasPhrase(words: readonly string[], phrases: Phrases): boolean {
  return words.some((word, at) =>
    (phrases.get(word) ?? []).some((phrase) => endsOf(phrase, words, at).size > 0),
  )
}

/** Where a phrase that begins at `from` may end. */
function endsOf(phrase: Phrase, words: readonly string[], from: number): Set<number> {
  let places = new Set([from])
  for (const { words: wanted, optional } of phrase) {
    const next = new Set<number>(optional ? places : [])
    for (const place of places) {
      if (wanted === 'any') {
        for (let at = place; at <= Math.min(place + anyMax, words.length); at += 1) next.add(at)
      } else if (wanted.has(words[place] ?? '')) next.add(place + 1)
    }
    if (next.size === 0) return next
    places = next
  }
  return places
}
