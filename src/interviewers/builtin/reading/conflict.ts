import type { QuoteRef } from '../../../interview/proposal.ts'
import type { Session } from '../../../interview/session.ts'
import { spokenLanguage } from '../../../interview/texts.ts'
import { contentStems } from '../../../language/words.ts'
import type { CueName } from '../cues/cue.ts'
import { cuePacks } from '../cues/packs.ts'
import type { Named } from './named.ts'
import { polarities } from './polarity.ts'
import { findAll, flatten, type Span } from './span.ts'

/** Two things a person told that do not obviously fit. */
export type Conflict = { old: QuoteRef; now: string }

/** Most words of each quote in a question about them. */
const quoteWordsMax = 9
/** Earlier facts compared. */
const factsMax = 30

type Said = { positive: Span[]; negative: Span[]; features: Named[] }

/**
 * The first earlier fact that an answer contradicts: how often something is used, or what one
 * feature is like. A word for change ("now", "used to") in the answer settles it: no conflict.
 */
export function findConflict(
  text: string,
  marks: Record<CueName, Span[]>,
  said: Said,
  session: Session,
): Conflict | null {
  const language = spokenLanguage(session.language) ?? 'en'
  // What they want or would want says nothing of how it was.
  if (marks.value.length + marks.request.length > 0) return null
  for (const fact of session.memory.slice(-factsMax)) {
    const flat = flatten(fact.quote)
    const then = (name: CueName) => findAll(fact.quote, flat, cuePacks[language].cues[name])
    const place =
      clash(then('often'), marks.rare) ??
      clash(then('rare'), marks.often) ??
      featureClash(
        text,
        fact.quote,
        { positive: then('positive'), negative: then('negative'), negation: then('negation') },
        said,
        language,
      )
    if (!place) continue
    const now = clauseAround(text, place.now)
    if (changes(text, place.now, marks)) return null
    return { old: { seq: fact.seq, quote: clauseAround(fact.quote, place.earlier) }, now }
  }
  return null
}

function clash(then: readonly Span[], now: readonly Span[]): { earlier: Span; now: Span } | null {
  const [first] = then
  const [last] = now
  return first && last ? { earlier: first, now: last } : null
}

function featureClash(
  text: string,
  quote: string,
  then: { positive: Span[]; negative: Span[]; negation: Span[] },
  said: Said,
  language: string,
): { earlier: Span; now: Span } | null {
  const stems = new Set(contentStems(quote, language))
  const shared = said.features.filter((each) =>
    contentStems(each.text, language).some((one) => stems.has(one)),
  )
  if (shared.length === 0) return null
  const ofIt = (marks: readonly Span[]) =>
    marks.filter((mark) => shared.some((each) => inSameClause(text, each, mark)))
  const [positive, negative] = [ofIt(said.positive), ofIt(said.negative)]
  const before = polarities(quote, { ...then } as Record<CueName, Span[]>)
  const turnedBad = before.negative.length === 0 && positive.length === 0
  const turnedGood = before.positive.length === 0 && negative.length === 0
  if (turnedBad) return clash(before.positive, negative)
  return turnedGood ? clash(before.negative, positive) : null
}

function inSameClause(text: string, a: Span, b: Span): boolean {
  const between = text.slice(Math.min(a.end, b.end), Math.max(a.start, b.start))
  return !/[.,;:!?\n]| (?:and|but|und|aber|et|mais|y|pero|e|mas) /.test(between)
}

function changes(text: string, now: Span, marks: Record<CueName, Span[]>): boolean {
  const from = text.lastIndexOf('.', now.start)
  const dot = text.indexOf('.', now.end)
  const to = dot < 0 ? text.length : dot
  return marks.change.some(({ start }) => start >= from && start < to)
}

/** The words around a place up to the next marks, at most nine, the place among them. */
function clauseAround(text: string, place: Span): string {
  const before = text.slice(0, place.start)
  const marksBefore = ['.', ',', ';', '!', '?', '\n', '('].map((mark) => before.lastIndexOf(mark))
  const tail = text.slice(place.end).search(/[.,;!?\n)]/)
  const from = Math.max(...marksBefore) + 1
  const to = tail < 0 ? text.length : place.end + tail
  const words = Array.from(text.slice(from, to).matchAll(/\S+/g), ({ index, 0: word }) => ({
    start: from + index,
    end: from + index + word.length,
  }))
  const last = words.findLastIndex(({ start }) => start < place.end)
  const first = Math.max(0, Math.min(last - quoteWordsMax + 3, words.length - quoteWordsMax))
  const shown = words.slice(first, first + quoteWordsMax)
  return text.slice(shown[0]?.start ?? place.start, shown.at(-1)?.end ?? place.end)
}
