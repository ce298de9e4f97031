import { spokenLanguage } from '../../../interview/texts.ts'
import type { CueName } from '../cues/cue.ts'
import { cuePacks } from '../cues/packs.ts'
import { flatten, overlaps, type Span } from './span.ts'
import type { Token } from './tokens.ts'

/** Something with a name: `text` as written, `label` as it reads inside a question of ours. */
export type Named = Span & { label: string }

export type NamedInput = {
  text: string
  flat: string
  tokens: readonly Token[]
  clauses: readonly Token[][]
  marks: Record<CueName, Span[]>
  language: string
  glossary: readonly string[]
}

/** Most features and alternatives read of one answer. */
const namedMax = 12

/** Parts of the product that an answer speaks of: glossary terms and nouns such as "export". */
export function findFeatures(input: NamedInput): Named[] {
  const terms = glossarySpans(input)
  const nouns = input.marks.productNoun.filter(
    (span) => !terms.some((term) => overlaps(term, span)) && isNounHere(span, input),
  )
  const found = [...terms, ...nouns].map((span) => widened(span, input))
  return distinct(
    found.filter(
      ({ end, text }) => !business.test(text + input.text.slice(end, end + businessCharacters)),
    ),
  ).slice(0, namedMax)
}

/** "software company" is no part of the product. */
const business =
  /^[^.,;:!?]{0,60} (?:studio|company|agency|shop|business|firm|office|industry|school|department|project|guy|address)(?![\p{L}])/iu
const businessCharacters = 12

function glossarySpans({ text, flat, glossary }: NamedInput): Span[] {
  return glossary.flatMap((term) => {
    const needle = flatten(term)
    const start = needle.length < 2 ? -1 : flat.indexOf(needle)
    if (start < 0 || isLetter(flat[start - 1]) || isLetter(flat[start + needle.length])) return []
    return [{ text: text.slice(start, start + needle.length), start, end: start + needle.length }]
  })
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}]/u.test(char)
}

// "report" and "search" are verbs as well: an English tag decides.
function isNounHere(span: Span, { tokens, language }: NamedInput): boolean {
  if (language !== 'en') return true
  const token = tokens.find(({ start }) => start === span.start)
  const next = token && tokens[tokens.indexOf(token) + 1]
  // "prints labels": what reads as a plural before a noun is the verb.
  if (isPlural(token) && (next?.tag === 'noun' || next?.tag === 'name')) return false
  return token === undefined || ['noun', 'name', 'adj', 'num'].includes(token.tag)
}

/** "export" in "the monthly export button" widened to its whole noun phrase, without its article. */
function widened(span: Span, input: NamedInput): Named {
  const { text, language } = input
  if (language !== 'en') return { ...span, label: span.text }
  const clause = input.clauses.find((tokens) =>
    tokens.some(({ start, end }) => start <= span.start && span.start < end),
  )
  if (!clause) return { ...span, label: span.text }
  let from = clause.findIndex(({ end }) => end > span.start)
  let to = clause.findIndex(({ end }) => end >= span.end)
  if (to < 0) to = clause.length - 1
  const describes = (token: Token | undefined) => token?.tag === 'adj' && !isJudgement(token, input)
  const part = (token: Token | undefined, kinds: string[]) =>
    token !== undefined &&
    kinds.includes(token.tag) &&
    !generic(token, language) &&
    !isJudgement(token, input)
  while (to - from < 3 && part(clause[to + 1], ['noun', 'name']) && !isVerb(clause, to + 1)) to += 1
  while (
    to - from < 3 &&
    part(clause[from - 1], ['noun', 'name']) &&
    !isPlural(clause[from - 1]) &&
    !isVerb(clause, from - 1)
  )
    from -= 1
  if (describes(clause[from - 1])) from -= 1
  const first = clause[from]
  const last = clause[to]
  if (!first || !last) return { ...span, label: span.text }
  const words = atSentenceStart(text, first)
    ? decapitalised(text.slice(first.start, last.end))
    : text.slice(first.start, last.end)
  return {
    text: words,
    start: first.start,
    end: last.end,
    label: labelled(words, clause[from - 1], last),
  }
}

function isJudgement(token: Token, { marks }: NamedInput): boolean {
  const judging = [
    ...marks.vague,
    ...marks.emotion,
    ...marks.negative,
    ...marks.positive,
    ...marks.generic,
  ]
  return (
    judging.some((mark) => overlaps(mark, token)) ||
    /^(?:many|few|much|other|same|own|whole|such)$/.test(token.lower)
  )
}

// "prints labels" is a verb and its object; compounds begin with a singular.
function isPlural(token: Token | undefined): boolean {
  return token !== undefined && /[^s]s$/.test(token.lower)
}

// The tagger takes "hides" of "the layout hides the filters" for a noun.
function isVerb(clause: readonly Token[], at: number): boolean {
  const lower = clause[at]?.lower ?? ''
  return /(?:ing|ed)$/.test(lower) || (/s$/.test(lower) && clause[at + 1]?.tag === 'det')
}

function generic(token: Token, language: string): boolean {
  const pack = cuePacks[spokenLanguage(language) ?? 'en']
  return (
    token.lower.search(pack.cues.generic) === 0 || token.lower.search(pack.cues.personNoun) === 0
  )
}

function atSentenceStart(text: string, token: Token): boolean {
  // \"Dark mode\" at the start of a sentence is tagged a name; a real name keeps its capital.
  return !keepsCapital.test(token.text) && /(?:^|[.!?\n]\s{0,3})$/.test(text.slice(0, token.start))
}

const keepsCapital = /^(?:Excel|\p{Lu}{2,}|\p{L}+\p{Lu}\p{L}*)$/u

function decapitalised(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1)
}

/** English names and plurals stand alone; a single thing takes an article. */
function labelled(words: string, before: Token | undefined, head: Token): string {
  if (before && /^(?:my|our)$/.test(before.lower)) return `your ${words}`
  const isName = /^\p{Lu}/u.test(words) && head.tag === 'name'
  const isPlural = /[^su]s$/.test(head.lower)
  if (isName || massNouns.test(head.lower)) return words
  if (isPlural && !/^(?:the|these|those)$/.test(before?.lower ?? '')) return words
  return `the ${words}`
}

const massNouns =
  /^(?:support|billing|pricing|onboarding|navigation|performance|software|documentation|data|shipping|tracking|email|excel|loading|syncing|mode)$/

function distinct(found: readonly Named[]): Named[] {
  const seen = new Set<string>()
  return found.filter(({ label }) => {
    const key = label.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Other products: capitalised words right after "use", "switched to", "tried", "instead of". */
export function findAlternatives({ text, flat, marks, glossary }: NamedInput): Named[] {
  const own = new Set(glossary.map((term) => flatten(term)))
  const found = marks.use.flatMap(({ end }) => {
    const after =
      /^ (?:it |them )?(?:to |with |the |a |both |from )?((?:\p{Lu}[\p{L}\p{N}]+|[a-z]+\p{Lu}\p{L}+)(?: \p{Lu}[\p{L}\p{N}]+)?)/u
    const match = after.exec(text.slice(end, end + 60))
    const name = match?.[1]
    if (!match || name === undefined) return []
    const start = end + match[0].length - name.length
    if (own.has(flat.slice(start, start + name.length))) return []
    if (marks.generic.some((mark) => mark.start < start + name.length && start < mark.end))
      return []
    return [{ text: name, start, end: start + name.length, label: name }]
  })
  return distinct(found).slice(0, namedMax)
}
