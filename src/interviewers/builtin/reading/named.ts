import type { CueName } from '../cues/cue.ts'
import { flatten, overlaps, type Span } from './span.ts'

/** Something with a name: `text` as written, `label` as it reads inside a question of ours. */
export type Named = Span & { label: string }

export type NamedInput = {
  text: string
  flat: string
  marks: Record<CueName, Span[]>
  language: string
  glossary: readonly string[]
}

/** Most features and alternatives read of one answer. */
const namedMax = 12

/** Parts of the product that an answer speaks of: glossary terms and nouns such as "export". */
export function findFeatures(input: NamedInput): Named[] {
  const terms = glossarySpans(input)
  const nouns = input.marks.productNoun
    .filter((span) => !terms.some((term) => overlaps(term, span)))
    .flatMap((span) => nounAt(span, input) ?? [])
  const found = [...terms, ...nouns]
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

function glossarySpans({ text, flat, glossary, language }: NamedInput): Named[] {
  return glossary.flatMap((term) => {
    const needle = flatten(term)
    const start = needle.length < 2 ? -1 : flat.indexOf(needle)
    if (start < 0 || isLetter(flat[start - 1]) || isLetter(flat[start + needle.length])) return []
    const name = text.slice(start, start + needle.length)
    const label = language === 'en' && !/^\p{Lu}/u.test(name) ? labelled(name, 'a') : name
    return [{ text: name, start, end: start + needle.length, label }]
  })
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}]/u.test(char)
}

/** What makes an English noun of "report" or "search", which are verbs as well, and one word between. */
const determined =
  /(?<!\p{L})(?<article>the|an?|my|our|your|their|his|her|its|each|every|any|no|some|these|those)(?: (?<between>\p{L}{1,20}))? $/u
/** Characters before a noun in which those stand. */
const determinerReach = 40

/** "export" in "the monthly export": how it reads in a question; null where it may be no noun. */
function nounAt(span: Span, { text: answer, flat, marks, language }: NamedInput): Named | null {
  if (language !== 'en') return { ...span, label: span.text }
  const { start, end, text } = span
  const lead = determined.exec(flat.slice(Math.max(0, start - determinerReach), start))
  const { article, between } = lead?.groups ?? {}
  if (article === undefined) return massNouns.test(text) ? { ...span, label: text } : null
  const others = [...marks.productNoun, ...marks.personNoun]
  // "our team prints labels": what prints is no label.
  if (between !== undefined && others.some((mark) => mark.end === start - 1)) return null
  const describes = between !== undefined && describing.test(between) && !isJudged(start - 1, marks)
  const from = describes ? start - between.length - 1 : start
  const words = answer.slice(from, end)
  return { text: words, start: from, end, label: labelled(words, article) }
}

/** "monthly" of "the monthly report", "loading" of "the loading screen". */
const describing = /(?:ly|al|ic|ing|new|old|first|last|main|long|daily|whole)$/

/** Whether a judging word ends here: it is nothing's name. */
function isJudged(end: number, marks: NamedInput['marks']): boolean {
  const judging = [marks.vague, marks.emotion, marks.negative, marks.positive, marks.generic]
  return judging.some((spans) => spans.some((mark) => mark.end === end))
}

/** English plurals and what cannot be counted stand alone; a single thing takes an article. */
function labelled(words: string, article: string): string {
  if (article === 'my' || article === 'our') return `your ${words}`
  const isPlural = /[^su]s$/i.test(words)
  if (massNouns.test(words)) return words
  if (isPlural && article !== 'the' && article !== 'these' && article !== 'those') return words
  return `the ${words}`
}

const massNouns =
  /^(?:support|billing|pricing|onboarding|navigation|performance|software|documentation|shipping|excel|dark mode|offline mode)$/i

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
